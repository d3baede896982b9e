import { useRef, useState } from 'react'
import { checkPhoto, type PhotoProblem, type PhotoWords } from './photo-check.ts'

/**
 * Looks at chosen files before they are used. Decoding one takes a moment in which another may be chosen: only the newest is
 * answered for (the older one's promise gives 'outrun'), and until then `isChecking` keeps what was chosen before from being sent for it.
 */
export function usePhotoCheck(words: PhotoWords) {
  const newest = useRef<File | null>(null)
  const [isChecking, setIsChecking] = useState(false)
  const check = async (file: File): Promise<PhotoProblem | 'good' | 'outrun'> => {
    newest.current = file
    setIsChecking(true)
    const problem = await checkPhoto(file, words)
    if (newest.current !== file) return 'outrun'
    newest.current = null
    setIsChecking(false)
    return problem ?? 'good'
  }
  return { check, isChecking }
}
