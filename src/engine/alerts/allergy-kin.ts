/**
 * Words of a warning that are wider or narrower than the one that somebody typed: traces of nuts may be traces of almonds,
 * and who may eat no nuts wants to hear of almonds. By the ids of the table of allergies.
 */
const FAMILIES: readonly (readonly [string, readonly string[]])[] = [
  [
    'nuts',
    ['almond', 'hazelnut', 'walnut', 'cashew', 'macadamia', 'brazil-nut', 'argan', 'peanut', 'pine-nut'],
  ],
  ['gluten', ['wheat']],
  ['seafood', ['fish', 'shellfish', 'molluscs']],
  ['shellfish', ['molluscs']],
  ['bee-products', ['propolis', 'royal-jelly']],
  ['beans', ['soy', 'peanut', 'lupin', 'chickpea']],
]

export function kinOf(id: string): ReadonlySet<string> {
  return new Set(
    FAMILIES.flatMap(([wide, narrow]) => (wide === id ? narrow : narrow.includes(id) ? [wide] : [])),
  )
}
