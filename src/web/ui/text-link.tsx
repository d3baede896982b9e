import type { ComponentProps } from 'react'
import { Link } from '../lib/navigation.tsx'
import { classes } from './classes.ts'

const LOOK =
  'text-primary font-semibold underline underline-offset-4 decoration-1 decoration-edge hover:decoration-current hover:decoration-2'

export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link className={classes(LOOK, className)} {...rest} />
}

/** A source elsewhere: opened apart, telling the other side nothing about where the reader came from. */
export function OutLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <a className={LOOK} href={href} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  )
}
