import type { LeftOut } from '../../contract/finding.ts'
import { FUNCTION_WORDS } from './blocks/function-columns.ts'
import { REASON, squeeze } from './label.ts'
import { nameKey } from './match/name-key.ts'
import { type PlainText, spanOf } from './plain-text.ts'
import { rewritten } from './rewritten.ts'
import type { Facts } from './table-columns.ts'
import { isVerdict } from './verdict-words.ts'

/** One such line may be a name that nobody knows. */
const LINES_MIN = 2

type Kind = 'name' | 'function' | 'rating' | 'other'
type Line = { start: number; end: number; kind: Kind }

/**
 * The same text without lines that say what the name above them does, and how it is rated: `Glycerin`, `humectant, moisturizer`, `0, 0`,
 * `superstar`, each in a line of its own, as a table is copied whose cells become lines. They are told as left out.
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
  if (told.filter(({ kind }) => kind === 'function').length < LINES_MIN) return { plain, columns: [] }
  return {
    plain: rewritten(
      plain,
      told.map(({ start, end }) => ({ start, end, by: '' })),
    ),
    columns: told.flatMap(({ start, end }): LeftOut[] => {
      const text = squeeze(plain.text.slice(start, end))
      return /\p{L}/u.test(text) ? [{ text, span: spanOf(plain, start, end), reason: REASON.purpose }] : []
    }),
  }
}

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
