import { classes } from './classes.ts'

export type Tone = 'good' | 'fair' | 'weak' | 'poor' | 'unknown'

export const TONE_TEXT: Record<Tone, string> = {
  good: 'text-good',
  fair: 'text-fair',
  weak: 'text-weak',
  poor: 'text-poor',
  unknown: 'text-unknown',
}

const SOFT: Record<Tone, string> = {
  good: 'bg-good-soft text-good border-good/40',
  fair: 'bg-fair-soft text-fair border-fair/40',
  weak: 'bg-weak-soft text-weak border-weak/40',
  poor: 'bg-poor-soft text-poor border-poor/40',
  unknown: 'bg-unknown-soft text-unknown border-edge border-dashed',
}

export const TONE_BAND: Record<Tone, string> = {
  good: 'band-good',
  fair: 'band-fair',
  weak: 'band-weak',
  poor: 'band-poor',
  unknown: 'band-unknown',
}

/** Each band has its own outline - disc, triangle, diamond, square, broken ring - so that colour never speaks alone. */
export function ToneMark({ tone, size = 14 }: { tone: Tone; size?: number }) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 14 14"
      className={classes('shrink-0', TONE_TEXT[tone])}
    >
      {tone === 'good' && <circle cx="7" cy="7" r="6" fill="currentColor" />}
      {tone === 'fair' && <path d="M7 1 13.2 12.5H.8Z" fill="currentColor" />}
      {tone === 'weak' && <path d="M7 .4 13.6 7 7 13.6.4 7Z" fill="currentColor" />}
      {tone === 'poor' && <rect x="1.5" y="1.5" width="11" height="11" fill="currentColor" />}
      {tone === 'unknown' && (
        <circle
          cx="7"
          cy="7"
          r="5.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeDasharray="3 2.4"
        />
      )}
    </svg>
  )
}

export function ToneChip({ tone, children }: { tone: Tone; children: React.ReactNode }) {
  return (
    <span
      className={classes(
        'keep-colour inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap',
        SOFT[tone],
      )}
    >
      <ToneMark tone={tone} size={11} />
      {children}
    </span>
  )
}
