import { paths } from './paths.ts'

/**
 * Where to go after signing in. Only a path of this very origin counts: browsers read a backslash as a slash and
 * drop tabs and line breaks, so `/\evil.example` and `/<tab>/evil.example` are foreign addresses in disguise.
 */
export function safeNext(next: string | null): string {
  if (next === null || !next.startsWith('/') || /^\/[/\\]/.test(next) || hasControl(next)) {
    return paths.dashboard
  }
  const base = 'https://opaline.invalid'
  if (!URL.canParse(next, base)) return paths.dashboard
  const url = new URL(next, base)
  return url.origin !== base || url.pathname === paths.auth ? paths.dashboard : next
}

function hasControl(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f' || character === '\\')
}
