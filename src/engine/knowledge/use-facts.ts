
/** Where it is used: a product that is for one of these is for no other, as far as its pack tells. */
export const AREAS = [
  'hair',
  'face',
  'hand',
  'body',
  'lip',
  'eye',
  'mouth',
  'nails',
  'feet',
  'deodorant',
  'perfume',
] as const

/** What a product is for, how it is used and what it is: the terms in which Annexes III, V and VI set their limits. */
export const USES = [
  'rinse-off',
  'leave-on',
  ...AREAS,
  'soap',
  'anti-dandruff',
  'hair-dye',
  /** For lashes and not for hair: the entries of dyes set it apart. */
  'lash-dye',
  /** Hair colour that a developer brings out, or that colours by itself. */
  'oxidative',
  'non-oxidative',
  'hair-shaping',
  'depilatory',
  'self-tanning',
  'sunscreen',
  'make-up',
  'eye-make-up',
  'eye-shadow',
  'cuticle',
  'nail-hardener',
  'toothpaste',
  'mouthwash',
  'roll-on',
  'powder',
  'spray',
  /** Driven out by a propellant. */
  'aerosol',
  'professional',
  /** For children under three, and under six, years of age; the nappy area of the first. */
  'baby',
  'under-6',
  /** For children of an age that is not told. */
  'child',
  'nappy',
  /** What goes on outer mucous membranes, and all that does: the mouth and the rim of the eyes as well. */
  'intimate',
  'mucous',
  'loose-powder',
  /** Of the ingredient and not of the product: it is printed as nano. */
  'nano',
] as const
export type Use = (typeof USES)[number]

/** The most that an entry allows in products of one use; 0 where it allows none. */
export type LimitFact = {
  annex: 'II' | 'III' | 'IV' | 'V' | 'VI' | 'XVII'
  ref: string
  /** All of these hold of the product; none where the limit is for whatever no other row of the entry is for. */
  uses: Use[]
  /** None of these holds. */
  except: Use[]
  /** Per cent of what `as` says. */
  max: number
  /** `as acid`; empty where the substance itself counts. */
  as: string
  /** From the per cent of the substance to that of what `as` says, by molar mass. */
  factor: number
  /** The same of the dry salt, where it is sold with water and without under one name; `factor` is of that with the most. */
  dry?: number
  /** What is counted together with all others of this name; empty where it counts alone. */
  group: string
  /** ISO date from which on it applies; empty where that was not looked up, long ago. */
  from: string
  /** Set in law, but later than the day on which the table was read. */
  isUpcoming: boolean
  source: number
}

export const POTENCY_KINDS = ['acid', 'base', 'corrosive', 'oil', 'retinoid', 'surfactant'] as const
export const POTENCY_STRENGTHS = ['peel', 'strong', 'moderate', 'mild'] as const

/** How strongly it acts on skin from a per cent or a place in the list on. */
export type PotencyFact = {
  kind: (typeof POTENCY_KINDS)[number]
  strength: (typeof POTENCY_STRENGTHS)[number]
  /** Per cent from which on it counts, where one is printed. */
  from: number
  /** Where no per cent is printed it counts among so many first names; 0: never. */
  places: number
  /** It counts in products of any of these uses; in all where there is none. */
  uses: Use[]
  /** It does not count in these. */
  except: Use[]
  note: string
  source: number
}
