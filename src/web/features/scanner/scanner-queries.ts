import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { CosmeticAnalysis, OcrAnswer, type AnalyzeRequest } from '../../../contract/analysis.ts'
import { CALLS } from '../../../contract/calls.ts'
import { NO_INGREDIENTS_FOUND } from '../../../contract/limits-of-input.ts'
import { request } from '../../lib/api.ts'
import { preparePhoto } from '../../lib/photo/prepare-photo.ts'
import { NetworkError } from '../../lib/problem-error.ts'
import { analysisKey, forgetLists } from '../../lib/queries/analyses-queries.ts'
import { limitsQuery } from '../../lib/queries/limits-queries.ts'
import { useIntention } from '../../lib/use-intention.ts'

const LooseAnswer = OcrAnswer.partial()

export type Reading = { isUsable: boolean; answer: z.output<typeof LooseAnswer> }

/** An answer without its text is a failed reading like any other, so nothing of it is required here. */
export function judgeReading(json: unknown): Reading {
  const parsed = LooseAnswer.safeParse(json)
  const answer = parsed.success ? parsed.data : {}
  const text = answer.extractedText?.trim() ?? ''
  return { isUsable: answer.success === true && text !== '' && text !== NO_INGREDIENTS_FOUND, answer }
}

type PhotoToRead = { file: File; signal: AbortSignal; key: string }

export async function readPhoto({ file, signal, key }: PhotoToRead): Promise<Reading> {
  const body = new FormData()
  body.append('image', await preparePhoto(file))
  return judgeReading(await request('POST', CALLS.ocrExtract.path, { body, signal, key }))
}

const Made = z.looseObject({ id: z.string() })

/**
 * The key comes from the draft, which outlives a reload: should the answer get lost on the way, the second try finds the
 * first one's analysis instead of making, and counting, another.
 */
export function useAnalyze() {
  const client = useQueryClient()
  return useIntention({
    send: async ({ key, body }: { key: string; body: AnalyzeRequest }): Promise<string> => {
      const json = await request('POST', CALLS.analyze.path, { body, key })
      const { id } = Made.parse(json)
      if (CosmeticAnalysis.safeParse(json).success) client.setQueryData(analysisKey(id), json)
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
