import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

type TabsProps<V extends string> = {
  label: string
  value: V
  tabs: readonly { value: V; label: string; panel: ReactNode }[]
  onChange: (value: V) => void
}

export function Tabs<V extends string>({ label, value, tabs, onChange }: TabsProps<V>) {
  const pick = (next: string) => {
    const found = tabs.find((tab) => tab.value === next)
    if (found !== undefined) onChange(found.value)
  }
  return (
    <Radix.Root value={value} onValueChange={pick}>
      <Radix.List aria-label={label} className="mb-6 grid auto-cols-fr grid-flow-col border-b border-line">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-12 border-b-2 border-transparent px-2 font-semibold text-muted transition-colors duration-150 hover:text-ink data-[state=active]:border-primary data-[state=active]:text-ink"
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
