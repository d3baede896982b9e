import { IMAGE_BYTES_MAX } from '../../../contract/limits-of-input.ts'
import { Failure } from '../../platform/failure.ts'

const HEAD = /^data:image\/[a-z0-9.+-]{1,40};base64,/

/** The bytes of a data URL. What they are is decided by the bytes themselves, later; the type before them is not believed. */
export function photoBytes(dataUrl: string): Buffer {
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
