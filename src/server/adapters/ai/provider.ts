import type { AiConfidence, AiImpression, AiMadeBy } from '../../../contract/ai-words.ts'

type AiHealth = {
  /** `off`: not configured, and nothing is wrong with that. */
  state: 'off' | 'healthy' | 'warning' | 'error'
  /** Milliseconds of the last answer; null where there was none. */
  ms: number | null
  /** In words, for the administration. */
  note: string
}

type AiLoad = {
  /** Asks that are with the provider, and those that wait for a place. */
  running: number
  waiting: number
  /** The provider failed too often and is left alone for a while. */
  isCircuitOpen: boolean
  /** 0 and more: the share of today's tokens that was used, as far as this process has heard. */
  budgetShare: number
}

/** Why an ask has no answer. All of them end alike: what our own engines said stands. */
export type AiError =
  /** Not configured, or not for photos. */
  | 'off'
  /** Too many asks at once. */
  | 'busy'
  /** Failed too often a moment ago; nothing was sent. */
  | 'circuit-open'
  /** The tokens of the day are used up; nothing was sent. */
  | 'budget'
  /** No whole answer in time. */
  | 'timeout'
  /** Whoever waited is gone. */
  | 'cancelled'
  /** Not reached, or answered with 429 or 5xx to the end. */
  | 'unavailable'
  /** Any other status: a wrong key, an unknown model. */
  | 'refused'
  /** Its own filter stopped the answer. */
  | 'blocked'
  /** Cut off at the most tokens an answer may have. */
  | 'too-long'
  /** No answer of the agreed shape. */
  | 'unreadable'
  /** Of the right shape, and says what it must not: figures, verdicts, names or signs that are not ours. */
  | 'untrue'

/** `isSent`: something of what was asked may have left this machine, whatever became of the answer. */
export type AiOutcome<T> =
  | { ok: true; value: T; madeBy: AiMadeBy; isSent: true }
  | { ok: false; why: AiError; isSent: boolean }

/** `withinMs`: from the call to the outcome, queue and retries included; never more than 20 s. */
export type AskOptions = { signal?: AbortSignal; withinMs?: number }

/** What our engines found, in our own words: all that may be said again in other ones. */
export type Facts = {
  /** Sentences without figures. */
  sentences: readonly string[]
  /** Names that may be said besides those in the sentences. */
  names: readonly string[]
}

/** `name`: as it was asked for. */
export type Guess = { name: string; text: string; confidence: AiConfidence }

/**
 * Whoever adds words. Facts and numbers are never asked for: those come from our own engines. No ask throws; each
 * answer is of the shape below, plain text, and free of figures, names and verdicts that we did not give it.
 */
export type AiProvider = {
  kind: 'none' | 'google' | 'openai-compatible'
  /** What people are told about who reads along; null: nobody does. */
  name: string | null
  /** Photos go to it as well: with somebody's consent where they show a face. */
  seesPhotos: boolean
  health: () => AiHealth
  load: () => AiLoad
  /** The ingredient list on a photo of a pack, as printed. `photo`: JPEG of `readers.toSanitisedJpeg`. */
  readLabel: (photo: Uint8Array, options?: AskOptions) => Promise<AiOutcome<string>>
  /** Two to four sentences on a list of ingredients. */
  phraseSummary: (facts: Facts, options?: AskOptions) => Promise<AiOutcome<string>>
  /** What names that our base does not know may be; a name without an acceptable answer is left out. */
  secondOpinion: (names: readonly string[], options?: AskOptions) => Promise<AiOutcome<Guess[]>>
  /** Two to four sentences on the figures of a face. */
  phraseFace: (facts: Facts, options?: AskOptions) => Promise<AiOutcome<string>>
  /** What may be seen on a photo of a face, without a number. `photo`: JPEG of `readers.toSanitisedJpeg`. */
  lookAtFace: (photo: Uint8Array, options?: AskOptions) => Promise<AiOutcome<AiImpression[]>>
}

/** Without a provider nothing leaves this machine. */
export function openNoAi(): AiProvider {
  const off = async () => ({ ok: false, why: 'off', isSent: false }) as const
  return {
    kind: 'none',
    name: null,
    seesPhotos: false,
    health: () => ({ state: 'off', ms: null, note: 'Not configured: our own engines answer alone' }),
    load: () => ({ running: 0, waiting: 0, isCircuitOpen: false, budgetShare: 0 }),
    readLabel: off,
    phraseSummary: off,
    secondOpinion: off,
    phraseFace: off,
    lookAtFace: off,
  }
}
