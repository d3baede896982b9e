import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { CONSENT_VERSIONS } from '../../../contract/choices.ts'
import { isOfToday, providerConsentVersion, type Consent } from '../../../contract/account.ts'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { readFaceAnalysis } from '../../../contract/older-shapes/face-analysis.ts'
import { pathOf, request, send } from '../../lib/api.ts'
import { preparePhoto } from '../../lib/photo/prepare-photo.ts'
import { forgetLists } from '../../lib/queries/analyses-queries.ts'
import { limitsQuery } from '../../lib/queries/limits-queries.ts'
import { ownOrShared } from '../../lib/queries/own-or-shared.ts'
import { useIntention } from '../../lib/use-intention.ts'

export const consentsQuery = queryOptions({
  queryKey: [ENDPOINTS.listConsents.path],
  queryFn: ({ signal }) => send(ENDPOINTS.listConsents, { signal }),
})

/** Newest first, so the first word of its kind is the one that counts. */
export function hasConsent(consents: readonly Consent[]): boolean {
  const last = consents.find(({ kind }) => kind === 'face-analysis')
  return last?.withdrawnAt === null && isOfToday('face-analysis', last.version)
}

/** To exactly the words that name this provider. */
export function letsLook(consents: readonly Consent[], provider: string): boolean {
  const last = consents.find(({ kind }) => kind === 'face-analysis')
  return last?.withdrawnAt === null && last.version === providerConsentVersion(provider)
}

export function useGiveConsent() {
  const client = useQueryClient()
  return useIntention({
    /** `provider`: named in the words that were read; null where they named none. */
    send: (provider: string | null, key) => {
      const version = provider === null ? CONSENT_VERSIONS['face-analysis'] : providerConsentVersion(provider)
      return send(ENDPOINTS.setConsent, { body: { kind: 'face-analysis', isGiven: true, version }, key })
    },
    onSuccess: (consents) => client.setQueryData(consentsQuery.queryKey, consents),
  })
}

/** Resolves to the id of what was made; the analysis itself is laid where the report looks for it. */
export function useAnalyzeFace() {
  const client = useQueryClient()
  return useIntention({
    send: async ({ file, key }: { file: File; key: string }): Promise<string> => {
      const imageBase64 = await dataUrlOf(await preparePhoto(file, 'face.jpg'))
      const json = await request('POST', ENDPOINTS.faceAnalysis.path, { body: { imageBase64 }, key })
      const face = readFaceAnalysis(json)
      if (face.id === undefined) throw new TypeError('The answer names no analysis.')
      client.setQueryData(faceAnalysisQuery(face.id).queryKey, face)
      return face.id
    },
    onSettled: () => {
      void forgetLists(client, 'skin')
      void client.invalidateQueries({ queryKey: [ENDPOINTS.skinTrends.path] })
      void client.invalidateQueries({ queryKey: limitsQuery.queryKey })
      // It may have been taken back in another tab.
      void client.invalidateQueries({ queryKey: consentsQuery.queryKey })
    },
  })
}

export function faceAnalysisQuery(id: string) {
  const paths = {
    own: pathOf(ENDPOINTS.getFaceAnalysis, { id }),
    shared: pathOf(ENDPOINTS.getPublicFaceAnalysis, { id }),
  }
  const { queryKey, queryFn } = ownOrShared(id, paths)
  return queryOptions({
    queryKey,
    queryFn: async (context: { signal: AbortSignal }) => readFaceAnalysis(await queryFn(context)),
  })
}

/** The whole file as `data:{type};base64,{bytes}`. Rejects where the browser can no longer read the file. */
function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'))
    reader.readAsDataURL(file)
  })
}
