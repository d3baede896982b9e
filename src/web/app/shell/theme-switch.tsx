import { Monitor, Moon, Sun } from 'lucide-react'
import { setTheme, useThemeChoice, type ThemeChoice } from '../../lib/theme.ts'
import { shellMessages } from './shell.messages.ts'

const NEXT: Record<ThemeChoice, ThemeChoice> = { light: 'dark', dark: 'system', system: 'light' }
const ICON = { light: Sun, dark: Moon, system: Monitor } as const

export function ThemeSwitch() {
  const choice = useThemeChoice()
  const Icon = ICON[choice]
  return (
    <button
      type="button"
      aria-label={shellMessages.theme[choice]}
      title={shellMessages.theme[choice]}
      onClick={() => setTheme(NEXT[choice])}
      className="grid size-11 place-content-center rounded-control text-muted hover:bg-sunk hover:text-ink"
    >
      <Icon aria-hidden size={20} />
    </button>
  )
}
