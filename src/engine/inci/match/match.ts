import type { Knowledge } from '../../knowledge/load.ts'
import { withoutDenied } from './denied-words.ts'
import { namesOfSalt, substanceNamed } from './chemistry/chemical-names.ts'
import { matchCode, matchWhole } from './match-exact.ts'
import { nameWords } from './name-key.ts'
import { animalIn, printedOriginIn } from './origin-words.ts'
import { fromLatin } from './chemistry/pharmacy-latin.ts'
import { latinOf } from './spelt/spelt-names.ts'
import { isVitaminAlone, namesOfVitamin } from './vitamins.ts'
import { matchNear, matchNearBanned } from './match-near.ts'
import { matchPart, matchWeakPart, splitBrackets } from './match-part.ts'
import { matchBannedAmong, matchBannedInWords } from './stops/banned-among.ts'
import {
  matchBanned,
  matchBannedNano,
  matchBannedNumber,
  matchBannedOutside,
  matchStopped,
} from './stops/match-stop.ts'
import { matched, UNKNOWN, type Match } from './match-types.ts'
import { matchAmongWords } from './words-around.ts'
import type { ClassRule } from '../../knowledge/compiled.ts'

/** Longer than any name of the glossary: never worth a look-up by spelling. */
export const NAME_CHARS_MAX = 300

/** Confidence of a draw at one edit; see match-near.ts. */
const DRAW_WORTH_TELLING = 0.4

/** Tries the tiers in order of strength; the first answer stands. */
export function matchName(printed: string, knowledge: Knowledge): Match {
  const name = printed.trim()
  if (name === '' || name.length > NAME_CHARS_MAX) return UNKNOWN
  return matchExactly(name, knowledge) ?? matchInexactly(name, knowledge)
}

/** The dear tiers, for a name that the cheap ones do not know: the stop list, parts, near spellings, classes. */
export function matchInexactly(name: string, knowledge: Knowledge): Match {
  const rest = withoutDenied(name)
  if (rest === '' || isVitaminAlone(rest ?? name)) return UNKNOWN
  return (
    matchStopped(rest ?? name, knowledge) ??
    matchBannedAmong(rest ?? name, knowledge) ??
    matchLatin(rest ?? name, knowledge) ??
    matchLoosely(rest ?? name, knowledge)
  )
}

/** A name in the Latin of pharmacies is what it is called elsewhere, on the stop list too. */
function matchLatin(name: string, knowledge: Knowledge): Match | null {
  for (const other of fromLatin(name)) {
    const match =
      matchWhole(other, knowledge) ?? matchBanned(other, knowledge) ?? matchStopped(other, knowledge)
    if (match) return { ...match, tier: 'synonym', confidence: LATIN_SURE }
  }
  return null
}
const LATIN_SURE = 0.95

/** `Sodyum Florür`, `Kwas kaprylowy` */
function matchSounding(name: string, knowledge: Knowledge): Match | null {
  const at = substanceNamed(name, knowledge)
  const inci = knowledge.ingredients[at ?? -1]?.inci
  return at === null || inci === undefined ? null : matched('synonym', SPELT_SURE, inci, at)
}

/** The cheap tiers: whole names, codes and parts. They cost a few look-ups and never guess. */
export function matchExactly(name: string, knowledge: Knowledge): Match | null {
  const whole = matchWhole(name, knowledge)
  if (whole && !isImported(whole, knowledge)) return whole
  const rest = withoutDenied(name)
  return rest === null ? matchSaid(name, whole, knowledge) : matchRest(name, rest, knowledge)
}

/** `Alcohol-free Witch Hazel Water`, `Glycerin paraben-free`: what the name is beside what it is without. */
function matchRest(name: string, rest: string, knowledge: Knowledge): Match | null {
  const last = / \S+$/.exec(name)?.[0] ?? ''
  const said = rest === '' && last.includes('-') ? name.slice(0, -last.length) : rest
  const match = said === '' ? null : matchExactly(said, knowledge)
  return (
    match && {
      ...match,
      tier: match.tier === 'code' ? 'code' : 'part',
      confidence: Math.min(match.confidence, 0.93),
    }
  )
}

function matchSaid(name: string, whole: Match | null, knowledge: Knowledge): Match | null {
  return (
    matchWholly(name, whole, knowledge) ??
    matchSpelt(name, knowledge) ??
    matchSalt(name, knowledge) ??
    matchPartly(name, knowledge)
  )
}

/** `EDTA Disodium Salt` */
function matchSalt(name: string, knowledge: Knowledge): Match | null {
  for (const other of namesOfSalt(name)) {
    const match = matchPlainly(other, knowledge)
    if (match) return { ...match, tier: 'synonym', confidence: SPELT_SURE }
  }
  return null
}

/** As the English or Latin of the inventory that it is in. */
function matchPlainly(name: string, knowledge: Knowledge): Match | null {
  return matchWholly(name, matchWhole(name, knowledge), knowledge) ?? matchPartly(name, knowledge)
}

function matchWholly(name: string, whole: Match | null, knowledge: Knowledge): Match | null {
  // Of an imported name nobody looked up its entries: the stop list knows them.
  return (
    matchBannedNano(name, knowledge) ?? matchCode(name, knowledge) ?? matchBanned(name, knowledge) ?? whole
  )
}

function matchPartly(name: string, knowledge: Knowledge): Match | null {
  return (
    matchPart(name, knowledge) ?? matchBannedOutside(name, knowledge) ?? matchBannedNumber(name, knowledge)
  )
}

/** A name of another language that spells a Latin one is what that is, on the stop list too. */
function matchSpelt(name: string, knowledge: Knowledge): Match | null {
  const latin = latinOf(name, knowledge)
  // Not as a spelling once more: `Glyphosate` spells its German name, and that spells it.
  const match = latin === null ? null : (matchPlainly(latin, knowledge) ?? matchStopped(latin, knowledge))
  const isTold = match !== null && match.tier !== 'unknown'
  return isTold ? { ...match, tier: 'synonym', confidence: SPELT_SURE } : match
}
const SPELT_SURE = 0.95

function isImported({ ingredient }: Match, { ingredients }: Knowledge): boolean {
  return ingredients[ingredient ?? -1]?.isImported ?? false
}

function matchLoosely(name: string, knowledge: Knowledge): Match {
  const near = matchNear(name, knowledge)
  if (near?.tier === 'near') return near
  const { outer, inner } = splitBrackets(name)
  const outerNear = inner.length > 0 ? matchNear(outer, knowledge) : null
  if (outerNear?.tier === 'near') return outerNear
  return otherThanNear(name, near, knowledge) ?? near ?? outerNear ?? UNKNOWN
}

function otherThanNear(name: string, near: Match | null, knowledge: Knowledge): Match | null {
  const sounding = matchSounding(name, knowledge)
  // One letter off two known names says more than the class of both.
  if (near && near.confidence >= DRAW_WORTH_TELLING)
    return sounding && near.candidates.includes(sounding.ingredient ?? -1) ? sounding : near
  return (
    sounding ??
    matchBannedInWords(name, knowledge) ??
    matchWeakPart(name, knowledge) ??
    matchAmongWords(name, knowledge) ??
    matchKind(name, knowledge)
  )
}

/** A class speaks only for what is no misprint of a forbidden name. */
function matchKind(name: string, knowledge: Knowledge): Match | null {
  const [vitamin = name] = namesOfVitamin(name)
  return matchNearBanned(name, knowledge) ?? matchClassOfEach(vitamin, knowledge)
}

/** `Aqua or Glycerin` is one of two known substances; where either is of no class the words of the other tell none. */
function matchClassOfEach(name: string, knowledge: Knowledge): Match | null {
  const parts = name.split(EITHER)
  const known = parts.length < 2 ? [] : parts.map((part) => matchWhole(part, knowledge))
  const isOfNone = (match: Match | null) =>
    matchClass(knowledge.ingredients[match?.ingredient ?? -1]?.inci ?? '', knowledge) === null
  return known.length > 0 && !known.includes(null) && known.some(isOfNone)
    ? null
    : matchClass(name, knowledge)
}
const EITHER = / (?:and\/or|or|und\/oder|oder|et\/ou|ou|och\/eller|eller|en\/of|lub) /i

/**
 * Says what kind of substance a name stands for where the substance itself is not known. Patterns are words:
 * `#` at the end of a start means a digit must follow. The first rule of the file that fits decides.
 */
export function matchClass(
  printed: string,
  knowledge: Pick<Knowledge, 'classes'> & Partial<Pick<Knowledge, 'animals' | 'printedOrigins'>>,
): Match | null {
  const { outer } = splitBrackets(printed)
  const name = outer.toUpperCase().replaceAll('*', '').trim()
  const kind = animalKind(outer, knowledge)
  // A class word alone (`Extract`, `Copolymer`) is a torn-off piece of a name, not a member of the class.
  const isLong = name.length >= 6 && (name.includes(' ') || name.includes('-') || name.length > 9)
  if (name.length > 240 || !(isLong || (kind === 'animal' && name.length >= SHORTEST_ANIMAL))) return null
  if (tellsNoClass(name)) return null
  const at = knowledge.classes.findIndex((rule) =>
    rule.contains.includes(ANIMALS)
      ? kind === 'animal'
      : isLong && fits(name, rule) && !(rule.origin === 'animal' && kind === 'imitated'),
  )
  const rule = knowledge.classes[at]
  if (!rule) return null
  const confidence = rule.contains.includes(ANIMALS) ? ANIMAL_SURE : CLASS_SURE
  return { ...UNKNOWN, tier: 'class', confidence, by: rule.label, classId: at }
}

/** A halogen or a nitro group makes another substance of an ester or a salt, of which its class says nothing. Chlorophyll and chlorogenic acid have none. */
const REACTIVE =
  /FLUORO(?!PHLOGOPITE|SILICATE|PHOSPHATE)|CHLORO(?!PHYL|GENI)|BROMO|IODO|NITRO(?!GEN)|AZIDO|CYANO(?!COBAL|ACRYL)|DIAZO|HYDRAZIN|ISOCYAN/

/** Stands in the table of classes for every word of animals.tsv. */
export const ANIMALS = '@animals'
const CLASS_SURE = 0.5
/** The word of an animal stands in titles and sentences as well (`Honey Balm`, `not only lanolin`). */
const ANIMAL_SURE = 0.4
/** A class that makes a name of what holds its words. */
export function isSureClass({ tier, confidence }: Match): boolean {
  return tier === 'class' && confidence >= CLASS_SURE
}
/** `Lard`, `Ghee`; shorter words mean too much else. */
const SHORTEST_ANIMAL = 4
/** `Supports the natural collagen of skin` is no name. */
const ANIMAL_WORDS_MAX = 4
/** `Vanilla Milk Toner` is the title of a product. */
const PRODUCTS = new Set(
  (
    'TONER CREAM CREME CREMA MASK MASQUE MASKE MASCARILLA SOAP SEIFE SAVON SAPONE JABON WASH SCRUB PEELING LOTION SHAMPOO CONDITIONER ' +
    'BALM GEL MIST MOUSSE MOISTURIZER MOISTURISER CLEANSER ESSENCE AMPOULE EMULSION PACK SERUM SHADE'
  ).split(' '),
)

/** `Plant Placenta` is none: what the label says in front of the word makes it another substance. */
function animalKind(
  outer: string,
  { animals = [], printedOrigins = [] }: Partial<Pick<Knowledge, 'animals' | 'printedOrigins'>>,
): 'animal' | 'imitated' | null {
  // `Huile de foie de morue`
  const words = nameWords(outer).filter((word) => word.length > 2)
  if (words.length > ANIMAL_WORDS_MAX || words.some((word) => PRODUCTS.has(word))) return null
  if (animalIn(outer, { animals })?.vegan !== 'no') return null
  const label = printedOriginIn(outer, { printedOrigins }, { isCropTold: false })
  return label !== null && label.origin !== 'animal' ? 'imitated' : 'animal'
}

/** `Rinse with water` is no floral water. */
const DONE_WITH = /^[A-Z]+ (?:WITH|MET|MIT) /

const PIECES =
  /^(?:(?:EXTRACTS?|LEAF|FRUIT|SEED|ROOT|FLOWER|BARK|PEEL|OIL|WATER|POWDER|COPOLYMER|CROSSPOLYMER|POLYMER|FERMENT|FILTRATE|LYSATE|WAX|BUTTER|JUICE|GUM|STEM|KERNEL|ALKYL|ACRYLATES?|AND|OF)?(?:[ /-]|$))*$/

function tellsNoClass(name: string): boolean {
  return isTornOff(name) || DONE_WITH.test(name) || REACTIVE.test(name)
}

/** `Leaf Extract`, `Crosspolymer`: the end of a name whose beginning was lost. */
export function isTornOff(name: string): boolean {
  return PIECES.test(name)
}

function fits(name: string, { starts, ends, contains }: ClassRule): boolean {
  return (
    (starts.length === 0 || starts.some((start) => startsWith(name, start))) &&
    (ends.length === 0 || ends.some((end) => endsWith(name, end))) &&
    (contains.length === 0 || contains.some((part) => holdsPart(name, part)))
  )
}

/** `~KELP` begins a word and `~ALGA~` is one: no `Kaliumtalgat`, no `Goma de algarrobo`. */
function holdsPart(name: string, part: string): boolean {
  if (!part.startsWith('~')) return name.includes(part)
  const isWhole = part.endsWith('~')
  const letters = part.slice(1, isWhole ? -1 : undefined)
  const isLetter = (at: number) => /\p{L}/u.test(name.charAt(at))
  for (let at = name.indexOf(letters); at >= 0; at = name.indexOf(letters, at + 1))
    if (!isLetter(at - 1) && !(isWhole && isLetter(at + letters.length))) return true
  return false
}

/** `~ASH` is a word of its own: no `Wash`. */
function endsWith(name: string, end: string): boolean {
  return end.startsWith('~') ? ` ${name}`.endsWith(` ${end.slice(1)}`) : name.endsWith(end)
}

/** `PEG-#`: a digit follows. */
function startsWith(name: string, start: string): boolean {
  if (!start.endsWith('#')) return name.startsWith(start)
  return name.startsWith(start.slice(0, -1)) && /\d/.test(name.charAt(start.length - 1))
}
