import { IMAGE_BYTES_MAX } from '../../../contract/limits-of-input.ts'
import { decodePhoto } from './draw-photo.ts'
import { sniffPhoto } from './sniff-photo.ts'

export type PhotoProblem = { title: string; text: string }
export type PhotoWords = { invalidFile: PhotoProblem; tooLarge: PhotoProblem; heic: PhotoProblem }

/** What is wrong with a chosen file by what it says of itself; the size counts as chosen, not as sent. */
export function problemOfPhoto(file: { type: string; size: number }, words: PhotoWords): PhotoProblem | null {
  if (!file.type.startsWith('image/')) return words.invalidFile
  if (file.size > IMAGE_BYTES_MAX) return words.tooLarge
  return null
}

/**
 * The same and whether it is a picture at all, found out here before anything is sent. Not every browser can open the HEIC
 * photos of an iPhone, and some do not know them for pictures; whoever chose one is told what to do.
 */
export async function checkPhoto(file: File, words: PhotoWords): Promise<PhotoProblem | null> {
  const kind = await sniffPhoto(file).catch(() => 'unreadable' as const)
  // A folder, a card that was pulled, a file that was moved meanwhile: nothing of it can be read.
  if (kind === 'unreadable') return words.invalidFile
  const isHeif = kind === 'heif'
  const problem = problemOfPhoto({ type: isHeif ? 'image/heic' : file.type, size: file.size }, words)
  if (problem !== null) return problem
  const picture = await decodePhoto(file)
  picture?.close()
  if (picture !== null) return null
  return isHeif ? words.heic : words.invalidFile
}
