import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { analyze } from '../src/engine/analyze.ts'
import type { CompiledKnowledge } from '../src/engine/knowledge/compiled.ts'
import { loadKnowledge } from '../src/engine/knowledge/load.ts'

/** What the loaded knowledge holds in the heap, counted after a full collection on both sides. */
export function measureMemory(compiled: CompiledKnowledge): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const used = () => {
    collect()
    return process.memoryUsage().heapUsed / 1024 / 1024
  }
  const text = JSON.stringify(compiled)
  const before = used()
  const knowledge = loadKnowledge(JSON.parse(text) as CompiledKnowledge)
  const loaded = used()
  // The first misread name fills the word list that clean lists never ask for.
  analyze('Aqua, Glycerln, Wobblium', knowledge)
  const warm = used()
  console.log(
    `Memory: knowledge and index ${(loaded - before).toFixed(1)} MB, after the first misread name ${(warm - before).toFixed(1)} MB, whole process ${(process.memoryUsage().rss / 1024 / 1024).toFixed(0)} MB`,
  )
}
