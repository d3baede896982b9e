const AT_ONCE_MAX = 8
const QUEUE_MAX = 32

type ConcurrencyLimit = {
  /** Resolves to the function that frees the place; null at once where the queue is full. Rejects when `signal` aborts. */
  enter: (signal: AbortSignal) => Promise<(() => void) | null>
  counts: () => { running: number; waiting: number }
}

/** At most 8 asks at once and 32 that wait: a provider that hangs must not hold a connection for every visitor. */
export function openConcurrencyLimit(): ConcurrencyLimit {
  const waiting: (() => void)[] = []
  let inside = 0

  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else inside -= 1
  }
  const once = () => {
    let isFree = false
    return () => {
      if (!isFree) leave()
      isFree = true
    }
  }
  return {
    counts: () => ({ running: inside, waiting: waiting.length }),
    enter: (signal) => {
      if (inside < AT_ONCE_MAX) {
        inside += 1
        return Promise.resolve(once())
      }
      if (waiting.length >= QUEUE_MAX) return Promise.resolve(null)
      if (signal.aborted) return Promise.reject(new Error('gave up waiting'))
      return new Promise((resolve, reject) => {
        const admit = () => {
          signal.removeEventListener('abort', giveUp)
          resolve(once())
        }
        const giveUp = () => {
          waiting.splice(waiting.indexOf(admit), 1)
          reject(new Error('gave up waiting'))
        }
        signal.addEventListener('abort', giveUp, { once: true })
        waiting.push(admit)
      })
    },
  }
}
