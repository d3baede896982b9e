import type { Ingredient } from '../../../contract/ingredient.ts'
import { ListingLines } from '../../lib/listings/listing-lines.tsx'
import { listingWords as words } from '../../lib/words/listings.ts'
import { LedgerSection } from './ledger-section.tsx'

/** That no list names it is said with the lists that were looked at. */
export function ListingsSection({ listings }: { listings: Ingredient['listings'] }) {
  return (
    <LedgerSection title={words.title}>
      {listings.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <p className="mb-3 max-w-[65ch] text-muted">{words.intro}</p>
          <ListingLines listings={listings} />
        </>
      )}
    </LedgerSection>
  )
}
