/** What commas part, but for those in brackets. */
export function itemsOf(entry: string): string[] {
  const items = ['']
  let isInside = false
  for (const sign of entry) {
    if ('([（'.includes(sign)) isInside = true
    if (')]）'.includes(sign)) isInside = false
    if (!isInside && ',;，、'.includes(sign)) items.push('')
    else items.push(`${items.pop() ?? ''}${sign}`)
  }
  return items
}

/** `isInside`: more of the name stands behind the brackets. */
export function bracketOf(entry: string): { outside: string; inside: string; isInside: boolean } | null {
  const [, before = '', inside = '', behind = ''] =
    /^([^()[\]（）]*)[([（]([^()[\]（）]+)[)\]）]([^()[\]（）]*)$/.exec(entry.trim()) ?? []
  const outside = `${before.trim()} ${behind.trim()}`.trim()
  return outside === '' || inside.trim() === ''
    ? null
    : { outside, inside: inside.trim(), isInside: before.trim() !== '' && behind.trim() !== '' }
}
