import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CALLS } from '../../../contract/calls.ts'
import type { SkinReport } from '../../../contract/skin-report.ts'
import { server } from '../../testing/played-server.test-support.ts'
import { faceId, faceOf, measuredFace, measuredReport } from '../../testing/sample-faces.test-support.ts'
import { address, openScreen, texts, toast } from '../../testing/screen.test-support.tsx'
import { main, openFace, PATH, region, report } from './face.test-support.ts'

/** A severe concern, two scores that were not measured, an allergy and a soft photo. */
let found: SkinReport
beforeAll(async () => {
  found = await measuredReport(
    { redness: 55, shine: 42, lines: null, texture: null },
    { allergies: ['Panthenol'], warnings: ['soft'] },
  )
})
const openMeasured = () => openFace(measuredFace(found))
const first = (words: ReturnType<typeof page.css>) => texts(words)[0] ?? ''
/** The whole card of a figure, by its label. */
const card = (name: string) =>
  region('Your scores').getByText(name, { exact: true }).element().parentElement?.innerText

test('FDET-01 FDET-03 FDET-04 FDET-05 FDET-07 FDET-11 FDET-12 FDET-13 the owner opens a record by its id', async () => {
  await openMeasured()
  await expect
    .element(main().getByRole('link', { name: 'Back to History' }))
    .toHaveAttribute('href', '/history')
  await expect.element(main().getByRole('button', { name: 'Share', exact: true })).toBeVisible()
  await expect.element(main().getByRole('button', { name: 'Download' })).toBeVisible()
  await expect.element(main().getByText('Oct 20, 2026, 4:05 PM')).toBeVisible()
  const line = main().getByText('Overall score').element().parentElement
  expect(line?.innerText).toMatch(new RegExp(`\\b${Math.round(found.scores.overall ?? NaN)}\\s+out of 100`))
  const another = main().getByRole('link', { name: 'Analyze Another Photo' })
  await expect.element(another).toHaveAttribute('href', PATH)
  const journey = main().getByRole('link', { name: 'View Health Journey' })
  await expect.element(journey).toHaveAttribute('href', '/skin-health-tracker')
  await expect.element(page.css('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
})

test.each([
  [80, 'Excellent'],
  [79, 'Good'],
  [60, 'Good'],
  [59, 'Needs Attention'],
])('FDET-08 FDET-09 FDET-10 a score of %i has the badge %s', async (score, badge) => {
  await openFace(faceOf({ safetyScore: score, analysis: { scores: { overall: score } } }))
  const line = page.getByText('Overall score').element().parentElement
  expect(line?.innerText.replace(/\s+/g, ' ')).toBe(`Overall score ${score} out of 100 ${badge}`)
})

test('FREP-01..16 FREP-18 DEC-55 the report shows every part, each with what it rests on', async () => {
  await openMeasured()
  for (const text of [
    `Skin type: ${found.skinType?.primary}`,
    'Analysed on Oct 20, 2026',
    'Cosmetic guidance from a photo, not medical advice.',
    'Cosmetic appearance estimate from one photo. Not a medical device.',
  ])
    await expect.element(page.getByText(text).first()).toBeVisible()
  for (const name of ['Export Analysis', 'Share Results'])
    await expect.element(page.getByRole('button', { name })).toBeVisible()
  for (const name of ['Overall', 'Hydration (appearance)', 'Clarity', 'Texture', 'Tone'])
    await expect.element(region('Your scores').getByText(name, { exact: true })).toBeVisible()
  await expect.element(region('Skin type').getByText(found.skinType?.because ?? 'no reason')).toBeVisible()
  const rings = region('Skin metrics').getByRole('img', { name: /: (\d+ out of 100|not measured)/ })
  expect(rings.elements()).toHaveLength(5)
  const concerns = region('Visible concerns')
  const severe = first(concerns.getByRole('listitem'))
  expect(severe).toMatch(/^Redness Severe 7\.7 of 10/)
  expect(severe).toContain('More than on 49 of 50 ordinary faces.')
  await expect.element(concerns.getByText('show it to a doctor or another professional')).toBeVisible()
  await expect.element(region('Priority treatment focus').getByText(/^Redness:/)).toBeVisible()
  for (const part of ['Morning routine', 'Evening routine'])
    expect(region(part).getByRole('listitem').elements().length).toBeGreaterThan(1)
  const timeline = region('What to expect, and when')
  await expect.element(timeline.getByText('6 to 8 weeks of daily use')).toBeVisible()
  expect(texts(timeline.getByRole('listitem'))).toEqual([
    'Week 1-2 Initial adjustment',
    'Week 3-4 First improvements',
    'Week 6-8 Significant progress',
  ])
})

test('FREP-12 FREP-13 ingredients lead to their pages, say why and by whom, and what is personal is marked', async () => {
  const [beneficial] = found.ingredients.beneficial
  if (beneficial === undefined) throw new Error('a report with redness advises something')
  server.refuses(CALLS.getIngredient, 404, { code: 'NOT_FOUND', message: 'Not found.' })
  await openMeasured()
  const entry = region('Beneficial ingredients').getByRole('listitem').first()
  const link = entry.getByRole('link').first()
  await expect.element(link).toHaveAttribute('href', `/ingredients/${beneficial.slug}`)
  await expect.element(entry).toHaveTextContent(beneficial.why)
  await expect.element(entry).toHaveTextContent(beneficial.source.title)
  expect(first(region('Ingredients to avoid').getByRole('listitem'))).toMatch(/^PANTHENOL From your profile/)
  await link.click()
  await expect.poll(address).toBe(`/ingredients/${beneficial.slug}`)
})

test('DEC-35 B-40 what was not measured has words in the place of a figure, and no default is shown', async () => {
  await openMeasured()
  expect(card('Texture')).toContain('Not measured')
  await expect.element(page.getByRole('img', { name: 'Texture: not measured' })).toBeVisible()
  await expect.element(page.getByText('Not measured means that the photo did not tell.')).toBeVisible()

  await openFace(
    faceOf({
      safetyScore: null,
      skinType: null,
      analysis: { fullText: 'VISIBLE CONCERNS:\n- Redness (6/10): on both cheeks' },
      concerns: [],
      recommendations: [],
    }),
  )
  await expect.element(report()).toBeVisible()
  const unmeasured = (name: string) => region(name).getByText('Not measured', { exact: true })
  expect(unmeasured('Your scores').elements()).toHaveLength(5)
  await expect.element(unmeasured('Skin type')).toBeVisible()
  expect(
    main()
      .getByText(/\b7[05]\b|\b80\b|Combination/)
      .elements(),
  ).toEqual([])
  await expect.element(region('Visible concerns').getByText('Moderate')).toBeVisible()
  await expect.element(region('Priority treatment focus').getByText('General advice')).toBeVisible()
})

test('DEC-35 where nothing stands out it says what was not looked at, and no score hides how unsure it is', async () => {
  const calm = await measuredReport({ lines: null, 'dark-spots': null })
  const unsure = { ...calm.why.tone, parts: calm.why.tone?.parts ?? [], confidence: 0.36 }
  await openFace(measuredFace({ ...calm, why: { ...calm.why, tone: unsure } }))

  await expect
    .element(
      region('Visible concerns').getByText(
        'Nothing stands out in what was measured. Not measured on this photo: lines, dark spots.',
      ),
    )
    .toBeVisible()
  await expect.element(region('Priority treatment focus').getByText('in what was measured')).toBeVisible()
  expect(card('Tone')).toContain('out of 100, rather unsure')
  expect(card('Clarity')).toContain('out of 100')
  expect(card('Clarity')).not.toContain('unsure')
})

test('B-41 DEC-36 FPARSE-05 FREP-17 a broken report is shown as far as it can be read, and says so', async () => {
  const analysis = '```json\n{ "scores": \n```\n## Skin Type\nOily\n## Weekly\n- One clay mask a week'
  await openFace(faceOf({ analysis, recommendations: [], safetyScore: null }))
  await expect.element(page.getByText('This report is partial')).toBeVisible()
  await expect.element(page.getByText('Skin type: Oily')).toBeVisible()
  expect(page.getByText('clay mask').elements()).toEqual([])
})

test('FPARSE-31 an analysis that holds nothing did not complete', async () => {
  const nothing = { concerns: [], recommendations: [], safetyScore: null, skinType: null }
  await openFace(faceOf({ analysis: {}, ...nothing }))
  await expect.element(page.getByText('This analysis did not complete')).toBeVisible()
  expect(page.getByRole('button', { name: 'Download' }).elements()).toEqual([])
})

test('every score opens what made it: value, rank, weight and confidence', async () => {
  await openMeasured()
  const metrics = region('Skin metrics')
  await expect.element(metrics).toBeVisible()
  expect(metrics.getByText('How Texture came about').elements()).toEqual([])
  await metrics.css('summary').filter({ hasText: 'How Clarity came about' }).click()
  const table = metrics.getByRole('table', { name: 'How Clarity came about' })
  await expect.element(table.getByRole('row')).toHaveLength((found.why.clarity?.parts.length ?? NaN) + 1)
  expect(first(table.getByRole('row', { name: /^Redness/ }))).toMatch(/55 more than 49 of 50 \d+ \d+ %/)
  const opened = metrics.css('details[open]')
  await expect.element(opened).toHaveLength(1)
  await expect.element(opened.getByText(/^Measured with \d+ % confidence\.$/)).toBeVisible()
})

test('UX-12 the face map shows one measure by zone, in shades and as a table, and says what was not measured', async () => {
  await openMeasured()
  const map = region('Face map')
  const drawing = map.getByRole('img')
  await expect.element(drawing).toHaveAttribute('aria-label', expect.stringContaining('Left cheek most'))
  const level = (zone: string) => drawing.css(`[data-zone=${zone}]`).element().getAttribute('data-level')
  expect(level('left-cheek')).toBe('most')
  expect(level('chin')).toBe('unknown')
  expect(first(map.getByRole('row', { name: /Left cheek/ }))).toMatch(/2\. Left cheek 64 most/)
  expect(first(map.getByRole('row', { name: /Chin/ }))).toContain('Not measured')

  const choice = map.getByLabelText('What to show')
  await choice.selectOptions('Lines')
  await expect
    .element(map.getByText('Not measured on this photo. The face is too small on this photo.'))
    .toBeVisible()
  expect(drawing.css('[data-zone]').elements()).toEqual([])
  ;(choice.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(map.getByText('Whole face: 42')).toBeVisible()
})

test('DEC-57 B-21 the photo has a receipt, and what was wrong with it is told', async () => {
  await openMeasured()
  await expect.element(page.getByText('The photo is a little soft')).toBeVisible()
  const receipt = region('What happened to your photo')
  for (const text of [
    '431 kB arrived',
    'Decoded and measured in memory in 212 ms',
    'Sent to nobody',
    'Not written anywhere',
  ])
    await expect.element(receipt.getByText(text)).toBeVisible()
})

test('FDET-14 FDET-15 FDET-16 FDET-17 FDET-21 loading, then what does not exist says so and leads to the history', async () => {
  server.refuses(CALLS.getFaceAnalysis, 404, {
    message: 'Failed to fetch face analysis',
    code: 'NOT_FOUND',
  })
  const answer = server.holds(CALLS.getFaceAnalysis)
  await openScreen(`${PATH}/${faceId(9)}`)
  await expect.element(page.getByText('Loading the analysis...')).toBeInTheDocument()
  expect(page.getByText('Analysis Not Found').elements()).toEqual([])
  answer()
  await expect.element(page.getByRole('heading', { name: 'Analysis Not Found' })).toBeVisible()
  const back = main().getByRole('link', { name: 'Back to History' })
  await expect.element(back).toHaveAttribute('href', '/history')
  expect(address()).toBe(`${PATH}/${faceId(9)}`)
})

test('B-48 DEC-41 a server that fails is tried again quietly, then the reader is led home with a word and a way back', async () => {
  const face = measuredFace(found)
  server.answersOddly(CALLS.getFaceAnalysis, '', 500)
  await openScreen(`${PATH}/${face.id}`)
  await expect.element(toast().getByText('Error', { exact: true })).toBeVisible()
  await expect.element(toast()).toHaveTextContent('Failed to load analysis results')
  await expect.poll(address).toBe('/')
  expect(server.requests(CALLS.getFaceAnalysis)).toHaveLength(3)
  server.answers(CALLS.getFaceAnalysis, face)
  await toast().getByRole('button', { name: 'Try again' }).click()
  await expect.element(report()).toBeVisible()
})
