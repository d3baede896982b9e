import type { Listing } from '../../../contract/finding.ts'
import { SourceLine } from '../../ui/source-line.tsx'
import { listingMessages as messages } from '../messages/listings.ts'

/** Each list that names one ingredient: what it says, and where that is from. */
export function ListingLines({ listings }: { listings: readonly Listing[] }) {
  return (
    <ul className="grid gap-3">
      {listings.map(({ axis, source, status, text }) => (
        <li key={axis}>
          <p className="font-semibold">{messages.line(messages.axes[axis], messages.states[status])}</p>
          <p className="max-w-[65ch]">{text}</p>
          <p className="text-[0.9375rem] text-muted">
            <SourceLine source={source} />
          </p>
        </li>
      ))}
    </ul>
  )
}
