import type { OtherScript, PhotoDoubt, ReadingProblem } from '../../../contract/analysis.ts'
import { believedAccount } from '../../lib/account/believed.ts'
import type { Cut } from '../../lib/photo/draw-photo.ts'
import type { Part } from './join-reading.ts'
import type { Placed } from './placed-text.ts'

/** More than a list is long: a tube needs three. */
export const PHOTOS_MAX = 5

/** `read`: the print on the photo where it holds no list, or none that was recognised. */
export type Trouble = {
  text: string
  problem: ReadingProblem | null
  read?: string | undefined
  script?: OtherScript | undefined
}

export type LabelPhoto = {
  id: string
  /** As it was chosen. */
  original: File
  /** What is read: all of it, or a part. */
  file: File
  cut: Cut | null
  state: 'waiting' | 'reading' | 'stopped' | 'read' | 'failed'
  trouble: Trouble | null
  /** What it gave last. It stays until a photo taken in its place has given something. */
  part: Part | null
  doubts: readonly PhotoDoubt[]
  isReadElsewhere: boolean
}

type LabelPhotos = {
  account: string | null
  photos: readonly LabelPhoto[]
  placed: Placed | null
}

const NONE: LabelPhotos = { account: null, photos: [], placed: null }

let held = NONE
const listeners = new Set<() => void>()

/**
 * The photos of the list that is put together, in the memory of this page alone: they outlive a look at another screen, and
 * nothing else. They belong to the account that chose them.
 */
export const labelPhotos = {
  get: (): LabelPhotos => held,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  put: (photos: readonly LabelPhoto[]): void => change({ ...held, photos }),
  place: (placed: Placed): void => change({ ...held, placed }),
  /** Nothing where the photo has been removed meanwhile. */
  update: (id: string, part: Partial<LabelPhoto>): void =>
    change({
      ...held,
      photos: held.photos.map((photo) => (photo.id === id ? { ...photo, ...part } : photo)),
    }),
  clear: (): void => change(NONE),
  /** Photos of another account are nobody's business; a visitor's are those of whoever signs in. */
  takeOver: (): void => {
    const account = believedAccount() ?? null
    if (held.account !== null && held.account !== account) change({ ...NONE, account })
    else if (held.account !== account) change({ ...held, account })
  },
}

function change(next: LabelPhotos): void {
  held = next
  for (const listener of listeners) listener()
}
