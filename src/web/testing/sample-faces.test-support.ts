import type { z } from 'zod'
import { CONSENT_VERSIONS } from '../../contract/choices.ts'
import type { Consent } from '../../contract/account.ts'
import { CALLS } from '../../contract/calls.ts'
import type { FaceAnalysis } from '../../contract/face.ts'
import type { SkinReport } from '../../contract/skin-report.ts'
import {
  contentOf,
  OLD_CONTENT,
  reportOf,
  type FaceContent,
  type Person,
  type Told,
} from '../../engine/skin/sample-faces.test-support.ts'
import { server } from './played-server.test-support.ts'
import { realKnowledge, shareId } from './sample-results.test-support.ts'

export const faceId = (place: number) => `face_${String(place).padStart(22, '0')}`

/** An analysis as its owner is answered: what was stored of it, or of an old one. */
export function faceOf(
  content: Partial<FaceContent> = {},
  { place = 1, ...rest }: Partial<FaceAnalysis> & { place?: number } = {},
): FaceAnalysis {
  return {
    id: faceId(place),
    shareId: shareId(place),
    createdAt: '2026-10-20T16:05:00.000Z',
    isPublic: false,
    ownerName: null,
    ...OLD_CONTENT,
    ...content,
    ...rest,
  }
}

/** A report as the engine writes it with the whole knowledge. */
export async function measuredReport(told: Told = {}, person: Person = {}): Promise<SkinReport> {
  return reportOf(await realKnowledge(), told, person)
}

export const measuredFace = (report: SkinReport, rest: Parameters<typeof faceOf>[1] = {}) =>
  faceOf(contentOf(report), rest)

/** All that is kept, newest first: the list tells them, and each is found by its id. */
export function playFaces(...faces: FaceAnalysis[]): void {
  server.answers(
    CALLS.listFaceAnalyses,
    faces.map(({ analysis: _, recommendations: __, ...summary }) => summary),
  )
  server.answers(CALLS.getFaceAnalysis, ({ params }): z.input<typeof CALLS.getFaceAnalysis.answer> => {
    const found = faces.find(({ id }) => id === params['id'])
    if (found === undefined) throw new Error(`nobody keeps ${params['id']}`)
    return found
  })
}

export const FACE_CONSENT: Consent = {
  kind: 'face-analysis',
  version: CONSENT_VERSIONS['face-analysis'],
  givenAt: '2026-11-05T10:00:00.000Z',
  withdrawnAt: null,
}
