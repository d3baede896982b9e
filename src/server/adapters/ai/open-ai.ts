import type { AiConfig } from '../../ai-config.ts'
import type { Db } from '../../db/client.ts'
import type { CallRecords } from '../../platform/http/call-records.ts'
import type { Log } from '../../platform/log.ts'
import { openBudget } from './budget.ts'
import type { NamesIn } from './claims.ts'
import { openGuard } from './guard.ts'
import { openNoAi, type AiProvider } from './provider.ts'
import { openSdk } from './sdk-call.ts'
import { openSdkProvider } from './sdk-provider.ts'

type Parts = {
  db: Db
  log: Log
  calls: Pick<CallRecords, 'record'>
  now: () => Date
  randomBytes: (size: number) => Buffer
  /** Names of ingredients in prose, so that none is said that nobody found. */
  namesIn: NamesIn
  random?: () => number
  /** Waits between tries, for tests that wait for nothing. */
  sleep?: (ms: number, signal: AbortSignal) => Promise<unknown>
  totalMs?: number
  connectMs?: number
}

/** Whoever adds words in this installation: the configured provider, else nobody. */
export async function openAi(config: AiConfig | null, parts: Parts): Promise<AiProvider> {
  if (config === null) return openNoAi()
  const { connectMs, random = Math.random, sleep, totalMs } = parts
  const guard = openGuard({
    budget: openBudget({ ...parts, dailyTokens: config.dailyTokens }),
    log: parts.log,
    calls: parts.calls,
    now: parts.now,
    random,
    ...(sleep ? { sleep } : {}),
    ...(totalMs === undefined ? {} : { totalMs }),
  })
  const sdk = await openSdk(config, connectMs === undefined ? {} : { connectMs })
  return openSdkProvider(config, { ...parts, guard, sdk })
}
