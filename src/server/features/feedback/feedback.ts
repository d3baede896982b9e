import { FeedbackStatus, type FeedbackItem, type FeedbackRequest } from '../../../contract/feedback.ts'
import type { Acknowledged } from '../../../contract/user.ts'
import type { Deps } from '../../deps.ts'
import { insertAct } from '../../platform/security/audit.queries.ts'
import { found } from '../../platform/failure.ts'
import { idOfIntention } from '../../platform/http/idempotency.ts'
import type { Actor } from '../../platform/security/session.ts'
import { network, throttle } from '../../platform/security/throttle.ts'
import { queueMail, sendSoon } from '../mail/mail.ts'
import {
  deleteFeedbackBefore,
  insertFeedback,
  listFeedbackRows,
  updateFeedbackStatus,
  type FeedbackRow,
} from './feedback.queries.ts'

const RULE = { name: 'feedback-hour', max: 5, windowSeconds: 3_600 }
const THANKS: Acknowledged = { message: "Thank you for your feedback. We'll get back to you soon." }

/** Two years: long enough to find what somebody wrote about before. */
const KEEP_MS = 730 * 86_400_000

/**
 * Stores what somebody wrote and, in the same transaction, the mail that tells support of it: the outbox sends that
 * once. A program that fills in the hidden field hears the same thanks, so that it learns nothing.
 */
export async function sendFeedback(
  deps: Deps,
  actor: Actor | null,
  body: FeedbackRequest,
  { ip, idempotencyKey = null }: { ip: string; idempotencyKey?: string | null },
): Promise<Acknowledged> {
  await throttle(deps, RULE, network(ip))
  if (body.website) return THANKS
  const { name, email, subject, message } = body
  const to = deps.site.support.email
  await deps.transact(async (tx) => {
    const isNew = await insertFeedback(tx, {
      id: idOfIntention(deps, 'msg', actor?.userId ?? email, idempotencyKey),
      name,
      email,
      subject,
      message,
      userId: actor?.userId ?? null,
      createdAt: deps.now(),
    })
    if (isNew && to !== null) {
      await queueMail(deps, tx, {
        userId: null,
        to,
        letter: { kind: 'feedback', name, email, subject, message },
      })
    }
  })
  if (to !== null) sendSoon(deps)
  return THANKS
}

export async function listFeedback(deps: Deps, status?: FeedbackStatus): Promise<FeedbackItem[]> {
  return (await listFeedbackRows(deps.db, status)).map(toItem)
}

export async function setFeedbackStatus(
  deps: Deps,
  actor: Actor,
  id: string,
  status: FeedbackStatus,
): Promise<FeedbackItem> {
  return deps.transact(async (tx) => {
    const row = found(await updateFeedbackStatus(tx, id, status), 'Message')
    const act = { actor: actor.userId, action: 'feedback-status', target: id, result: status } as const
    await insertAct(tx, { ...act, at: deps.now() })
    return toItem(row)
  })
}

export async function forgetOldFeedback(deps: Deps): Promise<void> {
  await deleteFeedbackBefore(deps.db, new Date(deps.now().getTime() - KEEP_MS))
}

function toItem({ userId, status, createdAt, ...row }: FeedbackRow): FeedbackItem {
  return {
    ...row,
    status: FeedbackStatus.parse(status),
    createdAt: createdAt.toISOString(),
    ...(userId === null ? {} : { userId }),
  }
}
