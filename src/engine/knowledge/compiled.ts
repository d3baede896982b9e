import type { Listing, Origin, SourceRef } from '../../contract/finding.ts'
import type { ContactFact, StopEntry, StopSounds } from './stop-entry.ts'
import type { LimitFact, PotencyFact } from './use-facts.ts'

/** What the law or the science says about one ingredient; which score it costs is decided in assess/rules.ts. */
export const EFFECTS = [
  'banned',
  'unreviewed', // Annex II by an imported inventory: whether for this very substance was looked at by nobody.
  'conditional',
  'excepted', // Annex II in general; another entry allows it in one kind of product.
  'fragrance-allergen',
  'annex-iii',
  'purity',
  'hair-dye',
  'inhalation',
  'preservative',
  'uv-filter',
  'colourant',
] as const
export type Effect = (typeof EFFECTS)[number]

/** Facts beside the annexes that a rule needs. */
export const TRAITS = [
  'isothiazolinone',
  'formaldehyde-releaser',
  'undisclosed-fragrance',
  'essential-oil',
  'sls',
  'uv-restricted',
  'drying-alcohol',
  'adjuster',
  'one-percent',
  'pregnancy',
  'poor-for-dry',
  'poor-for-sensitive',
  'poor-for-oily',
  'good-for-dry',
  'good-for-sensitive',
  'good-for-oily',
] as const
export type Trait = (typeof TRAITS)[number]

export type Vegan = 'yes' | 'no' | 'unknown'

export type AnnexEntry = {
  annex: 'II' | 'III' | 'IV' | 'V' | 'VI'
  ref: string
  effect: Effect
  /** The condition or limit in short; empty when the entry has none. */
  limit: string
  since: string
  /** Index into `sources`. */
  source: number
}

export type TraitFact = { trait: Trait; note: string; source: number }

/** Ratings of these are told and not counted: no list says that they fill a pore of a person. */
export const COMEDOGENIC_ASIDE = ['salt', 'gum', 'film-former'] as const

/** What the published lists say together, 0-5. */
export type ComedogenicFact = {
  median: number
  min: number
  max: number
  /** The one rating that stands alone against all others; it is told and not counted. */
  outlier: number | null
  /** The counted lists differ by two steps or more. */
  isDisputed: boolean
  setAside: (typeof COMEDOGENIC_ASIDE)[number] | null
  sources: number[]
}

export const IRRITANCY_GRADES = ['strong', 'moderate', 'mild', 'none'] as const

/** How readily it irritates skin or eyes by itself, without allergy, and at what strength. */
type IrritancyFact = { grade: (typeof IRRITANCY_GRADES)[number]; note: string; source: number }

export const LISTING_AXES = ['endocrine', 'cmr', 'pfas', 'microplastic', 'environment'] as const
export const LISTING_STATUSES = ['listed', 'under-evaluation', 'possible'] as const

/** What an official list says beside the annexes; no score knows of it. */
type ListingFact = Omit<Listing, 'source'> & { source: number }

/** What a scented oil holds, largest first: the per cent that is typical, or null where no text that was read tells it. */
export type ConstituentFact = {
  /** Index into `ingredients`. */
  ingredient: number
  range: { min: number; max: number } | null
  sources: number[]
}

/** Where in a list of thirds an ingredient usually stands. */
export const PLACES = ['first-five', 'middle', 'end'] as const

/** Counted over real labels: how many list it, where it usually stands, and what it stands with more than chance would. */
type UseFact = { labels: number; place: (typeof PLACES)[number]; oftenWith: number[] }

/** The source of what is our own judgement. */
export const EDITORIAL = 'opaline-editorial'

export const MONOGRAPH_PARTS = ['does', 'strength', 'evidence', 'careful'] as const
/** `strong`: several controlled trials or reviews; `moderate`: some trials; `limited`: small or laboratory studies; `none`: use only. */
export const EVIDENCE_GRADES = ['strong', 'moderate', 'limited', 'none'] as const

/** What was read about one ingredient, in our own words; each statement rests on one source. */
type Monograph = {
  evidence: (typeof EVIDENCE_GRADES)[number]
  statements: { part: (typeof MONOGRAPH_PARTS)[number]; text: string; source: number }[]
}

export type IngredientFacts = {
  inci: string
  cas: string[]
  ec: string[]
  /** Indices into `functions`. */
  functions: number[]
  origin: Origin
  vegan: Vegan
  source: number
  originSource: number
  annexes?: AnnexEntry[]
  /** Entries that are law and do not apply yet: told with their day, without points. */
  upcoming?: AnnexEntry[]
  limits?: LimitFact[]
  potency?: PotencyFact[]
  traits?: TraitFact[]
  comedogenic?: ComedogenicFact
  contact?: ContactFact
  irritancy?: IrritancyFact
  listings?: ListingFact[]
  constituents?: ConstituentFact[]
  use?: UseFact
  /** One plain sentence of our own on what it does. */
  sentence?: string
  monograph?: Monograph
  /** Came from the imported inventory: functions only, not looked at by hand. */
  isImported?: boolean
}

export type ClassRule = {
  id: string
  label: string
  starts: string[]
  ends: string[]
  contains: string[]
  functions: number[]
  origin: Origin
  vegan: Vegan
  score: number
  sentence: string
  allergen: boolean
  source: number
}

/** Words of names that are of animals, or may be. */
export type AnimalRule = {
  id: string
  words: string[]
  /** Keys of whole names, in any language. */
  whole: string[]
  vegan: 'no' | 'unknown'
  /** It is imitated under its own name (`collagen (vegan)`): what is printed behind it decides. */
  isMadeToo: boolean
}

/** Words on a label that tell where a substance came from. */
export type PrintedOrigin = {
  origin: Origin
  /** A plant that substances are made of: it tells what may be either, and never what an animal's name means. */
  isCrop: boolean
  words: string[]
}

/** Begins the id of a term that was made from a row of `plants.tsv`. */
export const PLANT_TERM = 'plant-'

export type AllergyTerm = {
  id: string
  label: string
  /** Everyday words a person may write. */
  words: string[]
  /** Ingredients it covers, by index. */
  ingredients: number[]
  /** Words of a printed name that it covers, for names without a row of their own. */
  nameWords: string[]
  /** Its ingredients are looked for in the make-up of oils too. */
  isInOils: boolean
  because: string
  source: number
}

/** A name that does not tell of what it is made or what is in it, and the allergies that it leaves open. */
export type MayHold = {
  nameWords: string[]
  /** Ids of allergies; `@fragrance-allergen` stands for each such substance. */
  allergies: string[]
  note: string
  source: number
}

/** What a pregnant user is told of a name, whether or not it is an ingredient of ours. */
export type PregnancyCaution = {
  id: string
  nameWords: string[]
  /** What the allergy of this id covers is meant as well, and what stands in these entries of Annex II, by whatever name. */
  allergy: string
  refs: string[]
  /** The per cent up to which a printed amount is of no concern, and the one that is advised at most; null where none is known. */
  least: number | null
  most: number | null
  note: string
  source: number
}

export const SKIN_CARE_PARTS = ['morning', 'evening', 'weekly', 'lifestyle', 'beneficial', 'avoid'] as const

/** In the order in which they go on the skin. */
export const ROUTINE_STEPS = ['cleanse', 'treat', 'moisturise', 'protect'] as const

/** Advice for something measured on a face. */
export type SkinCareRule = {
  /** A measure of the skin, or `any`. */
  concern: string
  /** 0 to 10: from which severity on. */
  minSeverity: number
  part: (typeof SKIN_CARE_PARTS)[number]
  /** Of `morning` and `evening`: where in the routine. */
  step: (typeof ROUTINE_STEPS)[number] | null
  /** By index: the one of `beneficial` and `avoid`; those that a step of a routine names. */
  ingredients: number[]
  text: string
  source: number
}

type Interaction = { a: number[]; b: number[]; labelA: string; labelB: string; text: string; source: number }

/** 0 = the INCI name, 1 = a synonym, 2 = a colour index number, 3 = a name in another language. */
export type NameKind = 0 | 1 | 2 | 3
export type CompiledKnowledge = {
  version: string
  sources: SourceRef[]
  /** Labels that the counts of use rest on. */
  labelsCounted: number
  functions: { term: string; plain: string }[]
  ingredients: IngredientFacts[]
  /** Printed spelling, ingredient, kind, and the key of the spelling (see inci/match/name-key.ts), each key once. */
  names: [name: string, ingredient: number, kind: NameKind, key: string][]
  classes: ClassRule[]
  animals: AnimalRule[]
  printedOrigins: PrintedOrigin[]
  allergies: AllergyTerm[]
  mayHold: MayHold[]
  pregnancy: PregnancyCaution[]
  interactions: Interaction[]
  skinCare: SkinCareRule[]
  /** Groups of ingredients whose names must never be confused. */
  guards: number[][]
  stopList: StopEntry[]
  /** Keys of names of the inventory that are no misprint of the curated name they resemble. */
  otherSubstances: string[]
  /**
   * What forbidden names sound like (inci/match/stops/stop-by-sound.ts), which takes half a second of a core to work out. Left out of the copy
   * that travels to browsers: an engine without it works it out at the first name it does not know.
   */
  stopSounds?: StopSounds
}
