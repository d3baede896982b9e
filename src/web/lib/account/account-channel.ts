import { z } from 'zod'

/** `signedOut`: who asked to be signed out; null where somebody signed in or a session was found to be over. */
const Message = z.object({ signedOut: z.string().nullable() })
type AccountMessage = z.infer<typeof Message>

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
    const message = Message.safeParse(data)
    if (message.success) listener(message.data)
  })
}
