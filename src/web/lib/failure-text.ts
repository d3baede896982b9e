import { waitWords } from './format.ts'
import { causeOf, sentenceOf, waitSecondsOf, type Cause } from './problem-error.ts'
import { commonMessages } from './messages/common.ts'

/** What only the screen knows. `fallback` says what did not happen, and nothing of why. */
type OwnWords = {
  fallback: string
  /** Where no answer came; by default that the server could not be reached. */
  network?: string
  /** Where what it is about does not exist any more. */
  gone?: string
}

const { offline, unreachable, signedOut, busy, unavailable } = commonMessages.causes

/** The sentence for people about a failed call. The cause is decided in one place; a screen adds its own words only. */
export function failureText(error: unknown, own: OwnWords): string {
  const told = sentenceOf(error) ?? own.fallback
  const seconds = waitSecondsOf(error)
  const wait = seconds === null ? null : waitWords(seconds)
  const texts: Record<Cause, string> = {
    offline: own.network ?? offline,
    unreachable: own.network ?? unreachable,
    'signed-out': signedOut,
    gone: own.gone ?? told,
    'too-many': wait === null ? told : busy(wait),
    full: wait === null ? told : unavailable(wait),
    // The answer says itself what it is: a wrong field, a conflict, a limit of the plan, trouble on our side.
    answered: told,
    unknown: own.fallback,
  }
  return texts[causeOf(error)]
}
