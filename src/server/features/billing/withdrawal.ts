import type { OwnWithdrawal, WithdrawalAnswer, WithdrawalRequest } from '../../../contract/billing.ts'
import type { Deps } from '../../deps.ts'
import { found } from '../../platform/failure.ts'
import { idOfIntention } from '../../platform/http/idempotency.ts'
import type { Actor } from '../../platform/security/session.ts'
import { isWithin, mailbox, network, throttle } from '../../platform/security/throttle.ts'
import { queueMail, sendSoon, wasQueued } from '../mail/mail.ts'
import { outcomeOf, referenceOf } from './withdrawal-row.ts'
import {
  findAccount,
  findWithdrawal,
  insertWithdrawal,
  listWithdrawalRows,
  type WithdrawalRow,
} from './withdrawal.queries.ts'

const RULE = { name: 'withdrawal-hour', max: 5, windowSeconds: 3_600 }

/** The receipt goes to whatever address is given; nobody's mailbox is to be filled with them. */
const ADDRESS_RULE = { name: 'withdrawal-address-day', max: 3, windowSeconds: 24 * 3_600 }

const OWN_SHOWN_MAX = 50

/**
 * Takes a declaration of withdrawal and sends its receipt, with the content and the moment, as Directive (EU) 2023/2673
 * wants it. It works by having arrived, so it is stored with the mail in one transaction. It changes no subscription:
 * anybody can type anybody's address here, and a person looks at each. For the same reason the mail repeats what was typed
 * only to the proven address of whoever is signed in; to any other it says in our own words what the declaration names, and
 * the screen shows the whole of it to be saved. A declaration that was taken under the same key is answered again.
 */
export async function withdraw(
  deps: Deps,
  actor: Actor | null,
  body: WithdrawalRequest,
  { ip, idempotencyKey = null }: { ip: string; idempotencyKey?: string | null },
): Promise<WithdrawalAnswer> {
  // What was declared is part of it: another declaration under an old key must not be taken for the first one.
  const declared = JSON.stringify([actor?.userId ?? null, body.name, body.email, body.contract])
  const id = idOfIntention(deps, 'wdr', declared, idempotencyKey)
  const mailId = idOfIntention(deps, 'mail', declared, idempotencyKey)
  const first = idempotencyKey === null ? undefined : await findWithdrawal(deps.db, id)
  if (first) return receiptOf(deps, first, mailId)
  await throttle(deps, RULE, network(ip))
  const isOwn = actor !== null && (await isProvenAddress(deps, actor, body.email))
  // No further mail today, but the declaration is taken: a stranger must not keep anybody from making it. Nor from its
  // receipt, so that whoever has proven the address is counted apart from those who only typed it.
  const isMailed = await isWithin(deps, ADDRESS_RULE, isOwn ? actor.userId : mailbox(body.email))
  const receivedAt = deps.now()
  const receipt = { receivedAt: receivedAt.toISOString(), reference: referenceOf(id) }
  const isNew = await deps.transact(async (tx) => {
    const sealed = deps.secrets.seal('withdrawal', JSON.stringify(body))
    if (!(await insertWithdrawal(tx, { id, userId: actor?.userId ?? null, sealed, receivedAt }))) return false
    if (!isMailed) return true
    const { name, contract } = body
    const letter = {
      kind: 'withdrawal-receipt' as const,
      ...receipt,
      named: namedIn(contract),
      declared: isOwn ? { name, contract } : null,
    }
    return queueMail(deps, tx, { id: mailId, userId: actor?.userId ?? null, to: body.email, letter })
  })
  if (!isNew) return receiptOf(deps, found(await findWithdrawal(deps.db, id), 'Withdrawal'), mailId)
  deps.log.warn({ withdrawalId: id }, 'a withdrawal from a contract was declared and waits for a person')
  sendSoon(deps)
  return { ...receipt, isMailed }
}

/** The answer of the attempt that declared it and could not say so any more. */
async function receiptOf(
  deps: Deps,
  { id, receivedAt }: WithdrawalRow,
  mailId: string,
): Promise<WithdrawalAnswer> {
  const isMailed = await wasQueued(deps, mailId)
  return { receivedAt: receivedAt.toISOString(), reference: referenceOf(id), isMailed }
}

async function isProvenAddress(deps: Deps, { userId }: Actor, email: string): Promise<boolean> {
  const account = await findAccount(deps.db, { id: userId })
  return account?.emailVerifiedAt != null && account.email.toLowerCase() === email.toLowerCase()
}

/** The newest first. */
export async function listOwnWithdrawals(deps: Deps, { userId }: Actor): Promise<OwnWithdrawal[]> {
  const rows = await listWithdrawalRows(deps.db, OWN_SHOWN_MAX, userId)
  return rows.map((row) => ({
    reference: referenceOf(row.id),
    receivedAt: row.receivedAt.toISOString(),
    ...outcomeOf(row),
  }))
}

const PLAN = /\b(standard|premium)\b/i
const PERIOD = /\b(monthly|month|yearly|annual|annually|year)\b/i
const ISO_DAY = /\b(20\d\d)-(\d\d)-(\d\d)\b/
const DAY = /\b(\d{1,2})\.? (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? (20\d\d)\b/i
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * What a stranger's words say of a contract, in words of ours: a plan, how it is paid, and a day. Nothing else of the text
 * comes through, so that a mail with it carries nobody's message.
 */
export function namedIn(contract: string): string[] {
  const plan = PLAN.exec(contract)?.[1]?.toLowerCase()
  const period = PERIOD.exec(contract)?.[1]?.toLowerCase()
  const day = dayIn(contract)
  return [
    ...(plan === undefined ? [] : [`Plan: ${plan === 'premium' ? 'Premium' : 'Standard'}`]),
    ...(period === undefined ? [] : [`Paid: ${period.startsWith('month') ? 'monthly' : 'yearly'}`]),
    ...(day === null ? [] : [`Day named: ${day}`]),
  ]
}

function dayIn(text: string): string | null {
  const iso = ISO_DAY.exec(text)
  const said = DAY.exec(text)
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : said
      ? [
          said[3],
          String(MONTHS.indexOf(said[2]?.toLowerCase() ?? '') + 1).padStart(2, '0'),
          said[1]?.padStart(2, '0'),
        ]
      : []
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 10)
}
