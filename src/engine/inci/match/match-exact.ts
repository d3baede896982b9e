import type { Knowledge } from '../../knowledge/load.ts'
import { namesOfColour } from './colour-names.ts'
import { nameKey, registryNumber } from './name-key.ts'
import { matched, type KnownName, type Match } from './match-types.ts'
import { latinOf } from './spelt/spelt-names.ts'
import { isVitaminAlone, namesOfVitamin } from './vitamins.ts'

/** The INCI name, a synonym or a code, letter by letter (blanks and marks do not count). */
export function matchWhole(printed: string, knowledge: Knowledge): Match | null {
  if (isVitaminAlone(printed)) return null
  const known = knowledge.byKey.get(nameKey(printed)) ?? namedAbroad(printed, knowledge)
  return known ? asMatch(known) : null
}

function namedAbroad(printed: string, { byKey }: Knowledge): KnownName | undefined {
  return [...namesOfColour(printed), ...namesOfVitamin(printed)]
    .map((name) => byKey.get(nameKey(name)))
    .find((known) => known !== undefined)
}

function asMatch({ name, ingredient, kind }: KnownName): Match {
  if (kind === 0) return matched('exact', 1, name, ingredient)
  return matched(kind === 2 ? 'code' : 'synonym', 0.98, name, ingredient)
}

/** The whole name or a code, of a piece of a longer name. */
export function matchSimple(name: string, knowledge: Knowledge): Match | null {
  if (name === '') return null
  return matchWhole(name, knowledge) ?? matchCode(name, knowledge) ?? matchSpelt(name, knowledge)
}

function matchSpelt(name: string, knowledge: Knowledge): Match | null {
  const latin = latinOf(name, knowledge)
  const match = latin === null ? null : matchWhole(latin, knowledge)
  return match && { ...match, tier: 'synonym', confidence: 0.95 }
}

/** Words that tell how an ingredient was grown or made; without them it is the same ingredient. `Vegan` is none: vegan beeswax is no beeswax. */
const QUALIFIERS = new Set(
  (
    'ORGANIC CERTIFIED NATURAL PURE COLD PRESSED VIRGIN EXTRA REFINED UNREFINED RAW WILDCRAFTED NON GMO FAIR TRADE ' +
    'PHARMACEUTICAL GRADE COSMETIC FINEST QUALITY ECO BIO SUSTAINABLE KOSHER USP BP EP NF PH EUR FOOD ENCAPSULATED MICRONIZED ' +
    'NANO PREMIUM FRESH ULTRA MEDICAL THE ACTIVE ATHERISCHES AETHERISCHES KALTGEPRESST KALTGEPRESSTES ' +
    // How pharmacies say that a substance is pure, and how much water its crystals hold.
    'LOSUNG SOLUCION SOLUZIONE SOLUCAO ROZTWOR OPLOSSING LOSNING PURIFIED GEREINIGT GEREINIGTE GEREINIGTER GEREINIGTES PURIFIE PURIFIEE PURIFICADO PURIFICADA DEPURATO DEPURATA PURIFICATO OCZYSZCZONY ' +
    'OCZYSZCZONA OCZYSZCZONE GEZUIVERD GEZUIVERDE RENAT ANHYDROUS WASSERFREI WASSERFREIE WASSERFREIES ANHYDRE ANHIDRO ANHIDRA ANIDRO ANIDRA ' +
    'BEZWODNY BEZWODNA WATERVRIJ MONOHYDRATE MONOHYDRAT MONOHYDRATEE MONOHIDRATO MONOHIDRATADO MONOIDRATO JEDNOWODNY DIHYDRATE DIHYDRAT DIHYDRATEE ' +
    'DIHIDRATO DIIDRATO DWUWODNY HEPTAHYDRATE HEPTAHYDRAT HEPTAHIDRATO EPTAIDRATO SIEDMIOWODNY HEXAHYDRATE HEXAHYDRAT DECAHYDRATE DECAHYDRAT ' +
    'OFFICINAL OFFICINALE ARTESANAL BIOLOGIQUE BIOLOGICO BIOLOGICA ECOLOGICO ECOLOGICA'
  ).split(' '),
)

/** A word in the capitals of `nameWords` that says how pure a substance is, or how it was grown. */
export function isQualifier(word: string): boolean {
  return QUALIFIERS.has(word)
}

const COLOUR_AND_NUMBER = /^(?:RED|ORANGE|YELLOW|GREEN|BLUE|VIOLET|BROWN|BLACK|WHITE)(?:NO|NR)?\d+$/

/** `Organic Shea Butter`, `Zinc Oxide [nano]`: the same with the qualifying words at both ends taken off. */
export function matchUnqualified(printed: string, knowledge: Knowledge): Match | null {
  const words = printed.split(/[\s-]/).filter((word) => word !== '')
  let from = 0
  let to = words.length
  while (from < to && QUALIFIERS.has(nameKey(words[from] ?? ''))) from++
  while (to > from && QUALIFIERS.has(nameKey(words[to - 1] ?? ''))) to--
  const bare = words.slice(from, to).join(' ')
  if (isVitaminAlone(bare)) return null
  const key = nameKey(bare)
  // Natural Red 4 is carmine, Red 4 a dye that is made: with colours the word is a part of the name.
  if (words.length > to - from && COLOUR_AND_NUMBER.test(key)) return null
  const known = knowledge.byKey.get(key)
  return known ? matched('part', 0.93, known.name, known.ingredient) : null
}

/** Readers take the letters of `CI` for these; the digits that follow decide. */
const CI_HEAD = /^(?:[Cc][Iil1]|C\.I\.?|C\.l\.)/
const COLOUR_NUMBER = /^\d{5}(?!\d)/

/** `CI 77491`, `Cl 19140`, `77891`, and the numbers of substances, `56-81-5` or `EC 200-289-5`. */
export function matchCode(printed: string, knowledge: Knowledge): Match | null {
  const text = printed.trim()
  const rest = text.replace(CI_HEAD, '').replace(':', ' ').trim()
  const [digits] = COLOUR_NUMBER.exec(rest) ?? []
  if (digits !== undefined && isEndOfCode(rest.slice(digits.length), digits, knowledge)) {
    const known = knowledge.byKey.get(`CI${digits}`)
    // A bare number of five digits may be a lot code: it counts only where it is a colour index number.
    if (known) return matched('code', CI_HEAD.test(text) ? 0.98 : 0.8, `CI ${digits}`, known.ingredient)
  }
  return matchNumber(text, knowledge)
}

function matchNumber(text: string, knowledge: Knowledge): Match | null {
  const number = registryNumber(text)
  const ingredient = number === null ? undefined : knowledge.byNumber.get(number)
  return ingredient === undefined
    ? null
    : matched('code', 0.95, `${/^\d+-\d{3}-/.test(number ?? '') ? 'EC' : 'CAS'} ${number}`, ingredient)
}

/** What is behind the number goes with it, another colour does not: `CI 77491 / CI 77492` is no name of either. */
function isEndOfCode(behind: string, digits: string, { byKey }: Knowledge): boolean {
  if (!/^(?:[ ([/:]|$)/.test(behind) || / C\.?I\.?$/i.test(behind)) return false
  const others = behind.replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ').match(/(?<!\d)\d{5}(?!\d)/g) ?? []
  return others.every((other) => other === digits || !byKey.has(`CI${other}`))
}
