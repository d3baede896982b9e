import { authWords } from '../../lib/words/auth.ts'
import { ToneMark, TONE_BAND, type Tone } from '../../ui/tone.tsx'
import { classes } from '../../ui/classes.ts'

/** A drawn extract of a reading; figures are those the engine gives these names in a leave-on product. */
const ROWS: readonly { name: string; tone: Tone; word: string }[] = [
  { name: 'Aqua', tone: 'good', word: 'No restriction found' },
  { name: 'Glycerin', tone: 'good', word: 'No restriction found' },
  { name: 'Parfum', tone: 'fair', word: 'Contents not named' },
  { name: 'Methylisothiazolinone', tone: 'poor', word: 'Known contact allergen' },
  { name: 'Botanical Complex 7', tone: 'unknown', word: 'Unknown' },
]

export function AuthAside() {
  return (
    <aside className="hidden self-start rounded-card border border-line bg-raised p-8 lg:block">
      <h2 className="text-3xl">{authWords.aside.title}</h2>
      <p className="mt-3 max-w-[48ch] text-muted">{authWords.aside.text}</p>
      <ul className="mt-8 border-t border-line">
        {ROWS.map((row) => (
          <li key={row.name} className="grid grid-cols-[1.5rem_1fr_auto] items-center gap-3 border-b border-line py-3.5">
            <span aria-hidden className={classes('h-8 rounded-sm', TONE_BAND[row.tone])} />
            <span className="font-serif text-lg">{row.name}</span>
            <span className="flex items-center gap-2 text-muted">
              <ToneMark tone={row.tone} />
              {row.word}
            </span>
          </li>
        ))}
      </ul>
    </aside>
  )
}
