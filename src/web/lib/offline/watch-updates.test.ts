import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { updateToTake } from './app-update.ts'
import { watchUpdates } from './watch-updates.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

class Worker extends EventTarget {
  state = 'installing'
  told: unknown[] = []
  postMessage(message: unknown) {
    this.told.push(message)
  }
}

/** A page under a service worker, to which `install` brings another one that waits. */
function openPage() {
  const parts = {
    installing: null as Worker | null,
    waiting: null as Worker | null,
    update: vi.fn(() => Promise.resolve()),
  }
  const registration = Object.assign(new EventTarget(), parts)
  const container = Object.assign(new EventTarget(), { controller: {} })
  const reload = vi.fn()
  watchUpdates({ registration, container, reload } as unknown as Parameters<typeof watchUpdates>[0])
  const install = () => {
    const next = (registration.installing = new Worker())
    registration.dispatchEvent(new Event('updatefound'))
    registration.waiting = next
    next.state = 'installed'
    next.dispatchEvent(new Event('statechange'))
    return next
  }
  return { registration, container, reload, install }
}

test('UX-19 a new version waits until it is asked for, takes over, and the page begins anew with it', () => {
  const { container, reload, install } = openPage()
  const next = install()
  vi.advanceTimersByTime(60_000)
  expect([next.told, reload.mock.calls]).toEqual([[], []])

  updateToTake()?.()
  expect([next.told, reload.mock.calls]).toEqual([[{ say: 'take-over' }], []])

  container.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledOnce()
})

test('UX-19 where the new version is kept from taking over, the page begins anew after four seconds all the same', () => {
  const { reload, install } = openPage()
  install()
  updateToTake()?.()

  vi.advanceTimersByTime(3_999)
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(reload).toHaveBeenCalledOnce()
})

test('UX-19 one that another tab has begun is offered and begins nothing by itself, and one that waits no more begins at once', () => {
  const page = openPage()
  const next = page.install()
  page.container.dispatchEvent(new Event('controllerchange'))
  expect(page.reload).not.toHaveBeenCalled()
  updateToTake()?.()
  expect(page.reload).toHaveBeenCalledOnce()
  expect(next.told).toEqual([])

  const other = openPage()
  other.install()
  const take = updateToTake()
  other.registration.waiting = null
  take?.()
  expect(other.reload).toHaveBeenCalledOnce()
})

test('UX-19 it looks for one every hour, and a line that is away is no fault', async () => {
  const { registration } = openPage()
  registration.update.mockRejectedValue(new TypeError('Failed to fetch'))
  await vi.advanceTimersByTimeAsync(2 * 3_600_000)
  expect(registration.update).toHaveBeenCalledTimes(2)
})
