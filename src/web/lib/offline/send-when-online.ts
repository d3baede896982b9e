import { tellAccountRefused } from '../account/believed.ts'
import { connection, onConnection } from '../connection.ts'
import { onOutboxChange } from './outbox-changes.ts'
import { sendWaiting } from './send-waiting.ts'

const SEND_AGAIN_MS = 30_000

/** At once, whenever there may be a line again, and when the server said to wait. */
export function sendWhenOnline(): () => void {
  const ends = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = () => {
    clearTimeout(timer)
    if (ends.signal.aborted || connection() === 'offline') return
    sendWaiting()
      .then((sending) => {
        if (sending.is === 'done' || ends.signal.aborted) return
        clearTimeout(timer)
        // The session is over or another's: the page finds out whose, or the list would wait on without a word.
        if (sending.is === 'not-theirs') tellAccountRefused()
        const seconds = sending.is === 'later' ? sending.afterSeconds : null
        timer = setTimeout(send, seconds === null ? SEND_AGAIN_MS : seconds * 1_000)
      })
      .catch(() => undefined)
  }
  send()
  const leave = [onConnection(send), onOutboxChange(send)]
  document.addEventListener('visibilitychange', send, { signal: ends.signal })
  return () => {
    ends.abort()
    clearTimeout(timer)
    for (const end of leave) end()
  }
}
