import type { FaceAnalysis, FaceAnalysisRequest } from '../../../contract/face.ts'
import type { SkinReport } from '../../../contract/skin-report.ts'
import { assessSkin } from '../../../engine/skin/assess-skin.ts'
import { refuseReport } from '../../../engine/skin/refuse-report.ts'
import { REFERENCE } from '../../../engine/skin/reference.ts'
import type { SkinReading, PhotoRefusal } from '../../../contract/skin.ts'
import type { ImageRefusal } from '../../../readers/image/refusal.ts'
import type { RefusedPhoto } from '../../../readers/face/core/read-skin.ts'
import type { Deps } from '../../deps.ts'
import { Failure, found } from '../../platform/failure.ts'
import { LEASE_MS } from '../../platform/jobs/lease.ts'
import { withUserLock } from '../../platform/jobs/user-lock.ts'
import { readingFailed, refusedImage } from '../../platform/http/photo-failures.ts'
import type { Actor } from '../../platform/security/session.ts'
import { throttle } from '../../platform/security/throttle.ts'
import { getProfile, hasConsent, hasProviderConsent } from '../accounts/accounts.ts'
import { commit, release, reserve, type Reservation } from '../subscription/subscription.ts'
import { askForSkinWords } from './skin-words.ts'
import { skinRow, toSkinAnalysis } from './skin-row.ts'
import { findSkinAnalysis, insertSkinAnalysis } from './skin.queries.ts'
import { IMAGE_BYTES_MAX } from '../../../contract/limits-of-input.ts'

/**
 * What is wrong with the photo and what to do about it. The specified client finds its toast by words in the message:
 * 'objects, landscapes' for no face at all, 'human face' and 'clear photo' for the rest.
 */
const MESSAGES: Record<PhotoRefusal, string> = {
  'no-face':
    'We found no face. Pictures of objects, landscapes or animals cannot be analysed: please take a clear photo of your face.',
  'several-faces': 'There is more than one human face on this photo. Please take one with only yourself.',
  'cut-off':
    'A part of your face is outside the picture. Please take a clear photo with the whole face and a little room around it.',
  'too-small':
    'Your face is too far away on this photo. Please come closer, so that a clear photo of your skin is possible.',
  turned: 'Your face is turned too far to the side. Please look straight ahead for a clear photo.',
  'too-dark':
    'This photo is too dark to measure skin. Please take a clear photo in daylight, facing a window.',
  'blown-out':
    'Parts of your face are overexposed. Please take a clear photo without flash and out of direct sun.',
  'side-light':
    'One half of your face is much darker. Please take a clear photo with the light in front of you.',
  blurred: 'This photo is blurred. Please hold still, wipe the lens and take a clear photo.',
  'too-little':
    'Too little bare skin is to be seen on this photo. Please take a clear photo without glasses, hair or hands before your face.',
}

/** `fields.photo` names the reason for screens that show more than the toast. */
function refusedPhoto(refusal: PhotoRefusal): Failure {
  return new Failure('INVALID_IMAGE', MESSAGES[refusal], { fields: { photo: refusal } })
}

const HEAD = /^data:image\/[a-z0-9.+-]{1,40};base64,/

/** The bytes of a data URL. What they are is decided by the bytes themselves, later; the type before them is not believed. */
function photoBytes(dataUrl: string): Buffer {
  const head = HEAD.exec(dataUrl.slice(0, 80))
  if (!head)
    throw new Failure('INVALID_IMAGE', 'Please select an image file: a clear photo as JPEG, PNG or WebP.')
  const bytes = Buffer.from(dataUrl.slice(head[0].length), 'base64')
  if (bytes.length > IMAGE_BYTES_MAX)
    throw new Failure('TOO_LARGE', 'This photo is too large: at most 10 MB can be read.')
  if (bytes.length === 0)
    throw new Failure('INVALID_IMAGE', 'This photo is empty. Please take a clear photo again.')
  return bytes
}

const FACE_RULE = { name: 'face-minute', max: 5, windowSeconds: 60 }
const FACE_LOCK = {
  name: 'face',
  // Longer than a killed process keeps its lock.
  waitMs: LEASE_MS + 1_000,
  busy: 'Another of your photos is still being measured. Please wait a moment and try again.',
}

type Asked = { actor: Actor; body: FaceAnalysisRequest; idempotencyKey: string | null; signal: AbortSignal }

/**
 * Measures the skin on a face photo and keeps the figures. The photo is a buffer in memory until the answer and nothing
 * of it is written; a photo that is refused costs no unit. The same idempotency key answers with the first result.
 */
export async function createFaceAnalysis(deps: Deps, asked: Asked): Promise<FaceAnalysis> {
  const { userId } = asked.actor
  await throttle(deps, FACE_RULE, userId)
  if (!(await hasConsent(deps, userId, 'face-analysis'))) {
    throw new Failure('CONSENT_REQUIRED', 'Please agree to the measuring of your photo first.')
  }
  return withUserLock(deps, FACE_LOCK, userId, () => analyzeOnce(deps, asked))
}

async function analyzeOnce(deps: Deps, asked: Asked): Promise<FaceAnalysis> {
  const { actor, body, idempotencyKey } = asked
  // The photo itself would tell a repeat from another request, but a hash of it could find it again.
  const idempotency =
    idempotencyKey === null ? null : { key: idempotencyKey, body: String(body.imageBase64.length) }
  const reserved = await reserve(deps, actor.userId, 'face', idempotency)
  if (reserved.is === 'done') return storedSkinAnalysis(deps, actor, reserved.analysisId)
  try {
    return await runAnalysis(deps, asked, reserved.reservation)
  } catch (error) {
    const analysisId = await release(deps, reserved.reservation)
    if (analysisId !== null) return storedSkinAnalysis(deps, actor, analysisId)
    throw error
  }
}

async function storedSkinAnalysis(deps: Deps, { userId }: Actor, id: string): Promise<FaceAnalysis> {
  return toSkinAnalysis(found(await findSkinAnalysis(deps.db, userId, id), 'Face analysis'))
}

async function runAnalysis(
  deps: Deps,
  { actor, body, signal }: Asked,
  reservation: Reservation,
): Promise<FaceAnalysis> {
  const profile = await getProfile(deps, actor.userId)
  const photo = photoBytes(body.imageBase64)
  const from = performance.now()
  const reading = measured(
    await deps.readers.readFace(photo, { signal, who: actor.userId }).catch(readingFailed),
  )
  const ms = Math.round(performance.now() - from)
  const assessed = assessSkin(reading, { reference: REFERENCE, profile, knowledge: deps.knowledge })
  const tooLittle = refuseReport(assessed)
  if (tooLittle) throw refusedPhoto(tooLittle)
  const mayLook = await hasProviderConsent(deps, actor.userId)
  const { words, sentTo } = await askForSkinWords(deps, assessed, { photo: mayLook ? photo : null, signal })
  const report: SkinReport = {
    ...assessed,
    receipt: { bytes: photo.length, readAt: deps.now().toISOString(), ms, isStored: false, sentTo },
    ...words,
  }
  const row = skinRow(deps, actor.userId, report)
  await deps.transact(async (tx) => {
    await insertSkinAnalysis(tx, row)
    await commit(tx, reservation, row.id)
  })
  return toSkinAnalysis(row)
}

function measured(reading: SkinReading | RefusedPhoto | ImageRefusal): SkinReading {
  if (!('ok' in reading)) return reading
  throw 'refusal' in reading ? refusedPhoto(reading.refusal) : refusedImage(reading)
}
