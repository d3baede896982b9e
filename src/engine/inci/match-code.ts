import type { Knowledge } from '../knowledge/load.ts'
import { casNumber } from './cas-number.ts'
import type { Match } from './match-types.ts'
import { matched } from './match-types.ts'

/** Readers take the letters of `CI` for these; the digits that follow decide. */
const CI_HEADS = ['CI', 'Cl', 'C1', 'cl', 'ci', 'Ci', 'cI', 'c1', 'C.I.', 'C.l.', 'C.I']

/** `CI 77491`, `Cl 19140`, `77891`, and CAS numbers such as `56-81-5`. */
export function matchCode(printed: string, knowledge: Knowledge): Match | null {
  const text = printed.trim()
  const head = CI_HEADS.find((start) => text.startsWith(start)) ?? ''
  const rest = text.slice(head.length).replace(':', ' ').trim()
  const digits = leadingDigits(rest)
  if (digits.length === 5 && isEndOfCode(rest, 5)) {
    const known = knowledge.byKey.get(`CI${digits}`)
    // A bare number of five digits may be a lot code: it counts only where it is a colour index number.
    if (known) return matched('code', head === '' ? 0.8 : 0.98, `CI ${digits}`, known.ingredient)
  }
  return matchCas(text, knowledge)
}

function matchCas(text: string, knowledge: Knowledge): Match | null {
  const number = casNumber(text)
  const ingredient = number === null ? undefined : knowledge.byCas.get(number)
  return ingredient === undefined ? null : matched('code', 0.95, `CAS ${number}`, ingredient)
}

function leadingDigits(text: string): string {
  let at = 0
  while (at < text.length && text.charCodeAt(at) >= 48 && text.charCodeAt(at) <= 57) at++
  return text.slice(0, at)
}

function isEndOfCode(text: string, at: number): boolean {
  const next = text.charAt(at)
  // `CI 77491/CI 77492` holds two colours: the first does not stand for both.
  if (next === '/' && leadingDigits(withoutHead(text.slice(at + 1).trim())).length === 5) return false
  return next === '' || ' ([/:'.includes(next)
}

function withoutHead(text: string): string {
  const head = CI_HEADS.find((start) => text.startsWith(start)) ?? ''
  return text.slice(head.length).trim()
}
