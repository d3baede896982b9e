import type { Deps } from '../../deps.ts'
import { serve, type App } from '../../platform/http/call.ts'
import { findIngredients, getIngredient } from './ingredients.ts'

export function ingredientRoutes(app: App, deps: Deps): void {
  serve(app, 'searchIngredients', async ({ query }) => findIngredients(deps, query))
  serve(app, 'getIngredient', async ({ params }) => getIngredient(deps, params.slug))
}
