import { counted } from '../format.ts'

/** What official lists beside the cosmetics annexes say of an ingredient. */
export const listingMessages = {
  title: 'On official lists',
  intro:
    'Told, and without points: these lists look at a substance anywhere and at any amount, not at this product.',
  none: 'None of the lists we hold names it: EU lists of hormone disruptors, of substances classed as causing cancer or harming fertility, of restricted plastics and of harm to water, and the definition of PFAS.',
  axes: {
    endocrine: 'Hormones',
    cmr: 'Cancer, genes, fertility',
    pfas: 'PFAS',
    microplastic: 'Microplastic',
    environment: 'Environment',
  },
  states: { listed: 'listed', 'under-evaluation': 'under evaluation', possible: 'possible' },
  line: (axis: string, state: string) => `${axis}: ${state}`,
  of: (ingredients: number) => counted(ingredients, 'ingredient'),
  open: (name: string) => `Open ${name}`,
} as const
