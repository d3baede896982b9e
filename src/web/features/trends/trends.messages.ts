import { counted, formatNumber } from '../../lib/format.ts'

const points = (value: number) => counted(Math.abs(value), 'point')

export const trendMessages = {
  title: 'Your Skin Health Journey',
  lead: 'How your skin appeared from photo to photo. Cosmetic guidance, not medical advice.',
  back: 'Back to Dashboard',
  start: 'New Face Analysis',
  loading: 'Loading your skin health journey...',
  empty: {
    title: 'Start Your Skin Health Journey',
    text: 'With two or more face analyses you see here how your skin changes, and how much of it is only the light of the photo.',
    action: 'Start Face Analysis',
  },
  failed: { title: 'Error', text: 'Failed to load your skin health trends' },
  unreached: 'Your skin health journey could not be loaded.',
  stats: {
    average: 'Average Score',
    averageOf: (scans: number) => `of the latest ${counted(scans, 'analysis', 'analyses')}`,
    total: 'Total Analyses',
    totalSince: (day: string) => `since ${day}`,
    types: 'Skin Types Tracked',
    noTypes: 'none named yet',
    concerns: 'Avg Concerns',
    concernsGood: 'Good: 2 or fewer an analysis',
    concernsMany: 'More than 2 an analysis',
  },
  change: {
    improving: 'Improving',
    declining: 'Lower than before',
    steady: 'Unchanged',
    badge: { up: (by: number) => `Up ${points(by)}`, down: (by: number) => `Down ${points(by)}` },
    against: {
      previous: 'compared with the 10 analyses before',
      oldest: 'compared with your first analysis',
    },
    alone: (isAfterOthers: boolean) =>
      isAfterOthers
        ? 'With a second analysis measured as today you see here what changed.'
        : 'With a second analysis you see here what changed.',
    otherMethods:
      'Earlier analyses were measured in another way. Their scores are not compared with the later ones: what changed between them is our measuring.',
    inNoise: (band: number) =>
      `A difference of up to ${formatNumber(band)} points may come from the photo alone.`,
    beyondNoise: (band: number) =>
      `That is more than the ${formatNumber(band)} points which may come from the photo alone.`,
  },
  timeline: {
    title: 'Progress Timeline',
    lead: (scans: number) =>
      scans === 1 ? 'Your first analysis.' : `Your latest ${formatNumber(scans)} analyses, oldest first.`,
    band: (band: number, poor: number) =>
      `The broken lines lie ${formatNumber(band)} points above and below each score, ${formatNumber(poor)} where the photo was poor. Changes within the band may be the photo. When we changed light, colour, distance, tilt and compression of the photos of 39 faces, nine of ten scores of good photos moved by 4 points or less.`,
    summary: (scans: number, first: string, last: string, low: number, high: number) =>
      `Bar chart of ${counted(scans, 'score')}: from ${first} to ${last}, between ${formatNumber(low)} and ${formatNumber(high)}.`,
    bar: (day: string, score: number) => `${day}: ${formatNumber(score)} out of 100`,
    table: 'The scores as a table',
    columns: { date: 'Date', score: 'Score', condition: 'Condition', photo: 'Photo' },
    poor: 'Poor photo',
    fine: 'Good',
    unknown: 'Not recorded',
    poorNote: 'A hatched bar was made from a poor photo and is less sure.',
  },
  overall: {
    title: 'Overall Health Score',
    label: (score: number, word: string) => `Average score ${formatNumber(score)} out of 100, ${word}`,
    outOf: 'out of 100',
    bands: [
      { range: '0–39', word: 'Needs Work' },
      { range: '40–59', word: 'Fair' },
      { range: '60–79', word: 'Good' },
      { range: '80–100', word: 'Excellent' },
    ],
  },
  measures: {
    title: 'Measure by measure',
    lead: 'Each line has its own scale. Only analyses that measured it are drawn.',
    zone: 'Where on the face',
    whole: 'The whole face',
    none: 'None of your analyses holds single measures yet.',
    notHere: 'Not measured in this place.',
    upwards: (look: string) => `Upwards: ${look}`,
    once: 'Measured once',
    change: (moved: 'up' | 'down' | 'same', times: number) =>
      `${{ up: 'Higher than at first', down: 'Lower than at first', same: 'As at first' }[moved]}, over ${formatNumber(times)} analyses`,
    table: 'The measures as a table',
    columns: { measure: 'Measure', value: 'Value', unit: 'Unit' },
    versions: 'The way of measuring changed in between: the line starts anew there.',
  },
  list: {
    title: 'Recent Face Analyses',
    concerns: (concerns: number) => `${counted(concerns, 'concern')} noted`,
    unknownType: 'Unknown',
    details: 'View Details',
    detailsOf: (day: string) => `View Details of ${day}`,
    poor: 'Poor photo: less sure',
  },
} as const
