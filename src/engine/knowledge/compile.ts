import { soundsOf } from '../inci/match/stops/stop-by-sound.ts'
import { checkScores } from './compile-checks.ts'
import { newContext, factsAt, fail, ingredientOf, oneOf, openTable, sourceOf, ingredientsOf, type Context } from './compile-context.ts'
import { compileFacts, compileFunctions, compileIngredients, compileSources } from './compile-ingredients.ts'
import { compileMonographs } from './compile-monographs.ts'
import { compileConstituents } from './compile-constituents.ts'
import { compileLimits } from './compile-limits.ts'
import { compileOrigins } from './compile-origins.ts'
import { compileNames } from './compile-names.ts'
import { compileContactAllergens, compileIrritants } from './compile-reactions.ts'
import { compileSkinCare } from './compile-skin-care.ts'
import { compileStops } from './compile-stops.ts'
import { compilePotency } from './compile-potency.ts'
import { compilePregnancy, compileRules, markPregnancy } from './compile-rules.ts'
import { LISTING_AXES, LISTING_STATUSES, PLACES, type CompiledKnowledge } from './compiled.ts'
import { cell } from './table.ts'

/**
 * Turns the reviewable text files (name inside `knowledge/` to text) into one value, or lists every mistake with
 * its file and line. The version is a hash of what was compiled: same facts, same version, on any machine.
 */
export function compileKnowledge(
  files: Record<string, string>,
): { compiled: CompiledKnowledge } | { errors: string[] } {
  const context = newContext(files)
  compileSources(context)
  compileFunctions(context)
  compileIngredients(context)
  compileFacts(context)
  compileMonographs(context)
  compileLimits(context)
  compilePotency(context)
  compileIrritants(context)
  compileListings(context)
  compileConstituents(context)
  compileSkinCare(context)
  compileUse(context)
  compileNames(context)
  compileRules(context)
  compileOrigins(context)
  compileStops(context)
  compileContactAllergens(context)
  compilePregnancy(context)
  markPregnancy(context)
  checkScores(context)
  if (context.errors.length > 0) return { errors: context.errors }
  // Of the facts alone: what is worked out from them is no other knowledge.
  const version = `k-${contentHash(JSON.stringify(context.result))}`
  return { compiled: { ...context.result, version, stopSounds: soundsOf(context.result.stopList) } }
}

/**
 * cyrb53 (public domain, by bryc): 53 bits are plenty to tell two states of the knowledge apart, and it needs
 * no crypto module, which the engine may not have.
 */
export function contentHash(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}

/** More is no sentence beside a name any more. */
const TEXT_LENGTH_MAX = 220

/** `substance-lists.tsv`: rows `inci, axis, status, text, source`; a second row of one ingredient and axis is refused. */
function compileListings(context: Context): void {
  const table = openTable(context, 'substance-lists.tsv', ['inci', 'axis', 'status', 'text', 'source'])
  for (const row of table.rows) {
    const at = ingredientOf(context, table, row)
    const axis = oneOf(context, table, row, { column: 'axis', words: LISTING_AXES })
    const status = oneOf(context, table, row, { column: 'status', words: LISTING_STATUSES })
    const source = sourceOf(context, table, row)
    const text = cell(row, 'text')
    if (text.length > TEXT_LENGTH_MAX || !/[.]$/.test(text))
      fail(context, table, row, `the text is a sentence of at most ${TEXT_LENGTH_MAX} signs`)
    const facts = at === null ? undefined : factsAt(context, at)
    if (!facts) continue
    facts.listings ??= []
    if (facts.listings.some((other) => other.axis === axis))
      fail(context, table, row, `a second ${axis} for ${cell(row, 'inci')}`)
    facts.listings.push({ axis, status, text, source })
  }
}

/** Counts over real labels, made by `npm run bench -- label-use`. */
function compileUse(context: Context): void {
  const table = openTable(context, 'label-use.tsv', ['inci', 'labels', 'of', 'place', 'often_with', 'source'])
  for (const row of table.rows) {
    const facts = factsAt(context, ingredientOf(context, table, row) ?? -1)
    const [labels, of] = [Number(cell(row, 'labels')), Number(cell(row, 'of'))]
    const place = oneOf(context, table, row, { column: 'place', words: PLACES })
    const oftenWith = ingredientsOf(context, table, row, 'often_with')
    sourceOf(context, table, row)
    if (!(Number.isInteger(labels) && labels > 0 && labels <= of)) {
      fail(context, table, row, `${labels} labels of ${of} cannot be`)
    }
    if (context.result.labelsCounted !== 0 && context.result.labelsCounted !== of) {
      fail(context, table, row, `counted over ${of} labels, others over ${context.result.labelsCounted}`)
    }
    context.result.labelsCounted = of
    if (facts?.use) fail(context, table, row, `a second count of ${facts.inci}`)
    if (facts) facts.use = { labels, place, oftenWith }
  }
}
