import { formatNumber } from '../format.ts'

export const billingMessages = {
  title: 'Billing & Plans',
  lead: 'What your plan includes and what you have used of it.',
  failed: 'Your plan could not be loaded.',
  plan: {
    title: 'Current Plan',
    change: 'Change Plan',
    cancel: 'Cancel at Period End',
    reactivate: 'Reactivate',
    keep: (plan: string) => `Keep ${plan}`,
    price: 'Price',
    period: 'Billing period',
    periods: { monthly: 'Monthly', annual: 'Annual' },
    none: {
      title: 'No Active Subscription',
      text: 'A plan gives you more analyses, and face analyses with them.',
      action: 'View Plans',
    },
  },
  state: {
    active: 'Active Subscription',
    nextBilling: (date: string) => `Next billing date: ${date}`,
    scheduled: 'Cancellation Scheduled',
    ends: (date: string) => `Subscription ends: ${date}`,
    next: {
      title: 'Change of plan scheduled',
      text: (plan: string, date: string) => `${plan} from ${date}`,
    },
    trialing: {
      title: 'Trial',
      renews: (date: string) => `Your trial ends on ${date}. The first payment is taken then.`,
      ends: (date: string) => `Your trial ends on ${date}. Nothing is charged.`,
    },
    pastDue: {
      title: 'Payment failed',
      open: (date: string) =>
        `Your last payment did not go through. Your access ends on ${date} unless a payment succeeds.`,
      over: (date: string) =>
        `Your last payment did not go through, and your access ended on ${date}. It comes back when a payment succeeds.`,
      undated: 'Your last payment did not go through. Please check your way of payment.',
      test: 'It was bought in the test checkout, where nothing can be paid.',
    },
    paused: {
      title: 'Subscription paused',
      text: 'Nothing is charged while it is paused, and your account is on Free until it goes on.',
    },
  },
  portal: {
    open: 'Payment details',
    pay: 'Update payment',
    working: 'Opening...',
    failed: {
      title: 'Error',
      text: 'The page of our payment provider could not be opened. Please try again.',
    },
  },
  withdraw: 'Withdraw from contract',
  usage: {
    title: 'Usage Analytics',
    analyses: 'Ingredient analyses',
    faces: 'Face analyses',
    notAvailable: 'Not Available',
    infinite: '∞',
    unlimited: 'Unlimited',
    of: (used: number, limit: number, period: string) =>
      `${formatNumber(used)} of ${formatNumber(limit)} ${period}`,
    used: (used: number, period: string) => `${formatNumber(used)} used ${period}`,
    periods: { month: 'this month', year: 'this year' },
    resets: (date: string) => `Counting starts again on ${date}.`,
    near: {
      analyses: {
        month: "You're approaching your monthly limit. Consider upgrading your plan.",
        year: "You're approaching your yearly limit. Consider upgrading your plan.",
      },
      faces: {
        month: "You're approaching your monthly limit for face analyses.",
        year: "You're approaching your yearly limit for face analyses.",
      },
    },
    none: { title: 'No Usage Data', text: 'Start analyzing to see your usage statistics' },
    failed: 'Your usage could not be loaded.',
  },
  invoices: {
    title: 'Invoices',
    empty: 'No invoices yet.',
    test: 'The test checkout takes no money and writes no invoices.',
    unknown:
      'The payment provider could not be asked just now, so we do not know your invoices. That says nothing about what you paid.',
    failed: 'Your invoices could not be loaded.',
    unnumbered: 'Invoice',
    open: 'Open',
    openLabel: (number: string) => `Open ${number}`,
    openFailed: {
      title: 'Error',
      text: 'The invoice could not be opened. Please try again.',
    },
    status: { paid: 'Paid', due: 'Due', refunded: 'Refunded', canceled: 'Canceled' },
  },
  withdrawals: {
    title: 'Your withdrawals',
    line: (reference: string, day: string) => `${reference}, declared on ${day}`,
    state: {
      received: 'Received, and waiting for our answer',
      accepted: 'Accepted; the refund is on its way',
      refused: 'Not accepted',
      completed: 'Completed',
    },
    ended: (day: string) => `The contract ended on ${day}.`,
    refund: (amount: string, day: string) => `${amount} was paid back on ${day}.`,
    refusal: {
      'no-contract': 'We found no contract that fits.',
      'too-late': 'The time in which it could be withdrawn from was over.',
      'ended-before': 'The contract had ended before.',
    },
    failed: 'Your withdrawals could not be loaded.',
  },
  back: {
    waiting: {
      title: 'Your purchase is being confirmed',
      text: 'Your plan changes here as soon as the payment provider tells us. That takes a few seconds.',
    },
    late: {
      title: 'Not confirmed yet',
      text: 'The payment provider has not confirmed the purchase within a minute. If you paid, nothing is lost: your plan changes by itself when the confirmation arrives.',
      again: 'Check again',
    },
  },
} as const
