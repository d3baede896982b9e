import { z } from 'zod'
import { PlainText } from './plain-text.ts'

/** These stand in the head of a mail, where a line break would begin another field. */
const OneLine = PlainText.transform((text) => text.replace(/\s+/g, ' ').trim())

/** The message the limits are about is the one without blanks around it. */
export const FeedbackRequest = z.strictObject({
  name: OneLine.pipe(z.string().min(2, 'Name must be at least 2 characters').max(120)),
  email: z.preprocess(
    (value) => (typeof value === 'string' ? value.trim() : value),
    z.email('Please enter a valid email address').max(254, 'Please enter a valid email address'),
  ),
  subject: OneLine.pipe(
    z
      .string()
      .min(5, 'Subject must be at least 5 characters')
      .max(200, 'Subject must be at most 200 characters'),
  ),
  message: PlainText.pipe(
    z
      .string()
      .trim()
      .min(10, 'Message must be at least 10 characters')
      .max(5_000, 'Message must be at most 5,000 characters'),
  ),
  /** A field that people never see: only programs fill it in. */
  website: z.string().max(200).optional(),
})
export type FeedbackRequest = z.infer<typeof FeedbackRequest>

export const FeedbackStatus = z.enum(['new', 'in_progress', 'resolved'])
export type FeedbackStatus = z.infer<typeof FeedbackStatus>

export const FeedbackItem = z.object({
  id: z.string(),
  subject: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  status: FeedbackStatus,
  createdAt: z.iso.datetime(),
  userId: z.string().optional(),
})
export type FeedbackItem = z.infer<typeof FeedbackItem>

/** The newest messages of one status, or of any; no more than this many at once. */
export const FEEDBACK_SHOWN_MAX = 200
export const FeedbackQuery = z.object({ status: FeedbackStatus.optional() })

export const FeedbackStatusRequest = z.strictObject({ status: FeedbackStatus })
