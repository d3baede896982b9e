let last: Promise<unknown> = Promise.resolve()

/**
 * Runs work that keeps the process busy one piece a turn of the event loop. Of a hundred that come at once, one would follow
 * the other before anybody else is heard; so whatever else arrives is answered in between.
 */
export function yieldBetweenTasks<T>(work: () => T): Promise<T> {
  const run = last.then(() => new Promise((turn) => setImmediate(turn))).then(work)
  last = run.catch(() => undefined)
  return run
}
