import { expect, test } from 'vitest'
import { findAbsences } from './absence.ts'
import { findAnswerRows } from '../answer-rows.ts'
import { findHeadings } from '../headings.ts'

const texts = (text: string, stretches: readonly { start: number; end: number }[]) =>
  stretches.map(({ start, end }) => text.slice(start, end))

/** From where to where a claim about what is absent goes; beside it the list stands. */
test.each<[string, string[]]>([
  ['No parabens', ['No parabens']],
  ['No. 5', []],
  ['No, Aqua', []],
  ['No: SLS, parabens', ['No: SLS, parabens']],
  ['No nasties: parabens', ['No nasties: parabens']],
  ['Zero Chill Face Mist: Aqua', []],
  ['No harsh ingredients: SLS, parabens', ['No harsh ingredients: SLS, parabens']],
  ['0% parabens, Aqua', ['0% parabens, Aqua']],
  ['0 % parabens', ['0 % parabens']],
  ['10 % parabens', []],
  ['0.0 % parabens', []],
  ['Lanolin 0 %', ['Lanolin 0 %']],
  ['Lanolin: 0%', ['Lanolin: 0%']],
  ['Aqua, Lanolin 0 %, Glycerin', [' Lanolin 0 %']],
  ['Free from parabens. Aqua', ['Free from parabens.']],
  ['Free from parabens, silicones\nAqua, Glycerin', ['Free from parabens, silicones']],
  ['Free from:\nParabens\nSilicones\n\nAqua', ['Free from:\nParabens\nSilicones']],
  ['Free from\nParabens\n\nAqua', ['Free from\nParabens']],
  ['Free from:\n- Parabens\n\n- Silicones\n\nAqua', ['Free from:\n- Parabens\n\n- Silicones']],
  ['Free from: parabens, silicones', ['Free from: parabens, silicones']],
  ['paraben free. Aqua', []],
  ['Parabens-free, Aqua', []],
  ['Aqua, Glycerin (no parabens), Talc', ['no parabens']],
  ['We never use parabens. Aqua', ['We never use parabens.']],
  ['Our formula is free from parabens! Aqua', ['Our formula is free from parabens!']],
  ['Good to know: free from parabens. Aqua', ['Good to know: free from parabens.']],
  ['without parabens, with: Aqua', ['without parabens, with:']],
  ['without parabens, but with Aqua', ['without parabens, but with ']],
  ['without parabens or products with Aqua', ['without parabens or products with Aqua']],
  ['no parabens no nasties just aqua', ['no parabens no nasties just ']],
  ['ohne Parabene, aber mit Panthenol', ['ohne Parabene, aber mit ']],
  ['sans parabènes, avec Aqua', ['sans parabènes, avec ']],
  ['enthält keine Parabene. Aqua', ['enthält keine Parabene.']],
  ['enthält nichts außer Aqua', []],
  ['does not contain parabens. Aqua', ['does not contain parabens.']],
  ['contains no parabens. Aqua', ['contains no parabens.']],
  ['Парабены не используются. Aqua', ['Парабены не используются']],
  ['не содержит парабенов. Aqua', ['не содержит парабенов.']],
  ['無水ケイ酸、水', []],
  ['Parabens | No\nAqua', ['Parabens | No']],
  ['Parabens | Yes\nAqua', []],
  ['Lanolin ✗\nAqua', ['Lanolin ✗']],
  ['Lanolin ✓\nAqua', []],
  ['[ ] Lanolin\n[x] Vegan\nAqua', ['[ ] Lanolin']],
  ['Hydroquinone: n/a', ['Hydroquinone: n/a']],
  ['Parabens: no\nAqua', ['Parabens: no']],
  ['Parabens: none', ['Parabens: none']],
  ['Does it contain parabens? No. Aqua', ['Does it contain parabens? No']],
  ['is it free from parabens? Yes', ['is it free from parabens?']],
  [
    'Made without parabens, sulfates and\nphthalates. Aqua',
    ['Made without parabens, sulfates and\nphthalates.'],
  ],
  [
    'Made without parabens, sulfates, phthalates and mineral oil of all\nkinds. Aqua',
    ['Made without parabens, sulfates, phthalates and mineral oil of all\nkinds.'],
  ],
  ['a, b, c, d, e, parabens free', []],
  ['a, b, parabens free', []],
  ['Alcohol-free toner: Aqua', []],
  ['(paraben-free) Aqua', []],
  ['parabens are not used. Aqua', ['parabens are not used']],
  ['without parabens\n\nIngredients: Aqua', ['without parabens']],
  ['without parabens Ingredients: Aqua', ['without parabens ']],
  ['without harmful ingredients: parabens', ['without harmful ingredients: parabens']],
  ['No', []],
  ['no', []],
  ['0', []],
  ['zero parabens', ['zero parabens']],
  ['Nopal Extract', []],
  ['nothing but Aqua', []],
])('%j claims of absence: %j', (text, claims) => {
  expect(texts(text, findAbsences(text, findHeadings(text), findAnswerRows(text)))).toEqual(claims)
})

/** The rows that answer no, and the answers of those that say yes. */
test.each<[string, string[], string[]]>([
  ['No: SLS, parabens', [], []],
  ['No nasties: parabens', [], []],
  ['Zero Chill Face Mist: Aqua', [], []],
  ['No harsh ingredients: SLS, parabens', [], []],
  ['Lanolin: 0%', ['Lanolin: 0%'], []],
  ['Free from:\nParabens\nSilicones\n\nAqua', [], []],
  ['Free from:\n- Parabens\n\n- Silicones\n\nAqua', [], []],
  ['Free from: parabens, silicones', [], []],
  ['Good to know: free from parabens. Aqua', [], []],
  ['without parabens, with: Aqua', [], []],
  ['Parabens | No\nAqua', ['Parabens | No'], []],
  ['Parabens | Yes\nAqua', [], [' Yes']],
  ['[ ] Lanolin\n[x] Vegan\nAqua', ['[ ] Lanolin'], []],
  ['Hydroquinone: n/a', ['Hydroquinone: n/a'], []],
  ['Parabens: no\nAqua', ['Parabens: no'], []],
  ['Parabens: none', ['Parabens: none'], []],
  ['is it free from parabens? Yes', [], [' Yes']],
  ['Alcohol-free toner: Aqua', [], []],
  ['without parabens\n\nIngredients: Aqua', [], []],
  ['without parabens Ingredients: Aqua', [], []],
  ['without harmful ingredients: parabens', [], []],
])('%j answers no in %j and yes in %j', (text, absent, answers) => {
  const rows = findAnswerRows(text)
  expect([texts(text, rows.absent), texts(text, rows.answers)]).toEqual([absent, answers])
})
