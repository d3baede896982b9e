/** A key for one click on something that counts. `randomUUID` exists on secure origins only; the app may run on a plain one in a house network. */
export function newClickKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
