/** The place of the first of an ordered list for which `isBefore` does not hold, its length where there is none. */
export function lowerBound<T>(list: readonly T[], isBefore: (one: T) => boolean): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    const one = list[middle]
    if (one !== undefined && isBefore(one)) low = middle + 1
    else high = middle
  }
  return low
}
