import type { Alphabet } from './alphabet.ts'

/** A letter as read, with the model's probability for it. */
export type Letter = { char: string; p: number }

/** At a blank step these much weaker signs are worth writing; both measured on label photos. */
const SPACE_P_MIN = 0.02
const COMMA_P_MIN = 0.03

/** Reads `steps` time steps of the recogniser's answer, beginning at `offset`, `classes` values each. */
export function decodeLetters(
  data: Float32Array,
  place: { offset: number; steps: number; classes: number },
  alphabet: Alphabet,
): Letter[] {
  const letters: Letter[] = []
  let last = alphabet.blank
  let pause = { space: 0, comma: 0 }
  for (let step = 0; step < place.steps; step++) {
    const row = place.offset + step * place.classes
    const { sign, p } = likeliest(data, row, alphabet)
    if (sign === alphabet.blank) {
      pause.space = Math.max(pause.space, likelihood(data, row, alphabet, alphabet.space))
      pause.comma = Math.max(pause.comma, likelihood(data, row, alphabet, alphabet.comma))
    } else if (sign !== last) {
      const char = alphabet.signs[sign]?.char ?? ''
      writePause(letters, pause, char)
      letters.push({ char, p })
      pause = { space: 0, comma: 0 }
    } else {
      const letter = letters.at(-1)
      if (letter && p > letter.p) letter.p = p
    }
    last = sign
  }
  writePause(letters, { ...pause, space: 0 }, '')
  return letters
}

/** Never a second comma or space beside one that was read outright. */
function writePause(letters: Letter[], pause: { space: number; comma: number }, next: string): void {
  const before = letters.at(-1)?.char ?? ''
  if (before === '') return
  const beside = before + next
  if (pause.comma > COMMA_P_MIN && !/[,;.]/.test(beside)) letters.push({ char: ',', p: pause.comma })
  if (pause.space > SPACE_P_MIN && !beside.includes(' ')) letters.push({ char: ' ', p: 1 })
}

function likeliest(data: Float32Array, row: number, { signs }: Alphabet): { sign: number; p: number } {
  let sign = 0
  let best = data[row] ?? 0
  for (let at = 1; at < signs.length; at++) {
    let p = 0
    for (const one of signs[at]?.classes ?? []) p += data[row + one] ?? 0
    if (p > best) {
      best = p
      sign = at
    }
  }
  return { sign, p: best }
}

function likelihood(data: Float32Array, row: number, { signs }: Alphabet, sign: number): number {
  let p = 0
  for (const one of signs[sign]?.classes ?? []) p += data[row + one] ?? 0
  return p
}

/** Mean probability over all letters; nothing read is no sureness. */
export function sureness(lines: readonly Letter[][]): number {
  const letters = lines.flat().filter(({ char }) => char !== ' ')
  if (letters.length === 0) return 0
  return letters.reduce((sum, { p }) => sum + p, 0) / letters.length
}
