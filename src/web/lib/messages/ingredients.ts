import { counted, formatNumber } from '../format.ts'

export const searchMessages = {
  title: 'Ingredient dictionary',
  heading: 'Ingredients, by any of their names',
  description:
    'Look up a cosmetic ingredient by its INCI name, a common name or its CAS number: functions, EU rules, allergens, origin and score, each with its source.',
  lead: 'INCI name, everyday name, trade spelling or CAS number. Every fact stands with its source.',
  clear: 'Clear the search',
  filtersLabel: 'Show only',
  filters: {
    all: 'All',
    restricted: 'With an EU restriction',
    allergen: 'Allergens',
    animal: 'Animal-derived',
    vegan: 'Vegan',
    'no-restriction': 'No restriction found',
  },
  functionLabel: 'What it does',
  anyFunction: 'Any function',
  showFilters: (active: number) => (active === 0 ? 'Filters' : `Filters (${formatNumber(active)} on)`),
  moreFunctions: (functions: string, more: number) => `${functions} and ${formatNumber(more)} more`,
  mostUsed: 'Most used on labels',
  results: 'Results',
  count: (total: number) => counted(total, 'ingredient'),
  countPage: (total: number, page: number, pages: number) =>
    `${counted(total, 'ingredient')}, page ${formatNumber(page)} of ${formatNumber(pages)}`,
  near: (query: string) => `Nothing is called “${query}”. Did you mean:`,
  also: (name: string) => `also: ${name}`,
  noFunction: 'Function not known',
  allergen: 'Allergen',
  vegan: { yes: 'Vegan', no: 'Animal-derived', open: 'Vegan: cannot be told' },
  searching: 'Searching...',
  failed: 'The ingredients could not be loaded.',
  empty: {
    title: 'No ingredient found',
    forQuery: (query: string) =>
      `We know no ingredient called “${query}”, nor one that is written nearly so.`,
    withFilters: 'With these filters nothing is left. Take them off, or try another name.',
    noFilters: 'Try a part of the name, or its CAS number.',
    reset: 'Take off the filters',
    all: 'Show the most used',
  },
  pager: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: (page: number) => `Page ${formatNumber(page)}`,
  },
} as const

/** What an ingredient's monograph says, on its own page and in the detail of a result. */
export const monographMessages = {
  title: 'In depth',
  parts: {
    strength: 'At what strength',
    evidence: 'How well tested',
    careful: 'Who should take care',
  },
  grades: { strong: 'Strong', moderate: 'Moderate', limited: 'Limited', none: 'None' },
  gradeMeanings: {
    strong: 'several controlled trials or reviews',
    moderate: 'some trials',
    limited: 'small or laboratory studies',
    none: 'tradition or use only',
  },
  /** The grade alone, beside the name of what is graded. */
  graded: (grade: string, meaning: string) => `${grade}: ${meaning}`,
  short: (grade: string, meaning: string) => `Evidence ${grade.toLowerCase()}: ${meaning}.`,
  sources: 'Sources we read',
  sourceMark: (number: number) => `source ${formatNumber(number)}`,
  editorial: 'our judgement',
  readOn: (day: string) => `read on ${day}`,
} as const

export const ingredientMessages = {
  eyebrow: 'Ingredient',
  back: 'Back to search',
  scan: 'Scan a label',
  loading: 'Loading the ingredient...',
  failed: 'This ingredient could not be loaded.',
  noSentence: 'We have not written about this ingredient yet. What is known of it stands below.',
  keywords: ['cosmetic ingredient', 'INCI', 'safety', 'EU status'],
  imported:
    'Known from an imported inventory only: its name, numbers and functions. Nobody of us has looked at it yet.',
  missing: {
    title: 'Ingredient Not Found',
    text: 'There is no ingredient at this address. It may stand under another of its names.',
  },
  score: {
    title: 'Score',
    dial: (score: number, word: string) => `Score ${score} out of 100, ${word}`,
    typeLabel: 'In a product that is',
    types: {
      'leave-on': 'left on',
      'rinse-off': 'rinsed off',
      spray: 'sprayed',
      lip: 'for the lips',
      baby: 'for babies',
    },
    why: 'Why this score',
    rule: 'Rule',
    source: 'Source',
    same: 'It is the same in all five kinds of product.',
  },
  functions: { title: 'What it does', none: 'No function is recorded.' },
  regulation: {
    title: 'EU rules',
    none: 'No restriction found in Annexes II to VI of the EU Cosmetics Regulation.',
    entry: (annex: string, ref: string) => `Annex ${annex}, entry ${ref}`,
    limit: 'Limit',
    since: 'Since',
    source: 'Source',
  },
  allergen: {
    title: 'Allergy',
    fragrance: 'One of the fragrance allergens that the EU wants named on the label.',
    head: {
      frequent: 'Contact allergy: frequent',
      occasional: 'Contact allergy: occasional',
      rare: 'Contact allergy: rare',
    },
    strength: {
      frequent: 'Patch tests meet it frequently',
      occasional: 'Patch tests meet it occasionally',
      rare: 'Patch tests meet it rarely',
    },
    /** Notes are kept as the end of this sentence, or as sentences of their own. */
    noted: (strength: string, note: string) => {
      if (note === '') return `${strength}.`
      const end = /[.!?]$/.test(note) ? '' : '.'
      return /^[a-z]/.test(note) ? `${strength}: ${note}${end}` : `${strength}. ${note}${end}`
    },
    fragranceWord: 'Fragrance allergen',
    none: 'Not on the lists of allergens we hold. That does not rule out a reaction.',
  },
  constituents: {
    title: 'Contains',
    about: (amount: string, isAllergen: boolean) =>
      [amount === '' ? '' : `: ${amount}`, isAllergen ? ' (fragrance allergen)' : ''].join(''),
    varies: 'Typical shares. They vary with plant, place and harvest, and no label tells them.',
    sources: 'Sources:',
  },
  irritancy: {
    title: 'Irritation',
    grade: {
      strong: 'Strong irritant',
      moderate: 'Moderate irritant',
      mild: 'Mild irritant',
      none: 'Not found to irritate',
    },
    /** Notes begin small, as the table keeps them. */
    noted: (note: string) => `${note.charAt(0).toUpperCase()}${note.slice(1)}.`,
    none: 'None of the sources we hold calls it irritating. Skin differs; that is no promise.',
  },
  comedogenic: {
    title: 'Pore clogging',
    none: 'No published rating. That is not the same as zero.',
    range: (min: number, max: number) => (min === max ? `${min} of 5` : `${min} to ${max} of 5`),
    alt: (text: string) => `Published ratings: ${text}`,
    basis: (basis: string) => `${basis.charAt(0).toUpperCase()}${basis.slice(1)}.`,
    notRated: 'Not rated',
    caution:
      'Nothing is said of products that are rinsed off. Such figures come from tests on rabbit ears, and say little about a finished product.',
    sources: 'Sources:',
  },
  origin: {
    title: 'Origin',
    vegan: {
      yes: 'Vegan: no animal origin known',
      no: 'Animal-derived',
      open: 'Vegan: a label cannot tell',
    },
    from: 'Origin',
    source: 'Source',
  },
  notes: {
    title: 'Skin and cautions',
    kinds: {
      pregnancy: 'Pregnancy',
      'good-for': 'May suit',
      'poor-for': 'May not suit',
      caution: 'Caution',
    },
    about: (kind: string, about: string) => `${kind} ${about} skin`,
  },
  interactions: { title: 'Used together', with: 'With' },
  names: {
    title: 'Names and numbers',
    inci: 'INCI name',
    synonyms: 'Also printed as',
    noSynonyms: 'No other spelling is known to us.',
    more: (count: number) => `${counted(count, 'more spelling')}`,
    cas: 'CAS',
    ec: 'EC',
    source: 'Source',
  },
  use: {
    title: 'On labels',
    counted: (labels: number) => `Counted on ${counted(labels, 'label')}.`,
    places: {
      'first-five': 'It mostly stands among the first five, where a product holds most.',
      middle: 'It mostly stands in the middle of the list.',
      end: 'It mostly stands near the end, where a little is enough.',
    },
    none: 'We have not met it on a label.',
    often: 'Often found with',
  },
  madeBy: (engine: string, knowledge: string) => `Data version: engine ${engine}, knowledge ${knowledge}.`,
  disclaimer: 'Cosmetic guidance from published sources, not medical advice.',
} as const

/** 'on 43 of 100 labels', or of 1,000 where it is rare. */
export function commonText(perThousand: number | null): string | null {
  if (perThousand === null) return null
  if (perThousand >= 10) return `on ${formatNumber(Math.round(perThousand / 10))} of 100 labels`
  if (perThousand < 1) return 'on fewer than 1 of 1,000 labels'
  return `on ${formatNumber(Math.round(perThousand))} of 1,000 labels`
}
