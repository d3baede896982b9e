import { formatDate } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useLimits } from '../../lib/queries/limits-queries.ts'
import type { Limits } from '../../lib/queries/limits-reader.ts'
import { commonMessages } from '../../lib/messages/common.ts'
import { scannerMessages as messages } from './scanner.messages.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { limitState } from './limit-state.ts'

/** As high as what it says on a phone from the start, so that the button below stays where it is. */
const LINE = 'min-h-6 max-sm:min-h-12 text-[0.9375rem] text-muted'

/** How many analyses are left, or what to do when none is. */
export function LimitLine() {
  const limits = useLimits()
  if (limits.data === undefined) {
    if (!limits.isError) return <p className={LINE} />
    return (
      <LoadFailed
        text={messages.limitsUnknown}
        retryLabel={commonMessages.retry}
        onRetry={() => void limits.refetch()}
      />
    )
  }
  if (limitState(limits.data) === 'reached') return <Reached limits={limits.data} />
  return <p className={LINE}>{leftText(limits.data)}</p>
}

function Reached({ limits }: { limits: Limits }) {
  const canUpgrade = limits.planName !== 'Premium'
  return (
    <Notice
      tone="caution"
      title={messages.limit.title}
      action={canUpgrade && <TextLink to={paths.pricing}>{messages.limit.plans}</TextLink>}
    >
      {canUpgrade && <p>{messages.limit.text}</p>}
      <p>
        {limits.resetsAt !== null && `${messages.resets(formatDate(limits.resetsAt))} `}
        {messages.limit.keep}
      </p>
    </Notice>
  )
}

function leftText({ analyses, isYearly, resetsAt }: Limits): string {
  if (analyses.limit === null || analyses.remaining === null) return messages.unlimited
  const left = messages.left(analyses.remaining, messages.periods[isYearly ? 'year' : 'month'])
  return resetsAt === null ? `${left}.` : `${left}. ${messages.resets(formatDate(resetsAt))}`
}
