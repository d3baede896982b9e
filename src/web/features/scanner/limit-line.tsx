import { formatDate } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useLimits } from '../../lib/queries/limits-queries.ts'
import type { Limits } from '../../lib/queries/limits-reader.ts'
import { commonWords } from '../../lib/words/common.ts'
import { scannerWords as words } from '../../lib/words/scanner.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { limitState } from './limit-state.ts'

/** How many analyses are left, or what to do when none is. */
export function LimitLine() {
  const limits = useLimits()
  if (limits.data === undefined) {
    if (!limits.isError) return <p className="min-h-6" />
    return (
      <LoadFailed
        text={words.limitsUnknown}
        retryLabel={commonWords.retry}
        onRetry={() => void limits.refetch()}
      />
    )
  }
  if (limitState(limits.data) === 'reached') return <Reached limits={limits.data} />
  return <p className="min-h-6 text-[0.9375rem] text-muted">{leftText(limits.data)}</p>
}

function Reached({ limits }: { limits: Limits }) {
  const canUpgrade = limits.planName !== 'Premium'
  return (
    <Notice
      tone="caution"
      title={words.limit.title}
      action={canUpgrade && <TextLink to={paths.pricing}>{words.limit.plans}</TextLink>}
    >
      {canUpgrade && <p>{words.limit.text}</p>}
      <p>
        {limits.resetsAt !== null && `${words.resets(formatDate(limits.resetsAt))} `}
        {words.limit.keep}
      </p>
    </Notice>
  )
}

function leftText({ analyses, isYearly, resetsAt }: Limits): string {
  if (analyses.limit === null || analyses.remaining === null) return words.unlimited
  const left = words.left(analyses.remaining, words.periods[isYearly ? 'year' : 'month'])
  return resetsAt === null ? `${left}.` : `${left}. ${words.resets(formatDate(resetsAt))}`
}
