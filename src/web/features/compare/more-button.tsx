import { compareMessages } from '../../lib/messages/compare.ts'
import { Button } from '../../ui/button.tsx'

type MoreButtonProps = { hidden: number; isAll: boolean; onToggle: () => void }

export function MoreButton({ hidden, isAll, onToggle }: MoreButtonProps) {
  if (hidden === 0) return null
  return (
    <Button kind="quiet" size="sm" className="no-print mt-1 -ml-3" onClick={onToggle}>
      {isAll ? compareMessages.ingredients.less : compareMessages.ingredients.more(hidden)}
    </Button>
  )
}
