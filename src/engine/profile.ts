/** What a user told about themselves, as far as an analysis uses it. */
export type Profile = {
  skinType: 'sensitive' | 'normal' | 'oily' | 'dry' | 'combination' | null
  allergies: readonly string[]
  preferences: { veganOnly: boolean; naturalOnly: boolean; lowComedogenic: boolean }
  isPregnant: boolean
}
