import { useState, useRef } from 'react'
import { isRefusal, newIdempotencyKey } from '../../lib/idempotency-key.ts'
import type { Limits } from '../../lib/queries/limits-reader.ts'
import { faceMessages as messages } from '../../lib/messages/face.ts'
import { useToast } from '../../ui/toast-context.ts'
import { reachedText } from './face-allowance.ts'
import { faceGate } from './face-gate.ts'
import { useAnalyzeFace } from './face-queries.ts'
import { routeFailure, type FaceFailure } from './route-failure.ts'
import { checkPhoto, type PhotoProblem, type PhotoWords } from '../../lib/photo/photo-check.ts'

/** The key stays with the photo: a second try after a lost answer finds the first one's analysis. */
type Chosen = { file: File; key: string }

/** From a chosen photo to a finished analysis. Whatever fails, the photo stays until another takes its place. */
export function useFaceRun(limits: Limits | undefined, onMade: (id: string) => void) {
  const gate = faceGate(limits)
  const toast = useToast()
  const analyze = useAnalyzeFace()
  const { check, isChecking } = usePhotoCheck(messages)
  const [photo, setPhoto] = useState<Chosen | null>(null)
  const [madeId, setMadeId] = useState<string | null>(null)

  const told = (error: Error): FaceFailure => {
    const failure = routeFailure(error)
    // Whoever has the highest plan is not sent to the plans.
    return failure.kind === 'limit' && gate === 'reached' ? { ...failure, ...reachedText(limits) } : failure
  }
  const sayReached = () => toast({ ...reachedText(limits), tone: 'danger' })
  const choose = async (file: File) => {
    if (gate === 'reached') return sayReached()
    const found = await check(file)
    if (found === 'outrun') return
    if (found !== 'good') return toast({ ...found, tone: 'danger' })
    analyze.reset()
    setPhoto({ file, key: newIdempotencyKey() })
  }
  const start = () => {
    if (photo === null || madeId !== null) return
    if (gate === 'reached') return sayReached()
    analyze.mutate(photo, {
      onSuccess: setMadeId,
      onError: (error) => {
        if (isRefusal(error)) setPhoto({ ...photo, key: newIdempotencyKey() })
        const { kind, title, text } = told(error)
        // The question stands where the photo was chosen and says it all.
        if (kind !== 'consent') toast({ title, text, tone: 'danger' })
      },
    })
  }
  const forget = () => {
    analyze.reset()
    setPhoto(null)
  }
  const finish = () => {
    if (madeId === null) return
    setMadeId(null)
    forget()
    toast(messages.done)
    onMade(madeId)
  }
  return {
    photo: photo?.file ?? null,
    choose,
    start,
    forget,
    finish,
    isChecking,
    isReady: madeId !== null,
    isRunning: analyze.isPending || madeId !== null,
    failure: analyze.isError ? told(analyze.error) : null,
    settle: analyze.reset,
    sayReached,
  }
}

export type FaceRun = ReturnType<typeof useFaceRun>

/**
 * Looks at chosen files before they are used. Decoding one takes a moment in which another may be chosen: only the newest is
 * answered for (the older one's promise gives 'outrun'), and until then `isChecking` keeps what was chosen before from being sent for it.
 */
function usePhotoCheck(words: PhotoWords) {
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
