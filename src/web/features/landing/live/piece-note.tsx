import { Link } from '../../../lib/navigation.tsx'
import type { IngredientFinding } from '../../../../contract/finding.ts'
import { ingredientSlug } from '../../../../contract/ingredient-slug.ts'
import { readableName } from '../../../../contract/readable-name.ts'
import { paths } from '../../../lib/paths.ts'
import { toneOf, verdictText } from '../../../lib/strip/verdict.ts'
import { comedogenicBasis, isContested } from '../../../lib/messages/comedogenic.ts'
import { liveMessages as messages } from '../landing.messages.ts'
import { SourceLine } from '../../../ui/source-line.tsx'
import { ToneChip } from '../../../ui/tone.tsx'

/** One piece of the strip in words: its verdict, the rule behind it, and what else is to be known. */
export function PieceNote({ ingredient }: { ingredient: IngredientFinding }) {
  const { inci, why } = ingredient
  return (
    <div role="status" className="mt-4 min-h-32 border-t border-line pt-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-serif text-xl leading-tight">
          {inci === null ? (
            ingredient.printed
          ) : (
            <Link
              to={paths.ingredient(ingredientSlug(inci))}
              className="underline decoration-edge decoration-1 underline-offset-4 hover:decoration-current"
            >
              {readableName(inci)}
            </Link>
          )}
        </span>
        <ToneChip tone={toneOf(ingredient)}>{verdictText(ingredient)}</ToneChip>
      </p>
      <p className="mt-2 max-w-[60ch]">{why === null ? messages.unknownWhy : why.text}</p>
      {notesOn(ingredient).map((note) => (
        <p key={note} className="mt-1 max-w-[60ch]">
          {note}
        </p>
      ))}
      {why !== null && (
        <p className="mt-1 text-[0.9375rem] text-muted">
          {messages.source} <SourceLine source={why.source} />
        </p>
      )}
    </div>
  )
}

function notesOn({ inci, printed, recognition, comedogenicRange, vegan }: IngredientFinding): string[] {
  const isMisprint = inci !== null && recognition.tier === 'near'
  return [
    isMisprint ? messages.misprint(printed, readableName(inci)) : '',
    comedogenicRange && isContested(comedogenicRange)
      ? messages.disputed(comedogenicBasis(comedogenicRange))
      : '',
    vegan === false ? messages.animal : '',
  ].filter((note) => note !== '')
}
