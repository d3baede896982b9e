import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { Field, INPUT_LOOK } from './field.tsx'

type TextFieldProps = ComponentProps<'input'> & {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** Said beside the label where the field may stay empty. */
  optionalWord?: string
}

export function TextField({ label, hint, error, optionalWord, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optionalWord={optionalWord}>
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
