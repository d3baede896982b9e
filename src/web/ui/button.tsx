import type { ComponentProps } from 'react'
import { Link } from '../lib/navigation.tsx'
import { buttonLook, type ButtonKind, type ButtonSize } from './button-look.ts'

type Look = { kind?: ButtonKind; size?: ButtonSize }

export function Button({ kind, size, className, type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  return <button type={type} className={buttonLook(kind, size, className)} {...rest} />
}

export function ButtonLink({ kind, size, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link className={buttonLook(kind, size, className)} {...rest} />
}
