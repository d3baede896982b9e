import { z } from 'zod'

export const FeedbackRequest = z.strictObject({
  name: z.string().trim().min(2, 'Name must be at least 2 characters').max(120),
  email: z.email('Please enter a valid email address').max(254),
  subject: z.string().trim().min(5, 'Subject must be at least 5 characters').max(200),
  message: z.string().trim().min(10, 'Message must be at least 10 characters').max(5_000),
  /** A field that people never see: only programs fill it in. */
  website: z.string().max(200).optional(),
})

export const FeedbackStatus = z.enum(['new', 'in_progress', 'resolved'])

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

export const FeedbackStatusRequest = z.strictObject({ status: FeedbackStatus })
