import type pg from 'pg'
import { spanRecorder, withLeafSpan } from '../platform/tracing/spans.ts'

/** Shorter waits are the way through the pool and no wait for a connection. */
const WAIT_MS_MIN = 0.5

/** What a statement is called: its verb and its first table, `select analyses`. Never its text or its values. */
export function statementName(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const verb = /^\s*\(?\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'query'
  const table = /\b(?:from|into|update|join)\s+"?(?:public"?\."?)?([a-z_]{1,63})\b/i.exec(text)?.[1]
  const name = table === undefined ? verb : `${verb} ${table.toLowerCase()}`
  if (names.size >= NAMES_MAX) names.clear()
  names.set(text, name)
  return name
}

/** Lists of values make statements of one name many. */
const NAMES_MAX = 1_000
const names = new Map<string, string>()

type Query = (...args: unknown[]) => unknown

function nameOf(asked: unknown): string {
  if (typeof asked === 'string') return statementName(asked)
  if (typeof asked !== 'object' || asked === null) return 'query'
  // A statement of several parts has a name that says what it is for.
  if ('name' in asked && typeof asked.name === 'string') return asked.name
  const text = 'text' in asked ? asked.text : undefined
  return typeof text === 'string' ? statementName(text) : 'query'
}

function traced(query: Query): Query {
  return (...args) =>
    // With a callback it is the pool's own, which has asked for the span already.
    args.some((arg) => typeof arg === 'function')
      ? query(...args)
      : withLeafSpan(nameOf(args[0]), async () => query(...args))
}

/** Each query of the pool becomes a span of the request that asks, and each wait for a connection is told to `onWait`. */
export function tracePool(pool: pg.Pool, onWait: (ms: number) => void): void {
  const connect: Query = pool.connect.bind(pool)
  Object.assign(pool, {
    query: traced(pool.query.bind(pool)),
    connect: (done?: (...args: unknown[]) => void) => {
      const from = performance.now()
      const record = spanRecorder()
      const ended = () => {
        const now = performance.now()
        onWait(now - from)
        if (now - from > WAIT_MS_MIN) record('connection', from, now)
      }
      if (done === undefined) return Promise.resolve(connect()).finally(ended)
      return connect((...args: unknown[]) => {
        ended()
        done(...args)
      })
    },
  })
}

/** The same for the statements of one transaction, until what it answers is called. */
export function traceClient(client: pg.PoolClient): () => void {
  Object.assign(client, { query: traced(client.query.bind(client)) })
  return () => void Reflect.deleteProperty(client, 'query')
}
