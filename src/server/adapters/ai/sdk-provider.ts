import type { AiConfig } from '../../ai-config.ts'
import { type AiImpression, AiConfidence, AiImpressionPlace } from '../../../contract/ai-words.ts'
import { LABEL_CHARS_MAX } from '../../../contract/limits-of-input.ts'
import { isGuess, isSober, isWithin, type NamesIn } from './claims.ts'
import type { Guard } from './guard.ts'
import { plainLabel, plainProse, sendableName } from './plain-words.ts'
import { facePrompt, guessPrompt, labelPrompt, lookPrompt, summaryPrompt } from './prompts.ts'
import type { AiOutcome, AiProvider, AskOptions, Facts, Guess } from './provider.ts'
import { estimateTokens, type Sdk, type SdkCall } from './sdk-call.ts'
import { z } from 'zod'

type Parts = {
  guard: Guard
  sdk: Sdk
  namesIn: NamesIn
  randomBytes: (size: number) => Buffer
}

const CHARS = { summary: 700, guess: 180, impression: 160, name: 80 }
const NAMES_MAX = 8
const IMPRESSIONS_MAX = 4
/** Generous: models that think do so within these. */
const OUTPUT_TOKENS = { label: 6_000, words: 2_000, guesses: 3_000 }

/** The asks as prompts and schemas, and what of their answers may be used. */
export function openSdkProvider(config: AiConfig, { guard, sdk, namesIn, randomBytes }: Parts): AiProvider {
  const boundary = () => `=== ${randomBytes(12).toString('hex')} ===`

  function ask<T>(what: string, call: SdkCall, accept: (value: unknown) => T | null, options?: AskOptions) {
    const model = call.photo ? (config.visionModel ?? '') : config.textModel
    return guard.ask<T>(
      {
        what,
        kind: call.photo ? 'ai-vision' : 'ai-text',
        madeBy: { provider: config.name, model },
        tokensMax: estimateTokens(call).most,
        attempt: (signal) => sdk(call, signal),
        accept,
      },
      options,
    )
  }

  const rephrase = (what: string, prompt: SdkCall['prompt'], facts: Facts, options?: AskOptions) =>
    ask(
      what,
      { prompt, schema: TextAnswer, outputTokensMax: OUTPUT_TOKENS.words },
      (value) => {
        const text = plainProse(TextAnswer.parse(value).text, CHARS.summary)
        return text !== null && isWithin(text, facts, namesIn) ? text : null
      },
      options,
    )

  return {
    kind: config.kind,
    name: config.name,
    seesPhotos: config.visionModel !== null,
    health: guard.health,
    load: guard.load,
    readLabel: (photo, options) => {
      if (config.visionModel === null) return off()
      const call = {
        photo,
        prompt: labelPrompt(boundary()),
        schema: TextAnswer,
        outputTokensMax: OUTPUT_TOKENS.label,
      }
      return ask('label', call, (value) => plainLabel(TextAnswer.parse(value).text, LABEL_CHARS_MAX), options)
    },
    phraseSummary: (facts, options) => rephrase('summary', summaryPrompt(facts, boundary()), facts, options),
    phraseFace: (facts, options) => rephrase('face', facePrompt(facts, boundary()), facts, options),
    secondOpinion: (printed, options) => {
      const asked = [...new Set(printed)]
        .map((name) => ({ name, sent: sendableName(name, CHARS.name) ?? '' }))
        .filter(({ sent }) => sent !== '')
        .slice(0, NAMES_MAX)
      if (asked.length === 0) return off()
      const names = asked.map(({ name }) => name)
      const prompt = guessPrompt(
        asked.map(({ sent }) => sent),
        boundary(),
      )
      const call = { prompt, schema: GuessAnswer, outputTokensMax: OUTPUT_TOKENS.guesses }
      return ask('guesses', call, (value) => guessesOf(value, names), options)
    },
    lookAtFace: (photo, options) => {
      if (config.visionModel === null) return off()
      const call = {
        photo,
        prompt: lookPrompt(boundary()),
        schema: LookAnswer,
        outputTokensMax: OUTPUT_TOKENS.words,
      }
      return ask('look', call, impressionsOf, options)
    },
  }
}

function off<T>(): Promise<AiOutcome<T>> {
  return Promise.resolve({ ok: false, why: 'off', isSent: false })
}

/** One for each name that was asked for and has an acceptable answer; null where there is none at all. */
function guessesOf(value: unknown, names: readonly string[]): Guess[] | null {
  const { guesses } = GuessAnswer.parse(value)
  const byName = new Map<string, Guess>()
  for (const { at, text: answer, confidence } of guesses.slice(0, NAMES_MAX)) {
    const name = names[at]
    const text = plainProse(answer, CHARS.guess)
    if (name === undefined || text === null || byName.has(name)) continue
    if (isGuess(text, name)) byName.set(name, { name, text, confidence })
  }
  return byName.size === 0 && guesses.length > 0 ? null : [...byName.values()]
}

function impressionsOf(value: unknown): AiImpression[] | null {
  const { impressions } = LookAnswer.parse(value)
  const accepted = impressions.slice(0, IMPRESSIONS_MAX).flatMap(({ place, text: answer }) => {
    const text = plainProse(answer, CHARS.impression)
    return text !== null && isSober(text) ? [{ place, text }] : []
  })
  return accepted.length === 0 && impressions.length > 0 ? null : accepted
}

/**
 * The shapes that go to the provider and that its answer must have, without a field more. Lengths are not in them, as
 * some providers refuse a schema that has any; what is too long is refused when the text is read.
 */
export const TextAnswer = z.strictObject({ text: z.string() })

const GuessAnswer = z.strictObject({
  guesses: z.array(z.strictObject({ at: z.number(), text: z.string(), confidence: AiConfidence })),
})

const LookAnswer = z.strictObject({
  impressions: z.array(z.strictObject({ place: AiImpressionPlace, text: z.string() })),
})
