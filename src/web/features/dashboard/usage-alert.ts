import { usageSeverity } from '../../../contract/bands.ts'
import { formatDate } from '../../lib/format.ts'
import type { Limits } from '../../lib/queries/limits-reader.ts'
import { dashboardMessages } from './dashboard.messages.ts'

const messages = dashboardMessages.usage
export type UsageSeverity = keyof typeof messages.title

type UsageAlertText = {
  severity: UsageSeverity
  title: string
  lines: string[]
  /** null where no higher plan exists: then only waiting helps, and the date says how long. */
  upgrade: string | null
}

const RANK: Record<UsageSeverity, number> = { medium: 1, high: 2, critical: 3 }

/** The more pressing of the two allowances speaks; unlimited and not-included ones never do. */
export function usageAlert(limits: Limits): UsageAlertText | null {
  const pressing = (['analysis', 'face'] as const).flatMap((kind) => {
    const { used, limit } = kind === 'analysis' ? limits.analyses : limits.faces
    const severity = usageSeverity(used, limit)
    if (severity === null || limit === null) return []
    const period = messages.periods[limits.isYearly ? 'year' : 'month']
    return [{ severity, line: messages.line[kind](used, limit, period) }]
  })
  const [worst] = [...pressing].sort((a, b) => RANK[b.severity] - RANK[a.severity])
  if (worst === undefined) return null
  return {
    severity: worst.severity,
    title: messages.title[worst.severity],
    lines: [
      ...pressing.map((entry) => entry.line),
      ...(limits.resetsAt === null ? [] : [messages.resets(formatDate(limits.resetsAt))]),
    ],
    upgrade: upgradeLabel(limits.planName),
  }
}

function upgradeLabel(planName: string): string | null {
  if (planName.includes('Premium')) return null
  return planName.includes('Standard') ? messages.upgradePremium : messages.upgradePlan
}
