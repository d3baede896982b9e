import { useState, type ComponentProps } from 'react'
import type { PasswordStrength } from '../../../contract/user.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { ToneMark, type Tone } from '../../ui/tone.tsx'
import { strengthMessages as messages } from '../messages/auth.ts'
import { usePasswordStrength } from './use-password-strength.ts'

const TONE: Record<PasswordStrength, Tone> = { easy: 'poor', fair: 'fair', strong: 'good' }

/** Fields of the same form whose words make a password easy. */
const ABOUT = ['username', 'email', 'firstName', 'lastName']

/**
 * A field for a password that is going to be set: it says how strong it is while it is typed. It has no length at which a
 * browser cuts what is pasted: nobody would know the password that was kept.
 */
export function NewPasswordField(field: ComponentProps<typeof PasswordField>) {
  const [typed, setTyped] = useState<{ password: string; about: string[] }>({ password: '', about: [] })
  const strength = usePasswordStrength(typed)
  return (
    <div className="grid gap-2">
      <PasswordField
        autoComplete="new-password"
        {...field}
        onChange={({ currentTarget: { form, value } }) =>
          setTyped({ password: value, about: form === null ? [] : wordsIn(form) })
        }
      />
      <p role="status" className="min-h-6 text-sm text-muted">
        {strength !== null && (
          <span className="inline-flex items-center gap-2">
            <ToneMark tone={TONE[strength]} />
            {messages[strength]}
          </span>
        )}
      </p>
    </div>
  )
}

function wordsIn(form: HTMLFormElement): string[] {
  const data = new FormData(form)
  return ABOUT.flatMap((name) => {
    const value = data.get(name)
    return typeof value === 'string' && value !== '' ? [value] : []
  })
}
