import { Leaf, TriangleAlert } from 'lucide-react'
import { Link } from '../../lib/navigation.tsx'
import { safetyTone } from '../../../contract/bands.ts'
import type { IngredientSummary } from '../../../contract/ingredient.ts'
import { readableName } from '../../../contract/readable-name.ts'
import { paths } from '../../lib/paths.ts'
import { commonText, searchMessages as messages } from '../../lib/messages/ingredients.ts'
import { resultMessages } from '../../lib/messages/result.ts'
import { classes } from '../../ui/classes.ts'
import { TONE_BAND, ToneChip } from '../../ui/tone.tsx'

type IngredientEntryProps = { entry: IngredientSummary; from: string }

/** One line of the ledger. The whole of it can be hit; the name alone is the link that is read out. */
export function IngredientEntry({ entry, from }: IngredientEntryProps) {
  const tone = safetyTone(entry.safetyScore)
  return (
    <li className="relative flex gap-4 border-b border-line py-4 hover:bg-sunk">
      <span aria-hidden className={classes('w-1.5 shrink-0 rounded-full', TONE_BAND[tone])} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
          <div className="min-w-0">
            <Link
              to={paths.ingredient(entry.slug)}
              state={{ from }}
              className="font-serif text-xl leading-tight wrap-anywhere underline decoration-edge decoration-1 underline-offset-4 after:absolute after:inset-0 hover:decoration-current"
            >
              {readableName(entry.inci)}
            </Link>
            {entry.matchedBy !== null && (
              <p className="text-[0.9375rem] text-muted wrap-anywhere">
                {messages.also(readableName(entry.matchedBy))}
              </p>
            )}
          </div>
          <ToneChip tone={tone}>{`${entry.safetyScore} ${resultMessages.verdicts[tone]}`}</ToneChip>
        </div>
        {entry.sentence !== '' && <p className="mt-1.5 max-w-[65ch]">{entry.sentence}</p>}
        <Marks entry={entry} />
      </div>
    </li>
  )
}

function Marks({ entry: { allergen, functions, perThousandLabels, vegan } }: { entry: IngredientSummary }) {
  const common = commonText(perThousandLabels)
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-[0.9375rem] text-muted">
      <li>{functionText(functions)}</li>
      {allergen && (
        <li className="inline-flex items-center gap-1 font-semibold text-fair">
          <TriangleAlert aria-hidden size={14} />
          {messages.allergen}
        </li>
      )}
      <li className="inline-flex items-center gap-1">
        {vegan === true && <Leaf aria-hidden size={14} />}
        {messages.vegan[vegan === null ? 'open' : vegan ? 'yes' : 'no']}
      </li>
      {common !== null && <li>{common}</li>}
    </ul>
  )
}

const FUNCTIONS_SHOWN = 3

function functionText(functions: readonly string[]): string {
  const shown = functions.slice(0, FUNCTIONS_SHOWN).join(', ')
  const more = functions.length - FUNCTIONS_SHOWN
  return more > 0 ? messages.moreFunctions(shown, more) : shown || messages.noFunction
}
