import type { BillingPeriod } from '../../../contract/plans.ts'
import { formatNumber } from '../format.ts'

const PER: Record<BillingPeriod, string> = { monthly: 'month', annual: 'year' }

export const pricingMessages = {
  title: 'Pricing',
  lead: 'Start free. Every plan gives the same reading of a label; larger ones give more of them.',
  description: 'Plans and prices of Opaline: Free, Standard and Premium, monthly or annual.',
  periodLabel: 'Billing period',
  monthly: 'Monthly',
  annual: 'Annual',
  save: 'Save 20%',
  plansTitle: 'Plans',
  loading: 'Loading the plans...',
  popular: 'Most Popular',
  current: 'Current Plan',
  start: 'Get Started',
  upgrade: (plan: string) => `Upgrade to ${plan}`,
  switchTo: (plan: string) => `Switch to ${plan}`,
  starts: (date: string) => `Starts ${date}`,
  processing: 'Processing...',
  per: { monthly: 'a month', annual: 'a year' },
  instead: (price: string) => `instead of ${price}`,
  analyses: (limit: number | null, period: BillingPeriod) =>
    `${limit === null ? 'Unlimited' : formatNumber(limit)} ingredient analyses/${PER[period]}`,
  faces: (limit: number | null, period: BillingPeriod) =>
    limit === 0
      ? 'No face analyses included'
      : `${limit === null ? 'Unlimited' : formatNumber(limit)} face analyses/${PER[period]}`,
  extras: {
    Free: [
      'Sources and rules for every score',
      'Personal alerts from your profile',
      'History of your analyses',
    ],
    Standard: ['Everything in Free', 'Your skin over time, with its uncertainty'],
    Premium: ['Everything in Standard', 'No counting of labels'],
  },
  pool: 'One pool for the whole year, to use when you need it',
  currentFailed: 'Your plan could not be loaded, so nothing can be changed right now.',
  manage: 'Billing & Plans',
  switching: {
    title: (plan: string) => `Switch to ${plan}?`,
    text: (now: string, next: string, date: string) => `You keep ${now} until ${date}. ${next} starts then.`,
    charge: (price: string) => `Nothing is charged today. From then on it costs ${price}.`,
    yes: (plan: string) => `Switch to ${plan}`,
    no: (plan: string) => `Keep ${plan}`,
  },
  upgrading: {
    title: (plan: string) => `Upgrade to ${plan}?`,
    text: (next: string, price: string) => `${next} costs ${price} and starts at once.`,
    charge:
      'What is left of the period you paid for is set off. The difference is charged now, to the way of payment you gave.',
    yes: (plan: string) => `Upgrade to ${plan} and pay`,
    no: (plan: string) => `Keep ${plan}`,
  },
  notes: [
    'Prices in US dollars. Where taxes apply, they are shown before you pay.',
    'A plan renews until you cancel. Canceling takes two clicks under Billing & Plans and keeps your plan until the end of the period you paid for.',
    'Annual plans count one pool for the whole year. Failed analyses are not counted.',
  ],
  refund: 'Refund Policy',
  withdraw: 'Withdraw from contract',
} as const
