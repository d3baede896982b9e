import { useQuery } from '@tanstack/react-query'
import { Redirect, useLocation, useParams, navigate } from '../../lib/navigation.tsx'
import { usePageHead } from '../../lib/page-head.ts'
import { paths } from '../../lib/paths.ts'
import { isStatus } from '../../lib/problem-error.ts'
import { commonMessages } from '../../lib/messages/common.ts'
import { ingredientMessages as messages } from '../../lib/messages/ingredients.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Page, PageTitle } from '../../ui/page.tsx'
import { ingredientQuery } from '../../lib/queries/ingredient-queries.ts'
import { IngredientView } from './ingredient-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { INGREDIENT_GRID } from './ingredient-grid-look.ts'
import { lookUpMessages } from '../../lib/messages/look-up.ts'
import { SearchForm } from '../../ui/search-form.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { BRAND } from '../../../contract/brand.ts'
import type { Ingredient } from '../../../contract/ingredient.ts'
import type { PageHead } from '../../../contract/page-head.ts'
import { readableName } from '../../../contract/readable-name.ts'

export function IngredientScreen() {
  const { slug = '' } = useParams()
  const { state } = useLocation()
  const { data, error, isError, refetch } = useQuery(ingredientQuery(slug))
  // An address that cannot be a slug is as good as one that nothing stands at.
  const isMissing = data === null || [400, 404].some((status) => isStatus(error, status))
  usePageHead(
    data
      ? ingredientHead(data)
      : { title: isMissing ? messages.missing.title : messages.eyebrow, robots: 'noindex' },
  )

  if (data && data.slug !== slug) {
    return <Redirect to={paths.ingredient(data.slug)} state={state} replace />
  }
  if (data) return <IngredientView key={data.slug} ingredient={data} />
  if (isMissing) return <IngredientMissing slug={slug} />
  if (!isError) return <IngredientSkeleton />
  return (
    <Page>
      <LoadFailed text={messages.failed} retryLabel={commonMessages.retry} onRetry={() => void refetch()} />
    </Page>
  )
}

/** The measures of the real page, so that nothing jumps when it comes. */
function IngredientSkeleton() {
  return (
    <Page>
      <div role="status">
        <span className="sr-only">{messages.loading}</span>
        <Skeleton className="h-11 w-40" />
        <Skeleton className="mt-6 h-12 w-full max-w-md" />
        <Skeleton className="mt-4 h-7 w-full max-w-xl" />
        <div className={`mt-10 ${INGREDIENT_GRID}`}>
          <Skeleton className="h-[34rem]" />
          <div className="grid gap-4">
            {[0, 1, 2, 3, 4].map((row) => (
              <Skeleton key={row} className="h-28" />
            ))}
          </div>
        </div>
      </div>
    </Page>
  )
}

const missingMessages = messages.missing

/** The address itself is the best guess at what was looked for, so it stands in the box already. */
function IngredientMissing({ slug }: { slug: string }) {
  return (
    <Page className="grid min-h-[60vh] content-center gap-5">
      <PageTitle>{missingMessages.title}</PageTitle>
      <p className="max-w-[52ch] text-lg text-muted">{missingMessages.text}</p>
      <div className="max-w-xl">
        <SearchForm
          label={lookUpMessages.label}
          placeholder={lookUpMessages.placeholder}
          submitLabel={lookUpMessages.submit}
          initial={slug.replaceAll('-', ' ')}
          onSearch={(text) => navigate(paths.searchFor(text))}
        />
      </div>
      <p>
        <TextLink to={paths.ingredients}>{lookUpMessages.all}</TextLink>
      </p>
    </Page>
  )
}

/** Search results show about this much of a description. */
const DESCRIPTION_CHARS_MAX = 160
const SYNONYMS_MAX = 12

/** Name, use and law of one ingredient, as search engines show and read them. */
function ingredientHead(ingredient: Ingredient): PageHead {
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
