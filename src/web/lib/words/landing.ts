export const landingWords = {
  description:
    'Photograph the ingredient list of any cosmetic. Opaline names every ingredient, the rule behind each score and the source, and says what nobody knows.',
  eyebrow: 'For everything you put on your skin',
  title: 'The small print on your skin care, read with its sources',
  lead: 'Photograph the list. Opaline recognises every name, says what is known about it and where that is known from. What nobody knows, it calls unknown.',
  start: 'Get Started Free',
  scan: 'Start Scanning',
  face: 'Analyze Face',
  startNote: 'Five lists a month are free. No card.',
  demo: {
    label: 'See a sample',
    ingredients: 'Scan Ingredients',
    face: 'Face Analysis',
    onLabel: 'On the label',
    printedHead: 'INGREDIENTS:',
    resolved: 'As Opaline reads it',
    score: 'Safety score',
    scoreValue: '87/100',
    vegan: 'Vegan',
    veganValue: 'No animal origin known',
    allergen: 'Allergen risk',
    allergenValue: 'Low',
    stripAlt: 'The label as a strip of eleven pieces: ten good and one trade name unknown and hatched.',
    skinType: 'Skin type',
    skinTypeValue: 'Normal',
    hydration: 'Hydration (appearance)',
    hydrationValue: 'Good',
    complexion: 'Complexion',
    complexionValue: 'Clear',
    faceAlt: 'A line drawing of a face with the zones that a face analysis looks at.',
    faceNote: 'Cosmetic guidance from a photo, not medical advice. Photos are read and not stored.',
  },
  steps: {
    title: 'How it works',
    items: [
      {
        title: 'Take a photo',
        text: 'Or type the list. You see the text and correct it before anything is analysed.',
      },
      {
        title: 'AI scans and analyses',
        text: 'A reader finds the print. Every name is then matched and scored by published rules, never by a guess.',
      },
      {
        title: 'Get your safety score',
        text: 'From 100 down, with every point accounted for: which ingredient, which rule, which source.',
      },
    ],
  },
  promises: {
    title: 'What sets the reading apart',
    items: [
      {
        title: 'Every score says why',
        text: 'One rule a score, in words, with the law or study behind it and the day we looked it up.',
      },
      {
        title: 'Unknown stays unknown',
        text: 'A name we cannot place is hatched and uncounted. It is never painted green to look complete.',
      },
      {
        title: 'Your allergies, under all their names',
        text: 'Fragrance is parfum, and MI is methylisothiazolinone. We check the other names too and show which one matched.',
      },
      {
        title: 'The photo is not kept',
        text: 'It is read in memory and gone. Place and time written into the file never leave your phone.',
      },
    ],
  },
  closing: { title: 'Turn a pack around and try it', text: 'The first list takes about a minute.' },
} as const
