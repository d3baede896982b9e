import { classes } from './classes.ts'

export type ButtonKind = 'primary' | 'outline' | 'quiet' | 'danger'
export type ButtonSize = 'md' | 'lg' | 'sm'

const KIND: Record<ButtonKind, string> = {
  primary: 'bg-primary text-on-primary border-primary hover:bg-primary-strong hover:border-primary-strong',
  outline: 'bg-raised text-ink border-edge hover:bg-sunk hover:border-ink',
  quiet: 'bg-transparent text-ink border-transparent hover:bg-sunk',
  danger: 'bg-raised text-poor border-poor hover:bg-poor-soft',
}

const SIZE: Record<ButtonSize, string> = {
  sm: 'min-h-10 px-3 text-[0.9375rem]',
  md: 'min-h-11 px-4',
  lg: 'min-h-13 px-6 text-[1.0625rem]',
}

export function buttonLook(kind: ButtonKind = 'primary', size: ButtonSize = 'md', extra?: string): string {
  return classes(
    'inline-flex items-center justify-center gap-2 rounded-control border font-semibold leading-tight text-center no-underline',
    'transition-colors duration-150 disabled:cursor-not-allowed disabled:bg-sunk disabled:text-muted disabled:border-line',
    KIND[kind],
    SIZE[size],
    extra,
  )
}
