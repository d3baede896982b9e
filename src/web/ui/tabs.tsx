import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
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

export function Tabs<V extends string>({ label, value, tabs, onChange }: TabsProps<V>) {
  const pick = (next: string) => {
    const found = tabs.find((tab) => tab.value === next)
    if (found !== undefined) onChange(found.value)
  }
  return (
    <Radix.Root value={value} onValueChange={pick}>
      <Radix.List
        aria-label={label}
        className={classes(
          LIST,
          tabs.length > ROW_MAX ? 'flex flex-wrap' : 'grid auto-cols-fr grid-flow-col',
        )}
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-12 grow border-b-2 border-transparent px-2 font-semibold text-muted transition-colors duration-150 hover:text-ink data-[state=active]:border-primary data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} tabIndex={-1}>
          {tab.panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
