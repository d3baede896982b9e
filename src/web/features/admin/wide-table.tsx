import type { ReactNode } from 'react'
import { DataTable } from '../../ui/data-table.tsx'
import { ScrollBox } from '../../ui/scroll-box.tsx'

type WideTableProps = { caption: string; columns: readonly string[]; rows: readonly (readonly ReactNode[])[] }

export function WideTable(props: WideTableProps) {
  return (
    <ScrollBox label={props.caption} className="rounded-control">
      <div className="min-w-[38rem]">
        <DataTable {...props} />
      </div>
    </ScrollBox>
  )
}
