import { newCopy, type CopiedText } from './copied-text.ts'
import { DEPTH_MAX, type Data, type Field } from './data-as-list.ts'

/** Where JSON, or what programs print of lists and records, may begin: `{"name": ...`, `{name: "..."`, `["Aqua", ...`, `[{...`. */
const OPENING =
  /\{\s{0,99}(?:(?:"[^"\n]{1,99}"|'[^'\n]{1,99}')\s{0,9}:\s{0,9}["'{[\dtfnTFN-]|[A-Za-z_$][\w$]{0,40}\s{0,9}:\s{0,9}["'{[])|\[\s{0,99}(?:"[^"\n]{1,400}"\s{0,99}[,\]]|'[^'\n]{1,400}'\s{0,99}[,\]]|\{\s{0,99}["'A-Za-z_$}]|\[\s{0,99}["'{])/g

/** The first place from `from` on where data may begin, or -1. */
export function findJson(source: string, from: number): number {
  OPENING.lastIndex = from
  return OPENING.exec(source)?.index ?? -1
}

/**
 * The data that begins at a sign of `source`, and where it ends. Read as people paste it: with single quotes, names without
 * any, commas too many, and cut off at the end. None where it is nested deeper than any data of a list.
 */
export function readJson(source: string, from: number): { data: Data; end: number } | null {
  let at = from
  let isTooDeep = false
  const sign = () => source.charAt(at)
  const skip = (signs: string) => {
    while (at < source.length && signs.includes(sign())) at++
  }
  const value = (depth: number): Data => {
    if (depth > DEPTH_MAX) isTooDeep = true
    if (isTooDeep) return { kind: 'list', items: [] }
    if (sign() === '{') return { kind: 'record', fields: inside('}', () => field(depth + 1)) }
    if (sign() === '[') return { kind: 'list', items: inside(']', () => value(depth + 1)) }
    if (sign() === '"' || sign() === "'") return { kind: 'text', text: quoted() }
    return { kind: 'bare', text: bare() }
  }
  const inside = <T>(close: string, read: () => T): T[] => {
    const found: T[] = []
    at++
    for (;;) {
      skip(`${BLANKS},`)
      if (isTooDeep || at >= source.length) return found
      if ('}]'.includes(sign())) {
        if (sign() === close) at++
        return found
      }
      const before = at
      found.push(read())
      if (at === before) at++
    }
  }
  const field = (depth: number): Field => {
    const key = sign() === '"' || sign() === "'" ? quoted() : bare()
    skip(BLANKS)
    if (sign() === ':') at++
    skip(BLANKS)
    return { key, value: value(depth) }
  }
  const quoted = (): CopiedText => {
    const copy = newCopy()
    const quote = sign()
    at++
    while (at < source.length && !isClose(source, at, quote)) {
      const { text, length } = escaped(source, at)
      copy.add(text, at, at + length)
      at += length
    }
    at++
    return copy.done()
  }
  const bare = (): CopiedText => {
    const copy = newCopy()
    const start = at
    while (at < source.length && !',:{}[]\n'.includes(sign())) at++
    copy.copy(source, start, start + source.slice(start, at).trimEnd().length)
    return copy.done()
  }
  const data = value(0)
  return isTooDeep ? null : { data, end: Math.min(at, source.length) }
}

const BLANKS = ' \t\r\n\u00a0'

/** A single quote inside a word is an apostrophe. */
function isClose(source: string, at: number, quote: string): boolean {
  if (source.charAt(at) !== quote) return false
  return quote === '"' || !/^[\p{L}\d]/u.test(source.slice(at + 1, at + 2))
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\n', t: ' ', b: ' ', f: ' ' }

function escaped(source: string, at: number): { text: string; length: number } {
  const sign = source.charAt(at)
  if (sign !== '\\') return { text: sign, length: 1 }
  const next = source.charAt(at + 1)
  const code = next === 'u' ? /^[\da-f]{4}/i.exec(source.slice(at + 2, at + 6))?.[0] : undefined
  if (code !== undefined) return { text: String.fromCharCode(parseInt(code, 16)), length: 6 }
  return { text: ESCAPES[next] ?? next, length: 2 }
}
