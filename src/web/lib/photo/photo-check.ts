import { IMAGE_BYTES_MAX } from '../../../contract/limits-of-input.ts'
import { sniffPhoto } from './sniff-photo.ts'

export type PhotoProblem = { title: string; text: string }
export type PhotoWords = { invalidFile: PhotoProblem; tooLarge: PhotoProblem }

/** What is wrong with a chosen file by what it says of itself; the size counts as chosen, not as sent. */
export function problemOfPhoto(file: { type: string; size: number }, words: PhotoWords): PhotoProblem | null {
  if (!file.type.startsWith('image/')) return words.invalidFile
  if (file.size > IMAGE_BYTES_MAX) return words.tooLarge
  return null
}

/** The same and whether it is a picture at all, found out here before anything is sent. */
export async function checkPhoto(file: File, words: PhotoWords): Promise<PhotoProblem | null> {
  return problemOfPhoto(file, words) ?? ((await isPicture(file)) ? null : words.invalidFile)
}

/** Not every browser can decode a HEIF photo, which is a picture all the same. */
async function isPicture(file: File): Promise<boolean> {
  try {
    const picture = await createImageBitmap(file)
    picture.close()
    return true
  } catch {
    return (await sniffPhoto(file)) === 'heif'
  }
}
