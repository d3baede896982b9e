/** Pages that are read from top to bottom: a title, a lead and sections of paragraphs or points. */
export type ReadingSection = { title: string; text?: readonly string[]; points?: readonly string[] }

export const aboutWords = {
  title: 'About',
  heading: 'About Opaline',
  description: 'Why Opaline exists, how it reads labels and what it will not say.',
  lead: 'A label is a promise in very small print. We make it readable.',
  sections: [
    {
      title: 'Our mission',
      text: [
        'Everybody should be able to know what touches their skin, without a degree in chemistry and without being frightened. We say what is known, name who says so, and stop there.',
      ],
    },
    {
      title: 'Our vision',
      text: ['A bathroom shelf on which every pack can be questioned, and every answer can be checked.'],
    },
    {
      title: 'Core features',
      points: [
        'Reading of ingredient lists from a photo or from typed text, with doubtful words marked for you',
        'A score for every recognised ingredient, with its one rule and its source',
        'The whole list as a strip in label order, with the estimated one per cent line',
        'Alerts for your allergies under all their names, your preferences and your skin type',
        'A plain unknown wherever nobody knows',
      ],
    },
    {
      title: 'Technology',
      text: [
        'A neural reader finds and reads the print on this server; the photo is gone when the answer is sent. Names are then matched and scored by an engine with published rules: the same list always gets the same score, and each result names the versions that made it.',
        'No language model sets or moves a number.',
      ],
    },
    {
      title: 'Team',
      text: [
        'Opaline is made by a small team of people who read labels. No maker of cosmetics pays for a score.',
      ],
    },
  ],
  scan: 'Analyze Ingredients',
  face: 'Analyze Your Face',
} as const

export const contactWords = {
  title: 'Contact Us',
  description: 'How to reach the people behind Opaline.',
  lead: 'We read everything that reaches us.',
  sections: [
    {
      title: 'Get in Touch',
      text: [
        'The message form on this page is not open yet. Until it is, write to the operator of this site at the address given in its imprint or in the e-mails you receive from it.',
        'For a wrong score, tell us the product, the ingredient and the source you would trust: that is all we need to correct it.',
      ],
    },
    {
      title: 'Not available yet',
      points: ['Message form', 'Live chat', 'Community group'],
    },
  ],
} as const

export const termsWords = {
  title: 'Terms of Service',
  description: 'The terms of using Opaline.',
  lead: 'What you may expect from us, and we from you.',
  sections: [
    {
      title: 'The service',
      text: [
        'Opaline reads ingredient lists and says what is known about them, as cosmetic guidance and not as medical advice. Scores follow published rules and change when knowledge does. Look at the pack before you use a product: makers change recipes.',
      ],
    },
    {
      title: 'Your account',
      points: [
        'You are 13 or older.',
        'One account per person.',
        'You keep your password to yourself and tell us if you think someone else has it.',
      ],
    },
    {
      title: 'Plans and prices',
      text: [
        'Free gives limited analyses. Standard costs $9.99/month and includes face analysis. Premium costs $19.99/month with unlimited ingredient analyses and 25 face analyses.',
        'We tell you about a change of prices 30 days before it applies to you.',
      ],
    },
    {
      title: 'Support',
      text: [
        'We reply to support questions within 24 hours and aim to fix technical faults within 24-48 hours.',
      ],
    },
  ],
} as const

export const privacyWords = {
  title: 'Privacy Policy',
  description: 'What Opaline keeps about you, what it does not, and how to have it removed.',
  lead: 'We keep what you ask us to keep, and no photo.',
  sections: [
    {
      title: 'What we keep',
      points: [
        'Your account: username, e-mail, a hash of your password, and names if you gave them',
        'Your profile: skin type, preferences, allergies and, only if you say so, pregnancy',
        'Your analyses: the text of the list and the result',
        'Counts of your analyses, because plans have limits',
      ],
    },
    {
      title: 'What we do not keep',
      text: [
        'Photos. A label photo is drawn anew in your browser where it is large or carries data about place and time, travels to this server, is read in memory and is gone when the answer is sent.',
        'No advertising and no third-party trackers run on these pages.',
      ],
    },
    {
      title: 'Who sees it',
      text: [
        'You. Analyses are private. Alerts from your profile are never part of anything that others can open.',
      ],
    },
    {
      title: 'Removal',
      text: [
        'Account data is removed within 30 days of a deletion request. You must be 13 or older to have an account.',
      ],
    },
  ],
} as const

export const refundWords = {
  title: 'Refund Policy',
  description: 'When Opaline gives money back, and how long it takes.',
  lead: 'Thirty days to change your mind. Your statutory rights are unaffected.',
  sections: [
    {
      title: '30-day money-back window',
      text: [
        'Ask within 30 days of paying. A refund is given if under 50% of the monthly allowance is used; for Premium, whose ingredient analyses are unlimited, the face allowance decides.',
        'Standard costs $9.99/month and Premium $19.99/month.',
      ],
    },
    {
      title: 'Annual plans',
      text: ['An annual refund is the remaining months / 12 x the annual price.'],
    },
    {
      title: 'How long it takes',
      points: [
        'Review: 1-3 business days',
        'Card: 5-10 business days',
        'PayPal: 1-3 business days',
        'Bank transfer: 3-7 business days',
      ],
    },
  ],
} as const
