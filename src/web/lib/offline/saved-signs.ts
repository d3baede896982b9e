/** When the answers that screens show were saved, by the path of their call; an answer of the server is not in it. */
const savedAt = new Map<string, string>()
const listeners = new Set<() => void>()

export function noteSavedAnswer(path: string, moment: string): void {
  savedAt.set(path, moment)
  for (const listener of listeners) listener()
}

export function noteServerAnswer(path: string): void {
  if (savedAt.delete(path)) for (const listener of listeners) listener()
}

export function isSavedAnswer(path: unknown): boolean {
  return typeof path === 'string' && savedAt.has(path)
}

/** ISO moment at which what stands for a call's answer was saved on this device; null for an answer of the server. */
export function savedMomentOf(path: string): string | null {
  return savedAt.get(path) ?? null
}

export function onSavedAnswers(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
