import { CALLS, type BodyOf, type Call, type CallName } from '../../../contract/calls.ts'
import { ApiError } from '../problem-error.ts'

/**
 * What is to be sent as the call takes it, or what the server would answer instead: the same sentences at the same parts. Stands apart
 * for the schemas that it brings, which no form needs before it is sent.
 */
export function bodyOrRefusal<N extends CallName>(
  name: N,
  given: unknown,
): { body: BodyOf<N> } | { refusal: ApiError } {
  const { body }: Call = CALLS[name]
  if (body === undefined || body === 'multipart') throw new TypeError(`${name} takes no fields.`)
  const parsed = body.safeParse(given)
  if (parsed.success) return { body: parsed.data as BodyOf<N> }
  const fields: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) fields[path.join('.') || 'body'] ??= message
  const [message = ''] = Object.values(fields)
  return { refusal: new ApiError(400, JSON.stringify({ code: 'INVALID', message, fields }), null) }
}
