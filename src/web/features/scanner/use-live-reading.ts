import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import type { ReadListAnswer } from '../../../contract/label-reading.ts'
import { LABEL_CHARS_MAX } from '../../../contract/limits-of-input.ts'
import { send } from '../../lib/api.ts'
import { offlineOwner } from '../../lib/offline/offline-owner.ts'
import { NetworkError } from '../../lib/problem-error.ts'
import { marksOf, type NameMark } from './live-reading.ts'
import { carryMarks } from './marks.ts'

const REST_MS = 300

/** A newer text takes the older one's place on its way; the answer to a text never changes while the page is open. */
function readListQuery(text: string) {
  return queryOptions({
    queryKey: [ENDPOINTS.readList.path, text],
    queryFn: async ({ signal }) => {
      try {
        return await send(ENDPOINTS.readList, { body: { text }, signal })
      } catch (error) {
        const reading = error instanceof NetworkError ? await readHere(text) : null
        if (reading === null) throw error
        return reading
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** Without a line, by the knowledge on this device; null where there is none. */
async function readHere(text: string): Promise<ReadListAnswer | null> {
  if (offlineOwner() === null) return null
  const engine = await import('../../lib/offline/ask-own-engine.ts')
  const answer = await engine.askOwnEngine({ do: 'readList', text })
  return answer !== null && 'reading' in answer ? answer.reading : null
}

/** The value, once it has stayed the same for so long. */
export function useRested<V>(value: V, restMs: number): V {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs)
    return () => clearTimeout(timer)
  }, [value, restMs])
  return rested
}

/** Whether a finger or button is down anywhere. */
function useIsPressed(): boolean {
  const [isPressed, setIsPressed] = useState(false)
  useEffect(() => {
    const ends = new AbortController()
    const on = (event: string, heard: () => void) =>
      document.addEventListener(event, heard, { capture: true, signal: ends.signal })
    on('pointerdown', () => setIsPressed(true))
    // The click comes behind the release, and is the press that must meet what it was meant for.
    const release = () => setTimeout(() => setIsPressed(false))
    on('pointerup', release)
    on('pointercancel', release)
    return () => ends.abort()
  }, [])
  return isPressed
}

type LiveReading = {
  /** Where names stand in the text of this moment. */
  marks: readonly NameMark[]
  /** The last answer, while there is text; it may be a few keys old. */
  answer: ReadListAnswer | null
  /** The answer is about the text of this moment, so its spans may be cut out of it. */
  isCurrent: boolean
  hasFailed: boolean
}

const NOTHING: LiveReading = { marks: [], answer: null, isCurrent: false, hasFailed: false }

/** Looks the names up while they are typed. Until the next answer the marks of the last one move with the text. */
export function useLiveReading(text: string): LiveReading {
  const { last, hasFailed } = useLastAnswer(useRested(text, REST_MS))
  if (!isReadable(text)) return NOTHING
  if (hasFailed || last === null) return { ...NOTHING, hasFailed }
  return {
    marks: carryMarks(last.text, text, last.marks),
    answer: last.answer,
    isCurrent: last.text === text,
    hasFailed: false,
  }
}

type LastAnswer = { text: string; answer: ReadListAnswer; marks: NameMark[] }

function useLastAnswer(text: string): { last: LastAnswer | null; hasFailed: boolean } {
  const { data, isError, isSuccess } = useQuery({ ...readListQuery(text), enabled: isReadable(text) })
  const [last, setLast] = useState<LastAnswer | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  // An answer puts lines between the text and the button: while that is pressed it would move away, and the click be lost.
  if (useIsPressed()) return { last, hasFailed }
  if (data !== undefined && last?.answer !== data) setLast({ text, answer: data, marks: marksOf(data) })
  // A call under way changes nothing, so that the word of a failure stands still until one succeeds.
  if (isError && !hasFailed) setHasFailed(true)
  if (isSuccess && hasFailed) setHasFailed(false)
  return { last, hasFailed }
}

const isReadable = (text: string) => text.trim() !== '' && text.length <= LABEL_CHARS_MAX
