import { nameOf, type Compared } from './compared.ts'
import { Letter } from './letter.tsx'

/** Which product a column is about, said again wherever columns begin: on a phone they stand far apart. */
export function ColumnHead({ product, place }: { product: Compared; place: number }) {
  return (
    <h3 className="mb-3 flex items-center gap-2.5 font-sans text-base font-semibold tracking-normal">
      <Letter place={place} />
      <span className="min-w-0 wrap-anywhere">{nameOf(product)}</span>
    </h3>
  )
}
