import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { CALLS } from '../../../contract/calls.ts'
import type { ProblemCode } from '../../../contract/problem.ts'
import { server } from '../../testing/played-server.test-support.ts'
import { limitsOf } from '../../testing/sample-answers.test-support.ts'
import { analysisId, historyOf, realAnalysis, summary } from '../../testing/sample-results.test-support.ts'
import { address, openScreen, toast } from '../../testing/screen.test-support.tsx'
import { finishClearing, takeOverCopies } from './copies-owner.ts'
import { dropCopies } from './drop-copies.ts'
import { noteClearing, offlineOwner, setOfflineOwner, whatIsBeingCleared } from './offline-owner.ts'
import { deleteOfflineStore, openOfflineStore, type WaitingList } from './offline-store.ts'
import { saveAnswer } from './keep-copies.ts'
import { wasSentSince } from './outbox.ts'
import { sendWhenOnline } from './send-when-online.ts'
import { sendWaiting } from './send-waiting.ts'

beforeEach(deleteOfflineStore)

const account = () => server.account()?.id ?? ''

async function waiting(key: string, rest: Partial<WaitingList> = {}): Promise<WaitingList> {
  const made = await realAnalysis('Aqua, Glycerin, Parfum')
  return {
    key,
    account: account(),
    body: { ingredientsList: 'Aqua, Glycerin, Parfum', productName: `Waiting ${key}` },
    createdAt: '2026-11-20T10:00:00.000Z',
    results: made.analysisResults as WaitingList['results'],
    state: 'waiting',
    reason: null,
    sentAs: null,
    ...rest,
  }
}

async function keepWaiting(...lists: WaitingList[]) {
  await takeOverCopies(account())
  const store = await openOfflineStore()
  for (const list of lists) await store.put('outbox', list)
  return store
}

const KEY = 'a-key-of-its-own'
const REFUSALS: [number, ProblemCode, Partial<WaitingList>, object][] = [
  [429, 'LIMIT_EXCEEDED', { state: 'limit', reason: 'said so' }, { is: 'done' }],
  [400, 'INVALID', { state: 'refused', reason: 'said so' }, { is: 'done' }],
  [401, 'UNAUTHENTICATED', { state: 'waiting' }, { is: 'not-theirs' }],
  [409, 'ACCOUNT_CHANGED', { state: 'waiting' }, { is: 'not-theirs' }],
  [409, 'BUSY', { state: 'waiting' }, { is: 'later', afterSeconds: 7 }],
  [429, 'RATE_LIMITED', { state: 'waiting' }, { is: 'later', afterSeconds: 7 }],
  [503, 'UNAVAILABLE', { state: 'waiting' }, { is: 'later', afterSeconds: 7 }],
]

test.each(REFUSALS)(
  'UX-19 after %s %s a list is still there, text and all',
  async (status, code, left, outcome) => {
    const list = await waiting(KEY)
    const store = await keepWaiting(list)
    server.refuses(CALLS.analyze, status, { code, message: 'said so', retryAfterS: 7 })

    expect(await sendWaiting()).toEqual(outcome)
    expect(await store.get('outbox', KEY)).toEqual({ ...list, ...left })
  },
)

test('UX-19 a list that meets no session any more leads to the sign-in, and back to where it waits', async () => {
  await keepWaiting(await waiting(KEY))
  server.answers(CALLS.cosmeticHistory, historyOf([]))
  server.refuses(CALLS.analyze, 401, { code: 'UNAUTHENTICATED', message: 'Please sign in.' })
  await openScreen('/history')
  await expect.element(page.getByText(`Waiting ${KEY}`).first()).toBeVisible()
  server.answersOddly(CALLS.getUser, { code: 'UNAUTHENTICATED', message: 'Please sign in.' }, 401)

  const stop = sendWhenOnline()
  await expect.poll(address).toBe('/auth?next=%2Fhistory')
  stop()
  expect(await (await openOfflineStore()).count('outbox')).toBe(1)
})

test('UX-19 what something between us and the server says, or nothing at all, loses no list', async () => {
  const store = await keepWaiting(await waiting(KEY))
  for (const [body, status] of [
    ['<h1>Sign in to the hotel</h1>', 200],
    ['<h1>Forbidden</h1>', 403],
  ] as const) {
    server.answersOddly(CALLS.analyze, body, status)
    expect(await sendWaiting()).toMatchObject({ is: 'later' })
  }
  server.loses(CALLS.analyze)
  expect(await sendWaiting()).toMatchObject({ is: 'later' })
  expect(await store.get('outbox', KEY)).toMatchObject({ state: 'waiting' })
})

test('UX-19 two tabs send a list once, in order, each with its key and its account', async () => {
  const earlier = { createdAt: '2026-11-20T09:00:00.000Z' }
  await keepWaiting(await waiting('a-second-key'), await waiting('the-first-key', earlier))
  server.answers(CALLS.analyze, await realAnalysis('Aqua, Glycerin, Parfum'))

  await Promise.all([sendWaiting(), sendWaiting(), sendWaiting()])

  const sent = server.requests(CALLS.analyze)
  expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['the-first-key', 'a-second-key'])
  expect(new Set(sent.map(({ headers }) => headers.get('opaline-account')))).toEqual(new Set([account()]))
})

test('UX-19 a page that was on its way while a list was sent finds out that its own lists are older', async () => {
  await openScreen('/terms')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  const opened = Date.now()
  await keepWaiting(await waiting(KEY))
  server.answers(CALLS.analyze, await realAnalysis('Aqua, Glycerin, Parfum'))
  expect(await wasSentSince(opened)).toBe(false)

  await sendWaiting()

  expect(await wasSentSince(opened)).toBe(true)
  expect(await wasSentSince(Date.now() + 1)).toBe(false)
})

test('UX-19 copies go with the session, lists that wait go with a sign-out or another account', async () => {
  const store = await keepWaiting(await waiting(KEY))
  const held = async () => ({
    answers: await store.count('answers'),
    lists: await store.count('outbox'),
    owner: offlineOwner(),
  })
  const save = async () => store.put('answers', { path: '/api/user', answer: {}, savedAt: '' })
  await save()

  await dropCopies('results')
  expect(await held()).toEqual({ answers: 0, lists: 1, owner: null })
  await takeOverCopies(account())
  expect((await held()).lists).toBe(1)
  await save()
  await dropCopies('all')
  expect(await held()).toEqual({ answers: 0, lists: 0, owner: null })
  await store.put('outbox', await waiting(KEY))
  await save()
  await takeOverCopies('usr_somebody-else')
  expect(await held()).toEqual({ answers: 0, lists: 0, owner: 'usr_somebody-else' })
})

/** As a device without room: nothing is written any more, and deleting goes on. */
function fillDevice() {
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
}

test('UX-19 a device without room lets go of a list that the server has taken', async () => {
  const store = await keepWaiting(await waiting(KEY))
  server.answers(CALLS.analyze, await realAnalysis('Aqua, Glycerin, Parfum'))
  fillDevice()

  expect(await sendWaiting()).toEqual({ is: 'done' })
  expect(await store.count('outbox')).toBe(0)
})

test('UX-19 a copy that comes when its owner has signed out is taken back', async () => {
  await openScreen('/terms')
  await takeOverCopies(account())
  const store = await openOfflineStore()
  const put = store.put.bind(store)
  vi.spyOn(store, 'put').mockImplementation(async (...given) => {
    await dropCopies('all')
    return put(...given)
  })
  await saveAnswer(CALLS.getUser.path, server.account())
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()

  expect(await store.count('answers')).toBe(0)
})

test('UX-19 what a page was left before it was cleared is cleared by the next one, whoever opens it', async () => {
  const store = await keepWaiting(await waiting(KEY))
  const save = () => store.put('answers', { path: '/api/user', answer: {}, savedAt: '' })
  const held = async () => [await store.count('answers'), await store.count('outbox'), whatIsBeingCleared()]
  setOfflineOwner(null)

  await save()
  noteClearing('results')
  await finishClearing()
  expect(await held()).toEqual([0, 1, null])
  await save()
  noteClearing('all')
  await finishClearing()
  expect(await held()).toEqual([0, 0, null])
})

test('UX-19 nothing is saved for an account that the copies are not of', async () => {
  await openScreen('/terms')
  await takeOverCopies('usr_somebody-else')
  await saveAnswer(CALLS.getUser.path, server.account())
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()

  expect(await (await openOfflineStore()).count('answers')).toBe(0)
})

test('UX-19 what waits is listed with its reason, tried again, opened and deleted', async () => {
  server.answers(CALLS.cosmeticHistory, historyOf([summary(1)]))
  server.answers(CALLS.limits, limitsOf())
  await keepWaiting(
    await waiting(KEY, { state: 'limit', reason: 'Monthly limit reached.' }),
    await waiting('other-key'),
  )
  await openScreen('/history')
  const lists = page.getByRole('region', { name: 'Waiting to be saved' })
  await expect.element(lists.getByText('Not saved: your plan has no analysis left')).toBeVisible()
  await expect.element(lists.getByText('Monthly limit reached.')).toBeVisible()

  await lists.getByRole('button', { name: `Try to save Waiting ${KEY} again` }).click()
  await expect.element(lists.getByText('Monthly limit reached.')).not.toBeInTheDocument()
  await lists.getByRole('button', { name: 'Delete Waiting other-key from this device' }).click()
  await expect.element(toast()).toHaveTextContent('Deleted from this device')
  await expect.element(lists.getByText('Waiting other-key')).not.toBeInTheDocument()

  await lists.getByRole('link', { name: `Open Waiting ${KEY}` }).click()
  await expect.element(page.getByText('Worked out on this device, not yet saved')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: `Waiting ${KEY}`, level: 1 })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Share' })).not.toBeInTheDocument()
  const made = { ...(await realAnalysis('Aqua, Glycerin, Parfum')), id: analysisId(9) }
  server.answers(CALLS.analyze, made)
  server.answers(CALLS.getAnalysis, made)
  await sendWaiting()
  await expect.poll(address).toBe(`/analysis/${analysisId(9)}`)
})

test('UX-19 where the browser refuses storage no copies are kept, and the app works', async () => {
  server.answers(CALLS.cosmeticHistory, historyOf([summary(1, { productName: 'Still Here' })]))
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })

  expect(await takeOverCopies(account())).toBe(false)
  expect(offlineOwner()).toBeNull()
  await openScreen('/history')
  await expect.element(page.getByRole('heading', { name: 'Still Here' })).toBeVisible()
})

test('UX-19 copies stand in for the server where its line is lost, say since when, and go with its answer', async () => {
  await openScreen('/terms')
  await takeOverCopies(account())
  await saveAnswer(CALLS.listAnalyses.path, [summary(1, { productName: 'Kept Cream' })])
  server.loses(CALLS.cosmeticHistory)
  await openScreen('/history')
  await expect.element(page.getByText('You see what was saved on this device on')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Kept Cream' })).toBeVisible()

  server.answers(CALLS.cosmeticHistory, historyOf([summary(1, { productName: 'Newer Cream' })]))
  await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('oldest')
  await expect.element(page.getByRole('heading', { name: 'Newer Cream' })).toBeVisible()
  await expect.element(page.getByText('You see what was saved on this device on')).not.toBeInTheDocument()
})

test('UX-19 a saved result follows its list: another name is found, and what was deleted goes', async () => {
  await openScreen('/terms')
  await takeOverCopies(account())
  const path = (place: number) => `${CALLS.listAnalyses.path}/${analysisId(place)}`
  for (const place of [1, 2])
    await saveAnswer(path(place), { ...(await realAnalysis('Aqua, Glycerin')), id: analysisId(place) })
  await saveAnswer(CALLS.listAnalyses.path, [summary(1, { productName: 'Renamed Cream' })])
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()

  const store = await openOfflineStore()
  expect(await store.getAllKeys('words')).toEqual([path(1)])
  expect(await store.get('words', path(1))).toContain('renamed cream aqua')
  expect((await store.get('answers', path(1)))?.answer).toMatchObject({ productName: 'Renamed Cream' })
  expect(await store.get('answers', path(2))).toBeUndefined()
})
