import { z } from 'zod'
import { NewPassword } from '../contract/user.ts'
import { isEasyToGuess } from './features/accounts/password-strength.ts'

export const ADMIN_ENVIRONMENT = {
  ADMIN_EMAIL: z.email().max(254).optional(),
  ADMIN_PASSWORD: z.string().optional(),
}

type AdminEnvironment = { ADMIN_EMAIL?: string | undefined; ADMIN_PASSWORD?: string | undefined }

/** Secret: never logged. */
export type AdminConfig = Readonly<{ email: string; password: string }>

/** Null without problems: nothing is set, and the role is given by the command line only. The password is told in no problem. */
export function readAdmin(env: AdminEnvironment): { admin: AdminConfig | null; problems: string[] } {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env
  if (email === undefined && password === undefined) return { admin: null, problems: [] }
  if (email === undefined) return { admin: null, problems: ['ADMIN_EMAIL: is missing'] }
  if (password === undefined) return { admin: null, problems: ['ADMIN_PASSWORD: is missing'] }
  const checked = NewPassword.safeParse(password)
  const problems = checked.success
    ? isEasyToGuess(password, [email])
      ? ['ADMIN_PASSWORD: is too easy to guess']
      : []
    : checked.error.issues.map(({ message }) => `ADMIN_PASSWORD: ${message}`)
  return problems.length > 0
    ? { admin: null, problems }
    : { admin: Object.freeze({ email, password }), problems }
}
