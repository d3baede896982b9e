import { useState } from 'react'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import type { BodyOf } from '../../../contract/calls.ts'
import { send } from '../../lib/api.ts'
import { failureText } from '../../lib/failure-text.ts'
import { fieldsOf } from '../../lib/problem-error.ts'
import { useUser } from '../../lib/queries/user-queries.ts'
import { useIntention } from '../../lib/use-intention.ts'
import { contactMessages as messages } from './contact.messages.ts'
import { useToast } from '../../ui/toast-context.ts'
import { checkMessage, faultOf, type MessageDraft } from './message-check.ts'

/** One message from its first letter to the thanks. What was typed outlives every failure. */
export function useMessage() {
  const toast = useToast()
  const known = useKnown()
  const [typed, setTyped] = useState<Partial<MessageDraft>>({})
  const [fault, setFault] = useState<ReturnType<typeof faultOf> | null>(null)
  const draft = { ...known, ...typed }

  const sending = useIntention({
    send: (body: BodyOf<'sendFeedback'>, key) => send(ENDPOINTS.sendFeedback, { body, key }),
    onSuccess: () => {
      setTyped({})
      toast(messages.sent)
    },
    onError: (error) => {
      const [refused] = Object.entries(fieldsOf(error))
      if (refused !== undefined) setFault(faultOf(...refused))
      toast({ title: messages.failed.title, text: textFor(error), tone: 'danger' })
    },
  })

  return {
    draft,
    fault,
    isSending: sending.isPending,
    /** The address that the thanks name; null until a message was sent. */
    sentFrom: sending.isSuccess ? sending.variables.email : null,
    failure: sending.isError ? textFor(sending.error) : null,
    change: (part: Partial<MessageDraft>) => setTyped((before) => ({ ...before, ...part })),
    submit: () => {
      if (sending.isPending) return
      sending.reset()
      const checked = checkMessage(draft)
      if ('request' in checked) {
        setFault(null)
        sending.mutate(checked.request)
        return
      }
      setFault({ ...checked.fault })
      toast({ title: messages.invalid, text: checked.fault.message, tone: 'danger' })
    },
    writeAnother: () => sending.reset(),
  }
}

function useKnown(): MessageDraft {
  const user = useUser()
  return {
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    email: user?.email ?? '',
    subject: '',
    message: '',
    website: '',
  }
}

function textFor(error: unknown): string {
  // Without an answer of the server the agreed sentence is true for every cause.
  return failureText(error, { fallback: messages.failed.text, network: messages.failed.text })
}
