import { useId } from 'react'
import { readableName } from '../../../contract/readable-name.ts'
import { scoreSentence } from '../../lib/kept/score-sentence.ts'
import { compareMessages } from '../../lib/messages/compare.ts'
import { resultMessages } from '../../lib/messages/result.ts'
import { ColumnHead } from './column-head.tsx'
import { costsOf } from './compare.ts'
import { COLUMNS, nameOf, type Compared } from './compared.ts'

const messages = compareMessages.costs
const NAMES_SHOWN = 4

export function CostColumns({ products }: { products: readonly Compared[] }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-[1.375rem]">
        {messages.title}
      </h2>
      <p className="mt-1 mb-3 text-muted">{messages.lead}</p>
      <ul className={COLUMNS[products.length]}>
        {products.map((product, place) => (
          <li key={place} className="rounded-card border border-line bg-raised p-4 sm:p-5">
            <ColumnHead product={product} place={place} />
            <Costs product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Costs({ product }: { product: Compared }) {
  const results = product.analysis.analysisResults
  const costs = costsOf(results)
  if (results.deductions === undefined) return <p className="text-muted">{resultMessages.notRecorded}</p>
  // Without a score nothing was taken off it, whatever the list holds.
  if (results.overallScore === null) return <p>{scoreSentence(results, nameOf(product))}</p>
  if (costs.length === 0 && !results.cap) return <p>{messages.none}</p>
  return (
    <ul className="border-t border-line">
      {costs.map(({ names, points, rule, text }) => (
        <li key={rule} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-2.5">
          <span className="font-semibold">{ruleTitle(rule, text)}</span>
          <span className="font-serif text-lg">{messages.off(String(Math.round(points * 10) / 10))}</span>
          <span className="col-span-2 text-[0.9375rem] text-muted wrap-anywhere">
            {messages.names(
              names.slice(0, NAMES_SHOWN).map(readableName).join(', '),
              Math.max(0, names.length - NAMES_SHOWN),
            )}
          </span>
        </li>
      ))}
      {results.cap && (
        <li className="border-b border-line py-2.5">
          <span className="font-semibold text-poor">{messages.cap(results.cap.score)}</span>
          <span className="block text-[0.9375rem] text-muted">{results.cap.text}</span>
        </li>
      )}
    </ul>
  )
}

/** Rules have short names here; a rule that is newer than these says itself in its own sentence. */
function ruleTitle(rule: string, text: string): string {
  const titles: Record<string, string | undefined> = messages.rules
  return titles[rule] ?? (text || rule)
}
