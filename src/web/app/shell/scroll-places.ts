import { z } from 'zod'

const KEY = 'opaline.scroll'
const PLACES_MAX = 50
const Places = z.array(z.tuple([z.string(), z.number()]))

/** How far the page of each entry of the history was scrolled, in CSS pixels; the newest last. */
function read(): [string, number][] {
  try {
    const parsed = Places.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'))
    return parsed.success ? parsed.data : []
  } catch {
    return []
  }
}

export function placeOf(entry: string): number {
  return read().find(([known]) => known === entry)?.[1] ?? 0
}

export function rememberPlace(entry: string, top: number): void {
  const others = read().filter(([known]) => known !== entry)
  const places = [...others, [entry, Math.round(top)] as const].slice(-PLACES_MAX)
  try {
    sessionStorage.setItem(KEY, JSON.stringify(places))
  } catch {
    // Storage is refused: the browser's own memory of the place has to do.
  }
}
