import { formatDate } from '../../lib/format.ts'
import type { Limits } from '../../lib/queries/limits-reader.ts'
import { faceMessages } from '../../lib/messages/face.ts'

const messages = faceMessages.usage

const FEW = 3
const LAST = 1

type FaceAllowanceText = {
  line: string
  note: { text: string; tone: 'plain' | 'caution'; title?: string } | null
  /** A higher plan gives more; above Premium there is none, and only the date helps. */
  canUpgrade: boolean
}

/** What is said of the face analyses that are left; null where the plan has none, which is told in words of its own. */
export function faceAllowanceText(limits: Limits): FaceAllowanceText | null {
  const { limit, used, remaining } = limits.faces
  if (limit === 0) return null
  if (limit === null) return { line: messages.unlimited, note: null, canUpgrade: false }
  const period = messages.periods[limits.isYearly ? 'year' : 'month']
  const line = messages.line(used, limit, period)
  const left = remaining ?? Math.max(0, limit - used)
  if (left > FEW) return { line, note: null, canUpgrade: false }
  const isTop = limits.planName === 'Premium'
  const date = limits.resetsAt === null ? '' : messages.resets(formatDate(limits.resetsAt))
  if (left === 0) {
    const text = [isTop ? '' : messages.reached.text, date].filter(Boolean).join(' ')
    return { line, note: { title: messages.reached.title, text, tone: 'caution' }, canUpgrade: !isTop }
  }
  const hint = left <= LAST && !isTop ? messages.upgradeHint : ''
  const text = [messages.left(left, period), hint, date].filter(Boolean).join(' ')
  // Standard starts with three: that few are left is news only when one was used.
  return { line, note: { text, tone: used === 0 ? 'plain' : 'caution' }, canUpgrade: hint !== '' }
}

/** What is said when one more is asked for than there is: with the way to more, or with the day it starts again. */
export function reachedText(limits: Limits | undefined): { title: string; text: string } {
  const told = limits === undefined ? null : faceAllowanceText(limits)
  const isReached = told?.note?.title !== undefined
  return isReached ? { title: messages.reached.title, text: told?.note?.text ?? '' } : messages.reached
}
