import { z } from 'zod'
import { PlainText } from './plain-text.ts'
import { PASSWORD_CHARS_MAX, PASSWORD_CHARS_MIN } from './limits-of-input.ts'

export const SkinType = z.enum(['sensitive', 'normal', 'oily', 'dry', 'combination'])
export type SkinType = z.infer<typeof SkinType>

export const Preferences = z.object({
  veganOnly: z.boolean(),
  naturalOnly: z.boolean(),
  lowComedogenic: z.boolean(),
})
export type Preferences = z.infer<typeof Preferences>

export const Role = z.enum(['user', 'admin'])
export type Role = z.infer<typeof Role>

export const UserId = z.string().regex(/^usr_[A-Za-z0-9_-]{22}$/)

export const User = z.object({
  id: UserId,
  username: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  skinType: SkinType.nullable(),
  allergies: z.array(z.string()),
  preferences: Preferences,
  /** Pregnant, planning to be, or breastfeeding: asks for the published cautions. Off unless the user says so. */
  isPregnant: z.boolean(),
  /** Somebody opened the link that was sent to the address. */
  isEmailVerified: z.boolean(),
  /** For showing only: the server decides by its own column on every call. */
  role: Role,
})
export type User = z.infer<typeof User>

const USERNAME_RULE =
  'Usernames have 3 to 30 letters, digits, dots, dashes or underscores, without blanks or an @ sign.'

/** No '@': a username must never look like somebody else's address at login. */
export const Username = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9._-]{3,30}$/, USERNAME_RULE)

export const Email = z
  .email('Please enter a valid email address.')
  .max(254, 'Please enter a valid email address.')

export const NewPassword = z
  .string()
  .min(PASSWORD_CHARS_MIN, `Password must be at least ${PASSWORD_CHARS_MIN} characters long`)
  .max(PASSWORD_CHARS_MAX, `Password must be at most ${PASSWORD_CHARS_MAX} characters long`)

const PersonName = PlainText.pipe(z.string().trim().max(60, 'Please keep names under 60 characters.'))

export const LoginRequest = z.strictObject({
  /** The username or the e-mail address. */
  username: z
    .string()
    .trim()
    .min(1, 'Please fill in all fields.')
    .max(254, 'Usernames and email addresses have at most 254 characters.'),
  password: z
    .string()
    .min(1, 'Please fill in all fields.')
    .max(PASSWORD_CHARS_MAX, `Passwords have at most ${PASSWORD_CHARS_MAX} characters.`),
})
export type LoginRequest = z.infer<typeof LoginRequest>

export const RegisterRequest = z.strictObject({
  username: Username,
  email: z.preprocess((value) => (typeof value === 'string' ? value.trim() : value), Email),
  password: NewPassword,
  firstName: PersonName.optional(),
  lastName: PersonName.optional(),
})
export type RegisterRequest = z.infer<typeof RegisterRequest>

export const ForgotPasswordRequest = z.strictObject({ email: Email })
export type ForgotPasswordRequest = z.infer<typeof ForgotPasswordRequest>

export const ResetPasswordRequest = z.strictObject({
  token: z.string().min(1).max(100),
  newPassword: NewPassword,
})
export type ResetPasswordRequest = z.infer<typeof ResetPasswordRequest>

/** What the form says of a password before it is sent; `easy` is what the server refuses. */
export const PasswordStrength = z.enum(['easy', 'fair', 'strong'])
export type PasswordStrength = z.infer<typeof PasswordStrength>

export const PasswordStrengthRequest = z.strictObject({
  password: z.string().min(1).max(PASSWORD_CHARS_MAX),
  /** Names and addresses beside it in the form: a password made of them is easy. */
  about: z.array(z.string().max(254)).max(4),
})
export type PasswordStrengthRequest = z.infer<typeof PasswordStrengthRequest>

export const PasswordStrengthAnswer = z.object({ strength: PasswordStrength })

export const TokenValidity = z.object({ valid: z.boolean() })

export const Acknowledged = z.object({ message: z.string() })
export type Acknowledged = z.infer<typeof Acknowledged>

export const ALLERGIES_MAX = 100
export const ALLERGIES_FULL = `Please keep the list under ${ALLERGIES_MAX} entries.`

const Allergies = z
  .array(PlainText.pipe(z.string().trim().min(1).max(80, 'Please keep each entry under 80 characters.')))
  .max(ALLERGIES_MAX, ALLERGIES_FULL)

/** Takes the text as it is: what is stored already was checked by the rules of its day. */
const AllergiesSeen = z.array(z.string().max(1_000)).max(1_000)

export const ProfileUpdate = z
  .strictObject({
    preferences: Preferences.partial(),
    allergies: Allergies,
    /**
     * The list that `allergies` was made from. With it only what was added to that list or removed from it is changed, and what another
     * tab or device added meanwhile stays; without it `allergies` replaces everything.
     */
    allergiesSeen: AllergiesSeen,
    skinType: SkinType.nullable(),
    isPregnant: z.boolean(),
  })
  .partial()
export type ProfileUpdate = z.infer<typeof ProfileUpdate>
