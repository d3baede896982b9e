import { useId } from 'react'
import type { AiGuesses } from '../../../contract/ai-words.ts'
import type { RecordedIngredient } from '../../../contract/recorded.ts'
import { resultMessages } from '../../lib/messages/result.ts'
import { Button } from '../../ui/button.tsx'
import { IngredientCard } from './ingredient-card.tsx'
import { SHOWN_FIRST, type OpenIngredient } from './use-open-ingredient.ts'

const messages = resultMessages.grid

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
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {ingredients.map((ingredient, index) => (
          <IngredientCard
            key={index}
            ingredient={ingredient}
            index={index}
            guesses={guesses}
            isOpen={open.index === index}
            isHidden={!open.isAll && index >= SHOWN_FIRST}
            onToggle={() => open.toggle(index)}
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
