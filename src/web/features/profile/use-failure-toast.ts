import { failureText } from '../../lib/failure-text.ts'
import { isStatus } from '../../lib/problem-error.ts'
import { profileMessages as messages } from './profile.messages.ts'
import { useToast } from '../../ui/toast-context.ts'

type Words = { title: string; text: string }

/** Says why a change was not made. A session that ended meanwhile leads to the sign-in screen: the query client sees to it. */
export function useFailureToast() {
  const toast = useToast()
  return (error: unknown, { title, text }: Words, { isTold = true } = {}) => {
    if (!isStatus(error, 401)) {
      return toast({ title, text: isTold ? failureText(error, { fallback: text }) : text, tone: 'danger' })
    }
    toast({ ...messages.unauthorized, tone: 'danger' })
  }
}
