import type { Db } from '../../db/client.ts'
import type { Log } from '../../platform/log.ts'
import { correctTokens, holdTokens } from './spend.queries.ts'

const WARN_SHARE = 0.8

type BudgetOptions = { db: Db; log: Log; now: () => Date; dailyTokens: number }

/** `settle`: what the provider counted, or the estimate of it where it did not say. */
type Hold = { settle: (tokens: number) => Promise<void> }

export type Budget = {
  /** Null where the day has no room for so many tokens any more, or nobody can tell. */
  hold: (tokens: number) => Promise<Hold | null>
  /** 0 and more: the share of today's tokens that was used, as far as this process has heard. */
  share: () => number
}

/** The tokens of a day (UTC), of all processes on this database: what an ask may need at most is held before it is sent. */
export function openBudget({ db, log, now, dailyTokens }: BudgetOptions): Budget {
  let seen = { day: '', tokens: 0 }
  let warnedOn = ''
  const today = () => now().toISOString().slice(0, 10)

  function note(day: string, tokens: number): void {
    seen = { day, tokens }
    if (tokens < dailyTokens * WARN_SHARE || warnedOn === day) return
    warnedOn = day
    log.warn({ tokens, dailyTokens }, 'most of the tokens of the AI provider for this day are used')
  }

  return {
    share: () => (seen.day === today() ? seen.tokens / dailyTokens : 0),
    hold: async (tokens) => {
      const day = today()
      const held = await holdTokens(db, day, tokens, dailyTokens).catch((err: unknown) => {
        log.warn({ err }, 'the tokens of the AI provider could not be counted')
        return undefined
      })
      // No room for this ask is no room for any: they differ little.
      if (held === null) note(day, dailyTokens)
      if (held === null || held === undefined) return null
      let isSettled = false
      return {
        settle: async (used) => {
          if (isSettled) return
          isSettled = true
          await correctTokens(db, day, used - tokens)
            .then((sum) => note(day, sum))
            .catch((err: unknown) => log.warn({ err }, 'the tokens of the AI provider could not be counted'))
        },
      }
    },
  }
}
