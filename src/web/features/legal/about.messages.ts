export const aboutMessages = {
  title: 'About',
  heading: 'About Opaline',
  lead: 'A label is a promise in very small print. We make it readable.',
  mission: {
    title: 'Our mission',
    text: [
      'Everybody should be able to know what touches their skin, without a degree in chemistry and without being frightened.',
      'So we say what is known, name who says so and when we looked, and stop there. Where nobody knows, we write unknown and leave it unscored.',
    ],
  },
  vision: {
    title: 'Our vision',
    text: [
      'A bathroom shelf on which every pack can be questioned and every answer can be checked: by a parent with a reactive child, by somebody choosing between two creams, by the people who make them.',
    ],
  },
  features: {
    title: 'Core features',
    items: [
      {
        title: 'Reads the label',
        text: 'From a photo or typed. Doubtful words are marked, and you correct them before anything is analysed.',
      },
      {
        title: 'Scores with reasons',
        text: 'One rule for each ingredient, in words, with the law or study behind it and the points it costs.',
      },
      {
        title: 'Keeps the order',
        text: 'The whole list as a strip, from most to least, with the place where one per cent is about reached.',
      },
      {
        title: 'Knows the other names',
        text: 'Your allergies are looked for under every name and trade spelling, and you see which one matched.',
      },
      {
        title: 'Measures a face',
        text: 'Redness, shine, texture, tone and spots by zone, with how sure each figure is, from a photo that is not kept.',
      },
      {
        title: 'Follows your skin',
        text: 'Measurements over time, with the noise between two photos drawn in, so that chance does not pass for progress.',
      },
    ],
  },
  technology: {
    title: 'Technology',
    text: [
      'A neural reader finds the print on a pack. Every name is then matched against an ingredient base in which each fact carries its source, and scored by published rules: the same list always gets the same score, and every result names the versions that made it.',
      'Faces are measured by the same kind of rule: landmarks, light and colour are checked first, and a photo that cannot be measured is refused rather than guessed at.',
      'No language model sets or moves a number. Both readers run on our own server, and photos are gone when the answer is sent.',
    ],
    link: 'Browse the ingredient base',
  },
  team: {
    title: 'Team',
    text: [
      'Opaline is made by a small team of engineers and label readers. We earn from subscriptions alone: there are no advertisements and no affiliate links, and no maker of cosmetics can pay for a score.',
      'If we have one wrong, tell us the product, the ingredient and the source you would trust. Corrections go into the base, and results made before say which version they came from.',
    ],
    link: 'Write to us',
  },
  next: { title: 'See for yourself', scan: 'Analyze Ingredients', face: 'Analyze Your Face' },
} as const
