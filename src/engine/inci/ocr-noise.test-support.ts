/** What a reader of print makes of letters, each way round, and what it loses. */
const CONFUSIONS: readonly (readonly [right: string, wrong: string])[] = [
  ['O', '0'],
  ['o', '0'],
  ['0', 'O'],
  ['l', '1'],
  ['l', 'I'],
  ['I', 'l'],
  ['i', '1'],
  ['i', 'l'],
  ['1', 'l'],
  ['m', 'rn'],
  ['rn', 'm'],
  ['S', '5'],
  ['s', '5'],
  ['5', 'S'],
  ['B', '8'],
  ['8', 'B'],
  ['w', 'vv'],
  ['W', 'VV'],
  ['cl', 'd'],
  ['d', 'cl'],
]

type Misprint = { kind: string; printed: string }

/** Every kind of misprint that a name allows, once each, at a place chosen by the name itself. */
export function misprintsOf(name: string): Misprint[] {
  const found: Misprint[] = []
  for (const [right, wrong] of CONFUSIONS) {
    const at = placeOf(name, right)
    if (at >= 0)
      found.push({
        kind: `${right} read as ${wrong}`,
        printed: name.slice(0, at) + wrong + name.slice(at + right.length),
      })
  }
  const blank = placeOf(name, ' ')
  if (blank >= 0) found.push({ kind: 'blank lost', printed: name.slice(0, blank) + name.slice(blank + 1) })
  const middle = Math.floor(name.length / 2)
  if (isLetter(name.charAt(middle - 1)) && isLetter(name.charAt(middle)))
    found.push({ kind: 'broken by a hyphen', printed: `${name.slice(0, middle)}- ${name.slice(middle)}` })
  return found
}

/** One of the places where the signs stand; which one follows from the length of the name, so that runs agree. */
function placeOf(name: string, signs: string): number {
  const places: number[] = []
  for (let at = name.indexOf(signs); at >= 0; at = name.indexOf(signs, at + 1)) places.push(at)
  return places[(name.length * 7) % Math.max(1, places.length)] ?? -1
}

function isLetter(sign: string): boolean {
  return sign.toLowerCase() !== sign.toUpperCase()
}

/** `count` entries drawn by a fixed seed. */
export function drawn<T>(all: readonly T[], count: number): T[] {
  const left = [...all]
  const found: T[] = []
  let state = 20_261_121
  while (found.length < count && left.length > 0) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    found.push(...left.splice(state % left.length, 1))
  }
  return found
}
