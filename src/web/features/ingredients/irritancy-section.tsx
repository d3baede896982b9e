import type { Ingredient } from '../../../contract/ingredient.ts'
import { ingredientWords } from '../../lib/words/ingredients.ts'
import { SourceLine } from '../../ui/source-line.tsx'
import { LedgerSection } from './ledger-section.tsx'

const words = ingredientWords.irritancy

/** What it does by itself, without allergy; that no source names it is said, not shown as mild. */
export function IrritancySection({ irritancy }: { irritancy: Ingredient['irritancy'] }) {
  return (
    <LedgerSection title={words.title}>
      {irritancy === null ? (
        <p>{words.none}</p>
      ) : (
        <>
          <p className={irritancy.grade === 'strong' ? 'font-semibold text-fair' : 'font-semibold'}>
            {words.grade[irritancy.grade]}
          </p>
          <p>{words.noted(irritancy.note)}</p>
          <p className="text-[0.9375rem] text-muted">
            <SourceLine source={irritancy.source} />
          </p>
        </>
      )}
    </LedgerSection>
  )
}
