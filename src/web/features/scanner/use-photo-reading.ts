import { useRef, useState } from 'react'
import type { ReadingProblem } from '../../../contract/analysis.ts'
import { problemOfPhoto } from '../../lib/photo/photo-check.ts'
import { scannerWords as words } from '../../lib/words/scanner.ts'
import { useToast } from '../../ui/toast-context.ts'
import { readFailureText } from './failure-words.ts'
import { useReadPhoto, type Reading } from './scanner-queries.ts'

type Trouble = { text: string; problem: ReadingProblem | null }

/** From a chosen file to text for review: the checks, the call, and what is said about its end. */
export function usePhotoReading(onText: (text: string) => void) {
  const toast = useToast()
  const reader = useReadPhoto()
  const running = useRef<AbortController | null>(null)
  const [photo, setPhoto] = useState<File | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [isReadElsewhere, setIsReadElsewhere] = useState(false)

  const fail = (next: Trouble) => {
    setTrouble(next)
    toast({ title: words.readFailed.title, text: next.text, tone: 'danger' })
  }
  const finish = ({ isUsable, answer }: Reading) => {
    const text = answer.extractedText ?? ''
    if (!isUsable) return fail({ text: words.readFailed.nothingFound, problem: answer.problem ?? null })
    onText(text)
    setIsReadElsewhere(answer.readBy === 'provider')
    toast(words.readDone)
  }
  const read = (file: File) => {
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    setPhoto(file)
    setTrouble(null)
    setIsReadElsewhere(false)
    reader.mutate(
      { file, signal: control.signal },
      {
        onSuccess: finish,
        onError: (error) => {
          if (!control.signal.aborted) fail({ text: readFailureText(error), problem: null })
        },
      },
    )
  }
  const refuse = (problem: { title: string; text: string }) => toast({ ...problem, tone: 'danger' })

  return {
    photo,
    trouble,
    /** The text comes from the AI provider. */
    isReadElsewhere,
    isReading: reader.isPending,
    choose: (file: File) => {
      const problem = problemOfPhoto(file, words)
      if (problem === null) read(file)
      else refuse(problem)
    },
    stop: () => {
      running.current?.abort()
      reader.reset()
    },
    forget: () => {
      setPhoto(null)
      setTrouble(null)
      setIsReadElsewhere(false)
    },
  }
}
