import { Check } from 'lucide-react'
import { PLANS, type Plan } from '../../../contract/plans.ts'
import { formatPrice } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { pricingWords as words } from '../../lib/words/pricing.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'

type PlanCardProps = { plan: Plan; isSignedIn: boolean; isCurrent: boolean }

export function PlanCard({ plan, isSignedIn, isCurrent }: PlanCardProps) {
  const isPopular = plan.name === 'Standard'
  const full = fullYearPrice(plan)
  const features = [
    words.analyses(plan.maxAnalysesPerMonth, plan.billingPeriod),
    words.faces(plan.maxFaceAnalysesPerMonth, plan.billingPeriod),
    ...words.always,
  ]
  return (
    <li
      className={classes(
        'relative flex flex-col rounded-card border bg-raised p-6',
        isPopular ? 'border-primary' : 'border-line',
      )}
    >
      {isPopular && (
        <p className="absolute -top-3.5 left-6 rounded-full bg-primary px-3 py-0.5 text-sm font-semibold text-on-primary">
          {words.popular}
        </p>
      )}
      <h2 className="text-2xl">{plan.name}</h2>
      <p className="mt-1 text-muted">{plan.description}</p>
      <p className="mt-5 flex flex-wrap items-baseline gap-x-2">
        <span className="font-serif text-5xl">{formatPrice(plan.price, plan.currency)}</span>
        {plan.price > 0 && <span className="text-muted">{words.per[plan.billingPeriod]}</span>}
      </p>
      <p className="min-h-7 text-muted">
        {full !== null && (
          <>
            <span className="sr-only">{words.instead(formatPrice(full, plan.currency))}</span>
            <s aria-hidden>{formatPrice(full, plan.currency)}</s>
          </>
        )}
      </p>
      <ul className="mt-4 mb-7 grid gap-2.5 border-t border-line pt-5">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check aria-hidden size={18} className="mt-1 shrink-0 text-primary" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto">
        {!isSignedIn && (
          <ButtonLink kind={isPopular ? 'primary' : 'outline'} className="w-full" to={paths.auth}>
            {words.start}
          </ButtonLink>
        )}
        {isSignedIn && isCurrent && (
          <Button className="w-full" disabled>
            {words.current}
          </Button>
        )}
      </div>
    </li>
  )
}

/** What twelve single months would cost, to be struck through; null where nothing is saved. */
function fullYearPrice(plan: Plan): number | null {
  if (plan.billingPeriod !== 'annual') return null
  const monthly = PLANS.find((other) => other.name === plan.name && other.billingPeriod === 'monthly')
  return monthly === undefined ? null : Math.round(monthly.price * 12 * 100) / 100
}
