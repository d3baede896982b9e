import { type Context, factsAt, fail, ingredientOf, oneOf, openTable, sourceOf } from './compile-context.ts'
import { EDITORIAL, EVIDENCE_GRADES, type IngredientFacts, MONOGRAPH_PARTS } from './compiled.ts'
import { cell, type Row, type Table } from './table.ts'

type Monograph = NonNullable<IngredientFacts['monograph']>

const FILE = 'monographs.tsv'
const COLUMNS = ['inci', 'part', 'grade', 'text', 'source']
const WORDS_MIN = 60
const WORDS_MAX = 120
/** Longer sentences are not read on a phone. */
const SENTENCE_WORDS_MAX = 30
/** Parts that every monograph has; what per cent it takes is left out where no source says it. */
const NEEDED = ['does', 'evidence', 'careful'] as const

/** Beginnings of words that sell or frighten in place of telling. */
const ADVERTISING =
  /\b(amazing|best|clean\b|dirty|detox|flawless|glow|gold standard|hero\b|holy grail|ideal|incredible|luxur|magic|miracle|nourish|pamper|perfect|potent|power|radian|rejuvenat|revitali|revolution|silky|star\b|stunning|super|toxi|ultimate|unique|wonder|youth)/iu

/** What was read about an ingredient, statement by statement; each rests on a source whose words were noted, or is marked editorial. */
export function compileMonographs(context: Context): void {
  const table = openTable(context, FILE, COLUMNS)
  const rows = new Map<string, Row[]>()
  for (const row of table.rows) {
    const inci = cell(row, 'inci')
    rows.set(inci, [...(rows.get(inci) ?? []), row])
  }
  for (const own of rows.values()) addMonograph(context, table, own)
}

function addMonograph(context: Context, table: Table, rows: Row[]): void {
  const [first] = rows
  if (!first) return
  const facts = factsAt(context, ingredientOf(context, table, first) ?? -1)
  const statements = rows.map((row) => {
    for (const fault of faultsOf(row)) fail(context, table, row, fault)
    return {
      part: oneOf(context, table, row, { column: 'part', words: MONOGRAPH_PARTS }),
      text: cell(row, 'text'),
      source: readSource(context, table, row),
    }
  })
  const graded = rows.filter((row) => cell(row, 'grade') !== '')
  const evidence = oneOf(context, table, graded[0] ?? first, { column: 'grade', words: EVIDENCE_GRADES })
  if (graded.length > 1) fail(context, table, first, 'a second grade')
  for (const fault of faultsOfAll(context, statements)) fail(context, table, first, fault)
  if (facts) facts.monograph = { evidence, statements }
}

function faultsOf(row: Row): string[] {
  const text = cell(row, 'text')
  const longest = Math.max(...text.split(/[.;:](?=\s|$)/).map(countWords))
  const praise = ADVERTISING.exec(text)?.[0]
  const faults: [string, boolean][] = [
    ['a statement ends with a full stop', !text.endsWith('.')],
    [`a sentence of ${longest} words, at most ${SENTENCE_WORDS_MAX}`, longest > SENTENCE_WORDS_MAX],
    [`"${praise}" is a word of advertising`, praise !== undefined],
    ['only evidence has a grade', cell(row, 'grade') !== '' && cell(row, 'part') !== 'evidence'],
  ]
  return faults.filter(([, holds]) => holds).map(([fault]) => fault)
}

function faultsOfAll({ read, sources }: Context, statements: Monograph['statements']): string[] {
  const order = statements.map(({ part }) => MONOGRAPH_PARTS.indexOf(part))
  const words = statements.reduce((sum, { text }) => sum + countWords(text), 0)
  const used = new Set(statements.map(({ source }) => source))
  const readings = [...used].filter((source) => read.has(source)).length
  const isMarked = used.has(sources.get(EDITORIAL) ?? -1)
  const missing = NEEDED.filter((part) => !statements.some((statement) => statement.part === part))
  const faults: [string, boolean][] = [
    [`no word on ${missing.join(', ')}`, missing.length > 0],
    [`parts stand in the order ${MONOGRAPH_PARTS.join(', ')}`, order.some((at, i) => at < (order[i - 1] ?? 0))],
    [`${words} words, not ${WORDS_MIN} to ${WORDS_MAX}`, words < WORDS_MIN || words > WORDS_MAX],
    ['two sources that were read, or one and what is marked editorial', readings + (isMarked ? 1 : 0) < 2],
    ['nothing was read', readings === 0],
  ]
  return faults.filter(([, holds]) => holds).map(([fault]) => fault)
}

/** A source that somebody read: it has an address that no other source has, and the words a fact rests on. */
function readSource(context: Context, table: Table, row: Row): number {
  const at = sourceOf(context, table, row)
  const source = context.result.sources[at]
  if (source === undefined || source.id !== cell(row, 'source') || source.id === EDITORIAL) return at
  const words = context.read.get(at)
  if (words === undefined) fail(context, table, row, `${source.id} has no words it was read for`)
  const invented = numbersIn(cell(row, 'text')).filter((number) => !isIn(`${source.title} ${words ?? ''}`, number))
  if (invented.length > 0) fail(context, table, row, `${source.id} does not say ${invented.join(', ')}`)
  const isOwn = context.result.sources.every(({ id, url }) => id === source.id || url !== source.url)
  if (!isPage(source.url) || !isOwn) fail(context, table, row, `${source.id} has no address of its own`)
  return at
}

/** A front page is nobody's paper. */
function isPage(url: string | undefined): boolean {
  return url !== undefined && /^https?:\/\/[^/]+\/./.test(url)
}

/** Figures are checked against what was noted; a statement may round them to whole ones. */
function isIn(words: string, number: number): boolean {
  return numbersIn(words).some((noted) => noted === number || Math.round(noted) === number)
}

function numbersIn(text: string): number[] {
  const digits = text.replaceAll(/(?<=\d)[, ](?=\d{3}\b)/g, '')
  return Array.from(digits.matchAll(/\d+(?:\.\d+)?/g), ([number]) => Number(number))
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
