import type { SafetyTone } from '../../../contract/bands.ts'
import { authMessages } from '../../lib/messages/auth.ts'
import { ToneMark, TONE_BAND } from '../../ui/tone.tsx'
import { classes } from '../../ui/classes.ts'

/** A drawn extract of a reading: the bands these names get in a product that stays on the skin. */
const ROWS: readonly { name: string; tone: SafetyTone }[] = [
  { name: 'Aqua', tone: 'good' },
  { name: 'Glycerin', tone: 'good' },
  { name: 'Parfum', tone: 'fair' },
  { name: 'Methylisothiazolinone', tone: 'poor' },
  { name: 'Botanical Complex 7', tone: 'unknown' },
]

export function AuthAside() {
  return (
    <aside className="hidden self-start rounded-card border border-line bg-raised p-8 lg:block">
      <h2 className="text-3xl">{authMessages.aside.title}</h2>
      <p className="mt-3 max-w-[48ch] text-muted">{authMessages.aside.text}</p>
      <ul className="mt-8 border-t border-line">
        {ROWS.map((row) => (
          <li
            key={row.name}
            className="grid grid-cols-[1.5rem_1fr_auto] items-center gap-3 border-b border-line py-3.5"
          >
            <span aria-hidden className={classes('h-8 rounded-sm', TONE_BAND[row.tone])} />
            <span className="font-serif text-lg">{row.name}</span>
            <span className="flex items-center gap-2 text-muted">
              <ToneMark tone={row.tone} />
              {authMessages.aside.verdicts[row.tone]}
            </span>
          </li>
        ))}
      </ul>
    </aside>
  )
}
