import { z } from 'zod'
import { MadeBy } from './analysis.ts'
import { Comedogenic, Constituent, Listing, Origin, ProductType, Reason, SourceRef } from './finding.ts'

/** The address of an ingredient below `/ingredients/`: its INCI name in small letters, everything else a dash. */
export const IngredientSlug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  // Some ferments are named after eighty plants.
  .max(4_000)
export type IngredientSlug = z.infer<typeof IngredientSlug>

export const IngredientFilter = z.enum(['restricted', 'allergen', 'animal', 'vegan', 'no-restriction'])
export type IngredientFilter = z.infer<typeof IngredientFilter>

export const INGREDIENTS_A_PAGE = 30

export const IngredientSearchQuery = z.object({
  /** A name in any of its spellings, a part of one, or a CAS number; empty: the most used ingredients. */
  q: z.string().max(200).default(''),
  /** A CosIng function term. */
  function: z.string().max(80).optional(),
  filter: IngredientFilter.optional(),
  /** 1-based. */
  page: z.coerce.number().int().min(1).max(2_000).default(1),
})
export type IngredientSearchQuery = z.infer<typeof IngredientSearchQuery>

export const IngredientSummary = z.object({
  slug: IngredientSlug,
  inci: z.string(),
  /** The spelling that met the query where it is not the INCI name. */
  matchedBy: z.string().nullable(),
  functions: z.array(z.string()),
  /** In a leave-on product. */
  safetyScore: z.number().min(0).max(100),
  vegan: z.boolean().nullable(),
  allergen: z.boolean(),
  /** Of every 1,000 labels counted, how many list it; null where it was not met. */
  perThousandLabels: z.number().min(0).nullable(),
  sentence: z.string(),
})
export type IngredientSummary = z.infer<typeof IngredientSummary>

export const IngredientSearchAnswer = z.object({
  total: z.int().min(0),
  page: z.int().min(1),
  pages: z.int().min(1),
  results: z.array(IngredientSummary),
  /** Nothing holds the words: these are the names nearest in spelling. */
  isNear: z.boolean(),
  /** CosIng function terms that can be asked for, most common first. */
  functions: z.array(z.string()),
})
export type IngredientSearchAnswer = z.infer<typeof IngredientSearchAnswer>

export const IngredientLink = z.object({ slug: IngredientSlug, inci: z.string() })
export type IngredientLink = z.infer<typeof IngredientLink>

export const ContactAllergy = z.object({
  /** How often patch tests meet it. */
  strength: z.enum(['frequent', 'occasional', 'rare']),
  note: z.string(),
  source: SourceRef,
})
export type ContactAllergy = z.infer<typeof ContactAllergy>

export const Irritancy = z.object({
  /**
   * By itself, without allergy: `strong` burns or irritates at strengths in use, `moderate` irritates many where it is
   * strong or stays on, `mild` irritates some, `none`: looked for on people at the strengths in use and not found.
   */
  grade: z.enum(['strong', 'moderate', 'mild', 'none']),
  note: z.string(),
  source: SourceRef,
})
export type Irritancy = z.infer<typeof Irritancy>

export const Monograph = z.object({
  /**
   * How much was tested: `strong` several controlled trials or reviews, `moderate` some trials, `limited` small or laboratory
   * studies, `none` tradition or use only.
   */
  evidence: z.enum(['strong', 'moderate', 'limited', 'none']),
  /** In the order in which they are read; each rests on one source. */
  statements: z.array(
    z.object({
      part: z.enum(['does', 'strength', 'evidence', 'careful']),
      text: z.string(),
      source: SourceRef,
      /** Our own judgement, for which nothing was read. */
      isEditorial: z.boolean(),
    }),
  ),
})
export type Monograph = z.infer<typeof Monograph>

/** All that is known about one ingredient; every fact with where it is from. */
export const Ingredient = z.object({
  slug: IngredientSlug,
  inci: z.string(),
  /** Our own sentence on what it does; empty where we wrote none. */
  sentence: z.string(),
  /** 60 to 120 words on what was read about it; null where we wrote none. */
  monograph: Monograph.nullable(),
  cas: z.array(z.string()),
  ec: z.array(z.string()),
  functions: z.array(z.object({ term: z.string(), plain: z.string() })),
  origin: Origin,
  vegan: z.boolean().nullable(),
  /** The score it has in each kind of product, with the rule that set it. */
  scores: z.array(
    z.object({ productType: ProductType, safetyScore: z.number().min(0).max(100), why: Reason }),
  ),
  regulation: z.array(
    z.object({
      annex: z.string(),
      ref: z.string(),
      /** What the entry means for a reader, one sentence. */
      text: z.string(),
      limit: z.string(),
      since: z.string(),
      source: SourceRef,
    }),
  ),
  isFragranceAllergen: z.boolean(),
  contactAllergy: ContactAllergy.nullable(),
  /** Null: none of the sources we hold calls it irritating, which is not the same as mild to everyone. */
  irritancy: Irritancy.nullable(),
  /** Beside the annexes of the cosmetics law, and without points. */
  listings: z.array(Listing),
  /** Of a scented oil, largest first; empty for everything else, and for oils nobody has looked up. */
  constituents: z.array(Constituent),
  comedogenic: Comedogenic.extend({ sources: z.array(SourceRef) }).nullable(),
  /** Facts in words: cautions in pregnancy and the skin types it suits or not. */
  notes: z.array(
    z.object({
      kind: z.enum(['pregnancy', 'good-for', 'poor-for', 'caution']),
      /** The skin type, where the note is about one. */
      about: z.string(),
      text: z.string(),
      source: SourceRef,
    }),
  ),
  /** Other spellings that labels use. */
  synonyms: z.array(z.string()),
  use: z
    .object({
      /** Of every 1,000 labels counted. */
      perThousandLabels: z.number().min(0),
      labelsCounted: z.int().min(1),
      place: z.enum(['first-five', 'middle', 'end']),
    })
    .nullable(),
  oftenWith: z.array(IngredientLink),
  interactions: z.array(z.object({ with: z.array(IngredientLink), text: z.string(), source: SourceRef })),
  /** Known from an imported inventory only: name, numbers and functions, looked at by nobody of us. */
  isImported: z.boolean(),
  /** Where name, numbers and functions, and where origin and vegan state are from. */
  sources: z.object({ identity: SourceRef, origin: SourceRef }),
  madeBy: MadeBy,
})
export type Ingredient = z.infer<typeof Ingredient>
