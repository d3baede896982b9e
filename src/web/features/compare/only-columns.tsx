import { useId } from 'react'
import { compareMessages } from '../../lib/messages/compare.ts'
import { ColumnHead } from './column-head.tsx'
import type { SharedName } from './compare.ts'
import { COLUMNS, type Compared } from './compared.ts'
import { IngredientName, ScoreMark } from './ingredient-name.tsx'
import { MoreButton } from './more-button.tsx'
import { useShown } from './use-shown.ts'

const messages = compareMessages.ingredients
const SHOWN_FIRST = 12

type OnlyColumnsProps = { products: readonly Compared[]; onlyIn: readonly (readonly SharedName[])[] }

export function OnlyColumns({ products, onlyIn }: OnlyColumnsProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-3 text-[1.375rem]">
        {messages.only}
      </h2>
      <ul className={COLUMNS[products.length]}>
        {products.map((product, place) => (
          <li key={place} className="rounded-card border border-line bg-raised p-4 sm:p-5">
            <ColumnHead product={product} place={place} />
            <Names names={onlyIn[place] ?? []} place={place} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Names({ names, place }: { names: readonly SharedName[]; place: number }) {
  const { shown, ...more } = useShown(names, SHOWN_FIRST)
  if (names.length === 0) return <p className="text-muted">{messages.noneOnly}</p>
  return (
    <>
      <ul className="border-t border-line">
        {shown.map(({ found, inci, key, name }) => {
          const finding = found[place] ?? null
          return (
            <li key={key} className="flex items-baseline justify-between gap-3 border-b border-line py-2">
              <span className="min-w-0">
                <IngredientName name={name} inci={inci} />
                {finding?.section === 'may-contain' && (
                  <span className="ml-2 text-[0.9375rem] text-muted">{messages.mayContain}</span>
                )}
              </span>
              {finding !== null && <ScoreMark finding={finding} />}
            </li>
          )
        })}
      </ul>
      <MoreButton hidden={more.hidden} isAll={more.isAll} onToggle={more.toggle} />
    </>
  )
}
