import { readableName } from '../../contract/readable-name.ts'
import type { ParsedList } from '../inci/parsed-types.ts'
import { perCent } from './limit-words.ts'
import type { Places } from './places.ts'

/** Rounding and ranges add up to a little over 100. */
const SUM_MAX = 120
const NAMES_SHOWN = 3

type PrintedAmounts = {
  /** Per cent by item; null where none is printed or what is printed is not believed. */
  printed: (number | null)[]
  /** Why some are not believed. */
  notices: string[]
}

/**
 * `inTitle` counts where the list itself prints no amount; it is not added up, as a title may round or praise (`100 % oil`).
 */
export function printedAmounts(
  { items }: ParsedList,
  { productOf, isRepeat }: Places,
  inTitle: readonly (number | null)[],
): PrintedAmounts {
  const read = items.map(({ concentration, section }) => {
    if (concentration === null || section === 'may-contain') return null
    return concentration.unit === '%' ? concentration.value : concentration.value / 10_000
  })
  const sums = new Map<number, number>()
  read.forEach((value, at) => {
    const product = productOf(at)
    if (value !== null && value <= 100 && !isRepeat(at)) sums.set(product, (sums.get(product) ?? 0) + value)
  })
  const tooMuch = new Map([...sums].filter(([, sum]) => sum > SUM_MAX))
  const impossible = items.filter((_item, at) => (read[at] ?? 0) > 100)
  const names = impossible.slice(0, NAMES_SHOWN).map(({ printed }) => readableName(printed))
  return {
    printed: read.map((value, at) => {
      if (value === null) return believable(inTitle[at] ?? null)
      return tooMuch.has(productOf(at)) ? null : believable(value)
    }),
    notices: [
      ...(names.length > 0
        ? [
            `More than 100 % is printed for ${names.join(', ')}. That cannot be right, so it was not held against a limit.`,
          ]
        : []),
      ...[...tooMuch.values()].map(
        (sum) =>
          `The printed per cents add up to ${perCent(sum)}. That cannot be right, so none of them was held against a limit.`,
      ),
    ],
  }
}

function believable(value: number | null): number | null {
  return value !== null && value <= 100 ? value : null
}
