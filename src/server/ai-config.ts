import { z } from 'zod'

const text = z.string().trim().min(1).max(200).optional()

/** The variables of the AI provider, as a part of the environment's schema. */
export const AI_ENVIRONMENT = {
  AI_PROVIDER: z.enum(['google', 'openai-compatible']).optional(),
  AI_API_KEY: z.string().trim().min(1).max(500).optional(),
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_TEXT_MODEL: text,
  AI_VISION_MODEL: text,
  /** Shown to people and part of the version of a consent, so that it may hold no line break. */
  AI_NAME: z
    .string()
    .trim()
    .regex(/^[\p{L}\p{N} .,&'()-]{1,60}$/u, 'must be a name of at most 60 letters')
    .optional(),
  AI_DAILY_TOKENS: z.coerce.number().int().min(1).max(1_000_000_000_000).default(2_000_000),
}
type AiEnvironment = z.output<z.ZodObject<typeof AI_ENVIRONMENT>>

export type AiConfig = Readonly<{
  kind: 'google' | 'openai-compatible'
  /** Secret: never logged. Null: the server asks for none, as one on the own network may. */
  apiKey: string | null
  /** Without a slash at its end; null: the provider's own. */
  baseUrl: string | null
  textModel: string
  /** Null: no photo leaves this machine. */
  visionModel: string | null
  /** What people are told about who reads along. */
  name: string
  /** Input and output together, a day (UTC), over all processes. */
  dailyTokens: number
}>

/** Null without problems: nothing is set, and our own engines answer alone. Half a configuration is a problem. */
export function readAi(env: AiEnvironment): { ai: AiConfig | null; problems: string[] } {
  const { AI_PROVIDER: kind, AI_TEXT_MODEL: textModel } = env
  if (kind === undefined) return { ai: null, problems: strayProblems(env) }
  const problems = [...missing(kind, env), ...addressProblems(env.AI_BASE_URL)]
  if (!textModel || problems.length > 0) return { ai: null, problems }
  const baseUrl = env.AI_BASE_URL?.replace(/\/$/, '') ?? null
  return {
    ai: Object.freeze({
      kind,
      apiKey: env.AI_API_KEY ?? null,
      baseUrl,
      textModel,
      visionModel: env.AI_VISION_MODEL ?? null,
      name: env.AI_NAME ?? (kind === 'google' ? 'Google' : hostOf(baseUrl)),
      dailyTokens: env.AI_DAILY_TOKENS,
    }),
    problems: [],
  }
}

function hostOf(baseUrl: string | null): string {
  return baseUrl === null ? '' : new URL(baseUrl).hostname
}

function missing(kind: AiConfig['kind'], env: AiEnvironment): string[] {
  const needed = kind === 'google' ? 'AI_API_KEY' : 'AI_BASE_URL'
  return (['AI_TEXT_MODEL', needed] as const)
    .filter((name) => env[name] === undefined)
    .map((name) => `${name}: is missing`)
}

/** Somebody who sets a key and no provider believes to have one. */
function strayProblems(env: AiEnvironment): string[] {
  const names = ['AI_API_KEY', 'AI_BASE_URL', 'AI_TEXT_MODEL', 'AI_VISION_MODEL', 'AI_NAME'] as const
  const set = names.filter((name) => env[name] !== undefined)
  return set.length === 0 ? [] : [`AI_PROVIDER: is missing, while ${set.join(', ')} is set`]
}

/** The key and photos of faces go there: only a machine talking to itself may do without https. */
function addressProblems(baseUrl: string | undefined): string[] {
  if (baseUrl === undefined) return []
  const { protocol, hostname, username, password, search, hash } = new URL(baseUrl)
  const isLoopback = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
  const isPlain = username === '' && password === '' && search === '' && hash === ''
  return [
    ...(protocol === 'https:' || isLoopback ? [] : ['AI_BASE_URL: must start with https://']),
    ...(isPlain
      ? []
      : ['AI_BASE_URL: must hold neither a password nor a query; the key goes into AI_API_KEY']),
  ]
}
