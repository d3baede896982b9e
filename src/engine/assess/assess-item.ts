import type { IngredientFinding } from '../../contract/finding.ts'
import type { ParsedItem } from '../inci/parsed-types.ts'
import type { ClassRule, IngredientFacts } from '../knowledge/compiled.ts'
import type { Knowledge } from '../knowledge/load.ts'
import { comedogenicOf, rangeOf, scoreOf, sourceRef, veganValue } from './claims.ts'
import { flagsOf } from './flags.ts'
import { saidOnce, toldOnce, type Claims, type KnownClaims } from './known-claims.ts'
import { toldOrigin } from './origins.ts'
import { toldOf } from './stopped.ts'
import { unknownWords } from './unknown-words.ts'
import { isAllergen, type Fit, type Setting } from './rules.ts'
import { describe, describeFunctions } from './words.ts'

/** What one finding and the sums over all findings need. */
export type Assessed = {
  finding: IngredientFinding
  facts: IngredientFacts | undefined
  rule: string
  /** Forbidden in this kind of product, allowed in others. */
  isHereOnly?: true
  /** No product of this kind may hold it, whatever rule sets its score. */
  isBarred?: true
  /** What other kinds of product may hold only; whether this is one of them nothing tells. */
  condition?: string
}

export function assessItem(item: ParsedItem, knowledge: Knowledge, setting: Setting): Assessed {
  const assessed = assessName(item, knowledge, setting)
  if (setting.isNamedBefore !== true) return assessed
  const flags = ['Named before', ...assessed.finding.flags]
  return { ...assessed, finding: { ...assessed.finding, flags, isNamedBefore: true } }
}

function assessName(item: ParsedItem, knowledge: Knowledge, setting: Setting): Assessed {
  const { match } = item
  const facts = match.ingredient === null ? undefined : knowledge.ingredients[match.ingredient]
  if (facts) return assessKnown(item, facts, knowledge, setting)
  const rule = match.classId === null ? undefined : knowledge.classes[match.classId]
  if (rule) return assessClass(item, rule, knowledge)
  const told = toldOf(item, knowledge, setting.use)
  const isProse = item.printed.split(' ').length > UNREAD_WORDS_MAX
  const origin = isProse ? UNTOLD : toldOrigin(item.printed, UNTOLD, knowledge)
  const unknown = unknownFinding(item)
  return {
    finding: {
      ...unknown,
      ...origin,
      flags: [...unknown.flags, ...animalFlag(origin.vegan)],
      ...told?.finding,
    },
    facts: undefined,
    rule: told?.rule ?? 'unknown',
    ...(told?.isHereOnly ? { isHereOnly: true } : {}),
  }
}

function assessKnown(
  item: ParsedItem,
  facts: IngredientFacts,
  knowledge: Knowledge,
  setting: Setting,
): Assessed {
  const origin = { vegan: veganValue(facts.vegan), origin: facts.origin }
  const told = toldOnce(item.printed, facts, knowledge, () =>
    toldOrigin(item.printed, origin, knowledge, { inci: facts.inci }),
  )
  const isNano = item.notes.includes('nano')
  const { claims, rule, isHereOnly } = saidOnce({ facts, told, isNano }, setting, knowledge, () =>
    sayOf({ facts, told, isNano }, setting, knowledge),
  )
  const condition = conditionOf(setting)
  const assessed: Assessed = { finding: findingOf(item, claims), facts, rule }
  if (isHereOnly) assessed.isHereOnly = true
  if (setting.notHere?.isSure) assessed.isBarred = true
  if (condition !== null) assessed.condition = condition
  return assessed
}

/** Written out: with spreads V8 copies property by property, which was a quarter of an analysis. */
function findingOf({ printed, span, section, concentration, match }: ParsedItem, claims: Claims) {
  const finding: IngredientFinding = {
    printed,
    span,
    section,
    concentration,
    recognition: { tier: match.tier, confidence: match.confidence, by: match.by },
    name: claims.name,
    inci: claims.inci,
    safetyScore: claims.safetyScore,
    isEstimate: claims.isEstimate,
    why: claims.why,
    function: claims.function,
    functions: claims.functions,
    vegan: claims.vegan,
    origin: claims.origin,
    comedogenic: claims.comedogenic,
    comedogenicRange: claims.comedogenicRange,
    allergen: claims.allergen,
    healthNotes: claims.healthNotes,
    flags: claims.flags,
  }
  if (claims.limit) finding.limit = claims.limit
  return finding
}

function sayOf(
  {
    facts,
    told,
    isNano,
  }: { facts: IngredientFacts; told: Pick<Claims, 'vegan' | 'origin'>; isNano: boolean },
  setting: Setting,
  knowledge: Knowledge,
): KnownClaims {
  const { fit, rule, safetyScore, why } = scoreOf(facts, setting, knowledge)
  const functions = facts.functions.map((at) => knowledge.functions[at]).filter((term) => term !== undefined)
  const claims: Claims = {
    name: facts.inci,
    inci: facts.inci,
    safetyScore,
    isEstimate: rule === 'unreviewed' || rule === 'imported',
    why,
    function: functions.map(({ term }) => term).join(', '),
    functions: functions.map(({ term }) => term),
    vegan: told.vegan,
    origin: told.origin,
    comedogenic: comedogenicOf(facts, setting.productType),
    comedogenicRange: facts.comedogenic ? rangeOf(facts.comedogenic, knowledge) : null,
    allergen: isAllergen(facts),
    healthNotes: describe(facts, functions, fit),
    flags: [
      ...banHereFlag(fit, setting),
      ...overFlag(setting),
      ...conditionFlag(setting),
      ...flagsOf(facts, { vegan: told.vegan, isNano }),
    ],
  }
  const { limit } = limitFinding(setting)
  if (limit) claims.limit = limit
  return { claims, rule, isHereOnly: fit?.isHereOnly ?? false }
}

/** What this kind of product may not hold at all is within no limit of it, and what others may not is said without a per cent. */
function limitFinding({ limit, notHere }: Setting): Pick<IngredientFinding, 'limit'> {
  if (notHere?.isSure && limit?.verdict !== 'over') return {}
  if (limit) return { limit: { verdict: limit.verdict, text: limit.text } }
  return notHere && !notHere.isSure ? { limit: { verdict: 'unclear', text: `${notHere.text}.` } } : {}
}

function conditionFlag({ notHere, limit }: Setting): string[] {
  return notHere && !notHere.isSure && limit?.verdict !== 'over' ? [notHere.text] : []
}

/** Beside a per cent that is too much everywhere there is nothing left to ask. */
function conditionOf({ notHere, limit }: Setting): string | null {
  if (limit?.verdict === 'over') return null
  if (notHere) return notHere.isSure ? null : notHere.text
  return limit?.isCondition ? limit.text.replace(/\.$/, '') : null
}

function banHereFlag(fit: Fit | null, { notHere, limit }: Setting): string[] {
  if (fit?.isHereOnly) return [fit.text.replace(/\.$/, '')]
  return notHere?.isSure && limit?.verdict !== 'over' ? [notHere.text] : []
}

/** A chip is no sentence. */
function overFlag({ limit }: Setting): string[] {
  return limit?.verdict === 'over' ? [limit.text.replace(/\.$/, '')] : []
}

function animalFlag(vegan: boolean | null): string[] {
  return vegan === false ? ['Animal-derived'] : []
}

/** Classes that set off allergies by touch, and hold no perfume. */
const CONTACT = new Set(['acrylate-monomer'])

/** Copies of what animals make, without the animal. */
const MADE = new Set(['recombinant'])

/** Above it a kind says too much of what is made of something we do not know: `Hemlock Extract` would have 92. Its lower scores are cautions. */
const UNKNOWN_OF_KIND_MAX = 75

/** What nobody could read and is longer than that is no name: `Prevents the breakdown of natural collagen`. */
const UNREAD_WORDS_MAX = 5
const UNTOLD = { vegan: null, origin: 'unknown' } as const

/** The class speaks for a substance nobody looked up: its score is an estimate and says so. */
function assessClass(item: ParsedItem, rule: ClassRule, knowledge: Knowledge): Assessed {
  const functions = rule.functions.map((at) => knowledge.functions[at]).filter((term) => term !== undefined)
  const told = toldOrigin(item.printed, { vegan: veganValue(rule.vegan), origin: rule.origin }, knowledge, {
    isMade: MADE.has(rule.id),
  })
  const unknown = unknownWords(item.printed, rule, knowledge)
  const isUnscored = unknown.length > 0 && rule.score > UNKNOWN_OF_KIND_MAX
  const finding: IngredientFinding = {
    ...seen(item),
    name: item.printed,
    inci: null,
    safetyScore: isUnscored ? null : rule.score,
    isEstimate: !isUnscored,
    why: {
      rule: `class:${rule.id}`,
      text: isUnscored
        ? `Recognised only as ${rule.label}; no name we know holds "${unknown.join(' ').toLowerCase()}", so that it has no score.`
        : `Recognised only as ${rule.label}; the score is an estimate for that class.`,
      source: sourceRef(knowledge, rule.source),
    },
    function: functions.map(({ term }) => term).join(', '),
    functions: functions.map(({ term }) => term),
    ...told,
    comedogenic: null,
    comedogenicRange: null,
    allergen: rule.allergen,
    healthNotes: rule.sentence || describeFunctions(functions),
    flags: [
      'Recognised by class only',
      ...animalFlag(told.vegan),
      ...(rule.allergen
        ? [CONTACT.has(rule.id) ? 'May be a contact allergen' : 'May hold fragrance allergens']
        : []),
    ],
  }
  return { finding, facts: undefined, rule: `class:${rule.id}` }
}

function unknownFinding(item: ParsedItem): IngredientFinding {
  return {
    ...seen(item),
    name: item.printed,
    inci: null,
    safetyScore: null,
    isEstimate: false,
    why: null,
    function: '',
    functions: [],
    ...UNTOLD,
    comedogenic: null,
    comedogenicRange: null,
    allergen: false,
    healthNotes: '',
    flags: [item.match.tier === 'ambiguous' ? 'May be more than one ingredient' : 'Not recognised'],
  }
}

/** Printed by its number, and not as a part of something: there to colour. */
export function isColourNumber({ printed, match }: ParsedItem): boolean {
  return match.tier === 'code' && !printed.includes('%')
}

/** The observation, apart from every claim. */
function seen({ printed, span, section, concentration, match }: ParsedItem) {
  return {
    printed,
    span,
    section,
    concentration,
    recognition: { tier: match.tier, confidence: match.confidence, by: match.by },
  }
}
