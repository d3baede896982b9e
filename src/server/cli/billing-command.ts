import { parseArgs } from 'node:util'
import type { Advanced } from '../features/billing/billing.ts'
import { advanceTestSubscription, receiveEvent, replayParked } from '../features/billing/billing.ts'
import { findUserId } from '../features/accounts/accounts.ts'
import { asTest } from '../adapters/payment/test-provider.ts'
import type { Deps } from '../deps.ts'
import { CliProblem, EXIT, type Cli } from './cli.ts'
import { configure, withDeps } from './open-deps.ts'

/** `billing advance --user NAME --to YYYY-MM-DD` and `billing replay [EVENT_ID]`. */
export async function billingCommand(cli: Cli, args: readonly string[]): Promise<void> {
  const [name = '', ...rest] = args
  if (name === 'advance') return advance(cli, rest)
  if (name === 'replay') return replay(cli, rest)
  throw new CliProblem(EXIT.usage, 'say what to do: advance or replay')
}

async function advance(cli: Cli, args: readonly string[]): Promise<void> {
  const { user, to } = readArguments(args)
  const end = endOfDay(to)
  const config = configure()
  if (config.payment)
    throw new CliProblem(EXIT.usage, 'time can be moved in test mode only, and PADDLE_API_KEY is set')
  if (end < new Date()) throw new CliProblem(EXIT.badData, `${to} is in the past: time goes forward only`)
  await withDeps(cli, config, async (deps) => {
    bindWebhook(deps)
    const userId = await findUserId(deps, user)
    if (userId === null) throw new CliProblem(EXIT.badData, `there is no account '${user}'`)
    const advanced = await advanceTestSubscription(deps, userId, end)
    if (!advanced) throw new CliProblem(EXIT.badData, `${user} has no running test subscription`)
    print(cli, advanced, user, to)
  })
}

/** The provider's events come in by the same use-case as over HTTP, signature and all. */
function bindWebhook(deps: Deps): void {
  asTest(deps.payments)?.deliverTo(async (text, headers) => {
    const answer = await receiveEvent(deps, Buffer.from(text), headers['paddle-signature'])
    return answer === 'accepted' ? 200 : 401
  })
}

function print(cli: Cli, { transitions, plan }: Advanced, user: string, to: string): void {
  const day = (moment: string) => moment.slice(0, 10)
  for (const { type, after } of transitions) {
    const what = type === 'subscription.canceled' ? 'ended' : `renewed, paid until ${day(after.periodEnd)}`
    cli.print(`${day(after.updatedAt)}  ${what}`)
  }
  if (transitions.length === 0) cli.print('nothing falls due by then')
  const period = plan.price > 0 ? ` (${plan.billingPeriod})` : ''
  cli.print(`At the end of ${to} (UTC) ${user} has ${plan.name}${period}.`)
}

async function replay(cli: Cli, args: readonly string[]): Promise<void> {
  const [eventId, ...more] = args
  if (more.length > 0)
    throw new CliProblem(EXIT.usage, 'one event at a time; without one all that wait are tried')
  await withDeps(cli, configure(), async (deps) => {
    const replayed = await replayParked(deps, eventId)
    if (eventId !== undefined && replayed.length === 0) {
      throw new CliProblem(EXIT.badData, `there is no event '${eventId}', or its content is gone`)
    }
    for (const { eventId: id, state } of replayed) cli.print(`${id}  ${state}`)
    if (replayed.length === 0) cli.print('no event waits')
  })
}

function readArguments(args: readonly string[]): { user: string; to: string } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { user: { type: 'string' }, to: { type: 'string' } },
    })
    const { user = '', to = '' } = values
    if (user !== '' && to !== '') return { user, to }
  } catch (error) {
    throw new CliProblem(EXIT.usage, error instanceof Error ? error.message : String(error))
  }
  throw new CliProblem(EXIT.usage, 'name an account and a day: --user NAME --to YYYY-MM-DD')
}

/** The last moment of the day, so that whatever falls on it has happened. */
function endOfDay(text: string): Date {
  const end = new Date(`${text}T23:59:59.999Z`)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && end.toString() !== 'Invalid Date'
  if (!isDay || end.toISOString().slice(0, 10) !== text) {
    throw new CliProblem(EXIT.usage, `'${text}' is no day; write it as YYYY-MM-DD`)
  }
  return end
}
