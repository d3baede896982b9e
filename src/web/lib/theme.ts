import { useSyncExternalStore } from 'react'

export type ThemeChoice = 'light' | 'dark' | 'system'

const KEY = 'opaline.theme'
/** The bar around an installed app; the same as in theme.js and tokens.css. */
const PAPER = { light: '#FBF8F3', dark: '#121614' }
const system = () => window.matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

/** The system is followed by `theme.js`, from before the first paint on. */
function choice(): ThemeChoice {
  const stored = readStored()
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function setTheme(next: ThemeChoice): void {
  try {
    if (next === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, next)
  } catch {
    // Storage is refused: the choice lasts as long as the page.
  }
  paint(next)
}

function paint(next: ThemeChoice): void {
  const theme = next === 'system' ? (system().matches ? 'dark' : 'light') : next
  document.documentElement.dataset['theme'] = theme
  const bar = document.querySelector('meta[name="theme-color"]')
  bar?.setAttribute('content', PAPER[theme])
  for (const listener of listeners) listener()
}

/** What is painted now, whoever decided it. */
export function shownTheme(): 'light' | 'dark' {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, choice, () => 'system')
}
