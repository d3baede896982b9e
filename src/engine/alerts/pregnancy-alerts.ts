import type { PersonalAlert } from '../../contract/finding.ts'
import { readableName } from '../../contract/readable-name.ts'
import type { Assessed } from '../assess/assess-item.ts'
import type { ParsedList } from '../inci/parsed-types.ts'
import type { PregnancyCaution } from '../knowledge/compiled.ts'
import type { Knowledge } from '../knowledge/load.ts'
import { namesOf } from './printed-names.ts'
import { sourceAt } from './source-at.ts'
import { holdsWords } from './word-patterns.ts'

type Caution = Pick<PregnancyCaution, 'note' | 'source'>

/** One alert for each ingredient with a published caution, for users who asked to be told; each keeps its own reason. */
export function pregnancyAlerts(
  assessed: readonly Assessed[],
  { items }: ParsedList,
  knowledge: Knowledge,
): PersonalAlert[] {
  const seen = new Set<string>()
  return assessed.flatMap((one, at) => {
    const caution = cautionOf(one, items[at]?.match.ingredient ?? null, knowledge)
    const name = one.finding.inci ?? one.finding.name
    if (!caution || seen.has(name)) return []
    seen.add(name)
    return [
      {
        kind: 'pregnancy' as const,
        text: `You asked about pregnancy, and this product lists ${readableName(name)}. ${caution.note}.${askFor(caution.note)}`,
        because: 'pregnancy',
        printed: [one.finding.printed],
        ...sourceAt(knowledge, caution.source),
      },
    ]
  })
}

/** By its name, known or not, and else by what is known of the ingredient. */
function cautionOf(one: Assessed, ingredient: number | null, knowledge: Knowledge): Caution | null {
  const names = namesOf(one)
  const rule = knowledge.pregnancy.find(({ nameWords, allergy }) => {
    const term = knowledge.allergies.find(({ id }) => id === allergy)
    const isMember = ingredient !== null && term?.ingredients.includes(ingredient) === true
    return isMember || holdsWords(names, nameWords) || (term ? holdsWords(names, term.nameWords) : false)
  })
  if (rule) return { note: overMost(one, rule) ?? rule.note, source: rule.source }
  return one.facts?.traits?.find(({ trait }) => trait === 'pregnancy') ?? null
}

/** What is advised at most says nothing beside a printed amount that is above it. */
function overMost({ finding }: Assessed, { most, note }: PregnancyCaution): string | null {
  const { value = 0, unit = '%' } = finding.concentration ?? {}
  const printed = unit === 'ppm' ? value / PPM_OF_PERCENT : value
  if (most === null || printed <= most) return null
  return `The label prints ${printed} %, which is more than doctors advise in pregnancy. ${note}`
}

const PPM_OF_PERCENT = 10_000

/** Some notes send to a doctor themselves. */
function askFor(note: string): string {
  return note.includes('ask a doctor') || note.includes('ask yours')
    ? ''
    : ' Please ask your doctor or midwife.'
}
