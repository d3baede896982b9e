import type { LanguageModel } from 'ai'
import type { z } from 'zod'
import type { AiConfig } from '../../ai-config.ts'
import type { AttemptEnd } from './guard.ts'
import type { Prompt } from './prompts.ts'
import { openTransport } from './transport.ts'
import { troubleOf } from './sdk-errors.ts'

export type SdkCall = {
  prompt: Prompt
  schema: z.ZodType
  outputTokensMax: number
  /** JPEG without metadata; with one the vision model is asked. */
  photo?: Uint8Array
}

/** What one request may cost at most, and what is counted where the provider does not say. */
export function estimateTokens({ prompt, photo, outputTokensMax }: SdkCall) {
  // About three letters a token in the worst of the scripts that occur; a photo of our size is under 2,000.
  const input = Math.ceil((prompt.instructions.length + prompt.data.length) / 3) + (photo ? 2_000 : 0)
  return { input, most: input + outputTokensMax }
}

export type Sdk = (call: SdkCall, signal: AbortSignal) => Promise<AttemptEnd>

/** Nobody is billed for more than this by one answer; a provider that claims more is mistaken. */
const TOKENS_PLAUSIBLE = 1_000_000

type SdkOptions = { connectMs?: number }

/** The library is loaded here and not at start: without a provider it costs nothing. */
export async function openSdk(config: AiConfig, { connectMs }: SdkOptions = {}): Promise<Sdk> {
  // It would write its warnings to the console, past our log.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const [ai, modelOf] = await Promise.all([import('ai'), openModels(config)])

  return async (call, signal) => {
    const transport = openTransport(connectMs)
    const estimate = estimateTokens(call)
    const modelId = call.photo ? (config.visionModel ?? '') : config.textModel
    try {
      const model = ai.wrapLanguageModel({
        model: modelOf(modelId, transport.fetch),
        middleware: ai.extractJsonMiddleware({ transform: withoutFence }),
      })
      const result = await ai.generateText({
        model,
        system: call.prompt.instructions,
        messages: [{ role: 'user', content: contentOf(call) }],
        output: ai.Output.object({ schema: call.schema }),
        maxOutputTokens: call.outputTokensMax,
        // Ours, which know the deadline and the breaker.
        maxRetries: 0,
        abortSignal: signal,
      })
      const tokens = counted(result.usage, estimate.input)
      const isSent = transport.hasSent()
      const cut = CUT[result.finishReason]
      if (cut) return { is: 'trouble', why: cut, isPassing: false, retryAfterMs: null, tokens, isSent }
      return { is: 'answer', value: result.output as unknown, tokens, isSent }
    } catch (error) {
      const isSent = transport.hasSent()
      const { isCharged, usage, ...trouble } = troubleOf(ai, error)
      const tokens = counted(usage, isCharged && isSent ? estimate.input : 0)
      return { is: 'trouble', ...trouble, tokens, isSent }
    }
  }
}

/** An answer that ended for one of these reasons is none, even where what came can be read. */
const CUT: Partial<Record<string, 'blocked' | 'too-long' | 'unreadable'>> = {
  'content-filter': 'blocked',
  length: 'too-long',
  error: 'unreadable',
  'tool-calls': 'unreadable',
}

type Fetch = ReturnType<typeof openTransport>['fetch']
type Model = Exclude<LanguageModel, string>

/** A model is made for each request, so that each has a connection of its own. */
async function openModels({ kind, apiKey, baseUrl }: AiConfig) {
  if (kind === 'google') {
    const { createGoogleGenerativeAI } = await import('@ai-sdk/google')
    return (model: string, fetch: Fetch) =>
      createGoogleGenerativeAI({
        apiKey: apiKey ?? '',
        ...(baseUrl === null ? {} : { baseURL: baseUrl }),
        fetch,
      })(model) as Extract<Model, { specificationVersion: 'v3' }>
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  return (model: string, fetch: Fetch) =>
    createOpenAICompatible({
      name: 'provider',
      baseURL: baseUrl ?? '',
      ...(apiKey === null ? {} : { apiKey }),
      supportsStructuredOutputs: true,
      transformRequestBody: renamedLimit(baseUrl ?? ''),
      fetch,
    })(model) as Extract<Model, { specificationVersion: 'v3' }>
}

/** OpenAI's own newer models refuse the name that everybody else knows. */
function renamedLimit(baseUrl: string): (body: Record<string, unknown>) => Record<string, unknown> {
  if (!baseUrl.startsWith('https://api.openai.com/')) return (body) => body
  return ({ max_tokens, ...body }) => ({ ...body, max_completion_tokens: max_tokens })
}

function contentOf({ prompt, photo }: SdkCall) {
  const text = { type: 'text' as const, text: prompt.data }
  return photo ? [text, { type: 'image' as const, image: photo, mediaType: 'image/jpeg' }] : [text]
}

/** Many models put JSON into a fence although they are asked not to. */
function withoutFence(text: string): string {
  const body = text.trim()
  if (!body.startsWith('```') || !body.endsWith('```') || body.length < 6) return body
  const inside = body.slice(3, -3)
  return (inside.startsWith('json') ? inside.slice(4) : inside).trim()
}

type Usage = { inputTokens?: number | undefined; outputTokens?: number | undefined }

/** As the provider says; `input` where it says nothing that can be believed. */
function counted(usage: Usage | undefined, input: number) {
  return {
    input: plausible(usage?.inputTokens) ?? input,
    output: plausible(usage?.outputTokens) ?? 0,
  }
}

function plausible(tokens: number | undefined): number | null {
  if (tokens === undefined || !Number.isFinite(tokens) || tokens < 0) return null
  return Math.min(Math.round(tokens), TOKENS_PLAUSIBLE)
}
