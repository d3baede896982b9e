import type { Tone } from '../../ui/tone.tsx'

/** A label as it stands on a pack. The engine gives it 87 of 100, no animal origin known, and a low allergen risk. */
export const SAMPLE_LABEL: readonly { name: string; tone: Tone }[] = [
  { name: 'Aqua', tone: 'good' },
  { name: 'Propanediol', tone: 'good' },
  { name: 'Niacinamide', tone: 'good' },
  { name: 'Panthenol', tone: 'good' },
  { name: 'Allantoin', tone: 'good' },
  { name: 'Xanthan Gum', tone: 'good' },
  { name: 'Phenoxyethanol', tone: 'good' },
  { name: 'Sodium Benzoate', tone: 'good' },
  { name: 'Potassium Sorbate', tone: 'good' },
  { name: 'Dehydroacetic Acid', tone: 'good' },
  { name: 'Veloura Complex', tone: 'unknown' },
]
