import { faceMessages } from '../../lib/messages/face.ts'
import { skinMessages } from '../../lib/messages/skin.ts'
import { Notice } from '../../ui/notice.tsx'
import type { FaceFailure } from './route-failure.ts'

/** Stays where the toast goes: why it failed, and what to do with the next photo. */
export function FailureNotice({ failure }: { failure: FaceFailure }) {
  const reason = failure.refusal === null ? null : skinMessages.refusals[failure.refusal]
  return (
    <Notice tone={reason === null ? 'danger' : 'caution'} title={reason?.title ?? failure.title}>
      <p>{reason?.todo ?? failure.text}</p>
      <p className="mt-1 text-muted">{faceMessages.failure.kept}</p>
    </Notice>
  )
}
