import { queryOptions } from '@tanstack/react-query'
import type { PublicCosmeticAnalysis } from '../../../contract/analysis.ts'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { readableName } from '../../../contract/readable-name.ts'
import { pathOf } from '../../lib/api.ts'
import { analysisKey } from '../../lib/queries/analyses-queries.ts'
import { ownOrShared } from '../../lib/queries/own-or-shared.ts'

/** null until the first answer that did not come with its page: with it come the schemas, which are a quarter of this page's scripts. */
let readAnalysis: ((json: unknown) => PublicCosmeticAnalysis) | null = null

async function loadReader(): Promise<void> {
  readAnalysis = await import('../../../contract/older-shapes/analysis.ts').then((m) => m.readAnalysis)
}

/**
 * Kept as it came and read anew here. Unread are two, which are as the reader gives them: what came with the page, read by the server
 * (`render-page.tsx`), and the scanner's fresh analyses, which it has held against the contract.
 */
function select(json: unknown): PublicCosmeticAnalysis {
  return withReadableNames(readAnalysis === null ? (json as PublicCosmeticAnalysis) : readAnalysis(json))
}

export function withReadableNames(analysis: PublicCosmeticAnalysis): PublicCosmeticAnalysis {
  const { analysisResults: results } = analysis
  const ingredients = results.ingredients.map((entry) => ({ ...entry, name: readableName(entry.name) }))
  return { ...analysis, analysisResults: { ...results, ingredients } }
}

export function analysisQuery(id: string) {
  const { queryKey, queryFn } = ownOrShared(id, {
    own: analysisKey(id)[0],
    shared: pathOf(ENDPOINTS.getPublicAnalysis, { id }),
  })
  return queryOptions({
    queryKey,
    queryFn: async (context: { signal: AbortSignal }) => {
      const [json] = await Promise.all([queryFn(context), loadReader()])
      return json
    },
    select,
  })
}
