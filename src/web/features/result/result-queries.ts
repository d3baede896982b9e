import { queryOptions } from '@tanstack/react-query'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { pathOf } from '../../lib/api.ts'
import { analysisKey } from '../../lib/queries/analyses-queries.ts'
import { ownOrShared } from '../../lib/queries/own-or-shared.ts'
import { readAnalysis } from './result-reader.ts'

export function analysisQuery(id: string) {
  return queryOptions({
    ...ownOrShared(id, { own: analysisKey(id)[0], shared: pathOf(ENDPOINTS.getPublicAnalysis, { id }) }),
    // Kept as it came and read anew here: the scanner lays fresh analyses under the same key.
    select: readAnalysis,
  })
}
