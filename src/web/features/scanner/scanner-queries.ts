import { useQueryClient } from '@tanstack/react-query'
import type { AnalyzeRequest } from '../../../contract/analysis.ts'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { request } from '../../lib/api.ts'
import { preparePhoto } from '../../lib/photo/prepare-photo.ts'
import { NetworkError } from '../../lib/problem-error.ts'
import { analysisKey, forgetLists } from '../../lib/queries/analyses-queries.ts'
import { limitsQuery } from '../../lib/queries/limits-queries.ts'
import { useIntention } from '../../lib/use-intention.ts'
import type { Reading } from './scanner-reader.ts'

export type { Reading } from './scanner-reader.ts'

/** They come with the first photo or list that is sent. */
const readers = {
  photo: () => import('./scanner-reader.ts').then((m) => m.judgeReading),
  made: () => import('./scanner-reader.ts').then((m) => m.readMade),
}

type PhotoToRead = { file: File; signal: AbortSignal; key: string }

export async function readPhoto({ file, signal, key }: PhotoToRead): Promise<Reading> {
  const body = new FormData()
  body.append('image', await preparePhoto(file))
  const json = request('POST', ENDPOINTS.ocrExtract.path, { body, signal, key })
  const [answer, judge] = await Promise.all([json, readers.photo()])
  return judge(answer)
}

/**
 * The key comes from the draft, which outlives a reload: should the answer get lost on the way, the second try finds the
 * first one's analysis instead of making, and counting, another.
 */
export function useAnalyze() {
  const client = useQueryClient()
  return useIntention({
    send: async ({ key, body }: { key: string; body: AnalyzeRequest }): Promise<string> => {
      const read = await readers.made()
      const json = await request('POST', ENDPOINTS.analyze.path, { body, key })
      const { id, isWhole } = read(json)
      if (isWhole) client.setQueryData(analysisKey(id), json)
      return id
    },
    retry: (failures, error) => failures < 1 && error instanceof NetworkError,
    retryDelay: 500,
    onSettled: () => {
      void forgetLists(client, 'cosmetic')
      void client.invalidateQueries({ queryKey: limitsQuery.queryKey })
    },
  })
}
