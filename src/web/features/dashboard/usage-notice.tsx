import { paths } from '../../lib/paths.ts'
import { useLimits } from '../../lib/queries/limits-queries.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice, type NoticeTone } from '../../ui/notice.tsx'
import { usageAlert, type UsageSeverity } from './usage-alert.ts'

const TONE: Record<UsageSeverity, NoticeTone> = { medium: 'plain', high: 'caution', critical: 'danger' }

export function UsageNotice() {
  const { data } = useLimits()
  const alert = data === undefined ? null : usageAlert(data)
  if (alert === null) return null
  return (
    <div data-severity={alert.severity}>
      <Notice
        tone={TONE[alert.severity]}
        title={alert.title}
        role="status"
        action={
          alert.upgrade !== null && (
            <ButtonLink kind="outline" size="sm" to={paths.pricing}>
              {alert.upgrade}
            </ButtonLink>
          )
        }
      >
        {alert.lines.join(' ')}
      </Notice>
    </div>
  )
}
