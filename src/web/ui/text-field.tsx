import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { Field, INPUT_LOOK } from './field.tsx'

type TextFieldProps = ComponentProps<'input'> & {
  label: string
  hint?: string | undefined
  error?: string | undefined
  isOptional?: boolean
}

export function TextField({ label, hint, error, isOptional = false, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {({ id, describedBy, isInvalid }) => (
        <input
          id={id}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          className={classes(INPUT_LOOK, className)}
          {...input}
        />
      )}
    </Field>
  )
}
