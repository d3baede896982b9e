/** Whatever an AI wrote is named as such wherever it is shown. */
export const aiMessages = {
  title: 'In other words',
  by: (provider: string, model: string) =>
    `Written by an AI (${provider}, ${model}) from the findings on this page. Figures and verdicts are ours; if they differ, ours count.`,
  guess: {
    title: "An AI's guess, not a fact; not scored",
    confidence: {
      low: 'It calls itself unsure.',
      medium: 'It calls itself fairly sure.',
      high: 'It calls itself sure.',
    },
    by: (provider: string, model: string) => `${provider}, ${model}. Our own base does not know this name.`,
  },
  impressions: {
    title: "An AI's impressions of the photo",
    lead: 'What an AI believes to see. Nothing here was measured, and no score, skin type or severity rests on it.',
    places: {
      forehead: 'Forehead',
      cheeks: 'Cheeks',
      nose: 'Nose',
      chin: 'Chin',
      'around the eyes': 'Around the eyes',
      'whole face': 'Whole face',
    },
    by: (provider: string, model: string) => `${provider}, ${model}.`,
  },
  scanner: {
    readBy: (name: string) =>
      `${name} read this photo, since our own reader was not sure. Please compare the text with the pack.`,
    photos: (name: string) =>
      `Where our own reader finds no list or is unsure, the photo also goes to ${name}, without its metadata.`,
    texts: (name: string) =>
      `${name} is asked to say the findings in other words and what names we do not know may be. Nothing about you goes along.`,
  },
} as const
