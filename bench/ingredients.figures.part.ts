/** The value below which that part of the values lies. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

export function share(count: number, total: number): string {
  return total === 0 ? '-' : `${((100 * count) / total).toFixed(2)} %`
}

export function ms(value: number): string {
  return `${value < 1 ? value.toFixed(3) : value.toFixed(1)} ms`
}

/** A repeatable stream of numbers from 0 to 1 (mulberry32), so that two runs measure the same names. */
export function newRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Letters that readers of print take for one another. */
const MISREAD: Record<string, string> = {
  '0': 'O',
  '1': 'l',
  '5': 'S',
  '8': 'B',
  '2': 'Z',
  '6': 'G',
  O: '0',
  I: 'l',
  L: '1',
  S: '5',
  B: '8',
  M: 'rn',
  E: 'c',
  U: 'v',
  H: 'b',
  N: 'n',
  C: 'e',
  T: 'f',
}

/**
 * One to two reading mistakes in a name, as a poor photo gives them. A digit turns into the letter it looks like and
 * is never lost: another number is another name, which no search could undo.
 */
export function misread(name: string, random: () => number): string {
  const mistakes = name.length > 12 && random() < 0.5 ? 2 : 1
  let result = name
  for (let i = 0; i < mistakes; i++) {
    const at = Math.floor(random() * result.length)
    const sign = result.charAt(at)
    const kind = random()
    const isDigit = sign >= '0' && sign <= '9'
    if (isDigit && !MISREAD[sign]) continue
    if (kind < 0.6 || isDigit)
      result = result.slice(0, at) + (MISREAD[sign.toUpperCase()] ?? 'x') + result.slice(at + 1)
    else if (kind < 0.8) result = result.slice(0, at) + result.slice(at + 1)
    else result = `${result.slice(0, at)}i${result.slice(at)}`
  }
  return result
}
