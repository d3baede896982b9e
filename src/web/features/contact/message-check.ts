import { FeedbackRequest } from '../../../contract/feedback.ts'

export type MessageField = 'firstName' | 'lastName' | 'email' | 'subject' | 'message'
export type MessageDraft = Record<MessageField, string> & {
  /** People never see this field; whatever fills it in is a program. */
  website: string
}

type Request = ReturnType<typeof FeedbackRequest.parse>
type Fault = { field: MessageField; message: string }

/** The first rule that fails, in the order of the form, or what is to be sent. Rules and sentences are the contract's. */
export function checkMessage(draft: MessageDraft): { request: Request } | { fault: Fault } {
  const { firstName, lastName, email, subject, message, website } = draft
  const parsed = FeedbackRequest.safeParse({
    name: `${firstName.trim()} ${lastName.trim()}`.trim(),
    email: email.trim(),
    subject,
    message,
    ...(website === '' ? {} : { website }),
  })
  if (parsed.success) return { request: parsed.data }
  const [issue] = parsed.error.issues
  return { fault: faultOf(String(issue?.path[0]), issue?.message ?? '') }
}

/** The contract knows one name, the form two fields for it: a fault of the name belongs to the first. */
export function faultOf(path: string, message: string): Fault {
  const isShown = path === 'email' || path === 'subject' || path === 'message'
  return { field: isShown ? path : 'firstName', message }
}
