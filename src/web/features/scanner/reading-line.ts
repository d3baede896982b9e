import { newIdempotencyKey } from '../../lib/idempotency-key.ts'
import { connection, onConnection } from '../../lib/connection.ts'
import { NetworkError } from '../../lib/problem-error.ts'
import { scannerMessages as messages } from './scanner.messages.ts'
import { readFailureText } from './failure-words.ts'
import { labelPhotos, type LabelPhoto } from './label-photos.ts'
import { readPhoto, type Reading } from './scanner-queries.ts'

let running: { id: string; control: AbortController } | null = null
const ends = new Set<(id: string) => void>()

/** Called with each photo whose reading has ended, well or not. */
export function onReadingEnd(listener: (id: string) => void): () => void {
  ends.add(listener)
  return () => void ends.delete(listener)
}

/** The photos that wait are read one after the other: the server reads one of a user at a time. */
export function readWaiting(): void {
  const next = labelPhotos.get().photos.find(({ state }) => state === 'waiting')
  if (running !== null || next === undefined) return
  const run = { id: next.id, control: new AbortController() }
  running = run
  labelPhotos.update(next.id, { state: 'reading', trouble: null })
  void readOne(next, run.control.signal).then((outcome) => {
    if (running !== run) return
    running = null
    labelPhotos.update(run.id, outcome)
    for (const listener of ends) listener(run.id)
    readWaiting()
  })
}

/** A photo that is taken away, or another one in its place. */
export function stopReading(id: string): void {
  if (running?.id !== id) return
  running.control.abort()
  running = null
}

/** With the analysis made of them, or the page. */
export function forgetLabelPhotos(): void {
  if (running !== null) stopReading(running.id)
  labelPhotos.clear()
}

/** Photos whose reading lost its line: in the memory of this page, and nowhere else. */
const lost = new Set<string>()
let leaveLine: (() => void) | null = null

/** A call that is lost alone changes nothing that could be listened to. */
const AGAIN_MS = 30_000

function readWithTheLine(id: string): void {
  lost.add(id)
  leaveLine ??= onConnection(readLost)
  setTimeout(readLost, AGAIN_MS)
}

function readLost(): void {
  if (connection() !== 'online') return
  const back = labelPhotos.get().photos.filter((photo) => photo.state === 'failed' && lost.has(photo.id))
  lost.clear()
  for (const photo of back) labelPhotos.update(photo.id, { state: 'waiting', trouble: null })
  readWaiting()
}

async function readOne(photo: LabelPhoto, signal: AbortSignal): Promise<Partial<LabelPhoto>> {
  try {
    return outcomeOf(photo.id, await readPhoto({ file: photo.file, signal, key: newIdempotencyKey() }))
  } catch (error) {
    if (error instanceof NetworkError) readWithTheLine(photo.id)
    return { state: 'failed', trouble: { text: readFailureText(error), problem: null } }
  }
}

function outcomeOf(id: string, { isUsable, answer }: Reading): Partial<LabelPhoto> {
  const { problem = null, fullText: read, extractedText = '' } = answer
  const told = { doubts: answer.doubts ?? [], isReadElsewhere: answer.readBy === 'provider' }
  if (isUsable)
    return { ...told, state: 'read', trouble: null, part: { id, text: extractedText, isList: true } }
  const trouble = { text: messages.readFailed.nothingFound, problem, read, script: answer.script }
  // The last lines of a list are no list by themselves, and may go on with another photo's.
  if (problem !== 'no-list' || read === undefined) return { state: 'failed', trouble }
  return { ...told, state: 'read', trouble, part: { id, text: read, isList: false } }
}
