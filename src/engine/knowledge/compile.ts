import { contentHash } from './content-hash.ts'
import { checkScores } from './compile-checks.ts'
import { newContext } from './compile-context.ts'
import { compileFacts, compileFunctions, compileIngredients, compileSources } from './compile-ingredients.ts'
import { compileMonographs } from './compile-monographs.ts'
import { compileConstituents } from './compile-constituents.ts'
import { compileLimits } from './compile-limits.ts'
import { compileListings } from './compile-listings.ts'
import { compileOrigins } from './compile-origins.ts'
import { compileNames } from './compile-names.ts'
import { compileContactAllergens, compileIrritants } from './compile-reactions.ts'
import { compileSkinCare } from './compile-skin-care.ts'
import { compileStops } from './compile-stops.ts'
import { compileUse } from './compile-use.ts'
import { compilePotency } from './compile-potency.ts'
import { compilePregnancy, compileRules, markPregnancy } from './compile-rules.ts'
import type { CompiledKnowledge } from './compiled.ts'

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
  return { compiled: { ...context.result, version: `k-${contentHash(JSON.stringify(context.result))}` } }
}
