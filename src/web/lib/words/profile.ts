export const profileWords = {
  title: 'Your Profile',
  lead: 'What you say here decides what every label is checked for. It is never shown to others.',
  account: {
    title: 'Account Information',
    username: 'Username',
    email: 'E-mail',
    firstName: 'First name',
    lastName: 'Last name',
  },
  skin: {
    title: 'Skin Profile & Preferences',
    type: 'Skin type',
    typeHint: 'Names that your skin type may not like are pointed out.',
    none: 'Not said',
    types: { sensitive: 'Sensitive', normal: 'Normal', oily: 'Oily', dry: 'Dry', combination: 'Combination' },
    switches: {
      veganOnly: {
        label: 'Vegan only',
        hint: 'Points out names of animal origin, and those a label cannot tell.',
      },
      naturalOnly: {
        label: 'Natural origin preferred',
        hint: 'Points out synthetic origin. A preference: natural is not safer.',
      },
      lowComedogenic: { label: 'Low comedogenic', hint: 'Points out names with a high published rating.' },
    },
    pregnant: {
      label: 'Pregnant, planning or breastfeeding',
      hint: 'Optional. It only switches on published cautions, and is never shown to others.',
    },
  },
  allergies: {
    title: 'Known Allergies & Sensitivities',
    lead: 'Labels are checked for these under their other names too. No match is not a guarantee.',
    label: 'Add an allergy or sensitivity',
    placeholder: 'Fragrance',
    add: 'Add',
    none: 'None yet.',
    remove: (name: string) => `Remove ${name}`,
    duplicate: { title: 'Already Added', text: 'This allergy is already in your list.' },
  },
  actions: { title: 'Account Actions', signOut: 'Sign Out', signingOut: 'Signing out...' },
  saved: { title: 'Profile Updated' },
  failed: { title: 'Update Failed', text: 'Failed to update profile. Please try again.' },
  unauthorized: { title: 'Unauthorized', text: 'You are logged out. Logging in again...' },
} as const
