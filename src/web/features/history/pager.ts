const NUMBERS_MAX = 5

/** At most five numbers in a row, with the page in their middle where there is room on both sides. */
export function pageNumbers(page: number, pages: number): number[] {
  const count = Math.min(NUMBERS_MAX, pages)
  const first = Math.max(1, Math.min(page - Math.floor(NUMBERS_MAX / 2), pages - count + 1))
  return Array.from({ length: count }, (_, place) => first + place)
}
