import { BRAND } from '../../contract/brand.ts'
import { classes } from './classes.ts'

export type LogoSize = 'sm' | 'md' | 'lg' | 'xl'

const LOGO_PX: Record<LogoSize, number> = { sm: 24, md: 32, lg: 48, xl: 64 }

const WORDMARK: Record<LogoSize, string> = {
  sm: 'text-lg',
  md: 'text-[1.375rem]',
  lg: 'text-3xl',
  xl: 'text-4xl',
}

/** A drop that is also a ledger: three ruled lines, one of them marked. */
export function Logo({ size = 'md', withName = true }: { size?: LogoSize; withName?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark size={size} label={withName ? undefined : BRAND.name} />
      {withName && (
        // The line box leaves room for descenders; lowered by that much, the capital stands level with the mark.
        <span
          className={classes(
            'relative top-[0.1em] font-serif font-medium tracking-tight text-ink',
            WORDMARK[size],
          )}
        >
          {BRAND.name}
        </span>
      )}
    </span>
  )
}

function LogoMark({ size, label }: { size: LogoSize; label: string | undefined }) {
  const px = LOGO_PX[size]
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg width={px} height={px} viewBox="0 0 32 32" fill="none" {...naming}>
      <path
        d="M16 2.6c7.2 6.2 9.8 10.8 9.8 15.3a9.8 9.8 0 0 1-19.6 0C6.2 13.4 8.8 8.8 16 2.6Z"
        className="stroke-primary"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M9 14.5h14M7.4 19.2h17.2M9.5 23.9h13"
        className="stroke-primary"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <circle cx="19.5" cy="19.2" r="2.7" className="fill-accent" />
    </svg>
  )
}
