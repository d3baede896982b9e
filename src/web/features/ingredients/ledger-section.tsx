import { useId, type ReactNode } from 'react'

/** One entry of the ledger: what it is about at the margin, what is known beside it. */
export function LedgerSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="keep-whole grid gap-x-8 gap-y-2 border-b border-line py-5 sm:grid-cols-[9.5rem_minmax(0,1fr)]"
    >
      <h2 id={id} className="text-[1.25rem] sm:text-lg">
        {title}
      </h2>
      <div className="min-w-0">{children}</div>
    </section>
  )
}

/** A small line below a fact: where it is from, since when, up to which limit. */
export function FactLine({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="[&>*]:inline">
      <dt>{term}:</dt> <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

export function FactLines({ children }: { children: ReactNode }) {
  return <dl className="mt-1.5 text-[0.9375rem] text-muted">{children}</dl>
}
