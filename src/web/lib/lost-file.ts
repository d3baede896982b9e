/** How browsers call a part of the screens that did not arrive: Chromium and Firefox, then Safari. */
const LOST = /dynamically imported module|importing a module script failed/i

/** A page's own file could not be fetched: offline, no answer, or a newer version has taken its place. */
export function isLostFile(error: unknown): boolean {
  return error instanceof TypeError && LOST.test(error.message)
}
