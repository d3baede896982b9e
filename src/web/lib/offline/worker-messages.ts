/** What pages and the service worker say to each other. */
export type ToServiceWorker =
  /** The version that waits takes over, because somebody pressed for it. */
  | { say: 'take-over' }
  /** Asked with a port, on which what was shared comes as a `SharedItem`, or null where it is not held any more. */
  | { say: 'give-shared'; id: string }

export type SharedItem = {
  /** Title, text and address, as far as another app gave them; empty where it gave photos alone. */
  text: string
  /** In memory from the request to the page: in no cache, no database and no file of ours. */
  photos: { name: string; type: string; bytes: ArrayBuffer }[]
}
