import type { RecordedIngredient, RecordedResults } from '../../../contract/recorded.ts'

/** One ingredient over the compared lists: what each list holds of it, null where it does not. */
export type SharedName = {
  key: string
  name: string
  inci: string | null
  found: (RecordedIngredient | null)[]
}

type ComparedLists = {
  inAll: SharedName[]
  /** In more than one, but not in all. */
  inSome: SharedName[]
  /** For each list, what no other one holds. */
  onlyIn: SharedName[][]
}

/** Lists beside one another, each name once, in the order of the label that has it first. */
export function compareLists(lists: readonly (readonly RecordedIngredient[])[]): ComparedLists {
  const byKey = new Map<string, SharedName>()
  lists.forEach((list, place) => {
    for (const finding of list) {
      const key = keyOf(finding)
      const entry = byKey.get(key) ?? {
        key,
        name: finding.name,
        inci: finding.inci,
        found: lists.map(() => null),
      }
      // Printed twice on one label, the first place counts: that is where there is more of it.
      entry.found[place] ??= finding
      byKey.set(key, entry)
    }
  })
  const names = [...byKey.values()]
  const held = ({ found }: SharedName) => found.filter((finding) => finding !== null).length
  return {
    inAll: names.filter((name) => held(name) === lists.length),
    inSome: names.filter((name) => held(name) > 1 && held(name) < lists.length),
    onlyIn: lists.map((_, place) => names.filter((name) => held(name) === 1 && name.found[place] !== null)),
  }
}

/** By substance where one is known, so that `Parfum` and `Fragrance` meet; else by what is printed. */
function keyOf({ inci, name, printed = name }: RecordedIngredient): string {
  if (inci !== null) return `inci ${inci.toLowerCase()}`
  return `printed ${printed.toLowerCase().replace(/\s+/g, ' ').trim()}`
}

type RuleCost = { rule: string; text: string; points: number; names: string[] }

/** What a product loses by each rule, the dearest first. The names of a rule stand in the order of what they cost. */
export function costsOf(results: Pick<RecordedResults, 'deductions' | 'ingredients'>): RuleCost[] {
  const byRule = new Map<string, RuleCost>()
  const sorted = [...(results.deductions ?? [])].sort((a, b) => b.points - a.points)
  for (const { ingredient: index, points, rule } of sorted) {
    const ingredient = results.ingredients[index]
    if (ingredient === undefined || points <= 0) continue
    const cost = byRule.get(rule) ?? { rule, text: ingredient.why?.text ?? '', points: 0, names: [] }
    cost.points += points
    if (!cost.names.includes(ingredient.name)) cost.names.push(ingredient.name)
    byRule.set(rule, cost)
  }
  return [...byRule.values()].sort((a, b) => b.points - a.points)
}
