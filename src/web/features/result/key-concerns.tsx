import { useId, useState } from 'react'
import { isKeyConcern, isPerhapsForbidden } from '../../../contract/bands.ts'
import { distinct } from '../../../contract/distinct.ts'
import type { RecordedIngredient } from '../../../contract/recorded.ts'
import { isContested } from '../../lib/messages/comedogenic.ts'
import { resultMessages } from '../../lib/messages/result.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { ToneChip } from '../../ui/tone.tsx'

const messages = resultMessages.concerns
const SHOWN_FIRST = 3

type KeyConcernsProps = { ingredients: readonly RecordedIngredient[]; onOpen: (index: number) => void }

export function KeyConcerns({ ingredients, onOpen }: KeyConcernsProps) {
  const titleId = useId()
  const [isAll, setIsAll] = useState(false)
  const concerns = ingredients.flatMap((entry, index) =>
    (isKeyConcern(entry) || isPerhapsForbidden(entry)) && entry.isNamedBefore !== true
      ? [{ entry, index }]
      : [],
  )
  const unknown = distinct(ingredients).filter((entry) => entry.safetyScore === null).length
  const isWhole = ingredients.every(
    ({ comedogenic, safetyScore }) => safetyScore !== undefined && comedogenic !== undefined,
  )
  const hidden = concerns.length - SHOWN_FIRST
  return (
    <Card labelledBy={titleId}>
      <CardTitle id={titleId}>{messages.title}</CardTitle>
      {concerns.length === 0 && isWhole && <p>{messages.none}</p>}
      {!isWhole && <p className="mb-2 text-muted">{messages.notRecorded}</p>}
      <ul className="divide-y divide-line">
        {(isAll ? concerns : concerns.slice(0, SHOWN_FIRST)).map(({ entry, index }) => (
          <li key={index} className="py-3 first:pt-0">
            <button type="button" onClick={() => onOpen(index)} className="w-full text-left">
              <span className="flex flex-wrap items-center justify-between gap-2">
                <span className="font-semibold underline decoration-edge underline-offset-4">
                  {entry.name}
                </span>
                <ToneChip tone={isPerhapsForbidden(entry) ? 'unknown' : 'poor'}>{chipText(entry)}</ToneChip>
              </span>
              <span className="mt-1 block text-muted">{concernText(entry)}</span>
            </button>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button kind="quiet" size="sm" className="-ml-3" onClick={() => setIsAll(!isAll)}>
          {isAll ? messages.less : messages.more(hidden)}
        </Button>
      )}
      {unknown > 0 && <p className="mt-2 text-[0.9375rem] text-muted">{messages.unknown(unknown)}</p>}
    </Card>
  )
}

const isLowScore = ({ safetyScore }: RecordedIngredient) =>
  typeof safetyScore === 'number' && safetyScore < 60

function chipText(ingredient: RecordedIngredient): string {
  if (isPerhapsForbidden(ingredient)) return messages.perhapsForbidden
  if (isLowScore(ingredient)) return `${ingredient.safetyScore} ${resultMessages.verdicts.poor}`
  return messages.clogs(ingredient.comedogenic ?? 0)
}

/** The reason of a low score is its rule; a clogging name may have no rule against it at all. */
function concernText(ingredient: RecordedIngredient): string {
  const { comedogenicRange, healthNotes, why } = ingredient
  if (isLowScore(ingredient) || isPerhapsForbidden(ingredient)) return why?.text ?? healthNotes
  return comedogenicRange && isContested(comedogenicRange) ? messages.clogsDisputed : messages.clogsWhy
}
