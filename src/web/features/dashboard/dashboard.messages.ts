import { UNNAMED_PRODUCT } from '../../../contract/search-form.ts'
import { formatNumber } from '../../lib/format.ts'

export const dashboardMessages = {
  title: 'Dashboard',
  greeting: (firstName: string | null) => (firstName ? `Welcome back, ${firstName}` : 'Welcome back'),
  lead: 'What are you putting on your skin today?',
  figuresTitle: 'Your figures',
  total: { label: 'Total analyses', note: 'Cosmetics and skin' },
  average: {
    label: 'Average safety score',
    note: (of: { scored: number; complete: number } | null) =>
      of === null
        ? 'Completed cosmetics'
        : `${formatNumber(of.scored)} of ${formatNumber(of.complete)} have a score`,
    none: 'No data',
  },
  scanned: { label: 'Ingredients scanned', note: 'On your labels' },
  accuracy: {
    label: 'AI Accuracy',
    note: 'Completed analyses',
    none: 'No data',
    explain: 'The share of your analyses that completed. It says nothing about how true a score is.',
    explainLabel: 'What AI Accuracy means',
  },
  recent: {
    title: 'Recent Analyses',
    all: 'View All',
    empty: 'Nothing here yet. Read your first label and it appears here.',
    failed: 'Your analyses could not be loaded.',
    unnamed: UNNAMED_PRODUCT,
    notScored: 'Unknown',
    incomplete: 'Failed',
  },
  journey: {
    title: 'Skin Health Journey',
    count: (scans: number) =>
      scans === 1 ? '1 face analysis recorded' : `${formatNumber(scans)} face analyses recorded`,
    failed: 'Your face analyses could not be counted.',
    link: 'View Trends',
  },
  tips: {
    title: 'Pro Tips',
    items: [
      {
        title: 'Flat, bright, close',
        text: 'Let the list fill the picture and tilt shiny packs until the glare is gone. Most misread words come from glare.',
      },
      {
        title: 'Order is amount',
        text: 'Ingredients stand by weight down to about one per cent. What comes after may stand in any order.',
      },
      {
        title: 'Tell us your allergies',
        text: 'Add them to your profile and every label is checked for them, under their other names too.',
      },
    ],
  },
  usage: {
    title: {
      medium: 'You have used more than half',
      high: 'You are close to your limit',
      critical: 'Limit reached',
    },
    line: {
      analysis: (used: number, limit: number, period: string) =>
        `${formatNumber(used)} of ${formatNumber(limit)} ingredient analyses used ${period}.`,
      face: (used: number, limit: number, period: string) =>
        `${formatNumber(used)} of ${formatNumber(limit)} face analyses used ${period}.`,
    },
    periods: { month: 'this month', year: 'this year' },
    resets: (date: string) => `Counting starts again on ${date}.`,
    upgradePremium: 'Upgrade to Premium',
    upgradePlan: 'Upgrade Plan',
  },
} as const
