import type { ReactNode } from 'react'
import { DataTable } from '../../ui/data-table.tsx'

type WideTableProps = { caption: string; columns: readonly string[]; rows: readonly (readonly ReactNode[])[] }

/** On a phone the table scrolls within its own box and never moves the page; the box takes the keyboard's focus for that. */
export function WideTable(props: WideTableProps) {
  return (
    <div
      role="group"
      aria-label={props.caption}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- only what has the focus can be scrolled by keys
      tabIndex={0}
      className="overflow-x-auto rounded-control focus-visible:outline-2 focus-visible:outline-primary"
    >
      <div className="min-w-[38rem]">
        <DataTable {...props} />
      </div>
    </div>
  )
}
