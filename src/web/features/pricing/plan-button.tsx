import type { Plan } from '../../../contract/plans.ts'
import { formatDate } from '../../lib/format.ts'
import { commonMessages } from '../../lib/messages/common.ts'
import { pricingMessages as messages } from '../../lib/messages/pricing.ts'
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
          {messages.processing}
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
      return messages.start
    case 'wait':
      return commonMessages.loading
    case 'current':
      return messages.current
    case 'upgrade':
      return messages.upgrade(plan.name)
    case 'switch':
    case 'free':
      return messages.switchTo(plan.name)
    case 'scheduled':
      return messages.starts(formatDate(action.at))
  }
}
