/** Why a file is not read as a photo. Closed, so that the server's map to HTTP statuses has to name each one. */
export type RefusalReason =
  | 'unsupported-type'
  | 'heic'
  | 'too-large'
  | 'too-many-pixels'
  | 'too-small'
  | 'undecodable'

export type ImageRefusal = { ok: false; why: RefusalReason; message: string }

/** Sentences for people: what is wrong and what to do about it. They never quote the file. */
const MESSAGES: Record<RefusalReason, string> = {
  'unsupported-type': 'Only JPEG, PNG and WebP photos can be read. Please choose another file.',
  heic: 'This is a HEIC photo, which cannot be read here. Please save or share it as JPEG and try again.',
  'too-large': 'This photo is too large: at most 10 MB can be read.',
  'too-many-pixels':
    'This photo has too many pixels: at most 24 megapixels and 12,000 on a side can be read.',
  'too-small': 'This photo is too small: each side needs at least 64 pixels.',
  undecodable: 'This photo is damaged or incomplete. Please upload it again or take a new one.',
}

export function refuse(why: RefusalReason): ImageRefusal {
  return { ok: false, why, message: MESSAGES[why] }
}
