import type { EngineAnswer, EngineTask } from './own-engine.ts'
import type { FromEngine, ToEngine } from './engine-worker.ts'

/** It holds some fifty megabytes, which a phone wants back. */
const IDLE_MS = 60_000

let worker: Worker | null = null
let idle: ReturnType<typeof setTimeout> | undefined
let asked = 0
const waiting = new Map<number, (answer: EngineAnswer | null) => void>()

/** null where this device has no knowledge to go by, or none that this version of the app can read. */
export function askOwnEngine(task: EngineTask): Promise<EngineAnswer | null> {
  const id = ++asked
  worker ??= openWorker()
  clearTimeout(idle)
  worker.postMessage({ id, task } satisfies ToEngine)
  return new Promise((resolve) => waiting.set(id, resolve))
}

function openWorker(): Worker {
  const opened = new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' })
  opened.onmessage = ({ data }: MessageEvent<FromEngine>) => settle(data)
  // Its own file could not be had.
  opened.onerror = (event) => {
    event.preventDefault()
    for (const id of waiting.keys()) settle({ id, answer: null })
    close()
  }
  return opened
}

function settle({ id, answer }: FromEngine): void {
  waiting.get(id)?.(answer)
  waiting.delete(id)
  if (waiting.size === 0) idle = setTimeout(close, IDLE_MS)
}

function close(): void {
  worker?.terminate()
  worker = null
}
