import { useRef, useState } from 'react'
import type { PhotoDoubt, ReadingProblem } from '../../../contract/analysis.ts'
import { newIdempotencyKey } from '../../lib/idempotency-key.ts'
import { usePhotoCheck } from '../../lib/photo/use-photo-check.ts'
import { scannerWords as words } from '../../lib/words/scanner.ts'
import { useToast } from '../../ui/toast-context.ts'
import { readFailureText } from './failure-words.ts'
import { useReadPhoto, type Reading } from './scanner-queries.ts'
import type { DraftEdit } from './use-draft.ts'

/** `read`: the print on the photo where it holds no list, or none that was recognised. */
export type Trouble = { text: string; problem: ReadingProblem | null; read?: string | undefined }

/**
 * From a chosen file to text for review: the checks, the call, and what is said about its end. The last lines of a list are
 * no list by themselves: where they go on with the text that is there, they are taken.
 */
export function usePhotoReading({ join: onText, goesOn }: Pick<DraftEdit, 'join' | 'goesOn'>) {
  const toast = useToast()
  const reader = useReadPhoto()
  const { check } = usePhotoCheck(words)
  const running = useRef<{ file: File; key: string; control: AbortController } | null>(null)
  const [photo, setPhoto] = useState<File | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [isReadElsewhere, setIsReadElsewhere] = useState(false)
  const [doubts, setDoubts] = useState<readonly PhotoDoubt[]>([])

  const fail = (next: Trouble) => {
    setTrouble(next)
    toast({ title: words.readFailed.title, text: next.text, tone: 'danger' })
  }
  const finish = ({ isUsable, answer }: Reading) => {
    const { problem = null, fullText } = answer
    const isNextPart = problem === 'no-list' && fullText !== undefined && goesOn(fullText)
    const text = (isUsable ? answer.extractedText : isNextPart ? fullText : null) ?? null
    if (text === null) {
      return fail({ text: words.readFailed.nothingFound, problem, read: fullText })
    }
    onText(text)
    setDoubts(answer.doubts ?? [])
    setIsReadElsewhere(answer.readBy === 'provider')
    toast(words.readDone)
  }
  const read = (file: File) => {
    // The same photo let go twice, or chosen by a double click, is one photo.
    if (running.current !== null && isSameFile(running.current.file, file)) return
    running.current?.control.abort()
    const control = new AbortController()
    const run = { file, key: newIdempotencyKey(), control }
    running.current = run
    setPhoto(file)
    setTrouble(null)
    setIsReadElsewhere(false)
    setDoubts([])
    reader.mutate(
      { file, signal: control.signal, key: run.key },
      {
        onSuccess: finish,
        onSettled: () => {
          if (running.current === run) running.current = null
        },
        onError: (error) => {
          if (!control.signal.aborted) fail({ text: readFailureText(error), problem: null })
        },
      },
    )
  }
  const refuse = (problem: { title: string; text: string }) => toast({ ...problem, tone: 'danger' })

  return {
    photo,
    doubts,
    trouble,
    /** The text comes from the AI provider. */
    isReadElsewhere,
    isReading: reader.isPending,
    /** The photo gave text, which it may hold a part of only. */
    isRead: photo !== null && reader.isSuccess && trouble === null,
    choose: async (file: File) => {
      const found = await check(file)
      if (found === 'good') read(file)
      else if (found !== 'outrun') refuse(found)
    },
    stop: () => {
      running.current?.control.abort()
      running.current = null
      reader.reset()
    },
    takeText: (text: string) => {
      setTrouble(null)
      onText(text)
    },
    forget: () => {
      setPhoto(null)
      setTrouble(null)
      setIsReadElsewhere(false)
      setDoubts([])
    },
  }
}

/** Their dates tell nothing: some browsers give a file the moment at which it was chosen. */
function isSameFile(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size
}
