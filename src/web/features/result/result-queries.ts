import { queryOptions } from '@tanstack/react-query'
import type { PublicCosmeticAnalysis } from '../../../contract/analysis.ts'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { readableName } from '../../../contract/readable-name.ts'
import { pathOf } from '../../lib/api.ts'
import { analysisKey } from '../../lib/queries/analyses-queries.ts'
import { ownOrShared } from '../../lib/queries/own-or-shared.ts'

export function withReadableNames(analysis: PublicCosmeticAnalysis): PublicCosmeticAnalysis {
  const { analysisResults: results } = analysis
  const ingredients = results.ingredients.map((entry) => ({ ...entry, name: readableName(entry.name) }))
  return { ...analysis, analysisResults: { ...results, ingredients } }
}

/** Read as it comes, once; what came with the page and the scanner's fresh analyses were read already. */
export function analysisQuery(id: string) {
  const { queryKey, queryFn } = ownOrShared(id, {
    own: analysisKey(id)[0],
    shared: pathOf(ENDPOINTS.getPublicAnalysis, { id }),
  })
  return queryOptions({
    queryKey,
    queryFn: async (context: { signal: AbortSignal }): Promise<PublicCosmeticAnalysis> => {
      // The schemas, which are a quarter of this page's scripts, come with the first answer that did not come with its page.
      const reader = import('../../../contract/older-shapes/analysis.ts')
      const [json, { readAnalysis }] = await Promise.all([queryFn(context), reader])
      return readAnalysis(json)
    },
    select: withReadableNames,
  })
}
