import { readFileSync } from 'node:fs'
import { expect } from 'vitest'

/** The child process of the app that reads photos, as soon as it is at work on one. */
export async function readerAtWork(app: number): Promise<number> {
  let pid = 0
  await expect
    .poll(() => (pid = busyReader(app)), { interval: 5, message: 'no reader is at work' })
    .toBeGreaterThan(0)
  return pid
}

function busyReader(app: number): number {
  const children = readFileSync(`/proc/${app}/task/${app}/children`, 'utf8').trim().split(' ').map(Number)
  return (
    children.find((pid) => {
      const isReader = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('tinypool')
      return isReader && /^State:\s+R/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
    }) ?? 0
  )
}
