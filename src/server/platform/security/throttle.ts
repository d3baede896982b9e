import type { Deps } from '../../deps.ts'
import { Failure } from '../failure.ts'
import { withSpan } from '../tracing/spans.ts'
import { countInWindow, type Window } from './throttle.queries.ts'

type Rule = { name: string; max: number; windowSeconds: number }

/**
 * Counts a try and refuses the one too many. Windows are fixed and live in the database, so that several processes
 * count together. `who` is hashed with a key: no address is stored.
 */
export async function throttle(deps: Deps, rule: Rule, who: string): Promise<void> {
  const { isOver, secondsLeft } = await counted(deps, rule, who)
  if (isOver) refuse(secondsLeft)
}

/** Counts a try as `throttle` does; false for the one too many, where something is left out and nobody refused. */
export async function isWithin(deps: Deps, rule: Rule, who: string): Promise<boolean> {
  return !(await counted(deps, rule, who)).isOver
}

async function counted(deps: Deps, rule: Rule, who: string) {
  const window = windowOf(deps, rule, who)
  const count = await withSpan('throttle', () => countInWindow(deps.db, window))
  return { isOver: count > rule.max, secondsLeft: secondsLeft(deps, window) }
}

/** The window of this moment, for who counts in a statement of their own. */
export function windowOf({ now, secrets }: Pick<Deps, 'now' | 'secrets'>, rule: Rule, who: string): Window {
  const windowMs = rule.windowSeconds * 1000
  const start = Math.floor(now().getTime() / windowMs) * windowMs
  const key = secrets.keyed('throttle', rule.name, who)
  return { key, start: new Date(start), end: new Date(start + windowMs) }
}

export function secondsLeft({ now }: Pick<Deps, 'now'>, { end }: Window): number {
  return Math.ceil((end.getTime() - now().getTime()) / 1000)
}

export function refuse(retryAfterSeconds: number): never {
  throw new Failure(
    'RATE_LIMITED',
    `Too many tries. Please wait ${inWords(retryAfterSeconds)} and try again.`,
    {
      retryAfterSeconds,
    },
  )
}

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return minutes === 1 ? 'a minute' : `${minutes} minutes`
  const hours = Math.ceil(minutes / 60)
  return hours === 1 ? 'an hour' : `${hours} hours`
}

/** What mail to one mailbox is counted by: many providers deliver `ana+anything@` to `ana@`. */
export function mailbox(email: string): string {
  return email.toLowerCase().replace(/^([^+@]*)\+[^@]*@/, '$1@')
}

/** One house often has a whole /64 of IPv6; counting single addresses would count nothing. */
export function network(ip: string, v4Bits: 24 | 32 = 32): string {
  if (ip.includes(':') && !ip.startsWith('::ffff:')) return expandV6(ip).slice(0, 4).join(':')
  const parts = ip.replace('::ffff:', '').split('.')
  return parts.slice(0, v4Bits / 8).join('.')
}

function expandV6(ip: string): string[] {
  const [head = '', tail] = ip.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right].map((group) => group.replace(/^0{1,3}(?=.)/, '').toLowerCase())
}
