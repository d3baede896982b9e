import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { AnalysisSummary } from '../../../contract/analysis.ts'
import { CALLS } from '../../../contract/calls.ts'
import { server } from '../../testing/played-server.test-support.ts'
import { historyOf, summary } from '../../testing/sample-results.test-support.ts'
import { openScreen } from '../../testing/screen.test-support.tsx'

export const cards = () => page.getByRole('listitem').filter({ has: page.getByRole('heading') })
export const headingOf = (name: string) => page.getByRole('heading', { name })
export const button = (name: string) => page.getByRole('button', { name })

export async function openHistory(): Promise<void> {
  await openScreen('/history')
  await expect.element(page.getByRole('heading', { name: 'My Saved Analyses', level: 1 })).toBeVisible()
}

/** Named results that can be renamed, deleted and brought back, as the server would keep them. */
export function playKept(...names: string[]): void {
  let kept = names.map((productName, at) => summary(at + 1, { productName }))
  const gone = new Map<string, AnalysisSummary>()
  const one = (id: string | undefined) => {
    const found = kept.find((row) => row.id === id) ?? gone.get(id ?? '')
    if (found === undefined) throw new Error(`nobody keeps ${id}`)
    return found
  }
  server.answers(CALLS.cosmeticHistory, ({ query }) =>
    historyOf(kept.filter(({ productName }) => productName.includes(query['search'] ?? ''))),
  )
  server.answers(CALLS.deleteAnalysis, ({ params }) => {
    gone.set(params['id'] ?? '', one(params['id']))
    kept = kept.filter(({ id }) => id !== params['id'])
    return undefined
  })
  server.answers(CALLS.restoreAnalysis, ({ params }) => {
    kept = [...kept, one(params['id'])]
    return one(params['id'])
  })
  server.answers(CALLS.renameAnalysis, ({ params, body }) => {
    const renamed = { ...one(params['id']), ...(body as { productName: string }) }
    kept = kept.map((row) => (row.id === renamed.id ? renamed : row))
    return renamed
  })
}
