import type { BillingPeriod } from '../../../contract/plans.ts'
import { pricingMessages as messages } from '../../lib/messages/pricing.ts'

type PeriodSwitchProps = { period: BillingPeriod; onChange: (period: BillingPeriod) => void }

export function PeriodSwitch({ period, onChange }: PeriodSwitchProps) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <div
        role="group"
        aria-label={messages.periodLabel}
        className="inline-flex flex-wrap rounded-control border border-edge p-1"
      >
        {(['monthly', 'annual'] as const).map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={period === value}
            onClick={() => onChange(value)}
            className="min-h-11 rounded-[0.3rem] px-5 font-semibold text-muted aria-pressed:bg-primary aria-pressed:text-on-primary"
          >
            {messages[value]}
          </button>
        ))}
      </div>
      {period === 'annual' && (
        <p className="rounded-full border border-accent px-3 py-0.5 font-semibold text-accent">
          {messages.save}
        </p>
      )}
    </div>
  )
}
