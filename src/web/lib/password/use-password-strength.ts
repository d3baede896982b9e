import { useEffect, useState } from 'react'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { PASSWORD_CHARS_MIN } from '../../../contract/limits-of-input.ts'
import { PasswordStrengthRequest, type PasswordStrength } from '../../../contract/user.ts'
import { send } from '../api.ts'

const REST_MS = 400

type Typed = { password: string; about: readonly string[] }

/**
 * Asks the server, whose rule it is, when the typing rests. Null while nothing is known, also where it cannot be asked: the
 * form works without. The password is no key of a cache that outlives the form.
 */
export function usePasswordStrength({ password, about }: Typed): PasswordStrength | null {
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
