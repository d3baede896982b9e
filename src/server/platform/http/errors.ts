import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Problem } from '../../../contract/problem.ts'
import { Failure, STATUS } from '../failure.ts'

/** The one place that turns anything thrown into an answer. */
export function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toFailure(thrown)
  const status = STATUS[failure.code]
  request.problem = failure.code
  if (failure.code === 'INTERNAL') request.log.error({ err: thrown }, 'a bug answered 500')
  else if (status >= 500) request.log.warn({ err: thrown, code: failure.code }, 'refused for now')
  if (failure.retryAfterSeconds !== undefined)
    void reply.header('Retry-After', String(failure.retryAfterSeconds))
  const problem: Problem = {
    message: failure.message,
    code: failure.code,
    ...(failure.fields ? { fields: failure.fields } : {}),
  }
  // Serialised here: the answer's own schema is for good answers.
  return reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(problem)
}

function toFailure(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown
  if (hasZodFastifySchemaValidationErrors(thrown)) return fromValidation(thrown)
  if (hasCode(thrown, UNSTORABLE))
    return new Failure('INVALID', 'This text holds characters that cannot be used here.', { cause: thrown })
  if (isUnavailable(thrown)) {
    return new Failure(
      'UNAVAILABLE',
      'Opaline cannot reach its data right now. Nothing you entered is lost; please try again in a moment.',
      {
        retryAfterSeconds: 2,
        cause: thrown,
      },
    )
  }
  return (
    fromFastify(thrown) ??
    new Failure('INTERNAL', 'Something went wrong on our side. Please try again.', { cause: thrown })
  )
}

type Validation = FastifyError & { validation: { instancePath: string; message?: string }[] }

function fromValidation(error: Validation): Failure {
  // A malformed id is answered like one that does not exist.
  if (error.validationContext === 'params') return new Failure('NOT_FOUND', 'Not found.')
  const fields: Record<string, string> = {}
  for (const issue of error.validation) {
    const path = issue.instancePath.replace(/^\//, '').replaceAll('/', '.')
    fields[path === '' ? 'body' : path] ??= issue.message ?? 'Invalid value'
  }
  const [first = 'The request is not valid.'] = Object.values(fields)
  return new Failure('INVALID', first, { fields })
}

const FROM_FASTIFY: Record<string, () => Failure> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Failure('TOO_LARGE', 'The request is too large.'),
  FST_REQ_FILE_TOO_LARGE: () =>
    new Failure('TOO_LARGE', 'The file is too large. Please select an image smaller than 10MB.'),
  FST_FILES_LIMIT: () => new Failure('INVALID', 'Please send one image at a time.'),
  FST_PARTS_LIMIT: () => new Failure('INVALID', 'Please send one image at a time.'),
  FST_FIELDS_LIMIT: () => new Failure('INVALID', 'Please send one image at a time.'),
  FST_INVALID_MULTIPART_CONTENT_TYPE: () =>
    new Failure('UNSUPPORTED_TYPE', 'Please send the image as a form upload.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new Failure('UNSUPPORTED_TYPE', 'Please send JSON.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new Failure('INVALID', 'The request is empty.'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new Failure('INVALID', 'The request is not valid JSON.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new Failure('INVALID', 'The request was cut on the way. Please try again.'),
}

function fromFastify(thrown: unknown): Failure | null {
  if (!(thrown instanceof Error)) return null
  const code = 'code' in thrown ? String(thrown.code) : ''
  const known = FROM_FASTIFY[code]
  if (known) return known()
  const status = 'statusCode' in thrown ? Number(thrown.statusCode) : 500
  return status >= 400 && status < 500
    ? new Failure('INVALID', 'The request is not valid.', { cause: thrown })
    : null
}

/**
 * Network faults, and SQLSTATEs: 08 connection, 25006 a server that became a read-only replica, 40 a transaction undone by
 * the server, 53 resources (53100 disk full), 55P03 a lock not to be had, 57 a statement cut off or a server going down, 58
 * its system.
 */
const UNREACHABLE =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|(08|40|53|57|58)[0-9A-Z]{3}|25006|55P03)$/

/** What node-postgres says in words alone, of a connection that is lost, too slow to come or closed with its pool. */
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/

function isUnavailable(thrown: unknown): boolean {
  if (hasCode(thrown, UNREACHABLE)) return true
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if (LOST.test(error.message)) return true
  }
  return false
}

/** SQLSTATEs of text that PostgreSQL cannot hold, which is a NUL alone where text comes as UTF-8. */
const UNSTORABLE = /^(22021|22P05)$/

function hasCode(thrown: unknown, codes: RegExp): boolean {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if ('code' in error && typeof error.code === 'string' && codes.test(error.code)) return true
  }
  return false
}
