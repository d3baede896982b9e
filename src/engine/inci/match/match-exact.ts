import type { Knowledge } from '../../knowledge/load.ts'
import { namesOfColour } from './colour-names.ts'
import { nameKey, registryNumber } from './name-key.ts'
import { between, isPurityWord } from './purity-words.ts'
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

/**
 * How pharmacies name a solution, and how much water crystals hold; without them, and without what says how pure it is, it is the same
 * ingredient. `Vegan` is none: vegan beeswax is no beeswax.
 */
const FORMS = new Set(
  (
    'LOSUNG SOLUCION SOLUZIONE SOLUCAO ROZTWOR OPLOSSING LOSNING MONOHYDRATE MONOHYDRAT MONOHYDRATEE MONOHIDRATO MONOHIDRATADO MONOIDRATO JEDNOWODNY ' +
    'DIHYDRATE DIHYDRAT DIHYDRATEE DIHIDRATO DIIDRATO DWUWODNY HEPTAHYDRATE HEPTAHYDRAT HEPTAHIDRATO EPTAIDRATO SIEDMIOWODNY HEXAHYDRATE HEXAHYDRAT DECAHYDRATE DECAHYDRAT'
  ).split(' '),
)

/** A word in the capitals of `nameWords` that says how pure a substance is, or how it was grown. */
export function isQualifier(word: string): boolean {
  return FORMS.has(word) || isPurityWord(word)
}

const COLOUR_AND_NUMBER = /^(?:RED|ORANGE|YELLOW|GREEN|BLUE|VIOLET|BROWN|BLACK|WHITE)(?:NO|NR)?\d+$/

/** In which state a substance is sold. Of what grows these words name a part or a preparation: `Rice Powder`. */
const STATES = new Set(
  (
    'POWDER CRYSTALS CRYSTAL CRYSTALLINE LIQUID GRANULES GRANULAR FLAKES PELLETS PEARLS POUDRE CRISTAUX LIQUIDE PULVER KRISTALLE FLUSSIG FLOCKEN POLVO CRISTALES LIQUIDO POLVERE CRISTALLI ' +
    'POEDER KRISTALLEN PROSZEK KRYSZTALY PRASEK POR PORAS TOZ TOZU JAUHE ПОРОШОК КРИСТАЛЛЫ ПОРОШКОВЫЙ'
  ).split(' '),
)

/** `Organic Shea Butter`, `Zinc Oxide [nano]`, `Niacinamide powder`: the same with the qualifying words at both ends taken off. */
export function matchUnqualified(printed: string, knowledge: Knowledge): Match | null {
  const words = printed.split(/[\s-]/).filter((word) => word !== '')
  return (
    matchBetween(words, isQualifier, knowledge) ??
    asMade(
      matchBetween(words, (key) => isQualifier(key) || STATES.has(key), knowledge),
      knowledge,
    )
  )
}

function matchBetween(
  words: readonly string[],
  isAround: (key: string) => boolean,
  knowledge: Knowledge,
): Match | null {
  const left = between(words, (word) => isAround(nameKey(word)))
  const bare = left.join(' ')
  if (isVitaminAlone(bare)) return null
  const key = nameKey(bare)
  // Natural Red 4 is carmine, Red 4 a dye that is made: with colours the word is a part of the name.
  if (words.length > left.length && COLOUR_AND_NUMBER.test(key)) return null
  const known = knowledge.byKey.get(key)
  return known ? matched('part', 0.93, known.name, known.ingredient) : null
}

function asMade(match: Match | null, { ingredients }: Knowledge): Match | null {
  const origin = ingredients[match?.ingredient ?? -1]?.origin
  return origin === 'synthetic' || origin === 'mineral' ? match : null
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
