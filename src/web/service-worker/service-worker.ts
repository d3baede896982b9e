import {
  cleanupOutdatedCaches,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import { OFFLINE_PAGE_PATH, SHARE_TARGET_PATH } from '../../contract/offline.ts'
import { sendWaiting } from '../lib/offline/send-waiting.ts'
import type { ToServiceWorker } from '../lib/offline/worker-messages.ts'
import { giveShared, takeShared } from './shared-items.ts'

declare const self: ServiceWorkerGlobalScope
/** Put in by the build: the files of the screens, each with the hash of its content. */
declare const PRECACHED: PrecacheEntry[]

/** Calls answer for an account: they go past this worker, which keeps and gives nothing of them. */
const NO_PAGE = /^\/(api|assets|offline|og)\//
/** What a proxy says for a server that is not there. */
const UNREACHABLE = new Set([502, 504])

precacheAndRoute(PRECACHED, { cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] })
cleanupOutdatedCaches()

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin || request.mode !== 'navigate') return
  if (request.method === 'POST' && pathname === SHARE_TARGET_PATH) event.respondWith(takeShared(event))
  else if (request.method === 'GET' && !NO_PAGE.test(pathname)) event.respondWith(openPage(event))
})

/** What waits is sent though no page is open: the browser asks again later where this fails. */
self.addEventListener('sync', (event) => {
  ;(event as ExtendableEvent).waitUntil(
    sendWaiting().then(({ is }) => {
      if (is !== 'done') throw new Error('something waits still')
    }),
  )
})

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const message = event.data as ToServiceWorker
  if (message.say === 'take-over') event.waitUntil(self.skipWaiting())
  else {
    const item = giveShared(message.id)
    event.ports[0]?.postMessage(item, item?.photos.map(({ bytes }) => bytes) ?? [])
  }
})

/** As the server makes it; without a line from what this device keeps. */
async function openPage(event: FetchEvent): Promise<Response> {
  const answer = await askServer(event).catch(() => null)
  if (answer !== null && !UNREACHABLE.has(answer.status)) return answer
  return (await matchPrecache(OFFLINE_PAGE_PATH)) ?? answer ?? Response.error()
}

async function askServer(event: FetchEvent): Promise<Response> {
  const preloaded = (await event.preloadResponse) as Response | undefined
  return preloaded ?? fetch(event.request)
}
