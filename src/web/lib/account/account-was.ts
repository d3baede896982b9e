import { z } from 'zod'

const KEY = 'opaline.account-was'
const Was = z.object({ id: z.string(), name: z.string() })
export type Was = z.infer<typeof Was>

const listeners = new Set<() => void>()

/** Whom the screen stood for before another tab changed the account; outlives the reload that this takes. */
export function rememberWas(was: Was): void {
  write(JSON.stringify(was))
}

export function forgetWas(): void {
  write(null)
}

/** The stored text, which is the same as long as nothing changes. */
export function wasText(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function readWas(text: string | null): Was | null {
  try {
    const parsed = Was.safeParse(JSON.parse(text ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

export function onWas(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function write(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, text)
  } catch {
    // Storage is refused: the reload then goes without its notice.
  }
  for (const listener of listeners) listener()
}
