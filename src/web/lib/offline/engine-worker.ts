import type { CompactKnowledge } from '../../../engine/knowledge/compact.ts'
import { openWhenThere, type EngineAnswer, type EngineTask } from './own-engine.ts'
import { savedKnowledge } from './knowledge-copy.ts'

export type ToEngine = { id: number; task: EngineTask }
export type FromEngine = { id: number; answer: EngineAnswer | null }

/** Apart from the page, which goes on answering. */
const ask = openWhenThere(async () => {
  const file = await savedKnowledge()
  return file === undefined ? null : ((await file.json()) as CompactKnowledge)
})

self.onmessage = ({ data: { id, task } }: MessageEvent<ToEngine>) => {
  void ask(task)
    .catch(() => null)
    .then((answer) => self.postMessage({ id, answer } satisfies FromEngine))
}
