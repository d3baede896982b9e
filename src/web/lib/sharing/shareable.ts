import { paths } from '../paths.ts'
import { sharingMessages as messages } from '../messages/sharing.ts'

/** What both kinds of result have in common for sharing. */
export type Shareable = {
  kind: 'cosmetic' | 'skin'
  /** Absent in what a visitor sees. */
  id: string | undefined
  shareId: string
  /** Empty when none was given. */
  name: string
  score: number | null
  isPublic: boolean
  isOwner: boolean
  /** The first name its visitors see; null shows none. */
  ownerName: string | null
}

/** As long as the server takes it. */
export const NAME_CHARS_MAX = 60

export function sharePath({ kind, shareId }: Pick<Shareable, 'kind' | 'shareId'>): string {
  return kind === 'cosmetic' ? paths.analysis(shareId) : `${paths.face}/${encodeURIComponent(shareId)}`
}

export type ShareContent = { title: string; text: string; url: string }

export function shareContent(subject: Shareable, origin: string): ShareContent {
  const name = subject.name || (subject.kind === 'cosmetic' ? messages.untitled : messages.untitledSkin)
  return {
    title: messages.title(name),
    text: messages.text[subject.kind](name, subject.score),
    url: origin + sharePath(subject),
  }
}
