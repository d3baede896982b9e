const KEY = 'opaline.seen'
const SEEN_MAX = 200

/** True the first time an analysis is opened in this browser; the oldest are forgotten after two hundred. */
export function isFirstView(id: string): boolean {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    const seen = Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : []
    if (seen.includes(id)) return false
    localStorage.setItem(KEY, JSON.stringify([...seen, id].slice(-SEEN_MAX)))
    return true
  } catch {
    return false
  }
}
