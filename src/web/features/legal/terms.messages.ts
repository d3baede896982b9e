import type { SiteFacts } from '../../../contract/site.ts'
import { counted } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { priceOf, type ReadingSection } from './section.ts'

export const termsMessages = {
  title: 'Terms of Service',
  description:
    'The terms of using Opaline: what it is, accounts, plans and prices, renewal, fair use and support.',
  lead: 'What you may expect from us, and we from you.',
  changed: '2026-11-21',
} as const

export function termsSections({ support }: SiteFacts): ReadingSection[] {
  return [
    {
      id: 'service',
      title: 'The service',
      text: [
        'Opaline reads ingredient lists and measures what can be seen of skin on a photo, and says what is known about it. Scores follow published rules and change when knowledge does; each result names the versions that made it.',
        'Makers change recipes, and labels leave things out. Look at the pack itself before you use a product.',
      ],
    },
    {
      id: 'not-medical',
      title: 'Cosmetic guidance, not medical advice',
      text: [
        'Nothing here diagnoses, treats or prevents a disease. A score, an alert or the absence of one is no promise that a product suits you: no match is not a guarantee. With a reaction, a known allergy or a severe skin concern, see a doctor or a pharmacist.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      points: [
        'You are 13 or older. For a face analysis you are 16 or older, or do it together with a parent.',
        'One account per person. Accounts are not shared, lent or sold.',
        'What you tell us about yourself is true, and your e-mail address is your own.',
        'You keep your password to yourself and tell us if you think somebody else has it.',
      ],
    },
    {
      id: 'plans',
      title: 'Plans and prices',
      text: [
        `Free gives limited analyses. Standard costs ${priceOf('standard-monthly')}/month and includes face analysis. Premium costs ${priceOf('premium-monthly')}/month with unlimited ingredient analyses and 25 face analyses.`,
      ],
      table: {
        columns: ['Plan', 'Price', 'Ingredient analyses', 'Face analyses'],
        rows: [
          ['Free', 'Nothing', '5 a month', 'None'],
          ['Standard', `${priceOf('standard-monthly')}/month`, '50 a month', '3 a month'],
          ['Standard, annual', `${priceOf('standard-annual')}/year`, '600 a year', '36 a year'],
          ['Premium', `${priceOf('premium-monthly')}/month`, 'Unlimited', '25 a month'],
          ['Premium, annual', `${priceOf('premium-annual')}/year`, 'Unlimited', '300 a year'],
        ],
      },
      after: [
        'Monthly allowances begin anew on the first day of each month (UTC), yearly ones on the day of the year on which the plan began. What is left over is not carried on. An analysis that fails is not counted.',
        'Taxes that apply where you live may be added and are shown before you pay.',
      ],
      links: [{ to: paths.pricing, label: 'Compare the plans' }],
    },
    {
      id: 'paying',
      title: 'Paying, renewing, changing and cancelling',
      points: [
        'Paid plans are sold by Paddle as merchant of record, who takes the payment and sends the invoice. Where an installation runs in test mode, the checkout says so and takes no money.',
        'A paid plan renews at the end of each month or year until you cancel. You can cancel at any time under Billing & Plans, with two clicks.',
        'After cancelling you keep the plan until the end of what is paid for. Then the account is Free, and your results and history stay.',
        'A higher plan starts at once. A lower one starts at the end of the period that is paid for.',
        'A scheduled cancellation can be taken back until it happens.',
      ],
      links: [
        { to: paths.refund, label: 'Refund Policy' },
        { to: paths.withdraw, label: 'Withdraw from contract' },
      ],
    },
    {
      id: 'price-changes',
      title: 'Changes of prices',
      text: [
        'We tell you about a change of prices by e-mail 30 days before it applies to you. If you do not agree, cancel before that day, and the old price holds until the end of what you paid for.',
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      points: [
        'Upload only labels and photos you may use, and faces only with the consent of the person.',
        'Do not collect the ingredient base or the answers by programs, or resell them.',
        'Do not try to get around limits, get into other accounts, or disturb the service.',
        'Unlimited means without a fixed number for one person; limits against automated use remain.',
      ],
    },
    {
      id: 'your-content',
      title: 'What is yours, and what is ours',
      text: [
        'What you enter and your results are yours. We may use them only to serve you. If you share a result, everybody with the link can read it until you stop sharing.',
        'The texts, rules, drawings and programs of Opaline are ours or our licensors’. You may quote results with the name Opaline.',
      ],
    },
    {
      id: 'support',
      title: 'Support',
      text: [
        `We reply to support questions within ${counted(support.formReplyHours, 'hour')} and aim to fix technical faults within 24-48 hours.`,
      ],
      links: [{ to: paths.contact, label: 'Contact Us' }],
    },
    {
      id: 'liability',
      title: 'What we answer for',
      text: [
        'We run the service with the care of a professional and answer without limit for intent, gross negligence and harm to life, body or health. For the rest we answer for what could be foreseen and is typical of such a contract. We do not promise that the service is available without a break.',
        'Rights that the law of your country gives you as a consumer are not limited by these terms.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending the account',
      text: [
        'You can delete your account in your profile at any time; a paid plan is cancelled with it. We may close an account that breaks these terms, after telling you why and, where it can be mended, giving you time to mend it. What you paid for and did not get is then refunded unless the breach was serious.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes of these terms',
      text: [
        'We change these terms for good reasons only, such as a new feature or a new law, and tell you 30 days before by e-mail. The day of the last change stands at the top of this page.',
      ],
    },
  ]
}
