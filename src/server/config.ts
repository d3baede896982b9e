import { z } from 'zod'
import type { SiteFacts } from '../contract/site.ts'
import { AI_ENVIRONMENT, readAi, type AiConfig } from './ai-config.ts'
import { PAYMENT_ENVIRONMENT, readPayment, type PaymentConfig } from './payment-config.ts'
import { READERS_ENVIRONMENT, readReaders } from './readers-config.ts'
import type { RemoteReadersConfig } from './adapters/readers/remote-readers.ts'
import { readSite, SITE_ENVIRONMENT } from './site-config.ts'
import type { TracingConfig } from './platform/tracing/otlp.ts'
import { readTracing, TRACING_ENVIRONMENT } from './tracing-config.ts'
import { NewPassword } from '../contract/user.ts'
import { isEasyToGuess } from './features/accounts/password-strength.ts'

const ADMIN_ENVIRONMENT = {
  ADMIN_EMAIL: z.email().max(254).optional(),
  ADMIN_PASSWORD: z.string().optional(),
}

type AdminEnvironment = { ADMIN_EMAIL?: string | undefined; ADMIN_PASSWORD?: string | undefined }

/** Secret: never logged. */
type AdminConfig = Readonly<{ email: string; password: string }>

/** Null without problems: nothing is set, and the role is given by the command line only. The password is told in no problem. */
function readAdmin(env: AdminEnvironment): { admin: AdminConfig | null; problems: string[] } {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env
  if (email === undefined && password === undefined) return { admin: null, problems: [] }
  if (email === undefined) return { admin: null, problems: ['ADMIN_EMAIL: is missing'] }
  if (password === undefined) return { admin: null, problems: ['ADMIN_PASSWORD: is missing'] }
  const checked = NewPassword.safeParse(password)
  const problems = checked.success
    ? isEasyToGuess(password, [email])
      ? ['ADMIN_PASSWORD: is too easy to guess']
      : []
    : checked.error.issues.map(({ message }) => `ADMIN_PASSWORD: ${message}`)
  return problems.length > 0
    ? { admin: null, problems }
    : { admin: Object.freeze({ email, password }), problems }
}

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  APP_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('./.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  TRUST_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  WORKERS: z.coerce.number().int().min(1).max(16).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n<>]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'must be an address such as Opaline <hello@example.org>')
    .default('Opaline <opaline@localhost>'),
  DRAIN_NOTICE_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  DRAIN_SECONDS: z.coerce.number().int().min(1).max(120).default(10),
  METRICS_TOKEN: z.string().min(16).optional(),
  SLOW_REQUEST_MS: z.coerce.number().int().min(0).max(600_000).default(2_000),
  NODE_ENV: z.string().optional(),
  ...PAYMENT_ENVIRONMENT,
  ...SITE_ENVIRONMENT,
  ...ADMIN_ENVIRONMENT,
  ...AI_ENVIRONMENT,
  ...TRACING_ENVIRONMENT,
  ...READERS_ENVIRONMENT,
})

export type Config = Readonly<{
  port: number
  host: string
  /** The public origin, without a path: links, the origin check and the kind of cookie follow from it. */
  origin: string
  dataDir: string
  databaseUrl: string | null
  trustProxyHops: number
  logLevel: z.output<typeof Environment>['LOG_LEVEL']
  /** Where mail is handed over; null writes it to files below `dataDir`. Holds a password: never logged. */
  smtpUrl: string | null
  mailFrom: string
  /** Opens /metrics to others than this machine. Never logged. */
  metricsToken: string | null
  /** Milliseconds from which a request is logged with what it was made of; null: none is. */
  slowRequestMs: number | null
  /** null: no trace leaves this machine. Its headers may hold a key: never logged. */
  tracing: TracingConfig | null
  /** After SIGTERM requests are still taken for so long, so that a load balancer sees /readyz in time. */
  drainNoticeSeconds: number
  /** Requests and jobs under way get so long to end after that. */
  drainSeconds: number
  /** Child processes that read photos; null: half as many as the machine has cores, one at least. */
  workers: number | null
  /** Services that read photos; null: processes of this app do. */
  readers: RemoteReadersConfig | null
  /** null: test mode, where a checkout moves no money. */
  payment: PaymentConfig | null
  site: SiteFacts
  /** The first administrator, made at start; null: the command line gives the role. Holds a password: never logged. */
  admin: AdminConfig | null
  /** null: our own engines answer alone. */
  ai: AiConfig | null
}>

/** Every problem of the environment at once, in words; the program ends with 78 (EX_CONFIG). */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

/** Called once, by the program's entry. Nothing else reads the environment. Empty variables count as unset. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(set)
  if (!parsed.success) throw wrong(wordsOf(parsed.error))
  const { data } = parsed
  const { payment, problems: ofPayment } = readPayment(data)
  const { site, problems: ofSite } = readSite(data)
  const { admin, problems: ofAdmin } = readAdmin(data)
  const { ai, problems: ofAi } = readAi(data)
  const { tracing, problems: ofTracing } = readTracing(data)
  const { readers, problems: ofReaders } = readReaders(data)
  const problems = [
    ...insecureOrigin(data),
    ...ofPayment,
    ...ofSite,
    ...ofAdmin,
    ...ofAi,
    ...ofTracing,
    ...ofReaders,
  ]
  if (problems.length > 0) throw wrong(problems)
  return Object.freeze({ ...toConfig(data, payment), site, admin, ai, tracing, readers })
}

/** The environment of the service that reads photos; of the app's own settings it needs none. */
const ServiceEnvironment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3100),
  READERS_TOKEN: z.string().min(16),
  ...TRACING_ENVIRONMENT,
  OTEL_SERVICE_NAME: TRACING_ENVIRONMENT.OTEL_SERVICE_NAME.unwrap().default('opaline-readers'),
  ...Environment.pick({
    HOST: true,
    LOG_LEVEL: true,
    WORKERS: true,
    DRAIN_NOTICE_SECONDS: true,
    DRAIN_SECONDS: true,
    METRICS_TOKEN: true,
    SLOW_REQUEST_MS: true,
  }).shape,
})

/** The names of all settings, those of the service of readers included. */
export const SETTINGS: readonly string[] = [
  ...new Set([...Object.keys(Environment.shape), ...Object.keys(ServiceEnvironment.shape)]),
]

export type ReadersServiceConfig = Pick<
  Config,
  | 'port'
  | 'host'
  | 'logLevel'
  | 'workers'
  | 'metricsToken'
  | 'slowRequestMs'
  | 'tracing'
  | 'drainNoticeSeconds'
  | 'drainSeconds'
> &
  Readonly<{
    /** What the app sends. Never logged. */
    token: string
  }>

/** As `readConfig`, for the service that reads photos. */
export function readServiceConfig(
  env: Record<string, string | undefined> = process.env,
): ReadersServiceConfig {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = ServiceEnvironment.safeParse(set)
  if (!parsed.success) throw wrong(wordsOf(parsed.error))
  const { data } = parsed
  const { tracing, problems } = readTracing(data)
  if (problems.length > 0) throw wrong(problems)
  return Object.freeze({
    port: data.PORT,
    host: data.HOST,
    logLevel: data.LOG_LEVEL,
    workers: data.WORKERS ?? null,
    metricsToken: data.METRICS_TOKEN ?? null,
    slowRequestMs: data.SLOW_REQUEST_MS === 0 ? null : data.SLOW_REQUEST_MS,
    drainNoticeSeconds: data.DRAIN_NOTICE_SECONDS,
    drainSeconds: data.DRAIN_SECONDS,
    token: data.READERS_TOKEN,
    tracing,
  })
}

function wrong(problems: readonly string[]): ConfigurationError {
  return new ConfigurationError(
    `The configuration is wrong:\n${problems.map((line) => `  ${line}`).join('\n')}`,
  )
}

function toConfig(
  data: z.output<typeof Environment>,
  payment: PaymentConfig | null,
): Omit<Config, 'site' | 'admin' | 'ai' | 'tracing' | 'readers'> {
  return {
    port: data.PORT,
    host: data.HOST,
    origin: new URL(data.APP_ORIGIN ?? `http://localhost:${data.PORT}`).origin,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL ?? null,
    trustProxyHops: data.TRUST_PROXY_HOPS,
    logLevel: data.LOG_LEVEL,
    smtpUrl: data.SMTP_URL ?? null,
    mailFrom: data.MAIL_FROM,
    drainSeconds: data.DRAIN_SECONDS,
    drainNoticeSeconds: data.DRAIN_NOTICE_SECONDS,
    slowRequestMs: data.SLOW_REQUEST_MS === 0 ? null : data.SLOW_REQUEST_MS,
    workers: data.WORKERS ?? null,
    metricsToken: data.METRICS_TOKEN ?? null,
    payment,
  }
}

/** A session cookie over plain http can be read on the way; only a machine talking to itself may do that. */
function insecureOrigin(data: z.output<typeof Environment>): string[] {
  if (data.NODE_ENV !== 'production' || data.APP_ORIGIN === undefined) return []
  const { protocol, hostname } = new URL(data.APP_ORIGIN)
  const isLoopback = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
  return protocol === 'https:' || isLoopback ? [] : ['APP_ORIGIN: must start with https:// in production']
}

function wordsOf(error: z.ZodError): string[] {
  return error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
}
