import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { namesOnLabel } from '../../engine/inci/list-on-photo.ts'
import { openReaders, type Readers } from '../../readers/pool.ts'
import { CliProblem, EXIT, type Cli } from './cli.ts'

const READ_MS_MAX = 120_000

type Read = {
  file: string
  text: string
  ingredients: string[]
  confidence: number
  ms: number
  problem?: string
  script?: string
}

/** `read PHOTO... [--json]`: photos are read side by side and answered in their order. */
export async function readCommand(cli: Cli, args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(args)
  if (positionals.length === 0) throw new CliProblem(EXIT.usage, 'name at least one photo')
  const cores = availableParallelism()
  const workers = Math.min(cores, positionals.length)
  const readers = openReaders({
    workerFile: join(cli.distDir, 'readers', 'worker.mjs'),
    workers,
    queueMax: workers,
    // Whole photos side by side beat one photo on all cores; nobody waits at a screen here.
    threads: Math.max(1, Math.floor(cores / workers)),
    timeoutMs: READ_MS_MAX,
  })
  try {
    const results = readAll(cli, readers, positionals, workers)
    for (const result of results) {
      const outcome = await result
      if (outcome instanceof CliProblem) cli.complain(`opaline read: ${outcome.message}`, outcome.exitCode)
      else cli.print(values.json ? JSON.stringify(outcome) : printRead(outcome))
    }
  } finally {
    await readers.close()
  }
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { json: { type: 'boolean' } }, allowPositionals: true })
  } catch (error) {
    throw new CliProblem(EXIT.usage, error instanceof Error ? error.message : String(error))
  }
}

/** As many at once as there are workers: more would only wait in memory. */
function readAll(
  cli: Cli,
  readers: Readers,
  files: readonly string[],
  lanes: number,
): Promise<Read | CliProblem>[] {
  const ends: Promise<unknown>[] = Array.from({ length: lanes }, () => Promise.resolve())
  return files.map((file, index) => {
    const before = ends[index % lanes]
    const result = Promise.resolve(before).then(() => readOne(cli, readers, file))
    ends[index % lanes] = result
    return result
  })
}

async function readOne(cli: Cli, readers: Readers, file: string): Promise<Read | CliProblem> {
  const image = open(file)
  if (image instanceof CliProblem) return image
  const reading = await readers.readLabel(image)
  if (!reading.ok) return new CliProblem(EXIT.badData, `${file}: ${reading.message}`)
  const { text, confidence, ms } = reading
  const ingredients = namesOnLabel(text, cli.knowledge())
  const isNothing = reading.problem !== undefined || ingredients.length === 0
  const script = isNothing ? reading.script : undefined
  const problem = script ? 'other-script' : (reading.problem ?? (isNothing ? 'no-list' : undefined))
  return {
    file,
    // Letters that were taken for Latin ones say nothing.
    text: script ? '' : text,
    ingredients: problem ? [] : ingredients,
    confidence,
    ms,
    ...(problem ? { problem } : {}),
    ...(script ? { script } : {}),
  }
}

function open(file: string): Uint8Array | CliProblem {
  try {
    return readFileSync(file)
  } catch {
    return new CliProblem(EXIT.noInput, `${file}: there is no such file, or it cannot be opened`)
  }
}

function printRead({ file, ingredients, confidence, problem, script }: Read): string {
  if (script) return `${file}: print that cannot be read yet (${script}); type or paste the list instead`
  if (problem) return `${file}: nothing was read (${problem})`
  return `${file} (${Math.round(confidence * 100)} % sure)\n${ingredients.map((name) => `  ${name}`).join('\n')}`
}
