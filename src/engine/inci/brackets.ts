/** Longer bracketed runs are a section of the list (`[+/- Mica, ...]`), not a remark on one name. */
const REMARK_CHARS_MAX = 160

/**
 * For each sign the position of the bracket that closes the remark it opens, or 0. One pass and a stack: brackets
 * that never close, 20,000 of them included, stay ordinary signs.
 */
export function findRemarks(text: string): Int32Array {
  const closes = new Int32Array(text.length)
  const open: number[] = []
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    if (sign === '(' || sign === '[' || sign === '{') open.push(at)
    else if (sign === ')' || sign === ']' || sign === '}') {
      const from = open.pop()
      if (from !== undefined && at - from <= REMARK_CHARS_MAX && !isSection(text, from)) closes[from] = at
    }
  }
  return closes
}

function isSection(text: string, from: number): boolean {
  const start = text
    .slice(from + 1, from + 16)
    .toLowerCase()
    .trim()
  return (
    start.startsWith('+/-') ||
    start.startsWith('+-') ||
    start.startsWith('±') ||
    start.startsWith('may contain')
  )
}
