import { counted } from '../format.ts'

export const historyWords = {
  title: 'My Saved Analyses',
  lead: 'Everything you have read, newest first.',
  failed: 'Your analyses could not be loaded.',
  empty: {
    title: 'No cosmetic analyses found',
    text: 'Read your first label; it is kept here for you.',
    action: 'Start Analysis',
  },
  unnamed: 'Unnamed Product',
  ingredients: (count: number) => counted(count, 'ingredient'),
  alerts: (count: number) => counted(count, 'personal alert'),
  vegan: 'Vegan',
  notVegan: 'Not vegan',
  partial: 'Partial',
  unknown: 'Unknown',
  notComplete: 'Not completed',
  view: 'View',
  viewLabel: (name: string) => `View ${name}`,
} as const
