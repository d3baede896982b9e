import { SCORES, strongestRule } from '../assess/rules.ts'
import { matchClass } from '../inci/match/match.ts'
import { type Context, fail, openTable, sourceOf } from './compile-context.ts'
import type { IngredientFacts } from './compiled.ts'
import { cell } from './table.ts'

/** Where the checks look: a product that stays on, away from the first names. */
const SETTING = { productType: 'leave-on', position: 10 } as const

/** Classes whose members hold scent: looking one up by name cannot make it milder than its kind. */
const SCENTED = new Set(['essential-oil', 'absolute'])

/**
 * Compares scores that have to fit together: an essential oil with its class, and ingredients of one CAS number with each
 * other. What differs for a reason has a row in score-decisions.tsv; a row that decides nothing is refused as well.
 */
export function checkScores(context: Context): void {
  const table = openTable(context, 'score-decisions.tsv', ['check', 'of', 'reason', 'source'])
  const open = new Map<string, (typeof table.rows)[number]>()
  for (const row of table.rows) {
    sourceOf(context, table, row)
    if (cell(row, 'reason') === '') fail(context, table, row, 'a decision without a reason')
    open.set(`${cell(row, 'check')} ${cell(row, 'of')}`, row)
  }
  const unused = new Map(open)
  for (const { id, message } of [...mildOils(context), ...unlikeTwins(context)]) {
    if (!open.has(id)) context.errors.push(`ingredients: ${message}`)
    unused.delete(id)
  }
  for (const [id, row] of unused) fail(context, table, row, `nothing to decide on ${id}`)
}

type Finding = { id: string; message: string }

function mildOils({ result }: Context): Finding[] {
  const scented = result.classes.filter(({ id }) => SCENTED.has(id))
  return curated(result.ingredients).flatMap((facts) => {
    // Asking all classes of each name took a quarter of compiling; those of scent alone tell nearly all names that are of none.
    if (matchClass(facts.inci, { classes: scented }) === null) return []
    const rule = result.classes[matchClass(facts.inci, result)?.classId ?? -1]
    if (!rule || !SCENTED.has(rule.id) || scoreOf(facts) <= rule.score) return []
    const message = `${facts.inci} scores ${scoreOf(facts)}, above its class ${rule.id} with ${rule.score}`
    return [{ id: `class ${facts.inci}`, message }]
  })
}

function unlikeTwins({ result }: Context): Finding[] {
  const byCas = new Map<string, IngredientFacts[]>()
  for (const facts of curated(result.ingredients))
    for (const number of facts.cas) byCas.set(number, [...(byCas.get(number) ?? []), facts])
  return [...byCas].flatMap(([number, twins]) => {
    if (new Set(twins.map(scoreOf)).size < 2) return []
    const scores = twins.map((facts) => `${facts.inci} ${scoreOf(facts)}`).join(', ')
    return [{ id: `cas ${number}`, message: `CAS ${number} scores differently as ${scores}` }]
  })
}

function curated(ingredients: readonly IngredientFacts[]): IngredientFacts[] {
  return ingredients.filter(({ isImported }) => !isImported)
}

function scoreOf(facts: IngredientFacts): number {
  return SCORES[strongestRule(facts, SETTING)?.rule ?? 'no-restriction']
}
