import { useState, type ComponentProps, useEffect } from 'react'
import { type PasswordStrength, PasswordStrengthRequest } from '../../../contract/user.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { ToneMark, type Tone } from '../../ui/tone.tsx'
import { strengthMessages as messages } from '../messages/auth.ts'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { PASSWORD_CHARS_MIN } from '../../../contract/limits-of-input.ts'
import { send } from '../api.ts'

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

const REST_MS = 400

type Typed = { password: string; about: readonly string[] }

/**
 * Asks the server, whose rule it is, when the typing rests. Null while nothing is known, also where it cannot be asked: the
 * form works without. The password is no key of a cache that outlives the form.
 */
function usePasswordStrength({ password, about }: Typed): PasswordStrength | null {
  const [found, setFound] = useState<{ asked: string; strength: PasswordStrength } | null>(null)
  const asked = JSON.stringify({ password, about })
  const isLongEnough = password.length >= PASSWORD_CHARS_MIN
  useEffect(() => {
    if (!isLongEnough) return
    const control = new AbortController()
    const timer = setTimeout(() => {
      const { data: body } = PasswordStrengthRequest.safeParse(JSON.parse(asked))
      // Longer than any password may be, which the form says when it is sent.
      if (body === undefined) return
      send(ENDPOINTS.passwordStrength, { body, signal: control.signal }).then(
        ({ strength }) => setFound({ asked, strength }),
        () => setFound(null),
      )
    }, REST_MS)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [asked, isLongEnough])
  return found?.asked === asked ? found.strength : null
}
