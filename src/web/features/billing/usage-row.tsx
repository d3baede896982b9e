import type { Allowance } from '../../lib/queries/limits-reader.ts'
import { billingWords as words } from '../../lib/words/account.ts'
import { Meter } from '../../ui/meter.tsx'
import type { Tone } from '../../ui/tone.tsx'

type UsageRowProps = { label: string; allowance: Allowance; period: string; near: string }

export function UsageRow({ label, allowance, period, near }: UsageRowProps) {
  const { limit, used } = allowance
  const percent = limit === null || limit === 0 ? 0 : (100 * used) / limit
  return (
    <div>
      <p className="mb-2 flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{label}</span>
        <span>{amountText(allowance, period)}</span>
      </p>
      {limit !== 0 && <Meter percent={percent} tone={barTone(percent)} />}
      {percent >= 80 && <p className="mt-2 text-[0.9375rem] text-fair">{near}</p>}
    </div>
  )
}

function barTone(percent: number): Tone {
  if (percent >= 90) return 'poor'
  return percent >= 75 ? 'fair' : 'good'
}

function amountText({ limit, used }: Allowance, period: string): string {
  if (limit === 0) return words.notAvailable
  return limit === null ? `${words.unlimited} · ${words.used(used)}` : words.of(used, limit, period)
}
