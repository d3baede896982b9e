import { BRAND } from '../../../contract/brand.ts'
import { CALLS } from '../../../contract/calls.ts'
import { type Ingredient, IngredientSlug } from '../../../contract/ingredient.ts'
import { readableName } from '../../../contract/readable-name.ts'
import { describeIngredient } from '../../../engine/dictionary/ingredient.ts'
import type { Deps } from '../../deps.ts'
import type { PageAnswer } from '../../platform/page-head.ts'

/** Search results show about this much of a description. */
const DESCRIPTION_CHARS_MAX = 160

/** Head of the dictionary's pages: found by a search engine before any script has run. Null for other addresses. */
export function ingredientPage(deps: Deps, path: string): PageAnswer | null {
  if (path === '/ingredients') return SEARCH_PAGE
  const [, folder, name, ...rest] = path.split('/')
  if (folder !== 'ingredients' || name === undefined || rest.length > 0) return null
  const slug = IngredientSlug.safeParse(name)
  const ingredient = slug.success ? describeIngredient(slug.data, deps.knowledge) : null
  if (!ingredient) return { status: 404, head: { title: 'Ingredient not found', robots: 'noindex' } }
  if (ingredient.slug !== name) return { redirectTo: `/ingredients/${ingredient.slug}` }
  return { status: 200, head: headOf(ingredient) }
}

const SEARCH_PAGE: PageAnswer = {
  status: 200,
  head: {
    title: 'Ingredient dictionary',
    description:
      'Look up any cosmetic ingredient by its INCI name, everyday name or CAS number: what it does, EU status, allergens, vegan and comedogenic data, each with its source.',
    canonical: '/ingredients',
  },
}

function headOf(ingredient: Ingredient) {
  const name = readableName(ingredient.inci)
  const description = describe(ingredient, name)
  const path = `/ingredients/${ingredient.slug}`
  return {
    title: name,
    description,
    canonical: path,
    type: 'article',
    preload: [CALLS.getIngredient.path.replace(':slug', ingredient.slug)],
    data: {
      '@context': 'https://schema.org',
      '@type': 'DefinedTerm',
      name,
      description,
      ...(ingredient.synonyms.length > 0 ? { alternateName: ingredient.synonyms.slice(0, 12) } : {}),
      inDefinedTermSet: { '@type': 'DefinedTermSet', name: `${BRAND.name} ingredient dictionary` },
    },
  }
}

function describe({ sentence, functions, regulation }: Ingredient, name: string): string {
  const does =
    sentence === '' ? `${name}: ${functions.map(({ term }) => term.toLowerCase()).join(', ')}.` : sentence
  const law =
    regulation[0]?.text ?? 'No restriction found in Annexes II to VI of the EU Cosmetics Regulation.'
  const whole = `${does} ${law}`
  return whole.length <= DESCRIPTION_CHARS_MAX
    ? whole
    : `${whole.slice(0, DESCRIPTION_CHARS_MAX - 1).trimEnd()}…`
}
