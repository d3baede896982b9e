import type {
  Ingredient,
  IngredientSearchAnswer,
  IngredientSearchQuery,
} from '../../../contract/ingredient.ts'
import { describeIngredient } from '../../../engine/dictionary/ingredient.ts'
import { searchIngredients } from '../../../engine/dictionary/search.ts'
import type { Deps } from '../../deps.ts'
import { found } from '../../platform/failure.ts'

export function findIngredients(deps: Deps, query: IngredientSearchQuery): IngredientSearchAnswer {
  return searchIngredients(query, deps.knowledge)
}

export function getIngredient(deps: Deps, slug: string): Ingredient {
  return found(describeIngredient(slug, deps.knowledge) ?? undefined, 'Ingredient')
}
