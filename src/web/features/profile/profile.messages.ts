import { PASSWORD_CHARS_MIN } from '../../../contract/limits-of-input.ts'
import { counted } from '../../lib/format.ts'

export const profileMessages = {
  title: 'Your Profile',
  lead: 'What you say here decides what every label is checked for. It is never shown to others.',
  account: {
    title: 'Account Information',
    username: 'Username',
    email: 'E-mail',
    firstName: 'First name',
    lastName: 'Last name',
    confirmed: 'confirmed',
    notConfirmed: 'not confirmed yet',
    sendLink: 'Send the link',
    sending: 'Sending...',
    sent: { title: 'Link Sent', text: 'Open the link in the e-mail to confirm the address.' },
    sendFailed: { title: 'Not Sent', text: 'The link could not be sent. Please try again.' },
  },
  skin: {
    title: 'Skin Profile & Preferences',
    type: 'Skin type',
    typeHint: 'Names that your skin type may not like are pointed out.',
    none: 'Not said',
    types: { sensitive: 'Sensitive', normal: 'Normal', oily: 'Oily', dry: 'Dry', combination: 'Combination' },
    switches: {
      veganOnly: {
        label: 'Vegan only',
        hint: 'Points out names of animal origin, and those a label cannot tell.',
      },
      naturalOnly: {
        label: 'Natural origin preferred',
        hint: 'Points out synthetic origin. A preference: natural is not safer.',
      },
      lowComedogenic: { label: 'Low comedogenic', hint: 'Points out names with a high published rating.' },
    },
    pregnant: {
      label: 'Pregnant, planning or breastfeeding',
      hint: 'Optional. It only switches on published cautions, and is never shown to others.',
    },
  },
  allergies: {
    title: 'Known Allergies & Sensitivities',
    lead: 'Labels are checked for these under their other names too. No match is not a guarantee.',
    label: 'Add an allergy or sensitivity',
    placeholder: 'Fragrance',
    add: 'Add',
    none: 'None yet.',
    remove: (name: string) => `Remove ${name}`,
    suggestions: 'Suggestions',
    found: (count: number) => `${counted(count, 'suggestion')}. Use the arrow keys to choose one.`,
    duplicate: { title: 'Already Added', text: 'This allergy is already in your list.' },
  },
  actions: { title: 'Account Actions', signOut: 'Sign Out', signingOut: 'Signing out...' },
  saved: { title: 'Profile Updated' },
  failed: { title: 'Update Failed', text: 'Failed to update profile. Please try again.' },
  unauthorized: { title: 'Unauthorized', text: 'You are logged out. Logging in again...' },
} as const

export const passwordMessages = {
  title: 'Password',
  lead: 'When it changes, every other device is signed out.',
  current: 'Current password',
  next: 'New password',
  hint: `At least ${PASSWORD_CHARS_MIN} characters; longer and unusual is better. Passwords that are easy to guess are refused.`,
  showCurrent: 'Show the current password',
  hideCurrent: 'Hide the current password',
  showNext: 'Show the new password',
  hideNext: 'Hide the new password',
  submit: 'Change Password',
  working: 'Changing...',
  missing: 'Please fill in this field.',
  same: 'This is the password you have now.',
  done: { title: 'Password Changed', text: 'Your other devices were signed out.' },
  failed: { title: 'Not Changed', text: 'The password could not be changed. Please try again.' },
} as const

export const sessionMessages = {
  title: 'Where you are signed in',
  lead: 'Do you not know one of these? Sign it out and change your password.',
  unknownBrowser: 'Unknown browser',
  here: 'This device',
  times: (signedIn: string, lastSeen: string) => `Signed in ${signedIn}, last seen ${lastSeen}`,
  now: 'now',
  lastMinutes: (minutes: number) => `in the last ${minutes} minutes`,
  minutesAgo: (minutes: number) => `about ${minutes} minutes ago`,
  end: 'Sign out',
  endOf: (browser: string, signedIn: string) => `Sign out ${browser}, signed in ${signedIn}`,
  ended: { title: 'Signed Out', text: 'That device is signed out.' },
  endFailed: { title: 'Not Signed Out', text: 'That device could not be signed out. Please try again.' },
  everywhere: 'Sign out everywhere',
  loadFailed: 'Where you are signed in could not be loaded.',
  confirm: {
    title: 'Sign out everywhere?',
    text: 'Every device is signed out, this one included. You sign in again with your password.',
    yes: 'Sign out everywhere',
    working: 'Signing out...',
    no: 'Stay signed in',
    failed: 'Signing out everywhere did not work. Please try again.',
  },
} as const

export const consentMessages = {
  title: 'Consents',
  lead: 'What you agreed to, and when. Taking one back is as easy as giving it.',
  kinds: {
    sharing: {
      name: 'Sharing results',
      text: 'A result you share opens for everyone who holds its link. Your allergies and your e-mail are never part of it.',
    },
    'face-analysis': {
      name: 'Face analysis',
      text: 'A photo of your face is read to describe how your skin appears. The photo is not stored; the result is kept until you delete it.',
    },
  },
  given: (day: string) => `Given on ${day}`,
  older: (day: string) => `Given on ${day}, to older words`,
  withdrawn: (day: string) => `Withdrawn on ${day}`,
  never: 'Not given',
  version: (version: string) => `Version ${version}`,
  give: 'Agree',
  giveTo: (name: string) => `Agree: ${name}`,
  withdraw: 'Withdraw',
  withdrawOf: (name: string) => `Withdraw: ${name}`,
  /** Taking back the word to sharing has an effect that cannot be undone by giving it again. */
  closing: {
    title: 'Withdraw and close your links?',
    counting: 'Counting your shared links...',
    effect: (cosmetic: number, skin: number) => closingLine(cosmetic, skin),
    uncounted: 'We could not count them, but every link you shared closes at once, for everybody.',
    kept: 'Your results stay in your history. Agreeing again opens none of the links by itself.',
    yes: 'Withdraw and close',
    working: 'Closing...',
    no: 'Keep sharing',
  },
  saved: { title: 'Consent Given' },
  taken: { title: 'Consent Withdrawn', text: 'You are asked again before it is needed next.' },
  closed: { title: 'Consent Withdrawn', text: 'None of your results is shared any more.' },
  failed: { title: 'Not Saved', text: 'Your choice could not be saved. Please try again.' },
  loadFailed: 'Your consents could not be loaded.',
} as const

function closingLine(cosmetic: number, skin: number): string {
  const parts = [
    ...(cosmetic > 0 ? [counted(cosmetic, 'cosmetic analysis', 'cosmetic analyses')] : []),
    ...(skin > 0 ? [counted(skin, 'skin analysis', 'skin analyses')] : []),
  ]
  if (parts.length === 0) return 'You share nothing at present, so no link closes.'
  const all = cosmetic + skin
  return `${counted(all, 'link')} to ${parts.join(' and ')} ${all === 1 ? 'closes' : 'close'} at once, for everybody.`
}

export const dataMessages = {
  title: 'Your data',
  download: {
    text: 'Everything stored about you in one file: account, readings, consents, use of your plan.',
    action: 'Download my data',
    working: 'Putting it together...',
    file: (day: string) => `opaline-data-${day}.json`,
    done: { title: 'Download Ready', text: 'The file is in your downloads. Keep it private.' },
    failed: { title: 'Download Failed', text: 'Your data could not be put together. Please try again.' },
  },
  remove: {
    text: 'Deleting the account cannot be undone.',
    action: 'Delete account',
    title: 'Delete your account?',
    effects: [
      'You are signed out everywhere at once.',
      'Links you shared are dead at once.',
      'What is stored about you is erased for good within 30 days.',
    ],
    unsaved: (lists: number) =>
      `${counted(lists, 'list that waits', 'lists that wait')} on this device to be saved ${lists === 1 ? 'is' : 'are'} deleted with it.`,
    planEnds: (plan: string) =>
      `Your ${plan === '' ? '' : `${plan} `}subscription is canceled at once and never charged again. What is left of the paid period is lost; deleting is not a request for a refund.`,
    keep: 'If you want to keep your readings, download your data first.',
    password: 'Your password',
    show: 'Show your password',
    hide: 'Hide your password',
    missing: 'Please enter your password.',
    yes: 'Delete my account',
    working: 'Deleting...',
    no: 'Keep my account',
    done: { title: 'Account Deleted', text: 'What was stored is erased for good within 30 days.' },
    failed: 'Your account could not be deleted. Please try again.',
  },
} as const
