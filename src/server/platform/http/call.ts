import type { FastifyInstance, FastifyReply, FastifyRequest, RawServerDefault } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  CALLS,
  type Access,
  type AnswerOf,
  type BodyOf,
  type Call,
  type CallName,
} from '../../../contract/calls.ts'
import { Problem, type ProblemCode } from '../../../contract/problem.ts'
import { idempotencyKeyOf, type Answered, type KeyedCall } from './idempotency.ts'
import type { Log } from '../log.ts'
import type { RemoteTrace, Trace } from '../tracing/spans.ts'
import type { Actor } from '../security/session.ts'

export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, Log, ZodTypeProvider>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Missing on an /api route: the app does not start. */
    access?: Access
    isPolled?: boolean
    /** Reads nothing of what is sent and changes nothing, so that other sites may send to it. */
    takesForeign?: boolean
    /** The call of the contract that the route serves. */
    call?: CallName
    /** The Content-Security-Policy of what is below /api and is no answer to a call. */
    policy?: string
  }
  interface FastifyRequest {
    actor: Actor | null
    /** Why it was refused; null where it was not. */
    problem: ProblemCode | null
    /** What it is made of; null where nobody asks for that. */
    trace: Trace | null
    remoteTrace: RemoteTrace | null
  }
  interface FastifyInstance {
    answerOnce: <T>(call: KeyedCall, work: () => Promise<T>) => Promise<Answered<T>>
  }
}

type ParamsOf<N extends CallName> = (typeof CALLS)[N] extends { params: infer P extends z.ZodType }
  ? z.output<P>
  : undefined
type QueryOf<N extends CallName> = (typeof CALLS)[N] extends { query: infer Q extends z.ZodType }
  ? z.output<Q>
  : undefined
type ActorOf<N extends CallName> = (typeof CALLS)[N]['access'] extends 'public' ? Actor | null : Actor

type Served<N extends CallName> = {
  body: BodyOf<N>
  params: ParamsOf<N>
  query: QueryOf<N>
  actor: ActorOf<N>
  /** The key of the intention behind the call; null where the client sent none. */
  idempotencyKey: string | null
  request: FastifyRequest
  reply: FastifyReply
}

type Options = { bodyLimit?: number }

/** 20,000 characters are at most 60,000 bytes of UTF-8, and JSON may write each as six. */
export const LABEL_BYTES_MAX = 160 * 1024

/** Bodies of calls that carry no text or picture; those raise it for themselves. */
export const BODY_BYTES_MAX = 64 * 1024

/**
 * Serves one call of the contract: its request is checked before the handler sees it, its answer before it leaves,
 * so that a column added to a row never leaks by being there.
 */
export function serve<N extends CallName>(
  app: App,
  name: N,
  handler: (served: Served<N>) => Promise<AnswerOf<N>>,
  options: Options = {},
): void {
  const call: Call = CALLS[name]
  const isEmpty = call.answer instanceof z.ZodUndefined
  app.route({
    method: call.method,
    url: call.path,
    bodyLimit: options.bodyLimit ?? BODY_BYTES_MAX,
    config: { call: name, access: call.access, isPolled: call.isPolled === true },
    schema: {
      ...(call.params ? { params: call.params } : {}),
      ...(call.query ? { querystring: call.query } : {}),
      ...(call.body && call.body !== 'multipart' ? { body: call.body } : {}),
      response: {
        [isEmpty ? 204 : 200]: isEmpty ? z.undefined() : call.answer,
        '4xx': Problem,
        '5xx': Problem,
      },
    },
    handler: async (request, reply) => {
      const { body, params, query, actor } = request
      const idempotencyKey = idempotencyKeyOf(request)
      // The schema above has parsed body, params and query, and the access hook has refused strangers: the types are earned.
      const served = { body, params, query, actor, idempotencyKey, request, reply } as Served<N>
      const work = () => handler(served)
      const isKept = call.method !== 'GET' && call.idempotency === undefined
      const keyed = { name, userId: actor?.userId ?? null, sent: { body, params, query } }
      const { answer, isReplayed } =
        idempotencyKey === null || !isKept
          ? { answer: await work(), isReplayed: false }
          : await app.answerOnce({ ...keyed, key: idempotencyKey }, work)
      if (isReplayed) void reply.header('Idempotent-Replayed', 'true')
      return isEmpty ? reply.code(204).send() : answer
    },
  })
}
