import type { ReactNode } from 'react'

type StatCardProps = { label: string; value: ReactNode; note?: ReactNode; mark?: ReactNode }

/** One figure as a ledger entry: what it is, the figure, what it means. */
export function StatCard({ label, value, note, mark }: StatCardProps) {
  return (
    <div className="keep-whole flex min-h-32 flex-col rounded-card border border-line bg-raised p-4 sm:p-5">
      <dt className="flex items-center justify-between gap-1 text-[0.9375rem] text-muted">
        {label}
        {mark}
      </dt>
      <dd className="mt-auto pt-3">
        <span className="block font-serif text-[1.75rem] leading-none sm:text-[2.125rem]">{value}</span>
        <span className="mt-2 block min-h-6 max-sm:min-h-12 text-[0.9375rem] text-muted">{note}</span>
      </dd>
    </div>
  )
}
