import { useQueryClient } from '@tanstack/react-query'
import type { AnalyzeRequest } from '../../../contract/analysis.ts'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import type { User } from '../../../contract/user.ts'
import { isLineLost, request } from '../../lib/api.ts'
import { preparePhoto } from '../../lib/photo/prepare-photo.ts'
import { offlineOwner } from '../../lib/offline/offline-owner.ts'
import { paths } from '../../lib/paths.ts'
import { isOffline } from '../../lib/problem-error.ts'
import { analysisKey, forgetLists } from '../../lib/queries/analyses-queries.ts'
import { limitsQuery } from '../../lib/queries/limits-queries.ts'
import { userQuery } from '../../lib/queries/user-queries.ts'
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

type Asked = { key: string; body: AnalyzeRequest }

const AGAIN_MS = 500

/** A connection that breaks once is tried again. */
async function analyzeTwice({ key, body }: Asked): Promise<unknown> {
  const once = () => request('POST', ENDPOINTS.analyze.path, { body, key })
  return once().catch(async (error: unknown) => {
    if (!isLineLost(error) || isOffline()) throw error
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    return once()
  })
}

/** null where this device keeps nothing to go by. It may have come through all the same: it is sent again with its key. */
async function analyzeHere(user: User, asked: Asked) {
  if (offlineOwner() !== user.id) return null
  return import('../../lib/offline/outbox.ts').then(
    ({ analyzeAndKeep }) => analyzeAndKeep(user, asked),
    () => null,
  )
}

/**
 * Resolves to the address of the result. The key comes from the draft, which outlives a reload: should the answer get lost on the way,
 * the second try finds the first one's analysis instead of making, and counting, another.
 */
export function useAnalyze() {
  const client = useQueryClient()
  return useIntention({
    send: async (asked: Asked): Promise<string> => {
      const user = client.getQueryData(userQuery.queryKey)
      try {
        const read = await readers.made()
        const json = await analyzeTwice(asked)
        const { id, analysis } = read(json)
        if (analysis) client.setQueryData(analysisKey(id), analysis)
        return paths.analysis(id)
      } catch (error) {
        const waiting = isLineLost(error) && user ? await analyzeHere(user, asked) : null
        if (waiting === null) throw error
        return paths.waiting(waiting.key)
      }
    },
    onSettled: () => {
      void forgetLists(client, 'cosmetic')
      void client.invalidateQueries({ queryKey: limitsQuery.queryKey })
    },
  })
}
