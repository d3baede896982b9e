import { queryOptions } from '@tanstack/react-query'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { pathOf } from '../../lib/api.ts'
import { analysisKey } from '../../lib/queries/analyses-queries.ts'
import { ownOrShared } from '../../lib/queries/own-or-shared.ts'
import type { ShownAnalysis } from './result-reader.ts'
import { withReadableNames } from './with-readable-names.ts'

/** null until the first answer that did not come with its page: with it come the schemas, which are a quarter of this page's scripts. */
let readAnalysis: ((json: unknown) => ShownAnalysis) | null = null

async function loadReader(): Promise<void> {
  readAnalysis = await import('./result-reader.ts').then((m) => m.readAnalysis)
}

/**
 * Kept as it came and read anew here. Unread are two, which are as the reader gives them: what came with the page, read by the server
 * (`render-page.tsx`), and the scanner's fresh analyses, which it has held against the contract.
 */
function select(json: unknown): ShownAnalysis {
  return readAnalysis === null ? withReadableNames(json as ShownAnalysis) : readAnalysis(json)
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
