import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CALLS } from '../../../contract/calls.ts'
import type { SkinReport } from '../../../contract/skin-report.ts'
import { server } from '../../testing/played-server.test-support.ts'
import { faceId, faceOf, measuredFace, measuredReport } from '../../testing/sample-faces.test-support.ts'
import { address, openScreen, PHONE, setViewport, texts, toast } from '../../testing/screen.test-support.tsx'
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
/** A score with its words. */
const card = (name: string) =>
  (page.css(`[data-score-of=${name}]`).element() as HTMLElement).innerText.replace(/\s+/g, ' ')

test('FDET-01 FDET-03 FDET-04 FDET-05 FDET-07 FDET-11 FDET-12 FDET-13 the owner opens a record by its id', async () => {
  await openMeasured()
  await expect
    .element(main().getByRole('link', { name: 'Back to History' }))
    .toHaveAttribute('href', '/history')
  await expect.element(main().getByRole('button', { name: 'Share', exact: true })).toBeVisible()
  await expect.element(main().getByRole('button', { name: 'Download' })).toBeVisible()
  await expect.element(main().getByText('Oct 20, 2026, 4:05 PM')).toBeVisible()
  expect(card('overall')).toMatch(
    new RegExp(`^${Math.round(found.scores.overall ?? NaN)} .*\\bout of 100\\b`),
  )
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
  await expect.element(report()).toBeVisible()
  const figures = score < 60 ? `${score} Needs Care Overall out of 100` : `${score} out of 100 Overall`
  expect(card('overall')).toBe(`${figures} ${badge}`)
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
    await expect.element(region('Skin metrics').getByText(name, { exact: true }).first()).toBeVisible()
  await expect.element(region('Skin type').getByText(found.skinType?.because ?? 'no reason')).toBeVisible()
  const rings = region('Skin metrics').getByRole('img', { name: /: (\d+ out of 100|not measured)/ })
  expect(rings.elements()).toHaveLength(5)
  const concerns = region('Visible concerns')
  const severe = first(concerns.getByRole('listitem'))
  expect(severe).toMatch(/^Redness Severe 7\.7 of 10/)
  expect(severe).toContain('More than on 49 of 50 ordinary faces.')
  await expect.element(concerns.getByText('a doctor or another professional can')).toBeVisible()
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

test('FREP-12 FREP-13 UX-21 ingredients lead to their pages, say why and by whom, and what is personal is marked', async () => {
  const [beneficial] = found.ingredients.beneficial
  if (beneficial === undefined) throw new Error('a report with redness advises something')
  server.refuses(CALLS.getIngredient, 404, { code: 'NOT_FOUND', message: 'Not found.' })
  await openMeasured()
  const entry = region('Beneficial ingredients').getByRole('listitem').first()
  const link = entry.getByRole('link').first()
  await expect.element(link).toHaveAttribute('href', `/ingredients/${beneficial.slug}`)
  await expect.element(entry.css('.print-only')).toHaveTextContent(beneficial.why)
  const reasons = region('Beneficial ingredients').css('details')
  await expect.element(reasons.getByText(beneficial.why)).not.toBeVisible()
  await reasons.css('summary').click()
  const reason = reasons.css('dl > div').first()
  await expect.element(reason).toBeVisible()
  for (const text of [beneficial.name, beneficial.why, beneficial.source.title])
    await expect.element(reason).toHaveTextContent(text)
  expect(first(region('Ingredients to avoid').getByRole('listitem'))).toMatch(/^PANTHENOL ?From your profile/)
  await link.click()
  await expect.poll(address).toBe(`/ingredients/${beneficial.slug}`)
})

test('DEC-35 B-40 what was not measured has words in the place of a figure, and no default is shown', async () => {
  await openMeasured()
  expect(card('texture')).toContain('Not measured')
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
  expect(unmeasured('Skin metrics').elements()).toHaveLength(5)
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
  const calm = await measuredReport({ lines: null, 'dark-spots': null, texture: 45 })
  const [texture] = calm.concerns
  calm.concerns = []
  calm.reading.measures.texture = { ...calm.reading.measures.texture, confidence: 0.39 }
  expect(texture?.measure).toBe('texture')
  const unsure = { ...calm.why.tone, parts: calm.why.tone?.parts ?? [], confidence: 0.36 }
  await openFace(measuredFace({ ...calm, why: { ...calm.why, tone: unsure } }))

  for (const words of [
    'Nothing stands out surely on this photo.',
    'Not measured on this photo: lines, dark spots. The face is too small on this photo.',
    'More than usual, but too unsure on this photo to be named: texture and pores.',
  ])
    await expect.element(region('Visible concerns').getByText(words)).toBeVisible()
  expect(card('tone')).toContain('rather unsure')
  expect(card('clarity')).not.toContain('unsure')
  await expect
    .element(region('Skin metrics').getByText('Nothing stands out surely on this photo.'))
    .toBeVisible()
})

test('DEC-35 beside what stands out it says what was not measured, and why', async () => {
  await openMeasured()
  const words = 'Not measured on this photo: texture and pores, lines. The face is too small on this photo.'
  await expect.element(region('Visible concerns').getByText(words)).toBeVisible()

  const inPart = await measuredReport({ lines: null })
  await openFace(measuredFace(inPart))
  const calm = region('Visible concerns').getByText('Nothing stands out in what was measured.', {
    exact: true,
  })
  await expect.element(calm).toBeVisible()
  await expect.element(region('Priority treatment focus').getByText('in what was measured')).toBeVisible()
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

test('FREP-05 DEC-55 behind the scores is what made each: value, rank, weight and confidence', async () => {
  await openMeasured()
  const metrics = region('Skin metrics')
  await metrics.css('summary').filter({ hasText: 'How these scores came about' }).click()
  const clarity = metrics.getByRole('region', { name: 'How Clarity came about' })
  const table = clarity.getByRole('table')
  await expect.element(table.getByRole('row')).toHaveLength((found.why.clarity?.parts.length ?? NaN) + 1)
  expect(first(table.getByRole('row', { name: /^Redness/ }))).toMatch(/55 more than 49 of 50 \d+ \d+ %/)
  await expect.element(clarity.getByText(/^Measured with \d+ % confidence\.$/)).toBeVisible()
  expect(metrics.getByRole('region', { name: 'How Texture came about' }).elements()).toEqual([])
})

test('FREP-05 FREP-07 each score stands once on the page, and beside the whole what stands out most', async () => {
  const many = await measuredReport({ redness: 55, shine: 48, texture: 50, 'dark-spots': 46 })
  await openFace(measuredFace(many))
  await expect.element(region('Skin metrics')).toBeVisible()
  for (const name of ['overall', 'hydration', 'clarity', 'texture', 'tone'] as const)
    expect(page.css(`article [data-score-of=${name}]`).elements()).toHaveLength(1)
  expect(
    main()
      .getByRole('img', { name: /out of 100/ })
      .elements(),
  ).toHaveLength(5)
  const overall = String(Math.round(many.scores.overall ?? NaN))
  expect(
    main()
      .getByText(overall, { exact: true })
      .elements()
      .filter((element) => !element.closest('details')),
  ).toHaveLength(1)

  const named = many.concerns.map(({ name }) => name)
  expect(named.length).toBeGreaterThan(3)
  const told = texts(region('Skin metrics').css('[data-standouts] li'))
  expect(told[0]).toBe('Redness, severe')
  expect(told.map((line) => line.split(',')[0])).toEqual(named.slice(0, 3))
  await expect.element(region('Skin metrics').getByText(`and ${named.length - 3} more below`)).toBeVisible()
})

test('FREP-05 FREP-07 on a phone the first screen has the type, all five scores and what stands out', async () => {
  await setViewport(PHONE)
  await openMeasured()
  await expect.element(region('Skin metrics')).toBeVisible()
  const top = page
    .getByRole('heading', { name: 'Professional Skin Analysis' })
    .element()
    .getBoundingClientRect().top
  const last = page.css('[data-score-of=tone]').element().getBoundingClientRect().bottom
  // What the bars of the app, the title and the button above the report leave of 844 px.
  expect(last - top).toBeLessThan(460)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

const FOLDED = [
  'Face map',
  'Beneficial ingredients',
  'Ingredients to avoid',
  'What to expect, and when',
  'What happened to your photo',
]

test('FREP-12..16 UX-12 on a phone what is read up later folds to its title, and opens by touch and key', async () => {
  await setViewport(PHONE)
  await openMeasured()
  const article = page.css('article').element()
  const folded = article.scrollHeight
  for (const name of FOLDED) {
    const button = region(name).getByRole('heading', { level: 2 }).getByRole('button', { name })
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
    const body = document.getElementById(button.element().getAttribute('aria-controls') ?? '')
    expect(body?.checkVisibility()).toBe(false)
    ;(button.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button).toHaveAttribute('aria-expanded', 'true')
    expect(body?.checkVisibility()).toBe(true)
  }
  expect(folded).toBeLessThan(0.65 * article.scrollHeight)
  await region('Face map').getByRole('button', { name: 'Face map' }).click()
  await expect.element(region('Face map').getByLabelText('What to show')).not.toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('FREP-12..16 UX-12 on a desk nothing folds', async () => {
  await openMeasured()
  for (const name of FOLDED) {
    expect(region(name).getByRole('button', { name }).elements()).toEqual([])
    await expect.element(region(name).getByRole('heading', { level: 2, name })).toBeVisible()
  }
  await expect.element(region('Face map').getByLabelText('What to show')).toBeVisible()
})

test('UX-12 the face map shows one measure by zone, in shades and words, with its figures behind them', async () => {
  await openMeasured()
  const map = region('Face map')
  const drawing = map.getByRole('img')
  await expect.element(drawing).toHaveAttribute('aria-label', expect.stringContaining('Left cheek most'))
  const level = (zone: string) => drawing.css(`[data-zone=${zone}]`).element().getAttribute('data-level')
  expect(level('left-cheek')).toBe('most')
  expect(level('chin')).toBe('unknown')
  const zones = map.getByRole('table', { name: 'Face map: Redness' })
  expect(first(zones.getByRole('row', { name: /Left cheek/ }))).toBe('2. Left cheek very red most')
  expect(first(zones.getByRole('row', { name: /Forehead/ }))).toBe('1. Forehead red least')
  expect(first(zones.getByRole('row', { name: /Chin/ }))).toContain('Not measured')
  await expect.element(map.getByText('Very red: more than on 49 of 50 ordinary faces.')).toBeVisible()
  expect((map.element() as HTMLElement).innerText).not.toMatch(/erythema|log10|\d\d\.\d|Whole face/)
  await map.css('summary').click()
  await expect.element(map.getByText(/Unit: erythema index/)).toBeVisible()
  await expect.element(map.getByText('Whole face: 55')).toBeVisible()

  const choice = map.getByLabelText('What to show')
  await choice.selectOptions('Lines')
  await expect
    .element(map.getByText('Not measured on this photo. The face is too small on this photo.'))
    .toBeVisible()
  expect(drawing.css('[data-zone]').elements()).toEqual([])
  ;(choice.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(map.getByText('Shiny: more than on 41 of 50 ordinary faces.')).toBeVisible()
})

test('FREP-08 UX-12 no zone is called red on a face whose redness is usual', async () => {
  const calm = await measuredReport({ redness: 32 })
  const zones = (chin: number) => ({ ...calm.standings?.redness?.zones, chin })
  const standings = (percentile: number) => ({
    ...calm.standings,
    redness: { people: 50, percentile, zones: zones(93) },
  })
  const opened = async (percentile: number) => {
    await openFace(measuredFace({ ...calm, standings: standings(percentile) }))
    await region('Face map').getByLabelText('What to show').selectOptions('Redness')
  }

  await opened(79)
  await expect.element(region('Face map').getByRole('row', { name: /^5\. Chin usual/ })).toBeVisible()
  await opened(80)
  await expect.element(region('Face map').getByRole('row', { name: /^5\. Chin red/ })).toBeVisible()
})

test('FREP-08 UX-12 the map opens on what stands out most', async () => {
  await openFace(measuredFace(await measuredReport({ texture: 52 })))
  await expect.element(region('Face map').getByLabelText('What to show')).toHaveValue('texture')
  await expect.element(region('Face map').getByText(/^Uneven: more than on \d+ of 50/)).toBeVisible()
})

test('FREP-08 UX-12 a report of earlier rules opens: what its scores rest on has a place, the rest is compared by zone', async () => {
  const { standings: _none, ...earlier } = found
  const { acneSeverity: _acne, pigment: _pigment, ...reading } = earlier.reading
  const { lostColour: _lost, edgeSteepness: _steep, ...quality } = reading.quality
  const analysis = JSON.parse(
    JSON.stringify({ ...earlier, reading: { ...reading, version: 'skin-1', quality } }),
  )
  await openFace(faceOf({ ...measuredFace(found), analysis }))
  const map = region('Face map')
  await expect.element(map.getByText('Very red: more than on 49 of 50 ordinary faces.')).toBeVisible()
  expect(first(map.getByRole('row', { name: /Left cheek/ }))).toBe('2. Left cheek most')
  await map.getByLabelText('What to show').selectOptions('Shine')
  await expect.element(map.getByRole('row', { name: /Left cheek/ }).first()).toBeVisible()
  expect(map.getByText(/ordinary faces/).elements()).toEqual([])
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
