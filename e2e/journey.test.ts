import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp } from './app-process.ts'
import { drawLabel, LABEL_LINES } from './label-picture.ts'
import { createWorld, open, PASSWORD, PHONE, reload, type Visited, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({}, { isEmbedded: true })
})
afterAll(() => world.close())

const LIST = 'Aqua, Glycerin, Cetearyl Alcohol, Phenoxyethanol, Parfum, Linalool'
const listBox = ({ page }: Visited) => page.getByLabel('Ingredient list')
const analyze = ({ page }: Visited) => page.getByRole('button', { name: 'Analyze Ingredients' })
const photoInput = ({ page }: Visited) => page.locator('input[type=file]').first()
const photo = (buffer: Buffer, mimeType = 'image/jpeg', name = 'label.jpg') => ({ buffer, mimeType, name })

test(
  'AUTH-16 AUTH-20 SCAN-01 SCAN-02 DASH-27 RES-32 register, photograph, review, analyse, look inside, find it again',
  { timeout: 120_000 },
  async () => {
    const visited = await world.visit('/auth', { viewport: PHONE })
    const { page, problems } = visited

    await page.getByRole('tab', { name: 'Create Account' }).click()
    await page.getByLabel('Username').fill('marina')
    await page.getByLabel('E-mail').fill('marina@example.test')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('First name').fill('Marina')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await page.waitForURL('**/dashboard')
    await page.getByRole('heading', { name: 'Welcome back, Marina' }).waitFor()

    await photoInput(visited).setInputFiles(photo(await drawLabel(LABEL_LINES)))
    await page.getByText('Ingredients Extracted!').first().waitFor({ timeout: 60_000 })
    const read = await listBox(visited).inputValue()
    for (const name of ['Aqua', 'Caprylic/Capric Triglyceride', 'Methylisothiazolinone', 'Citric Acid'])
      expect(read).toContain(name)
    expect(read).not.toContain('Portugal')
    expect(page.url()).toContain('/dashboard')

    await listBox(visited).fill(`${read}, Xyzzylquat-9000`)
    await analyze(visited).click()
    await page.waitForURL('**/analysis/ana_*')
    await page.getByRole('heading', { name: 'Analysis Results' }).waitFor()
    expect(await page.getByText('14 of 15 recognised').count()).toBeGreaterThan(0)

    const card = page.getByRole('button', { name: /Methylisothiazolinone/ }).last()
    await card.click()
    await page.getByText('Why this score').first().waitFor()
    expect(await page.getByText('Source').first().isVisible()).toBe(true)

    await open(page, `${world.app.origin}/dashboard`)
    await page.getByRole('heading', { name: 'Recent Analyses' }).waitFor()
    await page.getByText('Unnamed Product').first().waitFor()
    expect(problems).toEqual([])
  },
)

test(
  'SCAN-17 SCAN-18 SCAN-26 a typed list with a name becomes a result under that name',
  { timeout: 60_000 },
  async () => {
    const visited = await world.visitAs('typist')
    const { page, problems } = visited

    await listBox(visited).fill(`  ${LIST}  `)
    await page.getByLabel('Product name').fill('Harbour Cream')
    await analyze(visited).click()
    await page.getByText('Analysis Complete!').first().waitFor()

    await page.getByRole('heading', { name: 'Harbour Cream' }).waitFor()
    expect(await page.getByText('6 of 6 recognised').count()).toBeGreaterThan(0)
    expect(problems).toEqual([])
  },
)

test(
  'SCAN-03 SCAN-04 SCAN-20 SCAN-13 wrong files and pictures without a list get their words, and the typed text stays',
  { timeout: 90_000 },
  async () => {
    const visited = await world.visitAs('wrongfiles')
    const { page } = visited
    let calls = 0
    page.on('request', (request) => void (request.url().endsWith('/api/ocr-extract') && (calls += 1)))
    expect(await analyze(visited).isDisabled()).toBe(true)
    await listBox(visited).fill('   ')
    await expect.poll(() => listBox(visited).inputValue()).toBe('   ')
    expect(await analyze(visited).isDisabled()).toBe(true)
    await listBox(visited).fill(LIST)
    await expect.poll(() => analyze(visited).isEnabled()).toBe(true)

    await photoInput(visited).setInputFiles(photo(Buffer.from('%PDF-1.7'), 'application/pdf', 'label.pdf'))
    await page.getByText('Please select an image file (JPG, PNG, etc.).').first().waitFor()
    await photoInput(visited).setInputFiles(photo(Buffer.alloc(11 * 1024 * 1024), 'image/png', 'label.png'))
    await page.getByText('Please select an image smaller than 10MB.').first().waitFor()
    expect(calls).toBe(0)

    await photoInput(visited).setInputFiles(
      photo(await drawLabel(['Come to the harbour on Sunday', 'and bring a friend along.'])),
    )
    await page
      .getByText(
        'Could not extract ingredients from this image. Please try a clearer photo or enter ingredients manually.',
      )
      .first()
      .waitFor({ timeout: 60_000 })
    expect(calls).toBe(1)
    expect(await listBox(visited).inputValue()).toBe(LIST)
  },
)

test(
  'SCAN-06 SCAN-21 SCAN-23 at the limit nothing starts, and the text stays',
  { timeout: 90_000 },
  async () => {
    const visited = await world.visitAs('limited')
    const { page, context } = visited
    for (let i = 0; i < 5; i += 1) {
      const answer = await context.request.post(`${world.app.origin}/api/analyze`, {
        data: { ingredientsList: LIST },
        headers: { origin: world.app.origin },
      })
      expect(answer.status()).toBe(200)
    }
    await reload(page)

    await listBox(visited).fill(LIST)
    // The button waits for the limits, and is not at the limit while they are on their way (DEC-30).
    await page
      .getByText('Monthly analysis limit reached. Please upgrade your plan to continue.')
      .first()
      .waitFor()
    expect(await analyze(visited).isDisabled()).toBe(true)
    await photoInput(visited).setInputFiles(photo(await drawLabel(LABEL_LINES)))
    await page.getByText('Limit Reached').first().waitFor()
    expect(await listBox(visited).inputValue()).toBe(LIST)
  },
)

test(
  'SCAN-27 SCAN-29 the server dies in between: the page says so, keeps the text, and goes on when it is back',
  { timeout: 90_000 },
  async () => {
    const visited = await world.visitAs('survivor')
    const { page } = visited
    await listBox(visited).fill(LIST)
    await world.app.kill()

    await analyze(visited).click()
    await page.getByText('Network error').first().waitFor()
    expect(await listBox(visited).inputValue()).toBe(LIST)

    const port = Number(new URL(world.app.origin).port)
    world.app = await startApp({ dataDir: world.app.dataDir, port })
    await analyze(visited).click()
    await page.waitForURL('**/analysis/ana_*')
    await open(page, `${world.app.origin}/dashboard`)
    await page.getByText('Unnamed Product').first().waitFor()
  },
)
