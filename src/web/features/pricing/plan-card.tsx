import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Plan } from '../../../contract/plans.ts'
import { formatPrice } from '../../lib/format.ts'
import { pricingMessages as messages } from '../../lib/messages/pricing.ts'
import { classes } from '../../ui/classes.ts'
import { planTexts } from './plan-facts.ts'

type PlanCardProps = {
  plan: Plan
  /** To be struck through; null where nothing is saved. */
  fullPrice: number | null
  isCurrent: boolean
  /** The button, and what is to be said beside it. */
  children: ReactNode
}

export function PlanCard({ plan, fullPrice, isCurrent, children }: PlanCardProps) {
  const isPopular = plan.name === 'Standard'
  return (
    <li
      data-plan={plan.id}
      className={classes(
        'relative flex flex-col rounded-card border bg-raised p-6 pt-8',
        isPopular || isCurrent ? 'border-primary' : 'border-line',
      )}
    >
      <p className="absolute inset-x-6 -top-3.5 flex flex-wrap gap-2">
        {isPopular && <Ribbon look="bg-primary text-on-primary border-primary">{messages.popular}</Ribbon>}
        {isCurrent && <Ribbon look="bg-ink text-paper border-ink">{messages.current}</Ribbon>}
      </p>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h2 className="text-2xl">{plan.name}</h2>
        {isCurrent && (
          <span
            data-badge
            className="rounded-full border border-primary px-2.5 py-0.5 text-sm font-semibold text-primary"
          >
            {messages.current}
          </span>
        )}
      </div>
      <p className="mt-1 text-muted">{plan.description}</p>
      <p className="mt-5 flex flex-wrap items-baseline gap-x-2">
        <span className="font-serif text-[min(3rem,15vw)] leading-none">
          {formatPrice(plan.price, plan.currency)}
        </span>
        {plan.price > 0 && <span className="text-muted">{messages.per[plan.billingPeriod]}</span>}
      </p>
      <p className="flex min-h-7 flex-wrap items-baseline gap-x-3 text-muted">
        {fullPrice !== null && (
          <>
            <span className="sr-only">{messages.instead(formatPrice(fullPrice, plan.currency))}</span>
            <s aria-hidden>{formatPrice(fullPrice, plan.currency)}</s>
          </>
        )}
        {plan.note !== undefined && <span className="font-semibold text-accent">{plan.note}</span>}
      </p>
      <ul className="mt-4 mb-7 grid gap-2.5 border-t border-line pt-5">
        {planTexts(plan).map(({ text, isIncluded }) => (
          <li key={text} className={classes('flex gap-2.5', !isIncluded && 'text-muted')}>
            {isIncluded ? (
              <Check aria-hidden size={18} className="mt-1 shrink-0 text-primary" />
            ) : (
              <Minus aria-hidden size={18} className="mt-1 shrink-0" />
            )}
            {text}
          </li>
        ))}
      </ul>
      <div className="mt-auto grid gap-3">{children}</div>
    </li>
  )
}

function Ribbon({ look, children }: { look: string; children: ReactNode }) {
  return (
    <span data-ribbon className={classes('rounded-full border px-3 py-0.5 text-sm font-semibold', look)}>
      {children}
    </span>
  )
}
