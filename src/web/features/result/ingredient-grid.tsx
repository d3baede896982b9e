import { useId } from 'react'
import type { AiGuesses } from '../../../contract/ai-words.ts'
import type { RecordedIngredient } from '../../../contract/recorded.ts'
import { resultMessages } from '../../lib/messages/result.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { IngredientCard } from './ingredient-card.tsx'
import { SHOWN_FIRST, type OpenIngredient } from './use-open-ingredient.ts'

const messages = resultMessages.grid

/** Beyond the first `SHOWN_FIRST`. By the list and not by each card, so that opening it draws none of them anew; on paper all stand. */
const FOLDED = 'not-print:[&>:nth-child(n+13)]:hidden'

type IngredientGridProps = {
  ingredients: readonly RecordedIngredient[]
  guesses: AiGuesses | undefined
  open: OpenIngredient
}

export function IngredientGrid({ ingredients, guesses, open }: IngredientGridProps) {
  const titleId = useId()
  const hidden = ingredients.length - SHOWN_FIRST
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-4 text-[1.75rem]">
        {messages.title}
      </h2>
      <ul className={classes('grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3', !open.isAll && FOLDED)}>
        {ingredients.map((ingredient, index) => (
          <IngredientCard
            key={index}
            ingredient={ingredient}
            index={index}
            guesses={guesses}
            isOpen={open.index === index}
            onToggle={open.toggle}
          />
        ))}
      </ul>
      {hidden > 0 && (
        <div className="no-print mt-5 flex justify-center">
          <Button kind="outline" onClick={() => open.setAll(!open.isAll)}>
            {open.isAll ? messages.less : messages.more(hidden)}
          </Button>
        </div>
      )}
    </section>
  )
}
