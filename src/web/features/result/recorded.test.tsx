import { QueryClientProvider } from '@tanstack/react-query'
import { jsPDF } from 'jspdf'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { Navigation } from '../../lib/navigation.tsx'
import { expect, test } from 'vitest'
import { analyze } from '../../../engine/analyze.ts'
import { realKnowledge } from '../../../engine/knowledge/folder.test-support.ts'
import { cosmeticDocument } from '../../documents/cosmetic-pdf.ts'
import { createQueryClient } from '../../lib/query-client.ts'
import { ToastProvider } from '../../ui/toast.tsx'
import { factsOf } from './ingredient-facts.ts'
import type { PublicCosmeticAnalysis } from '../../../contract/analysis.ts'
import { readAnalysis } from '../../../contract/older-shapes/analysis.ts'
import { withReadableNames } from './result-queries.ts'
import { ResultView } from './result-view.tsx'
import { WhyScore } from './why-score.tsx'

const LIST =
  'Ingredients: Aqua, Glycerin, Butyrospermum Parkii Butter, Cera Alba, Cocos Nucifera Oil, Phenoxyethanol, Parfum, Linalool, Xyzzylquat-9000. May contain: CI 77491'
const whole = JSON.parse(
  JSON.stringify(analyze(LIST, realKnowledge(), { productType: 'rinse-off' })),
) as Record<string, unknown> & { ingredients: Record<string, unknown>[] }

const shown = (results: unknown): PublicCosmeticAnalysis =>
  withReadableNames(
    readAnalysis({
      id: 'x',
      shareId: 'x',
      productName: 'A cream',
      ingredientsList: LIST,
      analysisResults: results,
    }),
  )

/** Every piece of text on the page, in the opened entries and for those who listen. */
function saysOf(analysis: PublicCosmeticAnalysis): string[] {
  const { ingredients } = analysis.analysisResults
  const page = renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <ToastProvider closeLabel="" listLabel="">
        <Navigation served="/">
          <ResultView analysis={analysis} onAnalyseAlone={() => undefined} />
          {ingredients.map((ingredient, at) => (
            <div key={at}>
              <WhyScore ingredient={ingredient} />
              {factsOf(ingredient).map(({ term, fact }) => (
                <p key={term}>{`${term}: ${fact}`}</p>
              ))}
            </div>
          ))}
        </Navigation>
      </ToastProvider>
    </QueryClientProvider>,
  )
  const labels = [...page.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label ?? '')
  return [...page.replace(/<[^>]*>/g, '\n').split('\n'), ...labels].map((text) =>
    // Its place among those of its section.
    text.trim().replace(/^\d+\. /, ''),
  )
}

const before = new Set(saysOf(shown(whole)))

/** What may be said instead of what is missing. The rating of an ingredient has two fields. */
const SAID_INSTEAD =
  /not recorded|holds no overall score|no written summary|^\d*$|^Cosmetic guidance .* not medical advice\.$|^Comedogenic: \d \/ 5$|^–$|^Page \d of \d$/i

const without = (key: string) => ({ ...whole, [key]: undefined })
const withoutInEach = (key: string) => ({
  ...whole,
  ingredients: whole.ingredients.map((entry) => ({ ...entry, [key]: undefined })),
})
const OLDER: [string, unknown][] = [
  ...Object.keys(whole).map((key): [string, unknown] => [key, without(key)]),
  ...Object.keys(whole.ingredients[0] ?? {})
    // The name is what the row is about; without it the printed one stands for it.
    .filter((key) => key !== 'name')
    .map((key): [string, unknown] => [`${key} of each ingredient`, withoutInEach(key)]),
  ['everything but the names', { ingredients: whole.ingredients.map(({ name }) => ({ name })) }],
  ['everything', {}],
]

test.each(OLDER)('B-87 a row without %s: the page says nothing that the whole row did not say', (_, row) => {
  const added = saysOf(shown(row)).filter((text) => !before.has(text) && !SAID_INSTEAD.test(text))

  expect(added).toEqual([])
})

test('B-87 a row with names alone: no verdict, no figure, no green', () => {
  const says = saysOf(shown({ ingredients: [{ name: 'AQUA' }, { name: 'PARFUM' }] })).join('\n')

  for (const claim of [
    /% sure/,
    /exact name/,
    /\d+ of \d+ recognised/,
    /Read as a product/,
    /^Low$/m,
    /vegan$/im,
    /animal/i,
    /No ingredient scores below/,
    /No rule took points/,
    /Not on the lists/,
    /Unknown$/m,
    /safe \(70/,
    /Engine/,
  ])
    expect(says).not.toMatch(claim)
  expect(says).toContain('Not recorded')
})

test('what a row holds in a form that nobody can read is not recorded either', () => {
  const { analysisResults } = shown({
    ...whole,
    overallScore: 'high',
    coverage: { total: 'many' },
    veganStatus: 'yes',
    allergenRisk: 'none',
    ingredients: [{ name: 'AQUA', safetyScore: 400, recognition: 'sure', allergen: 0 }, null, 'Parfum'],
  })

  expect(analysisResults).toMatchObject({ cap: whole['cap'], productType: whole['productType'] })
  for (const key of ['overallScore', 'coverage', 'veganStatus', 'allergenRisk'] as const)
    expect(analysisResults[key]).toBeUndefined()
  expect(analysisResults.ingredients).toHaveLength(3)
  const [first] = analysisResults.ingredients
  expect(first?.name).toBe('Aqua')
  for (const claim of ['safetyScore', 'recognition', 'allergen']) expect(first).not.toHaveProperty(claim)
})

test('a printed per cent against its limit and a name printed twice are told, and the name counts once', () => {
  const text = 'Face cream. Ingredients: Aqua, Glycerin, Salicylic Acid 1.5%, Phenoxyethanol 2%, Glycerin'
  const says = saysOf(shown(JSON.parse(JSON.stringify(analyze(text, realKnowledge()))))).join('\n')

  expect(says).toContain('EU limit: 1.5 % printed, within the EU limit of 2 % (Annex III/98).')
  expect(says).toContain('Over the EU limit: 2 % printed, 1 % allowed (Annex V/29)')
  expect(says).toContain('4 of 4 recognised')
})

const FONTS = join(import.meta.dirname, '../../../../node_modules/dejavu-fonts-ttf/ttf')
const font = (name: string) => readFileSync(join(FONTS, `${name}.ttf`)).toString('latin1')
const fonts = { plain: font('DejaVuSans'), bold: font('DejaVuSans-Bold') }

const written = new Set<string>()
jsPDF.API.events.push([
  'preProcessText',
  ({ text }: { text: string | string[] }) =>
    // A cell comes with all its lines.
    [text]
      .flat()
      .join(' ')
      .split(', ')
      .forEach((part) => written.add(part.trim())),
])

/** The lines written on the pages of the export. */
function writtenFrom(results: unknown): Set<string> {
  written.clear()
  cosmeticDocument({ ...shown(results), createdAt: '2026-11-05T12:00:00.000Z', isOwner: true }, fonts)
  return new Set(written)
}

const printedBefore = writtenFrom(whole)

test.each(OLDER)(
  'B-87 a row without %s: the export says nothing that the whole row did not say',
  (_, row) => {
    expect(printedBefore.size).toBeGreaterThan(50)

    const added = [...writtenFrom(row)].filter((text) => !printedBefore.has(text) && !SAID_INSTEAD.test(text))

    expect(added).toEqual([])
  },
)
