import type { AdvisedIngredient, MeasuredConcern, SkinReport } from '../../contract/skin-report.ts'
import { ingredientSlug } from '../../contract/ingredient.ts'
import { analyze } from '../analyze.ts'
import { sourceRef } from '../assess/claims.ts'
import type { SkinCareRule } from '../knowledge/compiled.ts'
import type { Knowledge } from '../knowledge/load.ts'
import type { Profile } from '../profile.ts'

/** More steps are not kept by anybody; more ingredients are not looked for. */
const STEPS_MAX = 4
const INGREDIENTS_MAX = 6

type Care = Pick<SkinReport, 'recommendations' | 'ingredients'>

/** Steps and ingredients for these concerns, the strongest first, minus what this person should not use. */
export function careFor(concerns: readonly MeasuredConcern[], profile: Profile, knowledge: Knowledge): Care {
  const rules = [
    ...concerns.flatMap(({ measure, severity }) =>
      knowledge.skinCare.filter((rule) => rule.concern === measure && severity >= rule.minSeverity),
    ),
    ...knowledge.skinCare.filter(({ concern }) => concern === 'any'),
  ]
  const steps = (part: SkinCareRule['part']) =>
    distinct(rules.filter((rule) => rule.part === part)).slice(0, STEPS_MAX)
  const [strongest] = concerns
  const ingredients = ingredientsFrom(rules, profile, knowledge)
  return {
    recommendations: {
      priority: strongest
        ? `${strongest.name}: ${firstStep(rules, strongest)}`
        : 'Keep what you do: nothing stands out',
      morning: steps('morning'),
      evening: steps('evening'),
      weekly: steps('weekly'),
      lifestyle: steps('lifestyle'),
    },
    ingredients,
  }
}

function firstStep(rules: readonly SkinCareRule[], { measure }: MeasuredConcern): string {
  const step = rules.find(
    ({ concern, part }) => concern === measure && (part === 'morning' || part === 'evening'),
  )
  return step ? step.text.charAt(0).toLowerCase() + step.text.slice(1) : 'a mild routine'
}

function distinct(rules: readonly SkinCareRule[]): string[] {
  return [...new Set(rules.map(({ text }) => text))]
}

/**
 * Every advised ingredient goes through the same alerts as a label would: what this person reacts to, does not want or
 * should not use now is moved to what to avoid, with the reason.
 */
function ingredientsFrom(
  rules: readonly SkinCareRule[],
  profile: Profile,
  knowledge: Knowledge,
): SkinReport['ingredients'] {
  const advised = (part: 'beneficial' | 'avoid') =>
    distinctIngredients(rules.filter((rule) => rule.part === part))
  const avoid = advised('avoid').map((rule) => asAdvised(rule, knowledge))
  const avoided = new Set(avoid.map(({ slug }) => slug))
  const beneficial: AdvisedIngredient[] = []
  for (const rule of advised('beneficial')) {
    const ingredient = asAdvised(rule, knowledge)
    if (avoided.has(ingredient.slug)) continue
    const alert = alertFor(ingredient.name, profile, knowledge)
    if (alert === null) beneficial.push(ingredient)
    else avoid.unshift({ ...ingredient, why: alert, isPersonal: true })
  }
  return { beneficial: beneficial.slice(0, INGREDIENTS_MAX), avoid: avoid.slice(0, INGREDIENTS_MAX) }
}

function alertFor(inci: string, profile: Profile, knowledge: Knowledge): string | null {
  const { alerts } = analyze(inci, knowledge, { productType: 'leave-on', profile })
  return alerts?.[0]?.text.replace('this product lists', 'you would meet') ?? null
}

function distinctIngredients(rules: readonly SkinCareRule[]): SkinCareRule[] {
  return [...new Map(rules.map((rule) => [rule.ingredient, rule])).values()]
}

function asAdvised({ ingredient, text, source }: SkinCareRule, knowledge: Knowledge): AdvisedIngredient {
  const inci = knowledge.ingredients[ingredient ?? -1]?.inci ?? ''
  const slug = ingredientSlug(inci)
  return { name: inci, slug, why: text, source: sourceRef(knowledge, source), isPersonal: false }
}
