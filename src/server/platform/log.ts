import { pino, type Logger } from 'pino'

export type Log = Logger

/**
 * What an error may tell a log: its kind, code and place. Messages of the database name the values of a query
 * (Drizzle 0.45 puts its parameters there), so only our own and Node's messages are kept.
 */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const isForeign = 'query' in error || 'severity' in error || error.name === 'ZodError'
  const message = isForeign ? undefined : error.message
  return {
    type: error.name,
    ...('code' in error ? { code: error.code } : {}),
    ...(message === undefined ? {} : { message }),
    stack: stackOf(error),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}

/** The frames without the first lines, which repeat the message. */
function stackOf(error: Error): string | undefined {
  return error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}

export function openLog(level: string, destination?: { write: (line: string) => void }): Log {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
  }
  return destination ? pino(options, destination) : pino(options)
}
