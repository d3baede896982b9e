/** Gauges that are collected together ask once: who asks while an answer is on its way gets the same one. */
export function shared<T>(read: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | null = null
  return () => (underWay ??= read().finally(() => (underWay = null)))
}
