import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { classes } from './classes.ts'
import { Field, INPUT_LOOK } from './field.tsx'

type PasswordFieldProps = ComponentProps<'input'> & {
  label: string
  showLabel: string
  hideLabel: string
  hint?: string | undefined
  error?: string | undefined
}

export function PasswordField({ label, showLabel, hideLabel, hint, error, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field label={label} hint={hint} error={error}>
      {({ id, describedBy, isInvalid }) => (
        <div className="relative">
          <input
            id={id}
            type={isShown ? 'text' : 'password'}
            aria-describedby={describedBy}
            aria-invalid={isInvalid || undefined}
            autoCapitalize="none"
            spellCheck={false}
            className={classes(INPUT_LOOK, 'pr-12')}
            {...input}
          />
          <button
            type="button"
            aria-label={isShown ? hideLabel : showLabel}
            aria-controls={id}
            onClick={() => setIsShown(!isShown)}
            className="absolute inset-y-0 right-0 grid w-11 place-content-center rounded-control text-muted hover:text-ink"
          >
            <Icon aria-hidden size={20} />
          </button>
        </div>
      )}
    </Field>
  )
}
