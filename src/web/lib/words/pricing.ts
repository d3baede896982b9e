import { formatNumber } from '../format.ts'

export const pricingWords = {
  title: 'Pricing',
  lead: 'Start free. Every plan gives the same reading of a label; larger ones give more of them.',
  description: 'Plans and prices of Opaline: Free, Standard and Premium, monthly or annual.',
  periodLabel: 'Billing period',
  monthly: 'Monthly',
  annual: 'Annual',
  save: 'Save 20%',
  popular: 'Most Popular',
  current: 'Current Plan',
  start: 'Get Started',
  soon: 'Buying opens soon. Until then every account is on the Free plan.',
  per: { monthly: 'a month', annual: 'a year' },
  instead: (price: string) => `instead of ${price}`,
  analyses: (limit: number | null, period: 'monthly' | 'annual') =>
    limit === null
      ? 'Unlimited ingredient analyses'
      : `${formatNumber(limit)} ingredient analyses${period === 'annual' ? ' a year' : '/month'}`,
  faces: (limit: number | null, period: 'monthly' | 'annual') =>
    limit === null
      ? 'Unlimited face analyses'
      : limit === 0
        ? 'No face analyses included'
        : `${formatNumber(limit)} face analyses${period === 'annual' ? ' a year' : '/month'}`,
  always: [
    'Sources and rules for every score',
    'Personal alerts from your profile',
    'History of your analyses',
  ],
  footnote:
    'Prices in US dollars. Annual plans count one pool for the whole year. Failed analyses are not counted.',
} as const
