import { pregnancyCautionOf } from '../alerts/pregnancy-caution.ts'
import { nameWords } from '../inci/match/name-key.ts'
import { ORIGINS } from '../../contract/finding.ts'
import { compileAllergies } from './compile-allergies.ts'
import { type Context, fail, functionsOf, ingredientsOf, oneOf, openTable, sourceOf } from './compile-context.ts'
import { cell, listCell } from './table.ts'

const VEGAN = ['yes', 'no', 'unknown'] as const
const YES_NO = ['yes', 'no'] as const

const CLASS_COLUMNS = [
  'id',
  'label',
  'starts',
  'ends',
  'contains',
  'functions',
  'origin',
  'vegan',
  'score',
  'allergen',
  'sentence',
  'source',
] as const

/** Classes, allergy terms, pairs and guards: everything that speaks of more than one ingredient. */
export function compileRules(context: Context): void {
  compileClasses(context)
  compileAllergies(context)
  compileMayHold(context)
  compileInteractions(context)
  const guards = openTable(context, 'near-guards.tsv', ['names', 'reason'])
  for (const row of guards.rows) {
    const group = ingredientsOf(context, guards, row, 'names')
    if (group.length < 2) fail(context, guards, row, 'a guard needs two names or more')
    context.result.guards.push(group)
  }
}

function compileClasses(context: Context): void {
  const table = openTable(context, 'classes.tsv', CLASS_COLUMNS)
  const seen = new Set<string>()
  const plants = plantNames(context)
  const byMark: Record<string, string[]> = { '@plants': plants.latin, '@plants-by-any-name': plants.any }
  for (const row of table.rows) {
    const id = cell(row, 'id')
    const score = Number(cell(row, 'score'))
    // A plant named without its part is known as a plant by its Latin name.
    const starts = listCell(row, 'starts').flatMap((start) => byMark[start] ?? [start])
    const patterns = { starts, ends: listCell(row, 'ends'), contains: listCell(row, 'contains') }
    if (seen.has(id)) fail(context, table, row, `duplicate class ${id}`)
    if (!(score > 0 && score <= 100)) fail(context, table, row, 'a class needs its own score')
    if (Object.values(patterns).every((list) => list.length === 0)) fail(context, table, row, 'a class without a pattern')
    seen.add(id)
    context.result.classes.push({
      id,
      label: cell(row, 'label'),
      ...patterns,
      functions: functionsOf(context, table, row),
      origin: oneOf(context, table, row, { column: 'origin', words: ORIGINS }),
      vegan: oneOf(context, table, row, { column: 'vegan', words: VEGAN }),
      score,
      sentence: cell(row, 'sentence'),
      allergen: oneOf(context, table, row, { column: 'allergen', words: YES_NO }) === 'yes',
      source: sourceOf(context, table, row),
    })
  }
}

/** `any` with a blank behind each, as `PEA` does not begin `PEARL`; what is of an animal stands among the plants for its spelling alone. */
function plantNames(context: Context): { latin: string[]; any: string[] } {
  const { rows } = openTable(context, 'plants.tsv', ['latin', 'also', 'common'])
  const latin = rows.flatMap((row) => [cell(row, 'latin'), ...listCell(row, 'also')])
  const plants = rows.filter((row) => !cell(row, 'latin').startsWith('HYDROLYZED '))
  const any = plants.flatMap((row) => [cell(row, 'latin'), ...listCell(row, 'also'), ...listCell(row, 'common')])
  return { latin, any: any.map((name) => `${name} `) }
}

function compileMayHold(context: Context): void {
  const table = openTable(context, 'may-hold.tsv', ['name_words', 'allergies', 'note', 'source'])
  const known = new Set(context.result.allergies.map(({ id }) => id))
  for (const row of table.rows) {
    const allergies = listCell(row, 'allergies')
    const stranger = allergies.find((id) => !id.startsWith('@') && !known.has(id))
    if (stranger !== undefined) fail(context, table, row, `unknown allergy ${stranger}`)
    context.result.mayHold.push({
      nameWords: listCell(row, 'name_words').map((word) => word.toUpperCase()),
      allergies,
      note: cell(row, 'note'),
      source: sourceOf(context, table, row),
    })
  }
}

/** After the stop list, whose entries it may mean. */
export function compilePregnancy(context: Context): void {
  const table = openTable(context, 'pregnancy.tsv', [
    ...['id', 'name_words', 'allergy', 'refs', 'least', 'most', 'note', 'source'],
  ])
  const named = refsOfAnnexII(context)
  const known = new Set(context.result.allergies.map(({ id }) => id))
  for (const row of table.rows) {
    const [allergy, least, most] = [cell(row, 'allergy'), cell(row, 'least'), cell(row, 'most')]
    if (allergy !== '' && !known.has(allergy)) fail(context, table, row, `unknown allergy ${allergy}`)
    const refs = listCell(row, 'refs')
    for (const ref of refs) if (!named.has(ref)) fail(context, table, row, `no name stands in Annex II/${ref}`)
    for (const share of [least, most])
      if (Number.isNaN(Number(share))) fail(context, table, row, `${share} is no per cent`)
    context.result.pregnancy.push({
      id: cell(row, 'id'),
      nameWords: listCell(row, 'name_words').map((word) => word.toUpperCase()),
      allergy,
      refs,
      least: least === '' ? null : Number(least),
      most: most === '' ? null : Number(most),
      note: cell(row, 'note'),
      source: sourceOf(context, table, row),
    })
  }
}

/** Each ingredient bears the caution that its name is told of, so that its page says what an alert does. */
export function markPregnancy({ result }: Context): void {
  result.ingredients.forEach((facts, ingredient) => {
    const banned = (facts.annexes ?? []).filter(({ annex, effect }) => annex === 'II' && effect === 'banned')
    const entries = new Set(banned.map(({ ref }) => ref))
    const caution = pregnancyCautionOf({ words: nameWords(facts.inci), ingredient, entries }, result)
    const others = (facts.traits ?? []).filter(({ trait }) => trait !== 'pregnancy')
    if (caution)
      facts.traits = [...others, { trait: 'pregnancy', note: caution.note, source: caution.source }]
  })
}

function refsOfAnnexII({ result }: Context): ReadonlySet<string> {
  const listed = result.ingredients.flatMap(({ annexes = [] }) => annexes.filter(({ annex }) => annex === 'II'))
  return new Set([...result.stopList, ...listed].map(({ ref }) => ref))
}

function compileInteractions(context: Context): void {
  const table = openTable(context, 'interactions.tsv', ['label_a', 'a', 'label_b', 'b', 'text', 'source'])
  for (const row of table.rows) {
    context.result.interactions.push({
      a: ingredientsOf(context, table, row, 'a'),
      b: ingredientsOf(context, table, row, 'b'),
      labelA: cell(row, 'label_a'),
      labelB: cell(row, 'label_b'),
      text: cell(row, 'text'),
      source: sourceOf(context, table, row),
    })
  }
}
