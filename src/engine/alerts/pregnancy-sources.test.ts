import { expect, it } from 'vitest'
import { assessItem } from '../assess/assess-item.ts'
import { describeIngredient } from '../dictionary/ingredient.ts'
import { matchExactly } from '../inci/match/match.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { pregnancyAlerts } from './pregnancy-alerts.ts'

const knowledge = realKnowledge()
const spellings = knowledge.names.filter(([, ingredient]) => !knowledge.ingredients[ingredient]?.isImported)

/** What somebody is told who asked about pregnancy, of one printed name. */
function alertOf(printed: string): string | null {
  const match = matchExactly(printed, knowledge)
  if (!match) return null
  const span = { start: 0, end: printed.length }
  const item = { printed, span, section: 'main' as const, match, concentration: null, notes: [] }
  const assessed = assessItem(item, knowledge, { productType: 'leave-on', position: 0 })
  const list = { items: [item], leftOut: [], notices: [], listSpan: span, headedFrom: null }
  const [alert] = pregnancyAlerts([assessed], list, knowledge)
  const isMarked = assessed.finding.flags.includes('Caution in pregnancy')
  return alert
    ? `${alert.source?.id ?? ''} ${isMarked ? 'marked' : 'not marked'}`
    : isMarked
      ? 'marked only'
      : null
}

it('every spelling of every ingredient alerts in pregnancy where its page says so, from the same source, and nowhere else', () => {
  const pages = new Map<number, string | null>()
  const pageOf = (at: number) => {
    const inci = knowledge.ingredients[at]?.inci ?? ''
    const note = describeIngredient(inci, knowledge)?.notes.find(({ kind }) => kind === 'pregnancy')
    return note ? `${note.source.id} marked` : null
  }
  const apart = spellings.flatMap(([name, at]) => {
    if (!pages.has(at)) pages.set(at, pageOf(at))
    const match = matchExactly(name, knowledge)
    // What two ingredients are called decides its place in a list.
    if (match?.ingredient !== at) return []
    const [page, alert] = [pages.get(at) ?? null, alertOf(name)]
    return page === alert ? [] : [`${name}: page ${page ?? 'silent'}, alert ${alert ?? 'silent'}`]
  })
  expect(apart).toEqual([])
  expect([...pages.values()].filter((page) => page !== null).length).toBeGreaterThan(50)
})

it('what a list says is classed as harming reproduction is told in pregnancy too', () => {
  // A mixture that may hold a classed substance is told of on its page and is not classed itself.
  const mixtures = new Set(['CYCLOMETHICONE'])
  const classed = knowledge.ingredients.filter(
    ({ inci, listings = [] }) =>
      !mixtures.has(inci) &&
      listings.some(({ text }) => /^Classed in the EU as .*(?:reproduction|fertility|unborn)/.test(text)),
  )
  expect(classed.length).toBeGreaterThan(5)
  expect(classed.filter(({ inci }) => alertOf(inci) === null).map(({ inci }) => inci)).toEqual([])
})
