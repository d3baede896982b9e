import { isRecord } from '../is-record.ts'

/** `signedOut`: who asked to be signed out; null where somebody signed in or a session was found to be over. */
type AccountMessage = { signedOut: string | null }

let channel: BroadcastChannel | null | undefined

/** Where the browser has no channels, the other tabs find out when they are returned to or refused. */
function opened(): BroadcastChannel | null {
  channel ??= typeof BroadcastChannel === 'function' ? new BroadcastChannel('opaline.account') : null
  return channel
}

export function tellOtherTabs(message: AccountMessage): void {
  opened()?.postMessage(message)
}

export function onOtherTabs(listener: (message: AccountMessage) => void): void {
  opened()?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const signedOut = isRecord(data) ? data['signedOut'] : undefined
    if (signedOut === null || typeof signedOut === 'string') listener({ signedOut })
  })
}
