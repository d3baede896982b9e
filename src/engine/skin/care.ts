import type { AdvisedIngredient, MeasuredConcern, SkinReport } from '../../contract/skin-report.ts'
import { ingredientSlug } from '../../contract/ingredient-slug.ts'
import { analyze } from '../analyze.ts'
import { sourceRef } from '../assess/claims.ts'
import { ROUTINE_STEPS, type SkinCareRule } from '../knowledge/compiled.ts'
import type { Knowledge } from '../knowledge/load.ts'
import type { Profile } from '../profile.ts'

/** More advice is not followed by anybody; more ingredients are not looked for. */
const ADVICE_MAX = 4
const INGREDIENTS_MAX = 6

type Care = Pick<SkinReport, 'recommendations' | 'ingredients'>
/** Of a measure how strong it is, or may be. */
type Standout = Pick<MeasuredConcern, 'measure' | 'severity'>
type Person = { profile: Profile; knowledge: Knowledge }

/**
 * Steps and ingredients for these concerns, the strongest first, minus what this person should not use. `calm` is what
 * to say first where nothing stands out. For what `mayBe` nothing is advised, but neither is what it would forbid.
 */
export function careFor(
  concerns: readonly MeasuredConcern[],
  { calm, mayBe }: { calm: string; mayBe: readonly Standout[] },
  person: Person,
): Care {
  const { knowledge } = person
  const rules = [
    ...rulesFor(concerns, knowledge),
    ...knowledge.skinCare.filter(({ concern }) => concern === 'any'),
  ]
  const avoided = new Set(
    [...rules, ...rulesFor(mayBe, knowledge)]
      .filter(({ part }) => part === 'avoid')
      .flatMap(({ ingredients }) => ingredients),
  )
  const routine = rules.filter((rule) => rule.step !== null && isForThem(rule, avoided, person))
  const advice = (part: SkinCareRule['part']) => {
    const theirs = rules.filter((rule) => rule.part === part && isForThem(rule, avoided, person))
    return [...new Set(theirs.map(({ text }) => text))].slice(0, ADVICE_MAX)
  }
  const [strongest] = concerns
  return {
    recommendations: {
      priority: strongest ? `${strongest.name}: ${firstStep(routine, strongest)}` : calm,
      morning: stepsOf(routine, 'morning'),
      evening: stepsOf(routine, 'evening'),
      weekly: advice('weekly'),
      lifestyle: advice('lifestyle'),
    },
    ingredients: ingredientsFrom(rules, avoided, person),
  }
}

function rulesFor(standouts: readonly Standout[], { skinCare }: Knowledge): SkinCareRule[] {
  return standouts.flatMap(({ measure, severity }) =>
    skinCare.filter((rule) => rule.concern === measure && severity >= rule.minSeverity),
  )
}

/** One of each kind, from the strongest concern that has one: two cleansers in a row are no routine. */
function stepsOf(routine: readonly SkinCareRule[], part: SkinCareRule['part']): string[] {
  return ROUTINE_STEPS.flatMap((step) => {
    const rule = routine.find((each) => each.part === part && each.step === step)
    return rule ? [rule.text] : []
  })
}

/** A step that names what this face should avoid, or what this person reacts to or should not use now, is no step of theirs. */
function isForThem({ ingredients }: SkinCareRule, avoided: ReadonlySet<number>, person: Person): boolean {
  return ingredients.every((at) => !avoided.has(at) && alertFor(nameOf(at, person), person) === null)
}

function firstStep(routine: readonly SkinCareRule[], { measure }: MeasuredConcern): string {
  const step = routine.find(({ concern }) => concern === measure)
  return step ? step.text.charAt(0).toLowerCase() + step.text.slice(1) : 'a mild routine'
}

/**
 * Every advised ingredient goes through the same alerts as a label would: what this person reacts to, does not want or
 * should not use now is moved to what to avoid, with the reason.
 */
function ingredientsFrom(
  rules: readonly SkinCareRule[],
  avoided: ReadonlySet<number>,
  person: Person,
): SkinReport['ingredients'] {
  const advised = (part: 'beneficial' | 'avoid') => firstOfEach(rules.filter((rule) => rule.part === part))
  const avoid = advised('avoid').map((rule) => asAdvised(rule, person))
  const beneficial: AdvisedIngredient[] = []
  for (const rule of advised('beneficial')) {
    if (rule.ingredients.some((at) => avoided.has(at))) continue
    const ingredient = asAdvised(rule, person)
    const alert = alertFor(ingredient.name, person)
    if (alert === null) beneficial.push(ingredient)
    else avoid.unshift({ ...ingredient, why: alert, isPersonal: true })
  }
  return { beneficial: beneficial.slice(0, INGREDIENTS_MAX), avoid: avoid.slice(0, INGREDIENTS_MAX) }
}

/** What helps with several concerns is advised for the strongest. */
function firstOfEach(rules: readonly SkinCareRule[]): SkinCareRule[] {
  const seen = new Map<number | undefined, SkinCareRule>()
  for (const rule of rules) if (!seen.has(rule.ingredients[0])) seen.set(rule.ingredients[0], rule)
  return [...seen.values()]
}

function alertFor(inci: string, { profile, knowledge }: Person): string | null {
  const { alerts } = analyze(inci, knowledge, { productType: 'leave-on', profile })
  return alerts?.[0]?.text.replace('this product lists', 'you would meet') ?? null
}

function asAdvised({ ingredients, text, source }: SkinCareRule, person: Person): AdvisedIngredient {
  const inci = nameOf(ingredients[0] ?? -1, person)
  const slug = ingredientSlug(inci)
  return { name: inci, slug, why: text, source: sourceRef(person.knowledge, source), isPersonal: false }
}

function nameOf(ingredient: number, { knowledge }: Person): string {
  return knowledge.ingredients[ingredient]?.inci ?? ''
}
