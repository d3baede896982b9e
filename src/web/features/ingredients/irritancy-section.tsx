import type { Ingredient } from '../../../contract/ingredient.ts'
import { ingredientMessages } from '../../lib/messages/ingredients.ts'
import { SourceLine } from '../../ui/source-line.tsx'
import { LedgerSection } from './ledger-section.tsx'

const messages = ingredientMessages.irritancy

/** What it does by itself, without allergy; that no source names it is said, not shown as mild. */
export function IrritancySection({ irritancy }: { irritancy: Ingredient['irritancy'] }) {
  return (
    <LedgerSection title={messages.title}>
      {irritancy === null ? (
        <p>{messages.none}</p>
      ) : (
        <>
          <p className={irritancy.grade === 'strong' ? 'font-semibold text-fair' : 'font-semibold'}>
            {messages.grade[irritancy.grade]}
          </p>
          <p>{messages.noted(irritancy.note)}</p>
          <p className="text-[0.9375rem] text-muted">
            <SourceLine source={irritancy.source} />
          </p>
        </>
      )}
    </LedgerSection>
  )
}
