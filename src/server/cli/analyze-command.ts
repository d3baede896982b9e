import { createReadStream, statSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { AnalysisResults } from '../../contract/analysis.ts'
import { ProductType } from '../../contract/finding.ts'
import { INGREDIENTS_MAX, LABEL_CHARS_MAX } from '../../contract/limits-of-input.ts'
import { analyze } from '../../engine/analyze.ts'
import { CliProblem, EXIT, readInput, type Cli } from './cli.ts'
import { printAnalysis } from './print-analysis.ts'

type Options = { productType?: ProductType }

/** `analyze [FILE] [--json] [--type T]` and `analyze --jsonl FILE`. */
export async function analyzeCommand(cli: Cli, args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(args)
  const options = values.type === undefined ? {} : { productType: productType(values.type) }
  if (values.jsonl !== undefined) {
    if (positionals.length > 0) throw new CliProblem(EXIT.usage, '--jsonl takes one file and no other')
    return analyzeLines(cli, values.jsonl, options)
  }
  if (positionals.length > 1)
    throw new CliProblem(EXIT.usage, 'one file at a time; use --jsonl for many lists')
  const results = analyzeText(cli, readInput(positionals[0] ?? '-'), options)
  if (results.ingredients.length === 0)
    throw new CliProblem(EXIT.badData, 'no ingredient list was found in this text')
  cli.print(values.json ? JSON.stringify(results, null, 2) : printAnalysis(results))
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { json: { type: 'boolean' }, jsonl: { type: 'string' }, type: { type: 'string' } },
      allowPositionals: true,
    })
  } catch (error) {
    throw new CliProblem(EXIT.usage, error instanceof Error ? error.message : String(error))
  }
}

function productType(text: string): ProductType {
  const parsed = ProductType.safeParse(text)
  if (!parsed.success) throw new CliProblem(EXIT.usage, `--type is one of ${ProductType.options.join(', ')}`)
  return parsed.data
}

function analyzeText(cli: Cli, text: string, options: Options): AnalysisResults {
  if (text.trim() === '') throw new CliProblem(EXIT.badData, 'the text is empty')
  if (text.length > LABEL_CHARS_MAX)
    throw new CliProblem(EXIT.badData, `the text has more than ${LABEL_CHARS_MAX} characters`)
  const results = analyze(text, cli.knowledge(), options)
  if (results.ingredients.length > INGREDIENTS_MAX)
    throw new CliProblem(EXIT.badData, `the text holds more than ${INGREDIENTS_MAX} ingredients`)
  return results
}

const Line = z.object({ id: z.union([z.string(), z.number()]), text: z.string() })

/** One list a line, answered as it comes: a file of any length needs no more memory than its longest line. */
async function analyzeLines(cli: Cli, file: string, options: Options): Promise<void> {
  // Opening fails later and elsewhere; asking first gives the clear word.
  if (file !== '-' && !statSync(file, { throwIfNoEntry: false })?.isFile()) {
    throw new CliProblem(EXIT.noInput, `cannot read ${file}: there is no such file`)
  }
  const input = file === '-' ? process.stdin : createReadStream(file, 'utf8')
  let number = 0
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    number += 1
    if (line.trim() === '') continue
    try {
      const { id, text } = readLine(line)
      cli.print(JSON.stringify({ id, ...row(analyzeText(cli, text, options)) }))
    } catch (error) {
      if (!(error instanceof CliProblem)) throw error
      cli.complain(`opaline analyze: line ${number}: ${error.message}`, error.exitCode)
    }
  }
}

function readLine(line: string) {
  try {
    return Line.parse(JSON.parse(line))
  } catch {
    throw new CliProblem(EXIT.badData, 'this is not JSON with "id" and "text"')
  }
}

function row(results: AnalysisResults) {
  const { recognised, classOnly, unknown } = results.coverage
  return {
    overallScore: results.overallScore,
    partial: results.isPartial,
    counts: { recognised, classOnly, unknown },
    ingredients: results.ingredients.map(({ printed, inci, recognition, safetyScore, section }) => ({
      printed,
      name: inci,
      tier: recognition.tier,
      safetyScore,
      section,
    })),
  }
}
