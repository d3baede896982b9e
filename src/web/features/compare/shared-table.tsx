import { useId } from 'react'
import { compareMessages } from '../../lib/messages/compare.ts'
import type { SharedName } from './compare.ts'
import { letterOf, nameOf, type Compared } from './compared.ts'
import { IngredientName, ScoreMark } from './ingredient-name.tsx'
import { Letter } from './letter.tsx'
import { MoreButton } from './more-button.tsx'
import { useShown } from './use-shown.ts'

const messages = compareMessages.ingredients
const SHOWN_FIRST = 15

type SharedTableProps = {
  title: string
  products: readonly Compared[]
  names: readonly SharedName[]
  /** What is said where there is nothing to show. */
  none?: string
}

/** The same name may score differently, since it is judged by how the product is used. */
export function SharedTable({ title, products, names, none }: SharedTableProps) {
  const titleId = useId()
  const { shown, ...more } = useShown(names, SHOWN_FIRST)
  return (
    <section aria-labelledby={titleId} className="rounded-card border border-line bg-raised p-4 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="text-[1.375rem]">
          {title}
        </h2>
        <p className="text-[0.9375rem] text-muted">{messages.count(names.length)}</p>
      </div>
      {names.length === 0 && none !== undefined && <p className="mt-2">{none}</p>}
      {names.length > 0 && (
        <table className="mt-2 w-full text-left">
          <thead>
            <tr>
              <th
                scope="col"
                className="border-b border-edge py-2 pr-3 text-[0.9375rem] font-normal text-muted"
              >
                {messages.column}
              </th>
              {products.map((product, place) => (
                <th
                  key={place}
                  scope="col"
                  className="w-16 border-b border-edge py-2 sm:w-28"
                  aria-label={`${letterOf(place)}: ${nameOf(product)}`}
                >
                  <Letter place={place} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ found, inci, key, name }) => (
              <tr key={key}>
                <th scope="row" className="border-b border-line py-2 pr-3 font-normal">
                  <IngredientName name={name} inci={inci} />
                </th>
                {found.map((finding, place) => (
                  <td key={place} className="border-b border-line py-2 text-[0.9375rem]">
                    {finding === null ? (
                      <>
                        <span aria-hidden className="text-muted">
                          –
                        </span>
                        <span className="sr-only">{messages.notIn}</span>
                      </>
                    ) : (
                      <ScoreMark finding={finding} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <MoreButton hidden={more.hidden} isAll={more.isAll} onToggle={more.toggle} />
    </section>
  )
}
