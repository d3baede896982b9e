import type { AnalysisResults, Coverage } from '../../contract/analysis.ts'
import { isPerhapsForbidden, summaryWord } from '../../contract/bands.ts'
import { readableName } from '../../contract/readable-name.ts'
import type { Assessed } from './assess-item.ts'
import type { Axes } from './axes.ts'
import type { ProductScore } from './product-score.ts'
import { ruleWords } from './rule-words.ts'
import { hasTrait } from './rules.ts'
import { joinWords } from './words.ts'

type SummaryInput = {
  assessed: readonly Assessed[]
  score: ProductScore
  axes: Axes
  coverage: Coverage
  /** Of the recognised names those that no doubtful spelling stands for. */
  byName: number
  isPartial: boolean
}

const SENTENCES_MAX = 5
/** From here on, what costs points is a remark and no reason for concern. */
const LITTLE_FROM = 90
const NAMES_SHOWN = 2
const RULES_SHOWN = 3
/** Smaller ones stand in the list of points beside the text. */
const POINTS_WORTH_NAMING = 5

/**
 * The result in a few sentences of our own. The figures stand beside it and are not said again, and nothing in it tells
 * about the reader: it travels with a shared result.
 */
export function summarise(input: SummaryInput): AnalysisResults['aiSummary'] {
  const { score, coverage } = input
  if (coverage.total === 0) return 'No ingredient list was found in this text.'
  if (score.overallScore === null) {
    return [
      unscored(input),
      mayContainSentence(input.assessed),
      pregnancySentence(input.assessed),
      allergenSentence(input),
    ]
      .filter((sentence) => sentence !== '')
      .join(' ')
  }
  return [
    openingSentence(input, summaryWord(score.overallScore)),
    ...(score.cap ? [] : [conditionSentence(input.assessed)]),
    ...reasonSentences(input),
    ...(score.cap ? [conditionSentence(input.assessed)] : []),
    professionalSentence(input.assessed),
    mayContainSentence(input.assessed),
    pregnancySentence(input.assessed),
    allergenSentence(input),
    veganSentence(input),
  ]
    .filter((sentence) => sentence !== '')
    .slice(0, SENTENCES_MAX)
    .join(' ')
}

/** Its word is that of the score (RES-18). */
function openingSentence({ assessed, isPartial, score }: SummaryInput, looks: string): string {
  const known = isPartial || hasGaps(assessed) ? ' in the part we know' : ''
  const rest = known === '' ? '' : "; we don't know the rest"
  const names = score.cap ? [] : conditioned(assessed)
  if (names.length > 0)
    return `If this is a kind of product that may hold ${listNames(names)}, the list looks ${looks}${known}${rest}.`
  if (hasBannedPerhaps(assessed))
    return `Apart from what it may contain, this list looks ${looks}${known}${rest}.`
  return `Overall this list looks ${looks}${known}${rest}.`
}

/** The first name is most of a product, and several are more than a gap: a word for the whole would speak of what nobody read. */
function hasGaps(assessed: readonly Assessed[]): boolean {
  const inside = assessed.filter(({ finding }) => finding.section !== 'may-contain')
  const isUnknown = ({ finding }: Assessed) => finding.safetyScore === null
  return (inside[0] !== undefined && isUnknown(inside[0])) || inside.filter(isUnknown).length > 1
}

function conditioned(assessed: readonly Assessed[]): string[] {
  return namesWhere(assessed, ({ condition, rule }) => condition !== undefined && !BARRED.has(rule))
}

/** What these say is stronger than a condition. */
const BARRED = new Set(['banned', 'isothiazolinone-leave-on', 'over-limit', 'not-for-this-product'])

function conditionSentence(assessed: readonly Assessed[]): string {
  const byCondition = new Map<string, string[]>()
  for (const { condition, rule, finding } of assessed) {
    if (condition === undefined || BARRED.has(rule) || finding.section === 'may-contain') continue
    byCondition.set(condition, [...(byCondition.get(condition) ?? []), readableName(finding.name)])
  }
  const told = [...byCondition].map(
    ([condition, names]) => `${listNames([...new Set(names)])}: ${lowerFirst(condition)}`,
  )
  return told.length === 0 ? '' : `${told.slice(0, NAMES_SHOWN).join('; ')}.`
}

function lowerFirst(words: string): string {
  return `${words.charAt(0).toLowerCase()}${words.slice(1)}`
}

function unscored({ assessed, byName, coverage: { recognised, total } }: SummaryInput): string {
  const unsure = assessed.flatMap(({ finding }) => (isPerhapsForbidden(finding) ? [finding.printed] : []))
  if (unsure.length > 0) {
    const names = unsure.length === 1 ? 'name' : 'names'
    return `${listNames(unsure)} could not be read surely and may be forbidden in the EU. With the ${names} corrected the list can be scored.`
  }
  if (recognised === 0)
    return "None of these names could be recognised, so we don't know how to score this list."
  const were = byName === 1 ? 'was' : 'were'
  return `Only ${byName} of ${total} names ${were} recognised by name, which is too little to score this list.`
}

function reasonSentences({ score, assessed, coverage }: SummaryInput): string[] {
  const capped = score.cap ? [score.cap.text] : []
  const groups = weightiest(score, assessed).filter(({ rule }) => rule !== score.cap?.rule)
  if (groups.length === 0) return capped.length > 0 ? capped : [withoutGroups(coverage)]
  const words = groups
    .map(({ rule, names }) => `${listNames(names)} (${ruleWords(rule, names.length)})`)
    .join('; ')
  if (capped.length > 0) return [...capped, `Also of note: ${words}.`]
  const isLittle = (score.overallScore ?? 0) >= LITTLE_FROM
  return [isLittle ? `There is little to note: ${words}.` : `What counts most: ${words}.`]
}

/** Beside names that could not be read, what was not found is no praise of the list. */
function withoutGroups({ recognised, total }: Coverage): string {
  const words = 'No restriction was found for the names we know'
  if (recognised === total) return `${words}.`
  const open = total - recognised
  return `${words}; ${open} ${open === 1 ? 'name is' : 'names are'} not known by name.`
}

function professionalSentence(assessed: readonly Assessed[]): string {
  const names = namesWhere(assessed, ({ facts }) =>
    (facts?.annexes ?? []).some(({ limit }) => limit.includes('for professional use only')),
  )
  return names.length > 0
    ? `In the EU ${listNames(names)} may stand in products for professional use only.`
    : ''
}

function hasBannedPerhaps(assessed: readonly Assessed[]): boolean {
  return assessed.some(
    ({ finding: { section, why }, rule }) =>
      section === 'may-contain' && (rule === 'banned' || why?.rule === 'perhaps-banned'),
  )
}

/** What may be inside costs nothing, and is said all the same where it is forbidden or a known allergen. */
function mayContainSentence(assessed: readonly Assessed[]): string {
  const may = assessed.filter(({ finding }) => finding.section === 'may-contain')
  const namesOf = (fits: (one: Assessed) => boolean) => [
    ...new Set(may.filter(fits).map(({ finding }) => readableName(finding.name))),
  ]
  const banned = namesOf(({ rule }) => rule === 'banned')
  const allergens = namesOf(({ finding, rule }) => finding.allergen && rule !== 'banned')
  const isHere = may.some(({ rule, isHereOnly }) => rule === 'banned' && isHereOnly)
  const where = isHere ? 'in this kind of product in the EU' : 'in cosmetics in the EU'
  const told = [
    banned.length > 0
      ? `It may contain ${listNames(banned)}, which ${banned.length === 1 ? 'is' : 'are'} not allowed ${where}.`
      : '',
    allergens.length > 0
      ? `It may contain ${listNames(allergens)}, which can cause a contact allergy in some people.`
      : '',
  ]
  return told.filter((sentence) => sentence !== '').join(' ')
}

/** The rules that cost most, with the names they fit, both by falling points. */
function weightiest({ deductions }: ProductScore, assessed: readonly Assessed[]) {
  const groups = new Map<string, { rule: string; points: number; names: string[] }>()
  for (const { rule, points, ingredient } of [...deductions].sort((a, b) => b.points - a.points)) {
    const group = groups.get(rule) ?? { rule, points: 0, names: [] }
    const name = readableName(assessed[ingredient]?.finding.name ?? '')
    if (!group.names.includes(name)) group.names.push(name)
    group.points += points
    groups.set(rule, group)
  }
  const sorted = [...groups.values()].sort((a, b) => b.points - a.points)
  return sorted.filter(({ points }, at) => at === 0 || points >= POINTS_WORTH_NAMING).slice(0, RULES_SHOWN)
}

/** `Limonene, Linalool and 3 more` */
function listNames(names: readonly string[]): string {
  const more = names.length - NAMES_SHOWN
  return more <= 1 ? joinWords(names) : joinWords([...names.slice(0, NAMES_SHOWN), `${more} more`])
}

function pregnancySentence(assessed: readonly Assessed[]): string {
  const names = namesWhere(assessed, ({ facts }) => hasTrait(facts, 'pregnancy'))
  return names.length > 0 ? `In pregnancy, ask a doctor about ${listNames(names)}.` : ''
}

/** What these rules say does not tell that it is an allergen. */
const SILENT_ON_ALLERGY = new Set(['no-restriction', 'annex-iii', 'over-limit', 'not-for-this-product'])

/** Only what the points have not named already. */
function allergenSentence({ assessed, axes }: SummaryInput): string {
  if (axes.allergenRisk === 'high') {
    const isOne = new Set(namesWhere(assessed, ({ finding }) => finding.allergen)).size < 2
    return `It names ${isOne ? 'a strong contact allergen' : 'several known allergens'}, which matters if your skin reacts easily.`
  }
  const names = namesWhere(assessed, ({ finding, rule }) => finding.allergen && SILENT_ON_ALLERGY.has(rule))
  return names.length > 0 ? `${listNames(names)} may cause a contact allergy in some people.` : ''
}

function veganSentence({ assessed }: SummaryInput): string {
  const animal = namesWhere(assessed, ({ finding }) => finding.vegan === false)
  if (animal.length > 0) return `${listNames(animal)} ${animal.length === 1 ? 'comes' : 'come'} from animals.`
  const open = namesWhere(assessed, ({ finding }) => finding.vegan === null && finding.inci !== null)
  if (open.length === 0) return ''
  return `A label cannot tell whether ${listNames(open)} ${open.length === 1 ? 'is' : 'are'} of animal origin.`
}

function namesWhere(assessed: readonly Assessed[], fits: (one: Assessed) => boolean): string[] {
  const inside = assessed.filter(({ finding }) => finding.section !== 'may-contain')
  return [...new Set(inside.filter(fits).map(({ finding }) => readableName(finding.name)))]
}
