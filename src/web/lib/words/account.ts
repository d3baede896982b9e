import { counted, formatNumber } from '../format.ts'

export const billingWords = {
  title: 'Billing & Plans',
  lead: 'What your plan includes and what you have used of it.',
  plan: 'Current Plan',
  change: 'Change Plan',
  free: 'Free',
  usage: 'Usage Analytics',
  analyses: 'Ingredient analyses',
  faces: 'Face analyses',
  notAvailable: 'Not Available',
  unlimited: 'Unlimited',
  of: (used: number, limit: number, period: string) =>
    `${formatNumber(used)} of ${formatNumber(limit)} ${period}`,
  used: (used: number) => `${formatNumber(used)} used`,
  periods: { month: 'this month', year: 'this year' },
  resets: (date: string) => `Counting starts again on ${date}.`,
  nearAnalyses: "You're approaching your monthly limit. Consider upgrading your plan.",
  nearFaces: "You're approaching your monthly limit for face analyses.",
  failed: 'Your plan could not be loaded.',
} as const

export const faceWords = {
  title: 'Face Analysis',
  lead: 'What a photo of your face may show about your skin, as cosmetic guidance and not as medical advice.',
  notIncluded: {
    title: 'Face analysis is not included in Free',
    text: 'So please do not choose a photo yet: it would not be analysed. Standard includes 3 face analyses a month, Premium 25.',
  },
  notYet: {
    title: 'Face analysis is not open yet',
    text: 'Your plan includes it. It opens soon, and nothing is counted until then.',
  },
  plans: 'See the plans',
  scan: 'Read a label instead',
  featuresTitle: 'What it will tell you',
  features: [
    {
      title: 'Skin Type Detection',
      text: 'Oily, dry, combination, normal or sensitive, with how sure the reading is.',
    },
    { title: 'Concern Analysis', text: 'What may be visible and where, from mild to severe.' },
    {
      title: 'Personalized Recommendations',
      text: 'A morning and an evening routine that fit your answers.',
    },
    { title: 'Health Scoring', text: 'Five scores of appearance, each with its uncertainty.' },
  ],
  privacy: 'Photos are not stored. They are read in memory and gone when the answer is sent.',
  missing: {
    title: 'Analysis Not Found',
    text: 'The requested face analysis could not be found.',
    back: 'Back to History',
  },
} as const

export const trendWords = {
  title: 'Your Skin Health Journey',
  back: 'Back to Dashboard',
  loading: 'Loading your skin health journey...',
  empty: {
    title: 'Start Your Skin Health Journey',
    text: 'With two or more face analyses you see here how your skin changes, and how much of it is only the light of the photo.',
    action: 'Start Face Analysis',
  },
  some: (scans: number) => `${counted(scans, 'face analysis', 'face analyses')} recorded so far.`,
  failed: 'Your skin health journey could not be loaded.',
} as const
