import { eventText, signedHeaders } from '../../adapters/payment/paddle/event.ts'

export type Target = {
  now: () => Date
  /** Takes one delivery; answers the HTTP status. */
  deliver: (text: string, headers: Record<string, string>) => Promise<number>
}

type Delivery = { text: string; status: number | null }

/** Sends events as Paddle does, and as a network would: held back, twice, the last one first, never. */
export function openDeliveries(secret: string, newId: (prefix: string) => string) {
  let target: Target | null = null
  let mode: 'send' | 'hold' | 'lose' = 'send'
  let held: string[] = []
  const sent: Delivery[] = []

  const deliver = async (text: string, key = secret): Promise<number> => {
    if (!target) throw new Error('the stand-in has nobody to deliver to')
    const status = await target.deliver(text, signedHeaders(text, key, target.now()))
    sent.push({ text, status })
    return status
  }

  return {
    sent,
    attach: (to: Target) => {
      target = to
    },
    now: () => target?.now() ?? new Date(0),
    /** 'hold' keeps events until `release`; 'lose' forgets them for good. */
    set: (to: typeof mode) => {
      mode = to
    },
    emit: async (type: string, occurredAt: string, data: object): Promise<void> => {
      const text = eventText({ eventId: newId('evt'), notificationId: newId('ntf'), type, occurredAt, data })
      if (mode === 'hold') held.push(text)
      if (mode === 'send') await deliver(text)
    },
    release: async ({ reversed = false, times = 1 } = {}): Promise<number[]> => {
      const texts = reversed ? held.toReversed() : held
      held = []
      mode = 'send'
      const statuses: number[] = []
      for (const text of texts.flatMap((one) => Array<string>(times).fill(one)))
        statuses.push(await deliver(text))
      return statuses
    },
    /** An event that Paddle never sent, signed with a key that is not ours. */
    forge: async (type: string, occurredAt: string, data: object): Promise<number> => {
      const text = eventText({ eventId: newId('evt'), notificationId: newId('ntf'), type, occurredAt, data })
      return deliver(text, 'another secret')
    },
  }
}
