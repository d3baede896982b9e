import { BRAND } from '../../../contract/brand.ts'
import type { Ingredient } from '../../../contract/ingredient.ts'
import type { PageHead } from '../../../contract/page-head.ts'
import { readableName } from '../../../contract/readable-name.ts'
import { paths } from '../../lib/paths.ts'
import { ingredientMessages as messages } from '../../lib/messages/ingredients.ts'

/** Search results show about this much of a description. */
const DESCRIPTION_CHARS_MAX = 160
const SYNONYMS_MAX = 12

/** Name, use and law of one ingredient, as search engines show and read them. */
export function ingredientHead(ingredient: Ingredient): PageHead {
  const name = readableName(ingredient.inci)
  const description = describe(ingredient, name)
  return {
    title: name,
    description,
    keywords: [name, ...ingredient.synonyms.slice(0, 5), ...messages.keywords].join(', '),
    canonical: paths.ingredient(ingredient.slug),
    robots: 'index',
    type: 'article',
    data: {
      '@context': 'https://schema.org',
      '@type': 'DefinedTerm',
      name,
      description,
      ...(ingredient.synonyms.length > 0
        ? { alternateName: ingredient.synonyms.slice(0, SYNONYMS_MAX) }
        : {}),
      inDefinedTermSet: {
        '@type': 'DefinedTermSet',
        name: `${BRAND.name} ${messages.eyebrow.toLowerCase()}`,
      },
    },
  }
}

function describe({ sentence, functions, regulation }: Ingredient, name: string): string {
  const does =
    sentence === '' ? `${name}: ${functions.map(({ term }) => term.toLowerCase()).join(', ')}.` : sentence
  const law = regulation[0]?.text ?? messages.regulation.none
  const whole = `${does} ${law}`
  return whole.length <= DESCRIPTION_CHARS_MAX
    ? whole
    : `${whole.slice(0, DESCRIPTION_CHARS_MAX - 1).trimEnd()}…`
}
