/** Path of a Chromium on this machine; undefined where there is none. */
export function findChromium(): string | undefined
/** The same, installed where it is missing and can be; ends the process where it cannot. */
export function ensureChromium(): string
/** For every kind of test that starts a browser. */
export const BROWSER_ARGUMENTS: string[]
