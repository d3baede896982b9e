export type Bracketed = {
  outer: string
  inner: string[]
  /** What follows the last bracket: `Peel Oil` of `Grapefruit (Citrus Grandis) Peel Oil`. */
  tail: string
}

/** Takes the bracketed words out of a name; a bracket that never closes holds the rest. */
export function splitBrackets(printed: string): Bracketed {
  if (!printed.includes('(') && !printed.includes('[') && !printed.includes('{'))
    return { outer: printed, inner: [], tail: '' }
  let outer = ''
  let inside = ''
  let tailFrom = 0
  let depth = 0
  const inner: string[] = []
  const close = () => {
    if (inside.trim() !== '') inner.push(inside.trim())
    inside = ''
  }
  for (const sign of printed) {
    if ('([{'.includes(sign)) {
      depth++
      outer += ' '
      tailFrom = outer.length
    } else if (')]}'.includes(sign)) {
      if (depth === 1) close()
      depth = Math.max(0, depth - 1)
    } else if (depth > 0) inside += sign
    else outer += sign
  }
  close()
  return { outer: outer.split(' ').filter(Boolean).join(' '), inner, tail: outer.slice(tailFrom).trim() }
}
