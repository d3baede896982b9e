import type { SafetyTone } from '../../../contract/bands.ts'
import { resultMessages } from '../../lib/messages/result.ts'
import { classes } from '../../ui/classes.ts'
import { TONE_BAND, ToneMark } from '../../ui/tone.tsx'

const TONES: readonly SafetyTone[] = ['good', 'fair', 'poor', 'unknown']

export function StripLegend({ withOnePercent }: { withOnePercent: boolean }) {
  const messages = resultMessages.strip
  return (
    <div className="mt-5 text-[0.9375rem] text-muted">
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        {TONES.map((tone) => (
          <li key={tone} className="flex items-center gap-2">
            <span aria-hidden className={classes('h-5 w-7 rounded-sm', TONE_BAND[tone])} />
            <ToneMark tone={tone} size={11} />
            {resultMessages.counts[tone]}
          </li>
        ))}
        {withOnePercent && (
          <li className="flex items-center gap-2">
            <span aria-hidden className="h-5 border-l-2 border-dashed border-ink" />
            {messages.onePercent}
          </li>
        )}
      </ul>
      {withOnePercent && <p className="mt-2">{messages.onePercentNote}</p>}
    </div>
  )
}
