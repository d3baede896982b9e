import type { Knowledge } from '../knowledge/load.ts'
import type { LeftOut } from '../../contract/finding.ts'
import { FUNCTION_WORDS } from './blocks/function-columns.ts'
import { REASON, squeeze, type Stretch } from './label.ts'
import { nameKey, nameWords } from './match/name-key.ts'
import { type PlainText, spanOf } from './plain-text.ts'
import { rewritten } from './rewritten.ts'
import { isVerdict } from './verdict-words.ts'

type Facts = Pick<Knowledge, 'byKey' | 'stops' | 'isWord'>

/** One such line may be a name that nobody knows. */
const LINES_MIN = 2

type Kind = 'name' | 'function' | 'rating' | 'other'
type Line = { start: number; end: number; kind: Kind }

/** Lines in which something is told behind the name: two may be names that nobody knows. */
const TOLD_BEHIND_MIN = 3

/**
 * The same text without what says of a name what it does, and how it is rated: `Glycerin`, `humectant, moisturizer`, `0, 0`, `superstar`, each
 * in a line of its own, as a table is copied whose cells become lines, or all in one line. It is told as left out.
 */
export function withoutFunctionLines(
  plain: PlainText,
  facts: Facts,
): { plain: PlainText; columns: LeftOut[] } {
  if (!plain.text.includes('\n')) return { plain, columns: [] }
  const lines = linesOf(plain.text, facts)
  const told = lines.filter(({ kind }, at) => {
    if (kind !== 'function' && kind !== 'rating') return false
    let above = at - 1
    while (isTold(lines[above])) above--
    const kindAbove = lines[above]?.kind
    // A name that nobody knows stands behind what is told of the one before it.
    return kindAbove === 'name' || (kindAbove === 'other' && isTold(lines[above - 1]))
  })
  const below = told.filter(({ kind }) => kind === 'function').length < LINES_MIN ? [] : told
  const behind = below.length > 0 ? [] : toldBehindNames(plain.text, lines, facts)
  const stretches = [...below, ...behind]
  if (stretches.length === 0) return { plain, columns: [] }
  return {
    plain: rewritten(
      plain,
      stretches.map(({ start, end }) => ({ start, end, by: '' })),
    ),
    columns: stretches.flatMap(({ start, end }): LeftOut[] => {
      const text = squeeze(plain.text.slice(start, end))
      return /\p{L}/u.test(text) ? [{ text, span: spanOf(plain, start, end), reason: REASON.purpose }] : []
    }),
  }
}

/**
 * `Aqua Solvent`, `Niacinamide Smoothing 0 0`: rows of a table whose cells nothing but a blank parts any more. Told only where most lines are
 * such rows of known names; in the others of the same table, whose names nobody knows, the functions are told as well.
 */
function toldBehindNames(text: string, lines: readonly Line[], facts: Facts): Stretch[] {
  const rows = lines.map((line) => (line.kind === 'other' ? functionsBehind(text, line, facts) : null))
  const known = rows.filter((row) => row?.isKnown === true)
  if (known.length < TOLD_BEHIND_MIN || known.length * 2 < lines.length) return []
  return lines.flatMap((line, at) => {
    const told = rows[at]?.told ?? (line.kind === 'other' ? wordsBehind(text, line, facts) : null)
    return told ?? []
  })
}

/** `Hydroquinone Agent éclaircissant` in such a table: behind a known name only words that no name has are what it does there. */
function wordsBehind(text: string, { start, end }: Stretch, { byKey, stops, isWord }: Facts): Stretch | null {
  if (end - start > LINE_CHARS_MAX) return null
  const line = text.slice(start, end)
  for (const { index } of [...line.matchAll(BETWEEN_WORDS)].reverse()) {
    const key = nameKey(line.slice(0, index))
    if (!byKey.has(key) && !stops.has(key)) continue
    return nameWords(line.slice(index)).some(isWord) ? null : { start: start + index, end }
  }
  return null
}
const BETWEEN_WORDS = /(?<=[\p{L}\p{M}\d)]) (?=\p{L})/gu

/** Words that are parts of names too: `Candelilla Wax`. They count where a row of the table says another. */
const ALSO_IN_NAMES =
  /^(?:wax|vitamin|base|colou?r|fragrance|parfum|perfume|pigment|carrier|tonic|filler|buffer)$/i

/** The words for functions, and ratings behind them, with which a line ends; `isKnown`: a known name stands in front. */
function functionsBehind(
  text: string,
  { start, end }: Stretch,
  { byKey }: Facts,
): { told: Stretch; isKnown: boolean } | null {
  if (end - start > LINE_CHARS_MAX) return null
  const line = text.slice(start, end)
  const rated = RATED.exec(line)?.index ?? line.length
  for (const { index } of line.slice(0, rated).trimEnd().matchAll(BETWEEN_WORDS)) {
    const words = line.slice(index + 1, rated).trim()
    if (!isFunctions(words)) continue
    const isKnown = byKey.has(nameKey(line.slice(0, index))) && !ALSO_IN_NAMES.test(words)
    return { told: { start: start + index, end }, isKnown }
  }
  return null
}
/** `0 0`, `1-2 0`: irritancy and comedogenicity. */
const RATED = /(?: \d(?:-\d)?){1,3} {0,3}$/

function linesOf(text: string, { byKey }: Facts): Line[] {
  const lines: Line[] = []
  for (let start = 0; start < text.length;) {
    const stop = text.indexOf('\n', start)
    const end = stop < 0 ? text.length : stop
    const said = text.slice(start, end).trim()
    if (said !== '') lines.push({ start, end, kind: kindOf(said, byKey) })
    start = end + 1
  }
  return lines
}

function isTold(line: Line | undefined): boolean {
  return line?.kind === 'function' || line?.kind === 'rating'
}

/** A word that is a name as well (`Parfum`) stays one: told twice it does no harm, lost it does. */
function kindOf(said: string, byKey: Facts['byKey']): Kind {
  if (said.length > LINE_CHARS_MAX) return 'other'
  if (byKey.has(nameKey(said))) return 'name'
  if (isFunctions(said)) return 'function'
  if (/^\d(?:[-–]\d)?(?:, ?\d(?:[-–]\d)?)?$/.test(said) || isVerdict(said)) return 'rating'
  return 'other'
}
const LINE_CHARS_MAX = 120

function isFunctions(said: string): boolean {
  return said
    .toLowerCase()
    .split(/ ?[,/;&] ?| and | und | et /)
    .every((word) => FUNCTION_WORDS.has(word.trim()))
}
