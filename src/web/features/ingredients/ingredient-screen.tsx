import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useParams } from 'react-router'
import { usePageHead } from '../../lib/page-head.ts'
import { paths } from '../../lib/paths.ts'
import { isStatus } from '../../lib/problem-error.ts'
import { commonMessages } from '../../lib/messages/common.ts'
import { ingredientMessages as messages } from '../../lib/messages/ingredients.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Page } from '../../ui/page.tsx'
import { ingredientHead } from './ingredient-head.ts'
import { ingredientQuery } from '../../lib/queries/ingredient-queries.ts'
import { IngredientMissing } from './ingredient-missing.tsx'
import { IngredientSkeleton } from './ingredient-skeleton.tsx'
import { IngredientView } from './ingredient-view.tsx'

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
    return <Navigate to={paths.ingredient(data.slug)} state={state} replace />
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
