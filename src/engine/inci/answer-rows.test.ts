import { expect, it } from 'vitest'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { parseList } from './parse.ts'

const knowledge = realKnowledge()
const LIST = 'Aqua, Glycerin, Panthenol, Tocopherol'
const NAMES = ['AQUA', 'GLYCERIN', 'PANTHENOL', 'TOCOPHEROL']

function namesIn(text: string): string[] {
  return parseList(text, knowledge).items.map(
    ({ match, printed }) => knowledge.ingredients[match.ingredient ?? -1]?.inci ?? printed,
  )
}

it.each([
  ['a table of bars', 'Talc | No\nLanolin | No\nFormaldehyde | No'],
  ['with bars at its edges', '| Talc | no |\n| Formaldehyde | none |\n| Vegan | Yes |'],
  ['a file of commas', 'Talc,No\nFormaldehyde,No\nVegan,Yes'],
  ['of semicolons', 'Talkum;Nein\nFormaldehyd;Nein'],
  ['of tabulators', 'Talc\tnon\nFormaldéhyde\tnon'],
  ['of dashes', 'Talco - no\nFormaldeide - no'],
  ['questions', 'Talc? No.\nFormaldehyde? No!'],
  ['equal signs', 'Talk = nie\nFormaldehyd = nie'],
  ['signs', '| Talc | ✗ |\n| Formaldehyde | ✘ |'],
  ['us and them', 'Talc | ✗ | ✓\nFormaldehyde | ✗ | ✓'],
  ['in other scripts', 'タルク | なし\nFormaldehyde | 無\nFormaldehyde | 없음\nТальк | нет'],
  ['amounts of nothing', 'Talc: 0 %\nLanolin 0%\nFormaldehyde: 0.0 %'],
  ['findings of a laboratory', 'Talc: not detected\nFormaldehyde: n.d.\nLanolin - n/a'],
  ['boxes without a tick', '[ ] Talc\n[ ] Formaldehyde\n[x] Vegan'],
  ['drawn boxes', '☐ Talc\n☐ Formaldehyde\n☑ Vegan'],
])('what a line answers with no is no ingredient: %s', (_what, rows) => {
  for (const text of [`${rows}\n\nIngredients: ${LIST}`, `Ingredients: ${LIST}\n\n${rows}`])
    expect({ text, names: namesIn(text) }).toEqual({ text, names: NAMES })
  expect(namesIn(rows)).toEqual([])
})

it.each([
  ['Silikone: keine. Farbstoffe: keine. Mikroplastik: nein.'],
  ['Silicones : aucun. Colorants : aucun. Formaldehyde : non.'],
  ['Barwniki: brak. Alkohol: nie. Olej mineralny: brak.'],
  ['Colorantes: no. Talco: ningún. Alcohol: 0 %'],
  ['Renklendirici: yok. Talk: yok! Alkol: hayır'],
  ['Красители: нет. Тальк: нет. Спирт: нет'],
  ['Allergens: none. Talc: n.d. Formaldehyde: not detected.'],
])('sentences behind a list answer with no as rows do: %s', (told) => {
  for (const text of [`INCI: ${LIST}. ${told}`, `${LIST}; ${told}`, `Ingredients: ${LIST}.\n${told}`])
    expect({ text, names: namesIn(text) }).toEqual({ text, names: NAMES })
})

it('a sentence that answers otherwise denies nothing', () => {
  expect(namesIn(`${LIST}. May contain: Mica, Talc.`)).toEqual([...NAMES, 'MICA', 'TALC'])
  expect(namesIn(`Aqua, Glycerin. Active ingredient: Panthenol.`)).toContain('PANTHENOL')
})

it('the answer yes is no name, and what it speaks of is one', () => {
  expect(namesIn('Aqua | Yes\nGlycerin | ✓ | ✗\nTalc | No\nSqualane | ja')).toEqual([
    'AQUA',
    'GLYCERIN',
    'SQUALANE',
  ])
})

it.each([
  ['Aqua, Glycerin, Talc: n/a, Panthenol', ['AQUA', 'GLYCERIN', 'PANTHENOL']],
  ['Aqua, Niacinamide 10 %, Talc 0%, Glycerin', ['AQUA', 'NIACINAMIDE', 'GLYCERIN']],
  ['Aqua, Glycerin, Talc 0,0 %', ['AQUA', 'GLYCERIN']],
  [
    'Aqua, Glycerin 10%, Niacinamide 2.0 %, Panthenol 0.10 %',
    ['AQUA', 'GLYCERIN', 'NIACINAMIDE', 'PANTHENOL'],
  ],
  ['☐ Aqua\n☐ Glycerin\n☐ Panthenol', ['AQUA', 'GLYCERIN', 'PANTHENOL']],
])('no more than that is denied: %s', (text, names) => {
  expect(namesIn(text).slice(0, names.length)).toEqual(names)
})

it.each([
  ['Free from talc, with: '],
  ['Without talc, but with '],
  ['Sans talc, mais avec '],
  ['Ohne Talkum, aber mit '],
  ['Sin talco, pero con '],
  ['Senza talco, ma con '],
  ['Free of talc; made with '],
  ['Bez talku, ale z '],
])('a claim ends where it turns to what is inside: %s', (claim) => {
  expect(namesIn(claim + LIST)).toEqual(NAMES)
})

it.each([
  ['Free from talc\nIngredients Aqua Glycerin Panthenol Tocopherol'],
  ['Talc-free | Silicone-free | Ingredients | Aqua | Glycerin | Panthenol | Tocopherol'],
  ['Sans talc INCI Aqua, Glycerin, Panthenol, Tocopherol'],
  ['Ohne Talkum. Inhaltsstoffe Aqua, Glycerin, Panthenol, Tocopherol'],
  ['Senza talco\nIngredienti Aqua, Glycerin, Panthenol, Tocopherol'],
])('a heading without its colon ends a claim as well: %s', (text) => {
  expect(namesIn(text)).toEqual(NAMES)
})

it.each([
  [`Old formula: Aqua, Talc, Lanolin. New formula: ${LIST}`],
  [`Alte Rezeptur:\nAqua, Talc, Lanolin\n\nNeue Rezeptur:\n${LIST}`],
  [`Formerly contained: Talc. Ingredients: ${LIST}`],
  [`Tested for: lead < 0.1 ppm, mercury < 0.1 ppm (limit of detection). Ingredients: ${LIST}`],
  [`Métaux lourds : plomb < 0,1 ppm ; mercure < 0,1 ppm\nIngrédients : ${LIST}`],
])('what was inside once, or was looked for, is not inside: %s', (text) => {
  expect(namesIn(text)).toEqual(NAMES)
})
