import { CALLS } from '../../../contract/calls.ts'
import { IngredientSlug } from '../../../contract/ingredient.ts'
import { describeIngredient } from '../../../engine/dictionary/ingredient.ts'
import type { Deps } from '../../deps.ts'
import type { PageAnswer } from '../../platform/pages/page-answer.ts'

/** What the page of an ingredient shows, for its first HTML; another of its names leads to its one address. Null for other addresses. */
export function ingredientPage(deps: Deps, path: string): PageAnswer | null {
  const [, folder, name, ...rest] = path.split('/')
  if (folder !== 'ingredients' || name === undefined || rest.length > 0) return null
  const slug = IngredientSlug.safeParse(name)
  const ingredient = slug.success ? describeIngredient(slug.data, deps.knowledge) : null
  if (ingredient && ingredient.slug !== name) return { redirectTo: `/ingredients/${ingredient.slug}` }
  const state = { [CALLS.getIngredient.path.replace(':slug', name)]: ingredient }
  return ingredient ? { state } : { status: 404, state }
}
