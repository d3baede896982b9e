import { exactAt, type Label, type Stretch } from '../label.ts'
import { trimChunk } from './chunks.ts'

/** Signs that labels put on names. */
const MARKS = '*†‡^°§#+¹²³⁴⁵⁶'
/** A line that begins with one of these explains the marked names above it. */
const LEGEND_MARKS = '*†‡§¹²³⁴⁵⁶'
/** Signs that open a footnote behind a name; `+` and `#` join and count there. */
const GLUED = /[*†‡^°§¹²³⁴⁵⁶]/g

/** `Glycerin*CO`, `Glycerin *F`: letters behind a sign tell footnotes apart. */
const LETTERED_MARK = /[*†‡^°] ?[A-Z]{1,3}$/
const LETTERED_CHARS_MAX = 6
const NAME_CHARS_MAX = 300

export function opensFootnote(line: string): boolean {
  return LEGEND_MARKS.includes(line.charAt(0))
}

export function opensWithMark(text: string, { start }: Stretch): boolean {
  return MARKS.includes(text.charAt(start))
}

/**
 * `Farnesol ** Found in essential oils`, `Parfum*CO *CO = certified organic`: a known name, a sign, and the footnote on the
 * same line. Answers where it begins.
 */
export function gluedFootnote(label: Label, { start, end }: Stretch): number | null {
  const inside = label.text.slice(start, end)
  for (const { index } of inside.matchAll(GLUED)) {
    if (index < 2) continue
    // No name is that long, and a text of nothing but signs would be looked up at each of them.
    if (index > inside.length - 4 || index > NAME_CHARS_MAX) return null
    const rest = trimChunk(label.text, start + index, end)
    if (!rest || !label.lookUp.exact(inside.slice(0, index))) continue
    const note = inside.slice(index)
    const isNote =
      /^.(?:[ *†‡^°a-z]|[A-Z]{1,3}[ =.:]+[^ ])/.test(note) || isUnmarkedRemark(label, note.slice(1))
    return isNote ? start + index : null
  }
  return null
}

/** `CI 77007 *RSPO mass balance`: words in small letters, of which nobody knows a name. */
function isUnmarkedRemark({ lookUp }: Label, words: string): boolean {
  return /^\p{Lu}\p{L}* \p{Ll}{2}[^*†‡^°]*$/u.test(words) && lookUp.match(words).tier === 'unknown'
}

/** A stretch without the signs at its ends: what they were, and which of them later open a footnote. */
type Unmarked = Stretch & { notes: string[]; marks: string[] }

/**
 * Takes footnote signs off both ends. Null where the stretch is a footnote itself: it opens with a sign that stood behind a
 * name before (`isMark`), or with any and is no name.
 */
export function takeMarks(
  label: Label,
  stretch: Stretch,
  isMark: (signs: string) => boolean,
): Unmarked | null {
  const { text } = label
  const { start } = behindMarks(text, stretch)
  const end = endBeforeMarks(text, start, stretch.end)
  const front = text.slice(stretch.start, start).trim()
  const back = text.slice(end, stretch.end).trim()
  if (front !== '' && (isMark(front) || (back === '' && isRemark(label, { start, end })))) return null
  return {
    start,
    end,
    notes: [front, back].filter((note) => note !== ''),
    marks: back === '' ? [] : [back, back.charAt(0)],
  }
}

/** What follows the signs that a stretch opens with. */
export function behindMarks(text: string, { start, end }: Stretch): Stretch {
  let at = start
  while (at < end && isSign(text.charAt(at))) at++
  return { start: at, end }
}

function endBeforeMarks(text: string, start: number, to: number): number {
  const lettered = LETTERED_MARK.exec(text.slice(Math.max(start, to - LETTERED_CHARS_MAX), to))
  let end = to - (lettered?.[0].length ?? 0)
  while (end > start && isSign(text.charAt(end - 1))) end--
  return end
}

function isSign(sign: string): boolean {
  return sign === ' ' || MARKS.includes(sign)
}

/** Words behind a sign that are no name: `* from organic farming`. */
function isRemark(label: Label, stretch: Stretch): boolean {
  const text = label.text.slice(stretch.start, stretch.end)
  return text.includes(' ') && /[a-z]/.test(text) && !exactAt(label, stretch)
}
