import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { classes } from './classes.ts'

type TabsProps<V extends string> = {
  label: string
  value: V
  tabs: readonly { value: V; label: string; panel: ReactNode }[]
  onChange: (value: V) => void
}

const LIST = 'mb-6 border-b border-line'
/** More than these do not stand side by side on a phone, and go on in a second row. */
const ROW_MAX = 3

/** Tabs by the pattern of WAI-ARIA: one stop for the keyboard, whose arrows show the panel of the next. */
export function Tabs<V extends string>({ label, value, tabs, onChange }: TabsProps<V>) {
  const id = useId()
  const tabId = (of: V) => `${id}-${of}`
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = tabs.at(
      nextPlace(
        event.key,
        tabs.findIndex((tab) => tab.value === value),
        tabs.length,
      ) ?? tabs.length,
    )
    if (next === undefined) return
    event.preventDefault()
    onChange(next.value)
    document.getElementById(tabId(next.value))?.focus()
  }
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={move}
        className={classes(
          LIST,
          tabs.length > ROW_MAX ? 'flex flex-wrap' : 'grid auto-cols-fr grid-flow-col',
        )}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            id={tabId(tab.value)}
            type="button"
            role="tab"
            aria-selected={tab.value === value}
            aria-controls={`${tabId(tab.value)}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            className="-mb-px min-h-12 grow border-b-2 border-transparent px-2 font-semibold text-muted transition-colors duration-150 hover:text-ink aria-selected:border-primary aria-selected:text-ink"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          id={`${tabId(tab.value)}-panel`}
          role="tabpanel"
          aria-labelledby={tabId(tab.value)}
          tabIndex={-1}
          hidden={tab.value !== value}
        >
          {tab.value === value && tab.panel}
        </div>
      ))}
    </div>
  )
}

/** Counted as `at` does: the one before the first is the last. */
function nextPlace(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return at - 1
  if (key === 'Home') return 0
  if (key === 'End') return -1
  return undefined
}
