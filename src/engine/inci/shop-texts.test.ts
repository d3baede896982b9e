import { expect, it } from 'vitest'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { FUNCTION_WORDS } from './rows/functions.ts'
import { parseList } from './parse.ts'
import { REASON } from './label.ts'

const knowledge = realKnowledge()

function read(text: string) {
  const { items, leftOut } = parseList(text, knowledge)
  return {
    names: items.map(({ printed }) => printed),
    leftOut: leftOut.map(({ text: left, reason }) => [left, reason]),
  }
}

const NAMES = ['Aqua', 'Glycerin', 'Panthenol', 'Tocopherol', 'Squalane', 'Parfum']

it.each(['*', '**', '†', '‡', '^', '°', 'º', '§', '¹', '²', '*CO', ' *F', '†B', '*OG'])(
  'names keep their place beside the footnote sign %j, wherever its legend stands',
  (sign) => {
    const marked = NAMES.map((name, at) => (at % 2 ? name + sign : name)).join(', ')
    for (const legend of [
      ` ${sign.trim()} from organic farming`,
      `. ${sign.trim()} from organic farming`,
      `\n${sign.trim()} from organic farming`,
      `\n\n${sign.trim()}Organic`,
    ]) {
      const { names, leftOut } = read(marked + legend)
      expect({ legend, names }).toEqual({ legend, names: NAMES })
      expect(leftOut.map(([, reason]) => reason)).toEqual([REASON.footnote])
    }
  },
)

it.each(['*Vitamin C Ampoule Water', '* Day Cream Base', '†Hydrating Complex 12'])(
  'a sign in front of a list is no footnote: %s',
  (first) => {
    const { names } = read(`Ingredients: Serum Base, Parfum. ${first}, ${NAMES.join(', ')}`)
    expect(names.slice(-6)).toEqual(NAMES)
  },
)

it.each([' | ', ' - ', ': ', '   ', '\t'])(
  'a column of functions beside the names is left out, parted by %j',
  (gap) => {
    const functions = [
      'Solvent',
      'Humectant',
      'Skin conditioning',
      'Antioxidant, Emollient',
      'Emollient',
      'Fragrance',
    ]
    const rows = NAMES.map((name, at) => name + gap + (functions[at] ?? ''))
    const { names, leftOut } = read(`Ingredients:\n${rows.join('\n')}`)
    expect(names).toEqual(NAMES)
    expect(leftOut).toEqual(functions.map((name) => [name, REASON.purpose]))
  },
)

it('a column is one of functions by most of its lines, and then in all of them', () => {
  expect(read('Aqua | Solvent\nGlycerin | Humectant\nPanthenol | makes it nice').names).toEqual([
    'Aqua',
    'Glycerin',
    'Panthenol',
  ])
})

it('one line alone is no table, and names beside names are none', () => {
  expect(read('Aqua | Glycerin\nPanthenol | Squalane').names).toEqual([
    'Aqua',
    'Glycerin',
    'Panthenol',
    'Squalane',
  ])
  expect(read('Ingredients: Aqua, Glycerin, Parfum | Fragrance').names).toContain('Fragrance')
})

it('lines that praise a name each are no part of the list that stands beside them', () => {
  for (const text of [
    `Niacinamide: brightens skin\nPanthenol: soothes\n\n${NAMES.join(', ')}`,
    `Highlighted Ingredients:\n- Niacinamide: brightens skin\n- Panthenol: soothes\n\n${NAMES.join(', ')}`,
    `${NAMES.join(', ')}\nNiacinamide: brightens skin\nPanthenol: soothes`,
  ])
    expect({ text, names: read(text).names }).toEqual({ text, names: NAMES })
  expect(read('Niacinamide: brightens skin\nPanthenol: soothes').names).toEqual(['Niacinamide', 'Panthenol'])
})

it('a product whose name begins with a word of absence keeps its list', () => {
  for (const title of ['Zero Chill Face Mist', 'No Poo Scalp Wash', 'Never Ending Glow Oil'])
    expect(read(`${title}: ${NAMES.join(', ')}`).names).toEqual(NAMES)
})

it('what lies in a piece that is left out is told with it, once', () => {
  const { leftOut } = parseList('Paraben, sulfate and talc free. Ingredients: Aqua, Glycerin', knowledge)
  for (const [at, { span }] of leftOut.entries()) {
    expect(span.start).toBeGreaterThanOrEqual(leftOut[at - 1]?.span.end ?? 0)
  }
})

it('no function is a name that a list could hold beside others, but for those that CosIng has too', () => {
  const names = new Set(knowledge.ingredients.map(({ inci }) => inci.toLowerCase()))
  expect([...FUNCTION_WORDS].filter((word) => names.has(word))).toEqual(['parfum'])
})
