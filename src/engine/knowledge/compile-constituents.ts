import { joinWords } from '../assess/words.ts'
import { type Context, factsAt, fail, ingredientOf, ingredientsOf, openTable } from './compile-context.ts'
import type { ConstituentFact, IngredientFacts } from './compiled.ts'
import { cell, listCell, type Row, type Table } from './table.ts'

/** From this share on a listed fragrance allergen is a main part of an oil. */
const MAIN_PART_FROM = 1
const NAMED_MAX = 4

/** What scented oils are made of: one row for every oil of the same make-up and one constituent. */
export function compileConstituents(context: Context): void {
  const table = openTable(context, 'constituents.tsv', ['oils', 'constituent', 'min', 'max', 'sources'])
  const held = new Set<IngredientFacts>()
  for (const row of table.rows) {
    const constituent = ingredientOf(context, table, row, cell(row, 'constituent'))
    const range = rangeOf(context, table, row)
    const sources = sourcesOf(context, table, row)
    const oils = ingredientsOf(context, table, row, 'oils')
    if (cell(row, 'oils') === '') fail(context, table, row, 'a constituent of no oil')
    if (constituent === null) continue
    for (const at of oils) {
      const facts = factsAt(context, at)
      if (!facts || !isNewPart(context, { table, row, facts, constituent })) continue
      ;(facts.constituents ??= []).push({ ingredient: constituent, range, sources })
      held.add(facts)
    }
  }
  for (const facts of held) {
    facts.constituents?.sort((one, other) => (other.range?.max ?? 0) - (one.range?.max ?? 0))
    nameMainParts(context, facts)
  }
}

function rangeOf(context: Context, table: Table, row: Row): ConstituentFact['range'] {
  const [min, max] = [cell(row, 'min'), cell(row, 'max')]
  if (min === '' && max === '') return null
  const range = { min: Number(min), max: Number(max) }
  const isRange = min !== '' && max !== '' && range.min >= 0 && range.min <= range.max && range.max <= 100
  if (!isRange || range.max === 0) fail(context, table, row, 'a share runs from 0 to 100 per cent')
  return range
}

function sourcesOf(context: Context, table: Table, row: Row): number[] {
  const ids = listCell(row, 'sources')
  if (ids.length === 0) fail(context, table, row, 'a fact without a source')
  return ids.flatMap((id) => {
    const at = context.sources.get(id)
    if (at === undefined) fail(context, table, row, `unknown source ${id}`)
    return at ?? []
  })
}

type Part = { table: Table; row: Row; facts: IngredientFacts; constituent: number }

function isNewPart(context: Context, { table, row, facts, constituent }: Part): boolean {
  const name = context.result.ingredients[constituent]?.inci
  const isScented =
    facts.traits?.some(({ trait }) => trait === 'essential-oil') || isListedAllergen(facts)
  if (!isScented) fail(context, table, row, `${facts.inci} is no essential oil`)
  if (facts.inci === name) fail(context, table, row, `${facts.inci} cannot hold itself`)
  const isTold = facts.constituents?.some(({ ingredient }) => ingredient === constituent) ?? false
  if (isTold) fail(context, table, row, `${facts.inci} holds ${name} twice`)
  return !isTold
}

/** The reason of an oil's score names what it holds, where that is known. */
function nameMainParts(context: Context, facts: IngredientFacts): void {
  const trait = facts.traits?.find((one) => one.trait === 'essential-oil')
  const parts = mainAllergens(facts, context.result.ingredients).map(({ inci }) => inci.toLowerCase())
  if (!trait || parts.length === 0) return
  const named = parts.length > NAMED_MAX ? [...parts.slice(0, NAMED_MAX), 'others'] : parts
  const what = parts.length === 1 ? 'a fragrance allergen' : 'fragrance allergens'
  trait.note = `Essential oil; holds ${joinWords(named)}, ${what} of the EU list`
}

/** Fragrance allergens of Annex III that an oil holds at 1 per cent or more, or in an amount that nobody told. */
function mainAllergens(
  { constituents = [] }: IngredientFacts,
  ingredients: readonly IngredientFacts[],
): IngredientFacts[] {
  return constituents.flatMap(({ ingredient, range }) => {
    const facts = ingredients[ingredient]
    return facts && isListedAllergen(facts) && (range?.max ?? MAIN_PART_FROM) >= MAIN_PART_FROM ? [facts] : []
  })
}

function isListedAllergen({ annexes }: IngredientFacts): boolean {
  return annexes?.some(({ effect }) => effect === 'fragrance-allergen') ?? false
}
