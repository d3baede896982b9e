import type { KnownName, Knowledge } from '../../knowledge/load.ts'
import { type Match, matched } from './match-types.ts'
import { nameKey, casNumber } from './name-key.ts'

/** The INCI name, a synonym or a code, letter by letter (blanks and marks do not count). */
export function matchWhole(printed: string, knowledge: Knowledge): Match | null {
  const known = knowledge.byKey.get(nameKey(printed))
  return known ? asMatch(known) : null
}

function asMatch({ name, ingredient, kind }: KnownName): Match {
  if (kind === 0) return matched('exact', 1, name, ingredient)
  return matched(kind === 2 ? 'code' : 'synonym', 0.98, name, ingredient)
}

/** The whole name or a code, of a piece of a longer name. */
export function matchSimple(name: string, knowledge: Knowledge): Match | null {
  return name === '' ? null : (matchWhole(name, knowledge) ?? matchCode(name, knowledge))
}

/** Words that tell how an ingredient was grown or made; without them it is the same ingredient. `Vegan` is none: vegan beeswax is no beeswax. */
const QUALIFIERS = new Set(
  (
    'ORGANIC CERTIFIED NATURAL PURE COLD PRESSED VIRGIN EXTRA REFINED UNREFINED RAW WILDCRAFTED NON GMO FAIR TRADE ' +
    'PHARMACEUTICAL GRADE COSMETIC FINEST QUALITY ECO BIO SUSTAINABLE KOSHER USP FOOD ENCAPSULATED MICRONIZED ' +
    'NANO PREMIUM FRESH ULTRA MEDICAL THE ACTIVE ATHERISCHES AETHERISCHES KALTGEPRESST KALTGEPRESSTES ' +
    // How pharmacies say that a substance is pure, and how much water its crystals hold.
    'LOSUNG SOLUCION SOLUZIONE SOLUCAO ROZTWOR OPLOSSING LOSNING PURIFIED GEREINIGT GEREINIGTE GEREINIGTER GEREINIGTES PURIFIE PURIFIEE PURIFICADO PURIFICADA DEPURATO DEPURATA PURIFICATO OCZYSZCZONY ' +
    'OCZYSZCZONA OCZYSZCZONE GEZUIVERD GEZUIVERDE RENAT ANHYDROUS WASSERFREI WASSERFREIE WASSERFREIES ANHYDRE ANHIDRO ANHIDRA ANIDRO ANIDRA ' +
    'BEZWODNY BEZWODNA WATERVRIJ MONOHYDRATE MONOHYDRAT MONOHYDRATEE MONOHIDRATO MONOHIDRATADO MONOIDRATO JEDNOWODNY DIHYDRATE DIHYDRAT DIHYDRATEE ' +
    'DIHIDRATO DIIDRATO DWUWODNY HEPTAHYDRATE HEPTAHYDRAT HEPTAHIDRATO EPTAIDRATO SIEDMIOWODNY HEXAHYDRATE HEXAHYDRAT DECAHYDRATE DECAHYDRAT ' +
    'OFFICINAL OFFICINALE ARTESANAL BIOLOGIQUE BIOLOGICO BIOLOGICA ECOLOGICO ECOLOGICA'
  ).split(' '),
)

/** `Organic Shea Butter`, `Zinc Oxide [nano]`: the same with the qualifying words at both ends taken off. */
export function matchUnqualified(printed: string, knowledge: Knowledge): Match | null {
  const words = printed.split(/[\s-]/).filter((word) => word !== '')
  let from = 0
  let to = words.length
  while (from < to && QUALIFIERS.has(nameKey(words[from] ?? ''))) from++
  while (to > from && QUALIFIERS.has(nameKey(words[to - 1] ?? ''))) to--
  if ((from === 0 && to === words.length) || from === to) return null
  const known = knowledge.byKey.get(nameKey(words.slice(from, to).join(' ')))
  return known ? matched('part', 0.93, known.name, known.ingredient) : null
}

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
