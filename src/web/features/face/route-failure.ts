import { PhotoRefusal } from '../../../contract/skin.ts'
import { waitWords } from '../../lib/format.ts'
import { ApiError, NetworkError } from '../../lib/problem-error.ts'
import { commonMessages } from '../../lib/messages/common.ts'
import { faceMessages } from '../../lib/messages/face.ts'
import { skinMessages } from '../../lib/messages/skin.ts'

const messages = faceMessages.failure

export type FaceFailure = {
  kind: 'consent' | 'limit' | 'too-large' | 'not-face' | 'not-human' | 'other'
  title: string
  text: string
  /** Why this very photo cannot be measured, where the server says so. */
  refusal: PhotoRefusal | null
}

type Failed = {
  /** The number the wire's message begins with; never one found inside the text. */
  status: number
  /** Empty where the body has none. */
  code: string
  /** Where the phrases are looked for: the message, or the whole body of another program. Never ids of ours. */
  said: string
  /** What may be shown. */
  text: string
}

type Rule = {
  kind: FaceFailure['kind']
  holds: (failed: Failed) => boolean
  words: { title: string; text: string }
}

const NOT_FACE = ['inappropriate', 'objects, landscapes']
const NOT_HUMAN = ['clear photo', 'human face', 'human content']
const LIMIT = 'LIMIT_EXCEEDED'

/** Tried in this order: a limit that came with a 403 is still a limit. */
const RULES: readonly Rule[] = [
  {
    kind: 'limit',
    holds: ({ code, said }) => code === LIMIT || said.includes(LIMIT),
    words: faceMessages.usage.reached,
  },
  {
    kind: 'too-large',
    holds: ({ status, said }) => status === 413 || says(said, ['too large']),
    words: faceMessages.tooLarge,
  },
  {
    kind: 'not-face',
    // A refused origin has the same status and says nothing about the picture.
    holds: ({ status, code, said }) => (status === 403 && code !== 'CSRF') || says(said, NOT_FACE),
    words: messages.notFace,
  },
  {
    kind: 'not-human',
    holds: ({ status, said }) => status === 400 && says(said, NOT_HUMAN),
    words: messages.notHuman,
  },
]

/** What is said about a failed face analysis. The consent has a status of its own and stands before all texts. */
export function routeFailure(error: unknown): FaceFailure {
  if (error instanceof NetworkError) return other(messages.network)
  if (!(error instanceof ApiError)) return other(messages.other.text)
  if (error.status === 428) return { ...other(faceMessages.consent.kept), kind: 'consent' }
  const failed = failedOf(error)
  const rule = RULES.find(({ holds }) => holds(failed))
  if (rule) return { kind: rule.kind, ...wordsOf(rule, refusalOf(error)), refusal: refusalOf(error) }
  return other(textOf(error, failed), refusalOf(error))
}

/** A person is on the photo where the server says what else is wrong with it: that is said, and not that one is needed. */
function wordsOf({ kind, words: general }: Rule, refusal: PhotoRefusal | null): Rule['words'] {
  if (kind !== 'not-human' || refusal === null) return general
  const { title, todo } = skinMessages.refusals[refusal]
  return { title, text: todo }
}

function failedOf({ status, problem, message }: ApiError): Failed {
  const body = message.slice(message.indexOf(': ') + 2)
  if (problem === null) return { status, code: '', said: body, text: isMarkup(body) ? '' : body }
  return { status, code: problem.code, said: problem.message, text: problem.message }
}

/** Pages of a proxy and bodies of other programs are not for reading. */
function isMarkup(text: string): boolean {
  return /^\s*[<{[]/.test(text)
}

function says(said: string, phrases: readonly string[]): boolean {
  const low = said.toLowerCase()
  return phrases.some((phrase) => low.includes(phrase))
}

function refusalOf({ problem }: ApiError): PhotoRefusal | null {
  const told = PhotoRefusal.safeParse(problem?.fields?.['photo'])
  return told.success ? told.data : null
}

function textOf(error: ApiError, { text }: Failed): string {
  if (error.status === 401) return messages.signedOut
  const wait = error.retryAfterSeconds === null ? null : waitWords(error.retryAfterSeconds)
  if (wait !== null && error.status === 503) return commonMessages.causes.unavailable(wait)
  if (wait !== null && error.status === 429) return commonMessages.causes.busy(wait)
  return text.trim() === '' ? messages.other.text : text
}

function other(text: string, refusal: PhotoRefusal | null = null): FaceFailure {
  return { kind: 'other', title: messages.other.title, text, refusal }
}
