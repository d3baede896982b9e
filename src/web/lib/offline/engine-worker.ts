import type { CompactKnowledge } from '../../../engine/knowledge/compact.ts'
import { openOwnEngine, type EngineAnswer, type EngineTask } from './own-engine.ts'
import { savedKnowledge } from './knowledge-copy.ts'

export type ToEngine = { id: number; task: EngineTask }
export type FromEngine = { id: number; answer: EngineAnswer | null }

/** Apart from the page: the knowledge takes a second to be read on a slow phone. */
let engine: Promise<ReturnType<typeof openOwnEngine> | null> | undefined

async function open() {
  const file = await savedKnowledge()
  return file === undefined ? null : openOwnEngine((await file.json()) as CompactKnowledge)
}

self.onmessage = ({ data: { id, task } }: MessageEvent<ToEngine>) => {
  engine ??= open()
  void engine
    .then((run) => run?.(task) ?? null)
    .catch(() => null)
    .then((answer) => self.postMessage({ id, answer } satisfies FromEngine))
}
