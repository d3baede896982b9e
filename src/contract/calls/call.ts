import { z } from 'zod'
import type { Endpoint } from '../endpoints.ts'

/** Who may make a call. A route whose call lacks this does not start. */
export type Access = 'public' | 'user' | 'admin' | 'webhook'

export type Call = Endpoint & {
  access: Access
  /** The screen repeats it by itself: being asked is no sign of anybody there, and keeps no session alive. */
  isPolled?: true
  /**
   * What an Idempotency-Key means to a call that is no GET. Absent: its first answer is kept for a day and given again.
   * 'own': the use-case finds by the key what it made. 'none': the call changes nothing that a second one would change again.
   */
  idempotency?: 'own' | 'none'
  params?: z.ZodType
  query?: z.ZodType
  /** Absent: the call takes no body. 'multipart': one file in the field `image`. */
  body?: z.ZodType | 'multipart'
  answer: z.ZodType
  summary: string
}

/** Keeps the exact types of the calls, so that a route and a screen know each request and answer. */
export const define = <const C extends Record<string, Call>>(calls: C): C => calls
export const byId = <S extends z.ZodType>(id: S) => z.object({ id })
