import { letterOf } from './compared.ts'

/** The short name of a product in this comparison. */
export function Letter({ place }: { place: number }) {
  return (
    <span className="inline-grid size-7 place-content-center rounded-full border border-accent font-serif text-base leading-none text-accent">
      {letterOf(place)}
    </span>
  )
}
