import type { Knowledge } from '../../knowledge/load.ts'
import { nameKey } from '../match/name-key.ts'
import type { PlainText } from '../plain-text.ts'

/** How a list may count its names: `1. Aqua`, `1) Aqua`, `(1) Aqua`, `#1 Aqua`, `1: Aqua`, `1 - Aqua`, and `1 Aqua`. */
const STYLES = [
  /(?<![^\s,;|•:])()(\d{1,2})\.(?=\s*[\p{L}(]| \d)/gu,
  /(?<![^\s,;|•:])([([]?)(\d{1,2})[)\]](?=\s*[\p{L}\d])/gu,
  /(?<![^\s,;|•:])([#№] ?)(\d{1,2})(?:[.:)]|(?=\s))(?=\s*[\p{L}\d])/gu,
  /(?<![^\s,;|•:])()(\d{1,2}) ?[:-](?=\s+[\p{L}\d])/gu,
  /(?<![^\s,;|•:])()(\d{1,2})(?=\s+[\p{L}\d])/gu,
]
/** Letters count from `a`, and Roman figures from `i`: `a) Aqua`, `(ii) Aqua`, `III. Aqua`. */
const LETTERED = [
  /(?<![^\s,;|•:])([([]?)([a-z])[)\]](?=\s*[\p{L}\d])/giu,
  /(?<![^\s,;|•:])()([a-z])\.(?=\s+[\p{L}\d])/giu,
]
const ROMAN = [
  /(?<![^\s,;|•:])([([]?)([ivx]{1,6})[)\]](?=\s*[\p{L}\d])/giu,
  /(?<![^\s,;|•:])()([ivx]{1,6})\.(?=\s+[\p{L}\d])/giu,
]
/** Most texts count by none of them. */
const FIRST_LETTER = /(?:^|[\s,;|•:([])[aiAI][.)\]]/
const COUNTED_MIN = 2
/** One that is known beside a number may be chance. */
const KNOWN_MIN = 2
/** So many of the names between the numbers are known, letter by letter, or the numbers count something else: steps, shades, footnotes. */
const KNOWN_SHARE_MIN = 0.5
/** Beyond, what stands behind a number is no name. */
const NAME_CHARS_MAX = 80

type Marker = { start: number; end: number; value: number }

/**
 * The same text without the numbers that count its names: each is blank, or the comma that it stands for. No sign moves, so
 * that every place stays what it was. `1. Water 2. Hydroquinone 3. Glycerin` would else end with each number, as sentences do.
 */
export function withoutNumbers(plain: PlainText, { byKey, stops }: Knowledge): PlainText {
  const isKnown = (name: string) => {
    const [bare = ''] = name.split(/[([]|\s[\d.,]{1,6} ?%/, 1)
    const key = nameKey(bare)
    return key !== '' && (byKey.has(key) || stops.has(key))
  }
  const styles = [
    ...STYLES.map((style) => [style, Number] as const),
    ...(FIRST_LETTER.test(plain.text) ? LETTERED.map((style) => [style, letterValue] as const) : []),
    ...(FIRST_LETTER.test(plain.text) ? ROMAN.map((style) => [style, romanValue] as const) : []),
  ]
  const runs = styles
    .map(([style, valueOf]) =>
      runsOf(plain.text, style, valueOf).filter((run) => countsNames(plain.text, run, isKnown)),
    )
    .find(({ length }) => length > 0)
  if (runs === undefined) return plain
  const text = runs.reduce((made, run) => inLines(made, run) ?? blanked(made, run), plain.text)
  return { ...plain, text }
}

function letterValue(letter: string): number {
  return letter.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) + 1
}

function romanValue(figures: string): number {
  const values = [...figures.toLowerCase()].map((figure) => ({ i: 1, v: 5, x: 10 })[figure] ?? 0)
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0)
}

/** Markers of one style that count from 1 upwards without a gap, as often as the text begins anew. */
function runsOf(text: string, style: RegExp, valueOf: (counter: string) => number): Marker[][] {
  const runs: Marker[][] = []
  let run: Marker[] = []
  for (const found of text.matchAll(style)) {
    const marker = { start: found.index, end: found.index + found[0].length, value: valueOf(found[2] ?? '') }
    if (marker.value === run.length + 1) run.push(marker)
    else if (marker.value === 1) {
      runs.push(run)
      run = [marker]
    }
  }
  return [...runs, run].filter(({ length }) => length >= COUNTED_MIN)
}

/**
 * Numbers with a full stop or a bracket that open their lines are signs of a list to all that reads lines (see
 * `blocks/sentences.ts`) and stay; the first of them may stand behind a heading, whose line then ends before it.
 */
function inLines(text: string, run: readonly Marker[]): string | null {
  const opensLine = ({ start }: Marker) => /(?:^|\n) {0,8}$/.test(text.slice(Math.max(0, start - 9), start))
  const isSign = ({ start, end }: Marker) => /^\d+[.)]$/.test(text.slice(start, end))
  const [first, ...others] = run
  if (first === undefined || !run.every(isSign) || !others.every(opensLine)) return null
  return text.charAt(first.start - 1) === ' '
    ? `${text.slice(0, first.start - 1)}\n${text.slice(first.start)}`
    : text
}

/** The last one is left out where others are enough: it goes on to the end of its line. */
function countsNames(text: string, run: readonly Marker[], isKnown: (name: string) => boolean): boolean {
  const names = run.map(({ end }, at) =>
    text.slice(end, Math.min(run[at + 1]?.start ?? Infinity, end + NAME_CHARS_MAX)),
  )
  const known = names.filter((name) => isKnown(firstLine(name)))
  return known.length >= KNOWN_SHARE_MIN * run.length && known.length >= KNOWN_MIN
}

function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0] ?? ''
}

function blanked(text: string, run: readonly Marker[]): string {
  let made = ''
  let from = 0
  for (const { start, end } of run) {
    const before = text.slice(from, start)
    const name = before.trimEnd()
    const isParted = name === '' || ',;|•:'.includes(name.slice(-1)) || before.includes('\n', name.length)
    // A full stop ends the name before as the blank alone does.
    made += name.endsWith('.') ? `${name.slice(0, -1)} ${before.slice(name.length)}` : before
    made += (isParted ? ' ' : ',').padEnd(end - start)
    from = end
  }
  return made + text.slice(from)
}
