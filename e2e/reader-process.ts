import { readFileSync } from 'node:fs'
import { expect } from 'vitest'

type Reading = { origin: string; pid: number }

/**
 * The child process that reads photos, as soon as it is at work on one that has arrived. A process that only starts is busy
 * too: what would be stopped or killed then is a photo that is still on its way.
 */
export async function readerAtWork(app: Reading): Promise<number> {
  let pid = 0
  await expect
    .poll(async () => ((pid = busyReader(app.pid)) && (await photosBeingRead(app)) > 0 ? pid : 0), {
      interval: 5,
      message: 'no reader is at work',
    })
    .toBeGreaterThan(0)
  return pid
}

/** What was left is read to its end, and would pass for the next. */
export async function noPhotoIsRead(app: Reading): Promise<void> {
  await expect.poll(() => photosBeingRead(app), { interval: 5 }).toBe(0)
}

async function photosBeingRead({ origin }: Reading): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  return [...text.matchAll(/^opaline_readers_running\{.*\} (\d+)$/gm)]
    .map(([, count]) => Number(count))
    .reduce((sum, count) => sum + count, 0)
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
