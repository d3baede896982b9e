/** The strip of a label and the verdicts on its pieces, wherever one is shown. */
export const stripMessages = {
  segment: (place: number, name: string, verdict: string) => `${place}. ${name}: ${verdict}`,
  onePercent: 'About 1 % from here',
  onePercentMark: '1\u2009%',
  verdicts: { good: 'Good', fair: 'Fair', poor: 'Poor', unknown: 'Unknown' },
  outOf: 'of 100',
  notRecorded: 'Not recorded',
} as const
