import type { SiteFacts } from './site.ts'

/** The figures that were counted are ours; an owner replaces them by the own ones. */
export const SITE_DEFAULTS: SiteFacts = {
  figures: [
    {
      value: '50K+',
      label: 'ingredients analysed',
      footnote:
        'Ingredient names read in 6,287 real product lists while the engine was tested, repeats counted.',
    },
    {
      value: '95%',
      label: 'accuracy',
      footnote:
        'Share of the names on our test photographs of real labels that were read right, before the ingredient base helps.',
    },
    {
      value: '24/7',
      label: 'monitoring',
      footnote: 'The service checks its own parts around the clock. It does not watch your skin.',
    },
  ],
  support: { email: null, emailReplyHours: 2, formReplyHours: 24 },
  communityUrl: null,
  social: [],
  apps: { names: 'iOS and Android apps', expected: 'Q4 2025', until: '2025-12-31' },
  aiProvider: null,
}
