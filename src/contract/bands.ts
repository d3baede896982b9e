/**
 * The score bands. Six scales meet in this product and they differ on purpose: each is named after the
 * place that shows it, so that none is mistaken for another.
 */

/** Safety colours of ingredients and scores: 80 and more, 60 to 79, below. */
export type SafetyTone = 'good' | 'fair' | 'poor' | 'unknown'
export function safetyTone(score: number | null | undefined): SafetyTone {
  if (score === null || score === undefined) return 'unknown'
  return score >= 80 ? 'good' : score >= 60 ? 'fair' : 'poor'
}

/**
 * The signs of the scales with four words, one for each: Moderate looks like neither its better nor its worse neighbour.
 * Scales of three words (ingredients, the overall skin score and its badge) have the three safety colours.
 */
export type ScoreTone = SafetyTone | 'weak'
function fourTones(score: number | null | undefined): ScoreTone {
  if (score === null || score === undefined) return 'unknown'
  return score >= 80 ? 'good' : score >= 60 ? 'fair' : score >= 40 ? 'weak' : 'poor'
}
/** Beside `ringLabel`. */
export const ringTone = fourTones
/** Beside `faceMetricLabel`. */
export const faceMetricTone = fourTones
/** Beside `conditionLabel`. */
export const conditionTone = fourTones

/** Words inside the score ring of a cosmetic result. */
export function ringLabel(score: number): 'Excellent' | 'Good' | 'Moderate' | 'Poor' {
  return score >= 80 ? 'Excellent' : score >= 60 ? 'Good' : score >= 40 ? 'Moderate' : 'Poor'
}

/** The word the written summary of a cosmetic result uses. */
export function summaryWord(score: number): 'good' | 'moderate' | 'concerning' {
  return score >= 70 ? 'good' : score >= 50 ? 'moderate' : 'concerning'
}

/** An ingredient counts as safe in a result from this score on; the history filter 'safe' uses 80 of the product. */
export const INGREDIENT_SAFE_FROM = 70

/** A rating as it is shown, with one decimal: its word is decided on this figure, so that no 2 is Moderate. */
export function shownRating(rating: number): number {
  return Math.round(rating * 10) / 10
}

/** How many names the rating of a product rests on: of the others no list tells, and a low figure says nothing of them. */
export function namesRated(ingredients: readonly { comedogenic?: number | null | undefined }[]): number {
  return ingredients.filter(({ comedogenic }) => typeof comedogenic === 'number').length
}

export function comedogenicLabel(rating: number): 'Low risk' | 'Moderate' | 'High risk' {
  const shown = shownRating(rating)
  return shown <= 2 ? 'Low risk' : shown <= 3 ? 'Moderate' : 'High risk'
}

type VeganVerdict = 'vegan' | 'none-known' | 'not-vegan'

/**
 * What may be said of a whole product: 'vegan' only where every name can be told. `open` is how many a label leaves open,
 * undefined where an older row did not record it; null: the row does not say whether there is anything of an animal.
 */
export function veganVerdict(isAnimalFree: boolean, open: number | undefined): VeganVerdict
export function veganVerdict(isAnimalFree: boolean | undefined, open: number | undefined): VeganVerdict | null
export function veganVerdict(
  isAnimalFree: boolean | undefined,
  open: number | undefined,
): VeganVerdict | null {
  if (isAnimalFree === undefined) return null
  if (!isAnimalFree) return 'not-vegan'
  return open === 0 ? 'vegan' : 'none-known'
}

/** A key concern scores below 60 or clogs above 3. Unknown is no concern: it is listed as unknown instead. */
export function isKeyConcern(ingredient: {
  safetyScore?: number | null | undefined
  comedogenic?: number | null | undefined
}): boolean {
  return (ingredient.safetyScore ?? 100) < 60 || (ingredient.comedogenic ?? 0) > 3
}

/** A name inside a product that could not be read surely and may be one that law forbids: a list with one has no overall score. */
export function isPerhapsForbidden(ingredient: {
  why?: { rule: string } | null | undefined
  section?: string | undefined
}): boolean {
  return ingredient.why?.rule === 'perhaps-banned' && ingredient.section !== 'may-contain'
}

/** A concern of a skin analysis, on its scale of 1 to 10. A severe one is for a professional to look at. */
export function concernLabel(severity: number): 'Mild' | 'Moderate' | 'Severe' {
  return severity >= 7 ? 'Severe' : severity >= 4 ? 'Moderate' : 'Mild'
}

/** The colour of a concern: 7 and more, 4 and more, below. */
export function concernTone(severity: number): SafetyTone {
  return severity >= 7 ? 'poor' : severity >= 4 ? 'fair' : 'good'
}

/** The overall score of a skin report. */
export function faceOverallLabel(score: number): 'Excellent' | 'Good' | 'Needs Care' {
  return score >= 80 ? 'Excellent' : score >= 60 ? 'Good' : 'Needs Care'
}

/** Hydration, clarity, texture and tone of a skin report. */
export function faceMetricLabel(score: number): 'Excellent' | 'Good' | 'Fair' | 'Needs Work' {
  return score >= 80 ? 'Excellent' : score >= 60 ? 'Good' : score >= 40 ? 'Fair' : 'Needs Work'
}

/** The badge beside the score on the page of one face analysis. */
export function faceBadge(score: number): 'Excellent' | 'Good' | 'Needs Attention' {
  return score >= 80 ? 'Excellent' : score >= 60 ? 'Good' : 'Needs Attention'
}

/** The four bands of the skin health journey. */
export function conditionLabel(score: number): 'Excellent' | 'Good' | 'Fair' | 'Needs Work' {
  return score >= 80 ? 'Excellent' : score >= 60 ? 'Good' : score >= 40 ? 'Fair' : 'Needs Work'
}

export function usageSeverity(used: number, limit: number | null): 'critical' | 'high' | 'medium' | null {
  // null is unlimited, 0 is not included: neither can run out.
  if (limit === null || limit === 0) return null
  const share = used / limit
  return share >= 1 ? 'critical' : share >= 0.8 ? 'high' : share >= 0.6 ? 'medium' : null
}
