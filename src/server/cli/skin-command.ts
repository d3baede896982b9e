import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import type { SkinReport } from '../../contract/skin-report.ts'
import type { Profile } from '../../engine/profile.ts'
import { assessSkin } from '../../engine/skin/assess-skin.ts'
import { refuseReport } from '../../engine/skin/refuse-report.ts'
import { REFERENCE } from '../../engine/skin/reference.ts'
import { openReaders, type Readers } from '../../readers/pool.ts'
import { CliProblem, EXIT, type Cli } from './cli.ts'

const READ_MS_MAX = 60_000

type Measured = {
  file: string
  usable: boolean
  /** Why the photo was not measured: one of the contract's refusals. */
  reason?: string
  skinType?: string | null
  scores?: SkinReport['scores']
  concerns?: { name: string; severity: number; zones: readonly string[] }[]
  /** 0 to 10. */
  acneSeverity?: number | null
  measures?: Record<string, number | null>
  ms: number
}

/** Nobody in particular: no allergies, no wishes. */
const NOBODY: Profile = {
  skinType: null,
  allergies: [],
  preferences: { veganOnly: false, naturalOnly: false, lowComedogenic: false },
  isPregnant: false,
}

/**
 * `skin PHOTO... [--patch] [--json]`: measures face photos one after the other, as nobody waits for the tenth. With
 * `--patch` the pictures show skin alone and only spots, the severity of acne and texture are measured.
 */
export async function skinCommand(cli: Cli, args: readonly string[]): Promise<void> {
  const { values, positionals } = skinArguments(args)
  if (positionals.length === 0) throw new CliProblem(EXIT.usage, 'name at least one photo')
  const readers = openReaders({
    workerFile: join(cli.distDir, 'readers', 'worker.mjs'),
    workers: 1,
    threads: availableParallelism(),
    timeoutMs: READ_MS_MAX,
  })
  try {
    for (const file of positionals) {
      const outcome = await measureOne(cli, readers, file, values.patch === true)
      if (outcome instanceof CliProblem) cli.complain(`opaline skin: ${outcome.message}`, outcome.exitCode)
      else cli.print(values.json ? JSON.stringify(outcome) : printMeasured(outcome))
    }
  } finally {
    await readers.close()
  }
}

function skinArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { json: { type: 'boolean' }, patch: { type: 'boolean' } },
      allowPositionals: true,
    })
  } catch (error) {
    throw new CliProblem(EXIT.usage, error instanceof Error ? error.message : String(error))
  }
}

async function measureOne(
  cli: Cli,
  readers: Readers,
  file: string,
  isPatch: boolean,
): Promise<Measured | CliProblem> {
  const image = open(file)
  if (image instanceof CliProblem) return image
  const start = performance.now()
  const reading = isPatch ? await readers.readSkinPatch(image) : await readers.readFace(image)
  const ms = Math.round(performance.now() - start)
  if ('message' in reading) {
    cli.complain(`opaline skin: ${file}: ${reading.message}`, EXIT.badData)
    return { file, usable: false, reason: reading.why, ms }
  }
  if ('refusal' in reading) return { file, usable: false, reason: reading.refusal, ms }
  if (!('version' in reading)) return { file, usable: true, measures: reading, ms }
  const report = assessSkin(reading, { reference: REFERENCE, profile: NOBODY, knowledge: cli.knowledge() })
  const tooLittle = refuseReport(report)
  if (tooLittle) return { file, usable: false, reason: tooLittle, ms }
  const { acneSeverity } = reading
  return { file, usable: true, ...told(report), acneSeverity, measures: valuesOf(reading.measures), ms }
}

function told(report: SkinReport): Pick<Measured, 'skinType' | 'scores' | 'concerns'> {
  return {
    skinType: report.skinType?.type ?? null,
    scores: report.scores,
    concerns: report.concerns.map(({ name, severity, zones }) => ({ name, severity, zones })),
  }
}

function valuesOf(measures: Record<string, { value: number | null }>): Record<string, number | null> {
  return Object.fromEntries(Object.entries(measures).map(([name, { value }]) => [name, value]))
}

function open(file: string): Uint8Array | CliProblem {
  try {
    return readFileSync(file)
  } catch {
    return new CliProblem(EXIT.noInput, `${file}: there is no such file, or it cannot be opened`)
  }
}

function printMeasured({ file, usable, reason, acneSeverity, measures = {} }: Measured): string {
  if (!usable) return `${file}: not measured (${reason})`
  const shown = acneSeverity === undefined ? measures : { ...measures, 'acne-severity': acneSeverity }
  const lines = Object.entries(shown).map(
    ([name, value]) => `  ${name.padEnd(20)} ${value ?? 'not measured'}`,
  )
  return [file, ...lines].join('\n')
}
