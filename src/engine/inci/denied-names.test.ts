import { expect, it } from 'vitest'
import { analyze } from '../analyze.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'

const knowledge = realKnowledge()
const profile = {
  skinType: null,
  allergies: ['lanolin', 'latex', 'peanut'],
  preferences: { veganOnly: false, naturalOnly: false, lowComedogenic: false },
  isPregnant: true,
}
const read = (text: string) => analyze(text, knowledge, { profile })
const names = (text: string) => read(text).ingredients.map(({ printed }) => printed)

it.each([
  'Aristolochia-free extract',
  'Hydroquinone-free complex',
  'Mercury-free whitening agent',
  'Lanolin-free wax',
  'Lanolin free wax',
  'Lanolinfreies Wachs',
  'Lanolinevrije was',
  'Lanolinfritt vax',
  'Retinol-free complex',
  'Retinolfreier Komplex',
  'Latex-free rubber',
  'Peanut-free blend',
  'レチノールフリー複合体',
  'non-retinol complex',
  'Retinol alternative complex',
  'Lanolin-like wax',
  'Lanolinersatz',
  'Wax without lanolin',
  'Cire sans lanoline',
  'Wachs ohne Lanolin',
  'Complejo sin retinol',
  'Complesso senza retinolo',
  'Complexo sem retinol',
  'Wosk bez lanoliny',
  'Was zonder lanoline',
  'Vax utan lanolin',
  'Voks uden lanolin',
  'Vosk bez lanolinu',
  'Воск без ланолина',
  '无视黄醇',
])('%s is not what it says it is without', (name) => {
  const { overallScore, ingredients, alerts, vegan } = {
    vegan: null,
    ...read(`Aqua, ${name}, Glycerin, Betaine`),
  }
  expect(overallScore).toBe(100)
  expect(ingredients.map((one) => one.inci)).toEqual(expect.arrayContaining(['AQUA', 'GLYCERIN', 'BETAINE']))
  expect(ingredients.map((one) => one.vegan)).not.toContain(false)
  expect((alerts ?? []).filter(({ kind }) => kind === 'allergy' || kind === 'pregnancy')).toEqual([])
  expect(vegan).not.toBe(false)
})

it.each([
  ['Alcohol-free Hamamelis Virginiana Water', 'HAMAMELIS VIRGINIANA WATER'],
  ['Gluten-free Avena Sativa Kernel Flour', 'AVENA SATIVA KERNEL FLOUR'],
  ['Glycerin paraben-free', 'GLYCERIN'],
  ['Zinc Oxide (non-nano)', 'ZINC OXIDE'],
])('%s is what it is beside that', (name, inci) => {
  expect(read(`Aqua, ${name}, Panthenol`).ingredients[1]?.inci).toBe(inci)
})

it.each(['Lanolin wax', 'Retinol complex', 'Salicylic Acid free acid', 'Retinol, free of parabens'])(
  '%s still holds what it names',
  (name) => {
    const told = (read(`Aqua, ${name}, Glycerin, Betaine, Panthenol`).alerts ?? []).map(({ kind }) => kind)
    expect(told.includes('allergy') || told.includes('pregnancy')).toBe(true)
  },
)

it.each([
  'Hydroquinone (0 %)',
  'Hydroquinone [0%]',
  'Hydroquinone 0%',
  'Hydroquinone: 0 %',
  'Hydroquinone (0.0 %)',
  'Hydroquinone (0 ppm)',
  'Hydroquinone (none)',
  'Hydroquinone (not detected)',
  'Hydrochinon (nicht nachweisbar)',
  'Hydroquinone (absent)',
])('%s is not inside', (name) => {
  expect(read(`Aqua, ${name}, Glycerin`).overallScore).toBe(100)
  expect(names(`Aqua, ${name}, Glycerin`)).toEqual(['Aqua', 'Glycerin'])
})

it.each([
  ['no parabens, no formaldehyde, Betaine', ['Betaine']],
  ['no parabens, Betaine, Panthenol', ['Betaine', 'Panthenol']],
  ['No Parabens, Betaine, and Panthenol', ['Betaine', 'Panthenol']],
  ['no parabens, Hydroquinone, Betaine', ['Hydroquinone', 'Betaine']],
  ['ohne Parabene, Silikone, Betaine', ['Betaine']],
  ['sans parabènes, Betaine, Panthenol', ['Betaine', 'Panthenol']],
  ['senza parabeni, Betaine', ['Betaine']],
  ['sin parabenos, Betaine', ['Betaine']],
  ['bez parabenów, Betaine', ['Betaine']],
  ['zonder parabenen, Betaine', ['Betaine']],
  ['free from parabens, silicones, mineral oil, Betaine', ['Betaine']],
  ['no mercury, hydroquinone or lead, Betaine', ['Betaine']],
  ['不含酒精, Betaine', ['Betaine']],
  ['no parabens, formaldehyde, mineral oil', []],
  ['without parabens, mercury, hydroquinone and lead', []],
  ['No Parabens, Formaldehyde, Hydroquinone', []],
  ['does not contain parabens, Talc, Lanolin', []],
  ['free from: parabens, Talc, Lanolin', []],
])('between names a claim denies its own piece: %s', (claim, inside) => {
  expect(names(`Aqua, Glycerin, ${claim}`)).toEqual(['Aqua', 'Glycerin', ...inside])
})

it('in small letters throughout too', () => {
  expect(names('aqua, glycerin, no parabens, betaine')).toEqual(['aqua', 'glycerin', 'betaine'])
  expect(names('aqua, glycerin, no parabens, formaldehyde, mercury')).toEqual(['aqua', 'glycerin'])
})
