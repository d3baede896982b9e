import type { PersonalAlert } from '../../contract/finding.ts'
import type { Assessed } from '../assess/assess-item.ts'
import { joinWords, withFullStop } from '../assess/words.ts'
import { UNKNOWN, type Match } from '../inci/match/match-types.ts'
import type { ParsedList } from '../inci/parsed-types.ts'
import type { PregnancyCaution } from '../knowledge/compiled.ts'
import type { Knowledge } from '../knowledge/load.ts'
import { asPrinted, namesOf, saidOnce } from './printed-names.ts'
import { nameWords } from '../inci/match/name-key.ts'
import { pregnancyCautionOf } from './pregnancy-caution.ts'
import { sourceAt } from './source-at.ts'

type Caution = Pick<PregnancyCaution, 'note' | 'source'>

/** One alert for each ingredient with a published caution, for users who asked to be told; each keeps its own reason. */
export function pregnancyAlerts(
  assessed: readonly Assessed[],
  { items }: ParsedList,
  knowledge: Knowledge,
): PersonalAlert[] {
  const told = new Map<string, Caution & { names: string[]; printed: string[] }>()
  assessed.forEach((one, at) => {
    const caution = cautionOf(one, items[at]?.match ?? UNKNOWN, knowledge)
    if (!caution) return
    const key = `${one.finding.inci ?? one.finding.name}: ${caution.note}`
    const { names, printed } = told.get(key) ?? NOTHING
    if (printed.includes(one.finding.printed)) return
    told.set(key, {
      ...caution,
      names: [...names, asPrinted(one)],
      printed: [...printed, one.finding.printed],
    })
  })
  return [...told.values()].map(({ note, source, names, printed }) => ({
    kind: 'pregnancy' as const,
    text: `${withFullStop(listing(names))} ${note}.${askFor(note)}`,
    because: 'pregnancy',
    printed,
    ...sourceAt(knowledge, source),
  }))
}

const listing = (names: readonly string[]) =>
  `You asked about pregnancy: this product lists ${joinWords(saidOnce(names))}`

const NOTHING: { names: string[]; printed: string[] } = { names: [], printed: [] }

/** By its name, known or not, and else by what is known of the ingredient. */
function cautionOf(one: Assessed, match: Match, knowledge: Knowledge): Caution | null {
  const rule = pregnancyCautionOf(calledBy(one, match, knowledge), knowledge)
  if (!rule) return one.facts?.traits?.find(({ trait }) => trait === 'pregnancy') ?? null
  const printed = printedPercent(one)
  return printed !== null && printed <= (rule.least ?? 0)
    ? null
    : { note: overMost(printed ?? 0, rule) ?? rule.note, source: rule.source }
}

/** `адапален` is called what the stop list calls it, too; what only may be so is not. */
function calledBy(one: Assessed, { ingredient, stop, tier }: Match, knowledge: Knowledge) {
  const listed = tier === 'ambiguous' ? undefined : knowledge.stopList[stop ?? -1]?.name
  return {
    words: [...namesOf(one), ...nameWords(listed ?? '')],
    ingredient,
    entries: entriesOf(one, stop, knowledge),
  }
}

/** The entries of Annex II that forbid the name, as it is known or as the stop list knows it. */
function entriesOf({ facts }: Assessed, stop: number | null, { stopList }: Knowledge): ReadonlySet<string> {
  const listed = (facts?.annexes ?? []).filter(({ annex, effect }) => annex === 'II' && effect === 'banned')
  const stopped = stopList[stop ?? -1]
  return new Set([...listed, ...(stopped ? [stopped] : [])].map(({ ref }) => ref))
}

/** What is advised at most says nothing beside a printed amount that is above it. */
function overMost(printed: number, { most, note }: PregnancyCaution): string | null {
  if (most === null || printed <= most) return null
  return `The label prints ${printed} %, which is more than doctors advise in pregnancy. ${note}`
}

function printedPercent({ finding: { concentration } }: Assessed): number | null {
  if (!concentration) return null
  return concentration.unit === 'ppm' ? concentration.value / PPM_OF_PERCENT : concentration.value
}

const PPM_OF_PERCENT = 10_000

/** Some notes send to a doctor themselves. */
function askFor(note: string): string {
  return note.includes('ask a doctor') || note.includes('ask yours')
    ? ''
    : ' Please ask your doctor or midwife.'
}
