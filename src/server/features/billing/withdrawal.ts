import { AdminWithdrawal } from '../../../contract/admin.ts'
import type { WithdrawalAnswer, WithdrawalRequest } from '../../../contract/billing.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../platform/session.ts'
import { network, throttle } from '../../platform/throttle.ts'
import { queueMail, sendSoon } from '../mail/mail.ts'
import { insertWithdrawal, listWithdrawalRows } from './withdrawal.queries.ts'

const RULE = { name: 'withdrawal-hour', max: 5, windowSeconds: 3_600 }

/** The receipt goes to whatever address is given; nobody's mailbox is to be filled with them. */
const ADDRESS_RULE = { name: 'withdrawal-address-day', max: 3, windowSeconds: 24 * 3_600 }

/**
 * Takes a declaration of withdrawal and sends its receipt, with the words and the moment, as Directive (EU) 2023/2673
 * wants it. It works by having arrived, so it is stored with the mail in one transaction. It changes no subscription:
 * anybody can type anybody's address here, and a person looks at each.
 */
export async function withdraw(
  deps: Deps,
  actor: Actor | null,
  body: WithdrawalRequest,
  ip: string,
): Promise<WithdrawalAnswer> {
  await throttle(deps, RULE, network(ip))
  await throttle(deps, ADDRESS_RULE, body.email.toLowerCase())
  const receivedAt = deps.now()
  const id = deps.newId('wdr')
  const answer = { receivedAt: receivedAt.toISOString(), reference: referenceOf(id) }
  await deps.transact(async (tx) => {
    await insertWithdrawal(tx, {
      id,
      userId: actor?.userId ?? null,
      sealed: deps.secrets.seal('withdrawal', JSON.stringify(body)),
      receivedAt,
    })
    const { name, contract } = body
    const letter = { kind: 'withdrawal-receipt' as const, name, contract, ...answer }
    await queueMail(deps, tx, { userId: actor?.userId ?? null, to: body.email, letter })
  })
  deps.log.warn({ withdrawalId: id }, 'a withdrawal from a contract was declared and waits for a person')
  sendSoon(deps)
  return answer
}

/** For the person who looks at each: the newest, opened. One that the key of this database does not open is shown without words. */
export async function listWithdrawals(deps: Deps, limit: number): Promise<AdminWithdrawal[]> {
  const rows = await listWithdrawalRows(deps.db, limit)
  return rows.map(({ id, userId, state, receivedAt, sealed }) => ({
    id,
    reference: referenceOf(id),
    receivedAt: receivedAt.toISOString(),
    state,
    userId,
    words: opened(deps, sealed),
  }))
}

function opened({ secrets }: Deps, sealed: Buffer): AdminWithdrawal['words'] {
  try {
    return AdminWithdrawal.shape.words.parse(JSON.parse(secrets.unseal('withdrawal', sealed)))
  } catch {
    return null
  }
}

/** Short enough to be read out; it only helps to find the declaration, and opens nothing. */
function referenceOf(id: string): string {
  return id
    .slice(-8)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, 'X')
}
