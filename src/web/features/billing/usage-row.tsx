import { barTone, isNearLimit, usedPercent } from '../../lib/plan/allowance-bar.ts'
import type { Allowance } from '../../lib/queries/limits-reader.ts'
import { billingMessages } from '../../lib/messages/billing.ts'
import { Meter } from '../../ui/meter.tsx'

const messages = billingMessages.usage

/** A little of the bar where there is no end to it; the sign and the word beside it carry the meaning. */
const UNLIMITED_PERCENT = 20

type UsageRowProps = { label: string; allowance: Allowance; period: string; near: string }

export function UsageRow({ label, allowance, period, near }: UsageRowProps) {
  const { limit, used } = allowance
  return (
    <div>
      <p className="mb-2 flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{label}</span>
        <span>
          {limit === null && (
            <>
              <span aria-hidden>{messages.infinite} </span>
              <span className="sr-only">{messages.unlimited} </span>
              {messages.used(used, period)}
            </>
          )}
          {limit === 0 && messages.notAvailable}
          {limit !== null && limit !== 0 && messages.of(used, limit, period)}
        </span>
      </p>
      {limit !== 0 && <Meter percent={usedPercent(allowance, UNLIMITED_PERCENT)} tone={barTone(allowance)} />}
      {isNearLimit(allowance) && <p className="mt-2 text-[0.9375rem] text-fair">{near}</p>}
    </div>
  )
}
