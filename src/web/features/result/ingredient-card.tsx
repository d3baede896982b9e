import { memo, type ReactNode } from 'react'
import { ChevronDown, Leaf, TriangleAlert } from 'lucide-react'
import type { AiGuesses } from '../../../contract/ai-words.ts'
import type { RecordedIngredient } from '../../../contract/recorded.ts'
import { resultMessages } from '../../lib/messages/result.ts'
import { classes } from '../../ui/classes.ts'
import { TONE_BAND, ToneChip } from '../../ui/tone.tsx'
import { IngredientDetail } from './ingredient-detail.tsx'
import { ingredientAnchor } from './use-open-ingredient.ts'
import { toneOf, verdictText, pointsText } from '../../lib/strip/verdict.ts'

const messages = resultMessages.grid

type IngredientCardProps = {
  ingredient: RecordedIngredient
  index: number
  guesses: AiGuesses | undefined
  isOpen: boolean
  onToggle: (index: number) => void
}

/** Drawn anew only when it opens or closes: a list of 300 would take a slow phone half a second for each. */
export const IngredientCard = memo(function IngredientCard({
  ingredient,
  index,
  guesses,
  isOpen,
  onToggle,
}: IngredientCardProps) {
  const anchor = ingredientAnchor(index)
  const tone = toneOf(ingredient)
  return (
    <li
      id={anchor}
      data-ingredient
      className={classes(
        'flex flex-col overflow-hidden rounded-card border bg-raised',
        isOpen ? 'border-primary sm:col-span-full' : 'border-line',
      )}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={`${anchor}-detail`}
        onClick={() => onToggle(index)}
        className="flex w-full flex-1 items-stretch text-left -outline-offset-2 hover:bg-sunk"
      >
        <span aria-hidden className={classes('w-2.5 shrink-0', TONE_BAND[tone])} />
        <span className="grid min-w-0 flex-1 content-start gap-1.5 p-4">
          <span className="flex items-start justify-between gap-3">
            <span className="min-w-0">
              <span className="mr-2 text-sm text-muted">{index + 1}</span>
              <span className="font-serif text-lg leading-tight wrap-anywhere">{ingredient.name}</span>
            </span>
            <ToneChip tone={tone}>
              {typeof ingredient.safetyScore === 'number'
                ? `${ingredient.safetyScore} ${resultMessages.verdicts[tone]}`
                : verdictText(ingredient)}
            </ToneChip>
          </span>
          <span className="text-[0.9375rem] text-muted">{functionText(ingredient)}</span>
          <IngredientTags ingredient={ingredient} />
        </span>
        <ChevronDown
          aria-hidden
          size={18}
          className={classes(
            'no-print mt-4 mr-3 shrink-0 text-muted transition-transform duration-150',
            isOpen && 'rotate-180',
          )}
        />
      </button>
      {isOpen && (
        <div id={`${anchor}-detail`} className="animate-rise border-t border-line p-4 sm:p-6">
          <IngredientDetail ingredient={ingredient} index={index} guesses={guesses} />
        </div>
      )}
    </li>
  )
})

function functionText({ function: purpose, recognition, safetyScore }: RecordedIngredient): string {
  if (purpose === undefined) return resultMessages.notRecorded
  if (purpose !== '') return purpose
  if (recognition === undefined || safetyScore === undefined) return resultMessages.notRecorded
  return recognition.tier === 'unknown' && safetyScore === null ? messages.unknownLine : messages.noFunction
}

const tagMessages = resultMessages.grid

/** What else is known at a glance; a word of its own for what is not. */
function IngredientTags({ ingredient }: { ingredient: RecordedIngredient }) {
  const { allergen, comedogenic, isEstimate, recognition, section, vegan } = ingredient
  const isKnown = recognition?.tier !== 'unknown'
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
      {section === 'active' && <span className="font-semibold text-primary">{tagMessages.active}</span>}
      {section === 'may-contain' && <span>{tagMessages.mayContain}</span>}
      {isEstimate === true && <span>{tagMessages.estimate}</span>}
      {allergen === true && (
        <Tag icon={<TriangleAlert aria-hidden size={13} />}>
          <span className="font-semibold text-fair">{tagMessages.allergen}</span>
        </Tag>
      )}
      {isKnown && <VeganTag vegan={vegan} />}
      {typeof comedogenic === 'number' && (
        <span>{resultMessages.concerns.clogs(Number(pointsText(comedogenic)))}</span>
      )}
    </span>
  )
}

/** Nothing where it was not recorded. */
function VeganTag({ vegan }: { vegan: boolean | null | undefined }) {
  if (vegan === undefined) return null
  if (vegan === true) return <Tag icon={<Leaf aria-hidden size={13} />}>{tagMessages.vegan.yes}</Tag>
  return <span>{vegan === null ? tagMessages.vegan.open : tagMessages.vegan.no}</span>
}

function Tag({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1">
      {icon}
      {children}
    </span>
  )
}
