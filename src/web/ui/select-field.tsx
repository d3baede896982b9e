import type { ComponentProps } from 'react'
import { Field, INPUT_LOOK } from './field.tsx'

type SelectFieldProps = ComponentProps<'select'> & {
  label: string
  hint?: string | undefined
  options: readonly { value: string; label: string }[]
}

/** The browser's own list: it opens well on every phone and needs no script. */
export function SelectField({ label, hint, options, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {({ id, describedBy }) => (
        <select id={id} aria-describedby={describedBy} className={INPUT_LOOK} {...select}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
