import type { Comedogenic, IngredientFinding, Reason, SourceRef } from '../../contract/finding.ts'
import type { ParsedItem } from '../inci/parsed-types.ts'
import type { ClassRule, ComedogenicFact, IngredientFacts, Vegan } from '../knowledge/compiled.ts'
import type { Knowledge } from '../knowledge/load.ts'
import { flagsOf } from './flags.ts'
import { hasEffect, hasTrait, type Setting, SCORES, strongestRule } from './rules.ts'
import { describe, describeFunctions } from './words.ts'

/** What one finding and the sums over all findings need. */
export type Assessed = { finding: IngredientFinding; facts: IngredientFacts | undefined; rule: string }

const NO_SOURCE: SourceRef = { id: 'none', title: 'No source', date: '1970-01-01' }

export function assessItem(item: ParsedItem, knowledge: Knowledge, setting: Setting): Assessed {
  const { match } = item
  const facts = match.ingredient === null ? undefined : knowledge.ingredients[match.ingredient]
  if (facts) return assessKnown(item, facts, knowledge, setting)
  const rule = match.classId === null ? undefined : knowledge.classes[match.classId]
  return rule
    ? assessClass(item, rule, knowledge)
    : { finding: unknownFinding(item), facts: undefined, rule: 'unknown' }
}

function assessKnown(
  item: ParsedItem,
  facts: IngredientFacts,
  knowledge: Knowledge,
  setting: Setting,
): Assessed {
  const fit = strongestRule(facts, { ...setting, isColour: isColourNumber(item) })
  const rule = fit?.rule ?? 'no-restriction'
  const why: Reason = {
    rule,
    text: fit?.text ?? 'No restriction found in Annexes II to VI of the EU Cosmetics Regulation.',
    source: knowledge.sources[fit?.source ?? annexSource(knowledge)] ?? NO_SOURCE,
  }
  const functions = facts.functions.map((at) => knowledge.functions[at]).filter((term) => term !== undefined)
  const comedogenicRange = facts.comedogenic ? rangeOf(facts.comedogenic, knowledge) : null
  const finding: IngredientFinding = {
    ...seen(item),
    name: facts.inci,
    inci: facts.inci,
    safetyScore: SCORES[rule],
    isEstimate: false,
    why,
    function: functions.map(({ term }) => term).join(', '),
    functions: functions.map(({ term }) => term),
    vegan: veganValue(facts.vegan),
    origin: facts.origin,
    comedogenic: comedogenicRange ? Math.round((comedogenicRange.min + comedogenicRange.max) / 2) : null,
    comedogenicRange,
    allergen: hasEffect(facts, 'fragrance-allergen') || hasTrait(facts, 'contact-allergen'),
    healthNotes: describe(facts, functions, fit),
    flags: flagsOf(item, facts),
  }
  return { finding, facts, rule }
}

/** The class speaks for a substance nobody looked up: its score is an estimate and says so. */
function assessClass(item: ParsedItem, rule: ClassRule, knowledge: Knowledge): Assessed {
  const functions = rule.functions.map((at) => knowledge.functions[at]).filter((term) => term !== undefined)
  const source = knowledge.sources[rule.source] ?? NO_SOURCE
  const finding: IngredientFinding = {
    ...seen(item),
    name: item.printed,
    inci: null,
    safetyScore: rule.score,
    isEstimate: true,
    why: {
      rule: `class:${rule.id}`,
      text: `Recognised only as ${rule.label}; the score is an estimate for that class.`,
      source,
    },
    function: functions.map(({ term }) => term).join(', '),
    functions: functions.map(({ term }) => term),
    vegan: veganValue(rule.vegan),
    origin: rule.origin,
    comedogenic: null,
    comedogenicRange: null,
    allergen: rule.allergen,
    healthNotes: rule.sentence || describeFunctions(functions),
    flags: ['Recognised by class only', ...(rule.allergen ? ['May hold fragrance allergens'] : [])],
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
    vegan: null,
    origin: 'unknown',
    comedogenic: null,
    comedogenicRange: null,
    allergen: false,
    healthNotes: '',
    flags: [item.match.tier === 'ambiguous' ? 'May be more than one ingredient' : 'Not recognised'],
  }
}

function isColourNumber({ printed, match }: ParsedItem): boolean {
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

function veganValue(vegan: Vegan): boolean | null {
  return vegan === 'unknown' ? null : vegan === 'yes'
}

function rangeOf({ min, max, isDisputed, sources }: ComedogenicFact, knowledge: Knowledge): Comedogenic {
  return { min, max, isDisputed, source: knowledge.sources[sources[0] ?? 0] ?? NO_SOURCE }
}

function annexSource(knowledge: Knowledge): number {
  return knowledge.sources.findIndex(({ id }) => id === 'eu-1223-2009-annex-iii')
}
