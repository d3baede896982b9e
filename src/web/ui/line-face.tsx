import type { ReactNode } from 'react'
import { classes } from './classes.ts'

type LineFaceProps = { label?: string; className?: string; children?: ReactNode }

/** A neutral face in one line, with the zones drawn as broken fields unless `children` draws others in their place. */
export function LineFace({ label, className, children }: LineFaceProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg
      viewBox="0 0 160 200"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classes('w-auto', className)}
      {...naming}
    >
      <path d="M80 14c35 0 54 25 54 64 0 22-6 46-16 66-9 19-24 38-38 38s-29-19-38-38c-10-20-16-44-16-66 0-39 19-64 54-64Z" />
      <path d="M26 84c-8-2-10 4-8 14s6 20 12 20M134 84c8-2 10 4 8 14s-6 20-12 20" />
      <path d="M44 74c6-6 16-7 24-2M92 72c8-5 18-4 24 2" />
      <path d="M46 88c6-5 14-5 20 0-6 4-14 4-20 0ZM94 88c6-5 14-5 20 0-6 4-14 4-20 0Z" />
      <path d="M80 84v28c-5 2-7 5-3 8h6" />
      <path d="M62 144c8-6 14-5 18-2 4-3 10-4 18 2-8 9-28 9-36 0Z" />
      {children ?? (
        <g strokeDasharray="2 5" className="text-accent" stroke="currentColor">
          <path d="M48 40c20-10 44-10 64 0l2 18c-22-8-46-8-68 0Z" />
          <path d="M38 108c8-4 20-2 26 6 2 10-4 20-12 22-8-6-13-16-14-28ZM122 108c-8-4-20-2-26 6-2 10 4 20 12 22 8-6 13-16 14-28Z" />
          <path d="M66 160c9-4 19-4 28 0-4 8-24 8-28 0Z" />
        </g>
      )}
    </svg>
  )
}
