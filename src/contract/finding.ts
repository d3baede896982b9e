import { z } from 'zod'
import { LISTING_AXES, PRODUCT_TYPES } from './choices.ts'

/** Half-open range of UTF-16 units in the text that was analysed. */
export const Span = z.object({ start: z.int().min(0), end: z.int().min(0) })
export type Span = z.infer<typeof Span>

/** How a printed name was recognised, strongest first. `class` says what kind it is, not which substance. */
export const Tier = z.enum(['exact', 'synonym', 'part', 'code', 'near', 'class', 'ambiguous', 'unknown'])
export type Tier = z.infer<typeof Tier>

export const Section = z.enum(['main', 'active', 'may-contain'])
export type Section = z.infer<typeof Section>

export const ProductType = z.enum(PRODUCT_TYPES)
export type ProductType = z.infer<typeof ProductType>

export const ORIGINS = [
  'mineral',
  'plant',
  'alga',
  'fungus',
  'synthetic',
  'biotech',
  'animal',
  'mixed',
  'unknown',
] as const
export const Origin = z.enum(ORIGINS)
export type Origin = z.infer<typeof Origin>

export const SourceRef = z.object({
  id: z.string(),
  title: z.string(),
  /** The day the source was consulted or the day it took effect, ISO date. */
  date: z.string(),
  url: z.string().optional(),
})
export type SourceRef = z.infer<typeof SourceRef>

/** What a scented oil holds; `range` is its typical share in per cent, null where no text that was read tells it. */
export const Constituent = z.object({
  inci: z.string(),
  range: z.object({ min: z.number().min(0).max(100), max: z.number().min(0).max(100) }).nullable(),
  isFragranceAllergen: z.boolean(),
  sources: z.array(SourceRef),
})
export type Constituent = z.infer<typeof Constituent>

/**
 * What an official list says of an ingredient beside the annexes of the cosmetics law. It is told and moves no score: these
 * lists speak of a substance anywhere and at any amount, most of them not of its use on skin.
 */
export const Listing = z.object({
  axis: z.enum(LISTING_AXES),
  /**
   * `listed`: named by the list or meant by its definition; `under-evaluation`: an authority looks at it, nothing is decided;
   * `possible`: it depends on a form or grade that no label tells.
   */
  status: z.enum(['listed', 'under-evaluation', 'possible']),
  text: z.string(),
  source: SourceRef,
})
export type Listing = z.infer<typeof Listing>

/** The one rule that set a score, in words, with its source. */
export const Reason = z.object({ rule: z.string(), text: z.string(), source: SourceRef })
export type Reason = z.infer<typeof Reason>

export const Concentration = z.object({ value: z.number().min(0), unit: z.enum(['%', 'ppm']) })
export type Concentration = z.infer<typeof Concentration>

const ComedogenicRating = z.number().min(0).max(5)

/** What published lists say together; results before engine 1.4 hold no more than the range over all lists. */
export const Comedogenic = z.object({
  min: ComedogenicRating,
  max: ComedogenicRating,
  /** Published lists differ by two or more. */
  isDisputed: z.boolean(),
  source: SourceRef,
  /** Of the lists that are counted. */
  median: ComedogenicRating.optional(),
  lists: z.int().min(1).optional(),
  /** The one list that stands alone against all others: told, not counted. */
  outlier: ComedogenicRating.nullable().optional(),
  /** Lists rate it, and the rating is not counted: they speak of what leaves nothing in a pore. */
  setAside: z.enum(['salt', 'gum', 'film-former']).nullable().optional(),
})
export type Comedogenic = z.infer<typeof Comedogenic>

/**
 * A printed per cent against the EU limit for that product. `unclear`: it depends on what the product is for, which is not
 * known; `upcoming`: a limit that does not apply yet.
 */
export const LimitCheck = z.object({
  verdict: z.enum(['over', 'within', 'unclear', 'upcoming']),
  text: z.string(),
})

/** One printed ingredient: what was seen (printed, span, tier) apart from what is claimed (the rest). */
export const IngredientFinding = z.object({
  /** INCI name where recognised, otherwise the printed name. */
  name: z.string(),
  /** INCI name, or null for class-only, ambiguous and unknown names. */
  inci: z.string().nullable(),
  printed: z.string(),
  span: Span,
  section: Section,
  concentration: Concentration.nullable(),
  recognition: z.object({
    tier: Tier,
    /** 0-1 */
    confidence: z.number().min(0).max(1),
    /** What it was recognised by: the synonym, the code, the class, or the candidates of an ambiguous name. */
    by: z.string().nullable(),
  }),
  /** 0-100; null where nothing is known. Never read null as a number. */
  safetyScore: z.number().min(0).max(100).nullable(),
  /** True where the score is the prudent score of a class. */
  isEstimate: z.boolean(),
  why: Reason.nullable(),
  /** CosIng functions, joined for reading; empty when none is known. */
  function: z.string(),
  functions: z.array(z.string()),
  /** true: no animal origin known; false: animal-derived; null: a label cannot tell, or unknown. */
  vegan: z.boolean().nullable(),
  origin: Origin,
  /** The median of the published lists; null, which is not 0, where none counts or the product is rinsed off. */
  comedogenic: z.number().min(0).max(5).nullable(),
  comedogenicRange: Comedogenic.nullable(),
  /** Annex III fragrance allergen or recognised contact allergen. */
  allergen: z.boolean(),
  /** One plain sentence on what it does, and what to know; empty when we know nothing. */
  healthNotes: z.string(),
  flags: z.array(z.string()),
  /** What it is made of, largest first; absent where nothing is known of that, as for all that is no scented oil. */
  constituents: z.array(Constituent).optional(),
  /** Absent where none of the lists we hold names it. */
  listings: z.array(Listing).optional(),
  /** Absent where no per cent is printed, or no limit is known. */
  limit: LimitCheck.optional(),
  /** The same product names it further up: it is shown, costs nothing and is not counted again. */
  isNamedBefore: z.literal(true).optional(),
})
export type IngredientFinding = z.infer<typeof IngredientFinding>

/** Text of the label that is not an ingredient, and why it was left out. */
export const LeftOut = z.object({ text: z.string(), span: Span, reason: z.string() })
export type LeftOut = z.infer<typeof LeftOut>

/** One product of a text that holds several: the part of the text it can be analysed from alone. */
export const ProductPart = z.object({ title: z.string(), span: Span })
export type ProductPart = z.infer<typeof ProductPart>

/** One step of the waterfall from 100: which ingredient costs how many points, and by which rule. */
export const Deduction = z.object({
  /** Index into `ingredients`. */
  ingredient: z.int().min(0),
  rule: z.string(),
  points: z.number().min(0),
})
export type Deduction = z.infer<typeof Deduction>

export const PersonalAlert = z.object({
  /** `unread`: names that were not recognised, for which a listed allergy cannot be ruled out, or an allergy nobody knows. */
  kind: z.enum(['allergy', 'preference', 'skin-type', 'pregnancy', 'interaction', 'unread']),
  text: z.string(),
  /** The user's own entry or setting that fired. */
  because: z.string(),
  /** The printed names that matched. */
  printed: z.array(z.string()),
  /** Where the reason is from; absent where the user's own words were matched. */
  source: SourceRef.optional(),
})
export type PersonalAlert = z.infer<typeof PersonalAlert>
