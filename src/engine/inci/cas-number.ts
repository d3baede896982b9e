/** Longer than any number with the words in front of it. */
const CHARS_MAX = 40
const NUMBER = /\d{2,7}-\d{2}-\d$/
const WORDS = new Set([
  '',
  'cas',
  'n',
  'no',
  'nr',
  'num',
  'number',
  'nummer',
  'numero',
  'registry',
  'rn',
  '№',
])

/** `56-81-5`, `CAS 56-81-5`, `CAS-Nr.: 56-81-5`, `n° CAS 56-81-5`: the number alone, or null. */
export function casNumber(printed: string): string | null {
  const text = printed.trim()
  const last = text.charCodeAt(text.length - 1)
  if (text.length > CHARS_MAX || last < 48 || last > 57) return null
  const [number] = NUMBER.exec(text) ?? []
  if (number === undefined) return null
  const head = text.slice(0, -number.length).toLowerCase()
  return head.split(/[ .:#°º-]/).every((word) => WORDS.has(word)) ? number : null
}
