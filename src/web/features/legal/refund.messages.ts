import { paths } from '../../lib/paths.ts'
import { priceOf, type ReadingSection } from './section.ts'

export const refundMessages = {
  title: 'Refund Policy',
  description: 'When Opaline gives money back, how an annual refund is worked out, and how long it takes.',
  lead: 'Thirty days to change your mind. Your statutory rights are unaffected.',
  changed: '2026-11-21',
} as const

const EXAMPLE_LEFT = 8

export const refundSections: readonly ReadingSection[] = [
  {
    id: 'window',
    title: '30-day money-back window',
    text: [
      'Ask within 30 days of a payment and you get it back, if you have used under 50% of the monthly allowance of your plan.',
      `Standard costs ${priceOf('standard-monthly')}/month and Premium ${priceOf('premium-monthly')}/month. As Premium has unlimited ingredient analyses, its face analyses decide.`,
    ],
    table: {
      columns: ['Plan', 'Monthly allowance', 'A refund is given up to'],
      rows: [
        [
          'Standard',
          '50 ingredient analyses and 3 face analyses',
          '24 ingredient analyses and 1 face analysis used',
        ],
        ['Premium', 'Unlimited ingredient analyses, 25 face analyses', '12 face analyses used'],
      ],
    },
    after: ['Analyses that failed are not counted. The figures are those of your Billing & Plans page.'],
  },
  {
    id: 'annual',
    title: 'Annual plans',
    text: [
      'For an annual plan the refund is worked out from the months that remain:',
      'Refund = remaining months / 12 x annual price',
      `For example: a year of Standard costs ${priceOf('standard-annual')}. After four months, ${EXAMPLE_LEFT} remain: ${EXAMPLE_LEFT} / 12 x ${priceOf('standard-annual')} = ${priceOf('standard-annual', EXAMPLE_LEFT / 12)}. For Premium it is ${EXAMPLE_LEFT} / 12 x ${priceOf('premium-annual')} = ${priceOf('premium-annual', EXAMPLE_LEFT / 12)}.`,
      'A month that has begun counts as used. The 50% rule above holds for the month in which you ask, with a twelfth of the yearly allowance as its measure.',
    ],
  },
  {
    id: 'asking',
    title: 'How to ask',
    text: [
      'Write to us with the e-mail address of your account and the number of the invoice. You need not give a reason; a word about what was missing helps us to do better.',
    ],
    links: [
      { to: paths.contact, label: 'Contact Us' },
      { to: paths.billing, label: 'Billing & Plans' },
    ],
  },
  {
    id: 'how-long',
    title: 'How long it takes',
    text: [
      'We review a request within 1-3 business days and tell you the outcome. The money then goes back the way it came:',
    ],
    table: {
      columns: ['Step', 'Business days'],
      rows: [
        ['Review', '1-3'],
        ['Card', '5-10'],
        ['PayPal', '1-3'],
        ['Bank transfer', '3-7'],
      ],
    },
  },
  {
    id: 'after',
    title: 'What happens to your account',
    text: [
      'With the refund the paid plan ends and the account becomes Free. Your results and history stay. Cancelling alone is something else: it stops the renewal, keeps the plan until the end of the period, and gives no money back for it.',
    ],
  },
  {
    id: 'withdrawal',
    title: 'Right of withdrawal in the European Union',
    text: [
      'If you live in the European Union you can withdraw from a contract within 14 days of buying, without giving a reason and without signing in. You get a receipt by e-mail at once.',
      'This policy comes on top of the rights that the law gives you. Your statutory rights are unaffected by it.',
    ],
    links: [{ to: paths.withdraw, label: 'Withdraw from contract' }],
  },
]
