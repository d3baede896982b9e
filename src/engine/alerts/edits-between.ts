/** How many letters differ between two words, or null where it is more than `most`. */
export function editsBetween(one: string, other: string, most: number): number | null {
  if (Math.abs(one.length - other.length) > most) return null
  let row = [...Array(other.length + 1).keys()]
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (let to = 1; to <= other.length; to++) {
      const same = (row[to - 1] ?? 0) + (other.charAt(to - 1) === letter ? 0 : 1)
      next.push(Math.min(same, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1))
    }
    if (Math.min(...next) > most) return null
    row = next
  }
  const edits = row[other.length] ?? 0
  return edits <= most ? edits : null
}
