import { useState } from 'react'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import type { BodyOf } from '../../../contract/calls.ts'
import { send } from '../../lib/api.ts'
import { failureText } from '../../lib/failure-text.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { useUser } from '../../lib/queries/user-queries.ts'
import { useIntention } from '../../lib/use-intention.ts'
import { contactMessages as messages } from './contact.messages.ts'
import { useToast } from '../../ui/toast-context.ts'

export type MessageDraft = Record<'firstName' | 'lastName' | 'email' | 'subject' | 'message', string> & {
  /** People never see this field; whatever fills it in is a program. */
  website: string
}

/** A message as it is sent: one name, and the hidden field only where a program filled it in. */
export function messageOf({ firstName, lastName, website, ...message }: MessageDraft) {
  return {
    name: `${firstName.trim()} ${lastName.trim()}`.trim(),
    ...message,
    ...(website === '' ? {} : { website }),
  }
}

/** One message from its first letter to the thanks. What was typed outlives every failure. */
export function useMessage() {
  const toast = useToast()
  const known = useKnown()
  const [typed, setTyped] = useState<Partial<MessageDraft>>({})
  const draft = { ...known, ...typed }

  const sending = useIntention({
    send: (body: BodyOf<'sendFeedback'>, key) => send(ENDPOINTS.sendFeedback, { body, key }),
    onSuccess: () => {
      setTyped({})
      toast(messages.sent)
    },
    onError: (error) => {
      toast({ title: messages.failed.title, text: textFor(error), tone: 'danger' })
    },
  })

  const form = useContractForm({
    endpoint: ENDPOINTS.sendFeedback,
    fields: { firstName: null, lastName: null, email: null, subject: null, message: null, website: null },
    bodyOf: messageOf,
    // The contract knows one name, the form two fields for it: a fault of the name belongs to the first.
    fieldOf: { name: 'firstName' },
    isOneAtATime: true,
    error: sending.error,
    reset: sending.reset,
    submit: sending.mutate,
    onFault: (text) => toast({ title: messages.invalid, text, tone: 'danger' }),
  })

  return {
    draft,
    form,
    isSending: form.isChecking || sending.isPending,
    /** The address that the thanks name; null until a message was sent. */
    sentFrom: sending.isSuccess ? sending.variables.email : null,
    failure: sending.isError ? textFor(sending.error) : null,
    change: (part: Partial<MessageDraft>) => setTyped((before) => ({ ...before, ...part })),
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
