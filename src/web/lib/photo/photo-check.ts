import { IMAGE_BYTES_MAX } from '../../../contract/limits-of-input.ts'

type PhotoProblem = { title: string; text: string }

/** What is wrong with a chosen file before anything is sent; the size counts as chosen, not as sent. */
export function problemOfPhoto(
  file: { type: string; size: number },
  words: { invalidFile: PhotoProblem; tooLarge: PhotoProblem },
): PhotoProblem | null {
  if (!file.type.startsWith('image/')) return words.invalidFile
  if (file.size > IMAGE_BYTES_MAX) return words.tooLarge
  return null
}
