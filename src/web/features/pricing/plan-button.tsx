import type { Plan } from '../../../contract/plans.ts'
import { formatDate } from '../../lib/format.ts'
import { commonWords } from '../../lib/words/common.ts'
import { pricingWords as words } from '../../lib/words/pricing.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { PlanAction } from './plan-action.ts'

type PlanButtonProps = {
  plan: Plan
  action: PlanAction
  /** 'this' works on this card, 'other' on another one: two purchases at once are nobody's wish. */
  busy: 'this' | 'other' | null
  onChoose: () => void
}

export function PlanButton({ plan, action, busy, onChoose }: PlanButtonProps) {
  const isOpen = ['start', 'upgrade', 'switch', 'free'].includes(action.kind)
  return (
    <Button
      className="w-full"
      kind={plan.name === 'Standard' ? 'primary' : 'outline'}
      disabled={!isOpen || busy !== null}
      onClick={onChoose}
    >
      {busy === 'this' ? (
        <>
          <Spinner size={18} />
          {words.processing}
        </>
      ) : (
        labelOf(plan, action)
      )}
    </Button>
  )
}

function labelOf(plan: Plan, action: PlanAction): string {
  switch (action.kind) {
    case 'start':
      return words.start
    case 'wait':
      return commonWords.loading
    case 'current':
      return words.current
    case 'upgrade':
      return words.upgrade(plan.name)
    case 'switch':
    case 'free':
      return words.switchTo(plan.name)
    case 'scheduled':
      return words.starts(formatDate(action.at))
  }
}
