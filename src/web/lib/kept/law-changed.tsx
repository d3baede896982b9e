import { Link } from '../navigation.tsx'
import type { AnalysisSummary } from '../../../contract/analysis.ts'
import { Notice } from '../../ui/notice.tsx'
import { paths } from '../paths.ts'
import { keptMessages as messages } from '../messages/kept.ts'

type LawChangedProps = { total: number; newest: readonly AnalysisSummary[] }

/** The law has moved on about products that somebody may still use: they are named, wherever they stand in the list. */
export function LawChanged({ total, newest }: LawChangedProps) {
  if (total === 0) return null
  const more = total - newest.length
  return (
    <Notice tone="caution" title={messages.lawChanged.title(total)} role="status">
      <ul className="flex flex-wrap gap-x-4">
        {newest.map(({ id, productName }) => (
          <li key={id} className="min-w-0">
            <Link
              to={paths.analysis(id)}
              className="inline-flex min-h-11 max-w-full items-center font-semibold text-primary underline underline-offset-4"
            >
              <span className="truncate">{productName || messages.unnamed}</span>
            </Link>
          </li>
        ))}
        {more > 0 && <li className="inline-flex min-h-11 items-center">{messages.lawChanged.more(more)}</li>}
      </ul>
    </Notice>
  )
}

const SHOWN = 5

/** The same from all that is kept, newest first. */
export function changedByLaw(analyses: readonly AnalysisSummary[]): LawChangedProps {
  const changed = analyses.filter(({ today }) => today !== undefined && today.lawChangeCount > 0)
  return { total: changed.length, newest: changed.slice(0, SHOWN) }
}
