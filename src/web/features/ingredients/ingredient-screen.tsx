import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useParams } from 'react-router'
import type { Ingredient } from '../../../contract/ingredient.ts'
import { readableName } from '../../../contract/readable-name.ts'
import { usePageHead } from '../../lib/page-head.ts'
import { paths } from '../../lib/paths.ts'
import { isStatus } from '../../lib/problem-error.ts'
import { commonWords } from '../../lib/words/common.ts'
import { ingredientWords as words } from '../../lib/words/ingredients.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Page } from '../../ui/page.tsx'
import { ingredientQuery } from './ingredients-queries.ts'
import { IngredientMissing } from './ingredient-missing.tsx'
import { IngredientSkeleton } from './ingredient-skeleton.tsx'
import { IngredientView } from './ingredient-view.tsx'

export function IngredientScreen() {
  const { slug = '' } = useParams()
  const { state } = useLocation()
  const { data, error, isError, refetch } = useQuery(ingredientQuery(slug))
  // An address that cannot be a slug is as good as one that nothing stands at.
  const isMissing = [400, 404].some((status) => isStatus(error, status))
  usePageHead(headOf(data, isMissing))

  if (data !== undefined && data.slug !== slug) {
    return <Navigate to={paths.ingredient(data.slug)} state={state} replace />
  }
  if (data !== undefined) return <IngredientView key={data.slug} ingredient={data} />
  if (isMissing) return <IngredientMissing slug={slug} />
  if (!isError) return <IngredientSkeleton />
  return (
    <Page>
      <LoadFailed text={words.failed} retryLabel={commonWords.retry} onRetry={() => void refetch()} />
    </Page>
  )
}

function headOf(ingredient: Ingredient | undefined, isMissing: boolean): Parameters<typeof usePageHead>[0] {
  if (ingredient === undefined) {
    return { title: isMissing ? words.missing.title : words.eyebrow, robots: 'noindex' }
  }
  const name = readableName(ingredient.inci)
  return {
    title: name,
    description: ingredient.sentence || words.description(name),
    canonical: paths.ingredient(ingredient.slug),
    robots: 'index',
  }
}
