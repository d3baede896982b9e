import type { WithdrawalRefusal } from '../../../contract/billing.ts'
import { writtenMoment } from '../../platform/written-date.ts'
import { BRAND } from '../../../contract/brand.ts'
import { escapeMarkup } from '../../platform/pages/escape-markup.ts'

/** The mails of the product. A new kind is a new row here, in `LETTERS` and nowhere else. */
export type Letter =
  | { kind: 'reset-password'; token: string }
  | { kind: 'password-changed'; at: string }
  | { kind: 'password-guessed' }
  | { kind: 'verify-email'; token: string }
  | { kind: 'account-deleted' }
  | {
      kind: 'withdrawal-receipt'
      receivedAt: string
      reference: string
      /** What the declaration names, in words of ours; absent in mail that was queued before it was kept. */
      named?: readonly string[]
      /** What was typed, for its proven owner only. */
      declared?: { name: string; contract: string } | null
    }
  | { kind: 'withdrawal-accepted'; reference: string; endedOn: string }
  | { kind: 'withdrawal-refused'; reference: string; reason: WithdrawalRefusal }
  | { kind: 'withdrawal-completed'; reference: string; amount: string | null }
  | { kind: 'feedback'; name: string; email: string; subject: string; message: string }

type Words = {
  subject: string
  paragraphs: readonly string[]
  /** The one thing to do, as a button and as a plain address. */
  action?: { label: string; path: string }
  /** Whoever answers writes to this address. */
  replyTo?: string
}

type Written = { subject: string; text: string; html: string; replyTo?: string }

const LETTERS: { [K in Letter['kind']]: (letter: Extract<Letter, { kind: K }>) => Words } = {
  'reset-password': ({ token }) => ({
    subject: `Set a new ${BRAND.name} password`,
    paragraphs: [
      `Somebody, hopefully you, asked to set a new password for your ${BRAND.name} account.`,
      'The link works once and for one hour. If it was not you, ignore this mail: nothing has changed.',
    ],
    action: { label: 'Set a new password', path: `/reset-password?token=${token}` },
  }),
  'password-changed': ({ at }) => ({
    subject: `Your ${BRAND.name} password was changed`,
    paragraphs: [
      `The password of your ${BRAND.name} account was changed on ${at} (UTC), and every other device was signed out.`,
      'If it was not you, set a new password at once: whoever changed it is signed out by that too.',
    ],
    action: { label: 'Set a new password', path: '/forgot-password' },
  }),
  'password-guessed': () => ({
    subject: `Somebody is trying passwords for your ${BRAND.name} account`,
    paragraphs: [
      `Somebody has tried many wrong passwords for your ${BRAND.name} account. Nobody got in, and tries are slowed down while this goes on.`,
      'Devices on which you signed in before are not slowed down. If your password is short, or used elsewhere too, please set a new one.',
      'We tell you this at most once a day.',
    ],
    action: { label: 'Set a new password', path: '/forgot-password' },
  }),
  'verify-email': ({ token }) => ({
    subject: `Is this your address? ${BRAND.name}`,
    paragraphs: [
      `Please confirm that this address belongs to your ${BRAND.name} account, so that mail about it reaches you.`,
      'The link works for three days. If you have no account with us, ignore this mail.',
    ],
    action: { label: 'Yes, this is my address', path: `/verify-email?token=${token}` },
  }),
  'account-deleted': () => ({
    subject: `Your ${BRAND.name} account was deleted`,
    paragraphs: [
      `Your ${BRAND.name} account was deleted as you asked: you are signed out everywhere and shared links are dead.`,
      'What was stored is erased for good within 30 days. Thank you for having been here.',
    ],
  }),
  'withdrawal-receipt': ({ receivedAt, reference, named = [], declared = null }) => ({
    subject: `We received your withdrawal (${reference})`,
    paragraphs: [
      `This confirms that your withdrawal from a contract with ${BRAND.name} reached us on ${writtenMoment(new Date(receivedAt))} (UTC). Reference: ${reference}.`,
      'Declared was: “I withdraw from the contract named here.”',
      ...(declared === null
        ? [
            ...named,
            'The name and the words that were typed are not repeated here, as anybody can type any address. They were shown on the screen to be saved, and we keep them under the reference.',
          ]
        : [`Name: ${declared.name}`, `Contract: ${declared.contract}`]),
      'Please keep this mail. We look at every withdrawal and answer to this address. If it was not you who sent it, please tell us by answering.',
    ],
  }),
  'withdrawal-accepted': ({ reference, endedOn }) => ({
    subject: `Your withdrawal was accepted (${reference})`,
    paragraphs: [
      `We accepted your withdrawal from the contract with ${BRAND.name}. The contract ended on ${endedOn}, and nothing is charged any more.`,
      'What you paid is being paid back, and we write again when that is done.',
    ],
  }),
  'withdrawal-refused': ({ reference, reason }) => ({
    subject: `About your withdrawal (${reference})`,
    paragraphs: [
      `We looked at your withdrawal from a contract with ${BRAND.name} and could not accept it. ${REFUSALS[reason]}`,
      'If you think that this is wrong, please answer this mail. Your statutory rights are unaffected.',
    ],
  }),
  'withdrawal-completed': ({ reference, amount }) => ({
    subject: `Your withdrawal is completed (${reference})`,
    paragraphs: [
      amount === null
        ? `Your withdrawal from the contract with ${BRAND.name} is completed. Nothing had been paid, so nothing is paid back.`
        : `Your withdrawal from the contract with ${BRAND.name} is completed: ${amount} is paid back to you, by the way you paid. Your bank may take some days.`,
    ],
  }),
  // To our own support: the one letter whose words somebody else wrote.
  feedback: ({ name, email, subject, message }) => ({
    subject: `[${BRAND.name}] ${subject}`,
    paragraphs: [
      `From: ${name} <${email}>`,
      ...message.split(/\n{2,}/),
      'Answering this mail answers the sender.',
    ],
    replyTo: email,
  }),
}

export function writeLetter(letter: Letter, origin: string): Written {
  const write = LETTERS[letter.kind] as (letter: Letter) => Words
  const words = write(letter)
  const link = words.action
    ? { label: words.action.label, url: new URL(words.action.path, origin).href }
    : null
  const replyTo = words.replyTo === undefined ? {} : { replyTo: words.replyTo }
  return { subject: words.subject, text: asText(words, link), html: asHtml(words, link), ...replyTo }
}

const REFUSALS: Record<WithdrawalRefusal, string> = {
  'no-contract': 'We found no contract that fits what you told us.',
  'too-late': 'The time in which the contract could be withdrawn from was over.',
  'ended-before': 'The contract had ended before.',
}

type Link = { label: string; url: string } | null

function asText({ paragraphs }: Words, link: Link): string {
  const action = link ? [`${link.label}:\n${link.url}`] : []
  return [...paragraphs, ...action, `${BRAND.name} - ${BRAND.tagline}`].join('\n\n')
}

/** Tables and inline styles, as mail programs want them; the text part says the same. */
function asHtml({ subject, paragraphs }: Words, link: Link): string {
  const body = paragraphs
    .map((text) => `<p style="margin:0 0 16px;white-space:pre-line">${escapeMarkup(text)}</p>`)
    .join('')
  const button = link
    ? `<p style="margin:24px 0"><a href="${escapeMarkup(link.url)}" style="background:#1F4D3F;color:#FBF8F3;padding:12px 20px;border-radius:8px;text-decoration:none;display:inline-block">${escapeMarkup(link.label)}</a></p><p style="margin:0 0 16px;color:#5E665F;font-size:14px">If the button does not work, open this address:<br>${escapeMarkup(link.url)}</p>`
    : ''
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeMarkup(subject)}</title></head><body style="margin:0;background:#FBF8F3;color:#1D2421;font:16px/1.6 Georgia,serif"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px"><table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left"><tr><td><p style="margin:0 0 24px;font-size:22px;color:#1F4D3F">${BRAND.name}</p>${body}${button}<p style="margin:32px 0 0;border-top:1px solid #D9D3C7;padding-top:16px;color:#5E665F;font-size:14px">${BRAND.name} - ${BRAND.tagline}</p></td></tr></table></td></tr></table></body></html>`
}
