import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { AnalyzeRequest } from '../../../contract/analysis.ts'
import type { AnalysisResults } from '../../../contract/analysis-results.ts'

/** An answer of the server as it came. */
export type SavedAnswer = { path: string; answer: unknown; savedAt: string }

/** A list that was analysed on this device and is not kept by the server yet. No photo: its text alone. */
export type WaitingList = {
  /** The idempotency key it is sent with, however often. */
  key: string
  account: string
  body: AnalyzeRequest
  createdAt: string
  results: AnalysisResults
  /** `limit`: the plan allows no more; `refused`: the server will not take it; `sent`: it is kept as `sentAs`. */
  state: 'waiting' | 'limit' | 'refused' | 'sent'
  /** The server's sentence for `limit` and `refused`. */
  reason: string | null
  sentAs: string | null
  /** When this device heard so, in milliseconds; rows of before do not tell. */
  sentAt?: number
}

type Schema = DBSchema & {
  answers: { key: string; value: SavedAnswer }
  /** What the history searches, by the path of the result. */
  words: { key: string; value: string }
  outbox: { key: string; value: WaitingList }
}
export type OfflineStore = IDBPDatabase<Schema>

const NAME = 'opaline.offline'
const VERSION = 1

let opened: Promise<OfflineStore> | null = null

/** Rejects where the browser refuses storage, as some do in private windows. */
export function openOfflineStore(): Promise<OfflineStore> {
  opened ??= open()
  opened.catch(forget)
  return opened
}

function forget(): void {
  opened = null
}

/** A refusal may be thrown at once or come later. */
async function open(): Promise<OfflineStore> {
  return openDB<Schema>(NAME, VERSION, {
    upgrade: (db) => {
      db.createObjectStore('answers', { keyPath: 'path' })
      db.createObjectStore('words')
      db.createObjectStore('outbox', { keyPath: 'key' })
    },
    // Another tab wants to delete it or to bring a newer form.
    blocking: (_from, _to, event) => {
      forget()
      ;(event.target as IDBDatabase).close()
    },
    terminated: forget,
  })
}

/** All copies of results, and every list that waits but those that are to stay. */
export async function clearOfflineStore(stays: (list: WaitingList) => boolean): Promise<void> {
  const store = await openOfflineStore()
  const waiting = await store.getAll('outbox')
  const others = waiting.filter((list) => !stays(list))
  const change = store.transaction(['answers', 'words', 'outbox'], 'readwrite')
  await Promise.all([
    change.objectStore('answers').clear(),
    change.objectStore('words').clear(),
    ...others.map(({ key }) => change.objectStore('outbox').delete(key)),
    change.done,
  ])
}

/** For tests, which begin with nothing. */
export async function deleteOfflineStore(): Promise<void> {
  const before = opened
  opened = null
  ;(await before?.catch(() => null))?.close()
  await deleteDB(NAME)
}
