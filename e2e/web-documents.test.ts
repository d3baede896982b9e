import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedFace } from './face-rows.ts'
import { LABEL, makeAnalysis, onPaper, toast } from './web-steps.ts'
import { BLANK, createWorld, open, PHONE, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

const NAMES = `${LABEL}, Экстракт ромашки, Ελληνικό έλαιο`
const TODAY = /-\d{4}-\d\d-\d\d\.pdf$/

type Exported = { name: string; path: string }

async function exported(page: Page): Promise<Exported> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export Report' }).click(),
  ])
  return { name: file.suggestedFilename(), path: await file.path() }
}

async function openResult(page: Page, id: string): Promise<void> {
  await open(page, `${world.app.origin}/analysis/${id}`)
  await page.getByRole('button', { name: 'Export Report' }).waitFor()
}

/** The words of a document as a reader would select and copy them. */
function textOf(path: string): string {
  const run = spawnSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' })
  if (run.error !== undefined)
    throw new Error('pdftotext is missing: install the package poppler-utils to run this test')
  if (run.status !== 0) throw new Error(`pdftotext could not read the document: ${run.stderr}`)
  return run.stdout
}

/** The whole file as text, with every stream inflated. */
function openedBytes(path: string): string {
  const raw = readFileSync(path).toString('latin1')
  return raw.replace(/stream\r?\n([\s\S]*?)\r?\nendstream/g, (whole, body: string) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
    } catch {
      return whole
    }
  })
}

const ACTIVE = /\/(JS|JavaScript|OpenAction|AA|Launch|URI|Annots|EmbeddedFile|SubmitForm)\b/

test('SHARE-09 SHARE-11 SHARE-12 SHARE-14 the owner exports every section as text that can be selected', async () => {
  const { page, problems } = await world.visitAs('pdf-owner', BLANK)
  await page.context().request.patch(`${world.app.origin}/api/users/profile`, {
    data: { allergies: ['Linalool'] },
    headers: { origin: world.app.origin },
  })
  const { id } = await makeAnalysis(page, NAMES, 'Крем Δ für Łódź')
  await openResult(page, id)

  const { name, path } = await exported(page)

  expect(name.startsWith(`cosmetic-analysis-${id}-`)).toBe(true)
  expect(name).toMatch(TODAY)
  await expect.poll(() => toast(page)).toBe('PDF Exported')
  const text = textOf(path)
  const pages = text.split('\f').length - 1
  for (const words of [
    'Opaline',
    'Крем Δ für Łódź',
    'Overview',
    'Characteristics',
    'Vegan status',
    'The label, in order',
    'Ingredients',
    'Caprylic/Capric Triglycer…',
    'Экстракт ромашки',
    'Ελληνικό έλαιο',
    'not known',
    'Personal Alerts',
    'Allergy',
    'AI Recommendations',
    'How the score came about',
    'Why these scores',
    'Regulation (EC) No 1223/2009',
    'not medical advice',
    'Engine ',
    `Page 1 of ${pages}`,
    `Page ${pages} of ${pages}`,
  ])
    expect(text).toContain(words)
  expect(pages).toBeGreaterThan(2)
  expect(openedBytes(path)).not.toMatch(ACTIVE)
  expect(problems).toEqual([])
})

test('HIST-18 SHARE-10 SHARE-13 SHARE-14 DEC-35 DEC-55 the card of a skin analysis exports all of it', async () => {
  const { page, problems } = await world.visitAs('pdf-skin', BLANK)
  const made = new Date('2026-11-05T12:00:00.000Z')
  const { id } = await seedFace(world, 'pdf-skin', made)
  await open(page, `${world.app.origin}/history`)
  await page.getByRole('tab', { name: 'Skin Analysis' }).click()

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export Oily skin as PDF' }).click(),
  ])

  expect(file.suggestedFilename()).toBe(`skin-analysis-${id}-2026-11-05.pdf`)
  await expect.poll(() => toast(page)).toBe('PDF Exported')
  const path = await file.path()
  const lines = textOf(path)
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '))
  const text = lines.join('\n')
  for (const section of ['Skin type', 'Scores', 'Concerns', 'Routines']) expect(lines).toContain(section)
  for (const line of [
    'Analysed on Nov 5, 2026',
    'Oily',
    'Overall 71/100',
    'Hydration (appearance) 64/100',
    'Texture 80/100',
    'Tone Not measured',
    'Shine',
    'Redness · Severe, severity 7 of 10',
    'Visible on both cheeks.',
    'Dark Spots · Moderate, severity 4.5 of 10',
    'Priority treatment focus',
    'Calm the redness first.',
    'Morning',
    '2. SPF 50 sunscreen',
    'Evening',
    '2. Niacinamide serum',
    'Weekly',
    '1. Clay mask',
    'Lifestyle',
  ])
    expect(lines).toContain(line)
  expect(text.replace(/\s+/g, ' ')).toContain(
    'A photo cannot judge it; a doctor or another professional can.',
  )
  expect(text).toContain('Cosmetic guidance from a photo, not medical advice')
  expect(text).not.toContain('published sources')
  expect(text).toMatch(/Page 1 of 1$/m)
  expect(openedBytes(path)).not.toMatch(ACTIVE)
  expect(problems).toEqual([])
})

test('B-50 a visitor gets the share id in the name, and nothing about the owner', async () => {
  const { page } = await world.visitAs('pdf-shared', BLANK)
  const { id, shareId } = await makeAnalysis(page, LABEL, 'Night Cream')
  const answer = await page.context().request.get(`${world.app.origin}/api/analyses/${id}`)
  const own = (await answer.json()) as { id?: string; analysisResults: Record<string, unknown> }
  const { id: _id, ...shared } = own
  const { personalAlerts: _texts, alerts: _alerts, ...results } = own.analysisResults
  const guest = (await world.visit(BLANK)).page
  await guest.route(`**/api/**/${shareId}`, (route) =>
    route.fulfill({ json: { ...shared, isOwner: false, isPublic: true, analysisResults: results } }),
  )
  await openResult(guest, shareId)

  const { name, path } = await exported(guest)

  expect(name.startsWith(`cosmetic-analysis-${shareId}-`)).toBe(true)
  const text = textOf(path)
  expect(text).toContain('Night Cream')
  expect(text).not.toContain('Personal Alerts')
  expect(readFileSync(path).toString('latin1')).not.toContain(id)
})

test('hostile names are printed as they stand and do nothing', async () => {
  const { page, problems } = await world.visitAs('pdf-hostile', BLANK)
  const evil = ') Tj /JS (app.alert(1))'
  const { id } = await makeAnalysis(
    page,
    `${LABEL}, ${'W'.repeat(5_000)}, </script>, שלום עולם, 玻尿酸`,
    evil,
  )
  await openResult(page, id)

  const { path } = await exported(page)

  const text = textOf(path)
  expect(text).toContain(evil)
  expect(text).toContain('</script>')
  expect(text).toContain('שלום עולם')
  expect(text).toContain('□□□')
  expect(text).toContain('□ stands for a sign that this document cannot print.')
  const bytes = openedBytes(path)
  expect(bytes).not.toMatch(ACTIVE)
  expect(bytes).not.toContain('app.alert')
  expect(problems).toEqual([])
})

test('SHARE-17 a document that cannot be made says so, and the next try can succeed', async () => {
  const { page } = await world.visitAs('pdf-failed', BLANK, { viewport: PHONE })
  const { id } = await makeAnalysis(page)
  await openResult(page, id)
  await page.route('**/*.ttf', (route) => route.abort())

  await page.getByRole('button', { name: 'Export Report' }).click()

  await expect.poll(() => toast(page)).toContain('Failed to generate PDF report')
  expect(await toast(page)).toContain('Export Failed')
  await page.unroute('**/*.ttf')
  expect((await exported(page)).name).toMatch(TODAY)
})

test('UX-16 the PDF writer and its fonts travel with the first export only', async () => {
  const { page } = await world.visitAs('pdf-lazy', BLANK)
  const { id } = await makeAnalysis(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const heavy = () => asked.filter((path) => /pdf|DejaVu/.test(path)).length
  await open(page, world.app.origin)
  await open(page, `${world.app.origin}/dashboard`)
  await openResult(page, id)
  const before = heavy()

  await exported(page)

  expect(before).toBe(0)
  expect(heavy()).toBeGreaterThanOrEqual(3)
  expect(
    readdirSync('dist/web/assets').filter((file) => /html2canvas|purify|canvg|^index\.es-/.test(file)),
  ).toEqual([])
})

test('UX-21 the result still prints from the browser, without navigation and with its textures', async () => {
  const { page } = await world.visitAs('pdf-print', BLANK)
  const { id } = await makeAnalysis(page)
  await openResult(page, id)
  await onPaper(page)

  const printed = await page.pdf({ format: 'A4', printBackground: false })

  expect(printed.length).toBeGreaterThan(10_000)
  expect(await page.locator('header nav:visible, footer:visible').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Export Report' }).isVisible()).toBe(false)
  const band = page.locator('.band-poor').first()
  expect(await band.evaluate((node) => getComputedStyle(node).printColorAdjust)).toBe('exact')
})
