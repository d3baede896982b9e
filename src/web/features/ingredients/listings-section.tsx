import type { Ingredient } from '../../../contract/ingredient.ts'
import { ListingLines } from '../../lib/listings/listing-lines.tsx'
import { listingMessages as messages } from '../../lib/messages/listings.ts'
import { LedgerSection } from './ledger-section.tsx'

/** That no list names it is said with the lists that were looked at. */
export function ListingsSection({ listings }: { listings: Ingredient['listings'] }) {
  return (
    <LedgerSection title={messages.title}>
      {listings.length === 0 ? (
        <p>{messages.none}</p>
      ) : (
        <>
          <p className="mb-3 max-w-[65ch] text-muted">{messages.intro}</p>
          <ListingLines listings={listings} />
        </>
      )}
    </LedgerSection>
  )
}
