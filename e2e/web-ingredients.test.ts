import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { IngredientSearchAnswer } from '../src/contract/ingredient.ts'
import { axeFindings } from './axe.ts'
import { BLANK, createWorld, PHONE, type World } from './world.ts'
import { loaded, makeAnalysis, roundTrip, stopTime } from './web-steps.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

const box = (page: Page) => page.getByLabel('Name, other name or CAS number')
const results = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('listitem')
const names = (page: Page) =>
  page.getByRole('region', { name: 'Results' }).locator('a[href^="/ingredients/"]').allTextContents()
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
const address = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

test('without a query the most used ingredients stand first, and each leads to its page', async () => {
  const { page, problems } = await world.visit('/ingredients')
  await page.getByRole('heading', { name: 'Most used on labels' }).waitFor()

  expect((await names(page))[0]).toBe('Aqua')
  expect(await page.title()).toBe('Ingredient dictionary · Opaline - Know what touches your skin')
  await page
    .getByText(/^on \d+ of 100 labels$/)
    .first()
    .waitFor()
  await page.getByRole('link', { name: 'Aqua', exact: true }).click()
  await page.waitForURL('**/ingredients/aqua')
  await page.getByRole('heading', { name: 'Aqua', level: 1 }).waitFor()
  expect(problems).toEqual([])
})

test('what is typed is searched after a rest, stands in the address, and Back and Forward follow it', async () => {
  const { page } = await world.visit(BLANK)
  await page.clock.install()
  await page.goto(`${world.app.origin}/ingredients`)
  await page.getByRole('heading', { name: 'Most used on labels' }).waitFor()
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/ingredients') asked.push(url.searchParams.get('q') ?? '')
  })

  await stopTime(page)
  await box(page).pressSequentially('niacin')
  await page.clock.runFor(249)
  await roundTrip(page)
  expect(asked).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => asked).toEqual(['niacin'])
  await page.clock.resume()
  await page.getByRole('heading', { name: 'Results' }).waitFor()

  expect(asked).toEqual(['niacin'])
  expect(address(page)).toBe('/ingredients?q=niacin')
  await page.getByRole('link', { name: 'Niacinamide' }).click()
  await page.getByRole('heading', { name: 'Niacinamide', level: 1 }).waitFor()
  await page.getByRole('link', { name: 'Back to search' }).click()
  await expect.poll(() => address(page)).toBe('/ingredients?q=niacin')
  await expect.poll(() => box(page).inputValue()).toBe('niacin')

  await box(page).fill('')
  await page.getByRole('heading', { name: 'Most used on labels' }).waitFor()
  expect(address(page)).toBe('/ingredients')
  await page.goBack()
  await page.goBack()
  await page.getByRole('heading', { name: 'Results' }).waitFor()
  expect(await box(page).inputValue()).toBe('niacin')
})

test('a shared address opens the same search: words, function, filter and page', async () => {
  const { page } = await world.visit('/ingredients?q=oil&function=Perfuming&filter=restricted')
  await page.getByRole('heading', { name: 'Results' }).waitFor()

  expect(await box(page).inputValue()).toBe('oil')
  expect(await page.getByLabel('What it does').inputValue()).toBe('Perfuming')
  expect(
    await page.getByRole('button', { name: 'With an EU restriction' }).getAttribute('aria-pressed'),
  ).toBe('true')
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await expect.poll(() => address(page)).toBe('/ingredients?q=oil&function=Perfuming')
  await page.getByLabel('What it does').selectOption('')
  await expect.poll(() => address(page)).toBe('/ingredients?q=oil')
})

test('the pages of a search are links, the next one opens at its top', async () => {
  const { page } = await world.visit('/ingredients')
  await page.getByRole('heading', { name: 'Most used on labels' }).waitFor()
  const first = await names(page)
  const pager = page.getByRole('navigation', { name: 'Pages' })

  await pager.getByRole('link', { name: 'Next' }).click()

  await expect.poll(() => address(page)).toBe('/ingredients?page=2')
  await pager.getByRole('link', { name: 'Previous' }).waitFor()
  expect(await pager.locator('[aria-current=page]').innerText()).toBe('2')
  expect((await names(page)).filter((name) => first.includes(name))).toEqual([])
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
})

test('a synonym says which spelling met the query, a misprint says that nothing is called so', async () => {
  const { page } = await world.visit('/ingredients?q=beeswax')
  await page.getByText('also: Beeswax').waitFor()
  expect((await names(page))[0]).toBe('Cera Alba')

  await box(page).fill('glycerrin')
  await page.getByRole('heading', { name: 'Nothing is called “glycerrin”. Did you mean:' }).waitFor()
  expect(await names(page)).toContain('Glycerin')
})

test('UX-18 nothing found says so with the next step, and a failed search has a second try', async () => {
  const { page } = await world.visit('/ingredients?q=zzzzqqqqxxxx&filter=animal')
  await page.getByRole('heading', { name: 'No ingredient found' }).waitFor()
  await page.getByRole('button', { name: 'Take off the filters' }).click()
  await page.getByText('We know no ingredient called “zzzzqqqqxxxx”').waitFor()
  await page.getByRole('link', { name: 'Show the most used' }).click()
  await page.getByRole('heading', { name: 'Most used on labels' }).waitFor()
  expect(await box(page).inputValue()).toBe('')

  await page.route('**/api/ingredients?*', (route) => route.fulfill({ status: 400, body: '' }))
  await box(page).fill('talc')
  await page.getByText('The ingredients could not be loaded.').waitFor()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('link', { name: 'Talc', exact: true }).waitFor()
})

test('an older search that answers late never takes the place of a newer one', async () => {
  const { page } = await world.visit('/ingredients')
  await page.getByRole('heading', { name: 'Most used on labels' }).waitFor()
  let answer: () => void = () => undefined
  const held = new Promise<void>((done) => (answer = done))
  let answered: Promise<unknown> = Promise.resolve()
  await page.route('**/api/ingredients?q=talc*', (route) => {
    answered = held.then(() => route.continue().catch(() => undefined))
    return answered
  })
  const ended = page.waitForEvent('requestfailed', (request) => request.url().includes('q=talc'))

  await box(page).fill('talc')
  await page.waitForRequest('**/api/ingredients?q=talc*')
  await box(page).fill('niacinamide')
  await page.getByRole('link', { name: 'Niacinamide', exact: true }).waitFor()

  expect((await ended).failure()?.errorText).toContain('ABORTED')
  answer()
  await answered
  await roundTrip(page)
  expect(await names(page)).toContain('Niacinamide')
})

test('the page of an ingredient tells score, law, origin and names, each with where it is from', async () => {
  const { page, problems } = await world.visit('/ingredients/linalool')
  await page.getByRole('heading', { name: 'Linalool', level: 1 }).waitFor()

  await page.getByRole('img', { name: /^Score \d+ out of 100, / }).waitFor()
  await page.getByRole('heading', { name: 'Why this score' }).waitFor()
  const law = page.getByRole('region', { name: 'EU rules' })
  await law.getByText(/^Annex III, entry/).waitFor()
  expect(await law.getByRole('link').first().getAttribute('href')).toMatch(/^https:/)
  await page
    .getByRole('region', { name: 'Allergy' })
    .getByText('Fragrance allergen', { exact: true })
    .waitFor()
  await page.getByRole('region', { name: 'Origin' }).getByText('Source:').waitFor()
  await page.getByRole('region', { name: 'Names and numbers' }).getByText('78-70-6').waitFor()
  await page.getByText(/Data version: engine .+, knowledge .+/).waitFor()
  expect(await page.title()).toBe('Linalool · Opaline - Know what touches your skin')
  expect(problems).toEqual([])
})

test('the score changes with the kind of product, by keys as well', async () => {
  const { page } = await world.visit('/ingredients/methylisothiazolinone')
  await page.getByRole('radio', { name: /left on/ }).waitFor()
  const dial = page.getByRole('img', { name: /^Score/ })
  const before = await dial.getAttribute('aria-label')

  await page.getByRole('radio', { name: /left on/ }).focus()
  await page.keyboard.press('ArrowDown')

  await expect.poll(() => page.getByRole('radio', { name: /rinsed off/ }).isChecked()).toBe(true)
  await expect.poll(() => dial.getAttribute('aria-label')).not.toBe(before)
})

test('no rating is said and never drawn as zero; a rating is a range with its sources', async () => {
  const { page } = await world.visit('/ingredients/niacinamide')
  const clogging = page.getByRole('region', { name: 'Pore clogging' })
  await clogging.getByText('No published rating. That is not the same as zero.').waitFor()
  expect(await clogging.getByRole('img').count()).toBe(0)

  await page.goto(`${world.app.origin}/ingredients/isopropyl-myristate`)
  await clogging.getByRole('img', { name: /^Published ratings: / }).waitFor()
  expect(await clogging.getByRole('listitem').count()).toBeGreaterThan(0)
})

test('irritation is graded with its source, and its absence is no promise', async () => {
  const { page } = await world.visit('/ingredients/sodium-lauryl-sulfate')
  const irritation = page.getByRole('region', { name: 'Irritation' })
  await irritation.getByText('Strong irritant').waitFor()
  await irritation.getByRole('link', { name: /safety assessment of sodium lauryl sulfate/ }).waitFor()

  await page.goto(`${world.app.origin}/ingredients/glycerin`)
  await irritation.getByText('Not found to irritate').waitFor()

  await page.goto(`${world.app.origin}/ingredients/kaolin`)
  await irritation.getByText(/None of the sources we hold calls it irritating/).waitFor()
})

test('names often found together lead from page to page, and Back returns', async () => {
  const { page } = await world.visit('/ingredients/niacinamide')
  const often = page.getByRole('list', { name: 'Often found with' }).getByRole('link')
  const name = await often.first().innerText()

  await often.first().click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Niacinamide', level: 1 }).waitFor()
})

test('another name of an ingredient ends at its own address, from outside and inside the app', async () => {
  const { page } = await world.visit('/ingredients/beeswax')
  await page.getByRole('heading', { name: 'Cera Alba', level: 1 }).waitFor()
  expect(address(page)).toBe('/ingredients/cera-alba')

  await page.getByRole('link', { name: 'Back to search' }).click()
  await page.getByRole('heading', { name: 'Most used on labels' }).waitFor()
  await page.evaluate(() => {
    history.pushState({}, '', '/ingredients/beeswax')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await page.getByRole('heading', { name: 'Cera Alba', level: 1 }).waitFor()
  expect(address(page)).toBe('/ingredients/cera-alba')
})

test.each(['no-such-thing', 'NOT_A_SLUG'])(
  'there is no ingredient at %s, and the search is the way on',
  async (slug) => {
    const { page } = await world.visit(`/ingredients/${slug}`)
    await page.getByRole('heading', { name: 'Ingredient Not Found', level: 1 }).waitFor()

    await box(page).fill('squalane')
    await page.getByRole('button', { name: 'Look up' }).click()

    await page.waitForURL('**/ingredients?q=squalane')
    await page.getByRole('link', { name: 'Squalane', exact: true }).waitFor()
  },
)

test('UX-18 a page that cannot be loaded has a second try', async () => {
  const { page } = await world.visit('/ingredients?q=talc')
  await page.getByRole('link', { name: 'Talc', exact: true }).waitFor()
  await page.route('**/api/ingredients/talc', (route) => route.fulfill({ status: 429, body: '' }))
  await page.getByRole('link', { name: 'Talc', exact: true }).click()
  await page.getByText('This ingredient could not be loaded.').waitFor()

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Talc', level: 1 }).waitFor()
})

test('META-04 META-10 an ingredient page has one canonical address, and leaves nothing of its head behind', async () => {
  const { page } = await world.visit('/ingredients/niacinamide')
  await page.getByRole('heading', { name: 'Niacinamide', level: 1 }).waitFor()
  const heads = () =>
    page.evaluate(() => ({
      canonical: [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]')].map(
        (link) => new URL(link.href).pathname,
      ),
      titles: document.querySelectorAll('meta[property="og:title"]').length,
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => (JSON.parse(textContent) as { '@type': string })['@type'],
      ),
    }))
  expect(await heads()).toEqual({
    canonical: ['/ingredients/niacinamide'],
    titles: 1,
    data: ['DefinedTerm'],
  })

  await page.getByRole('link', { name: 'Contact' }).first().click()
  await page.getByRole('heading', { name: 'Contact Us' }).waitFor()
  expect(await heads()).toEqual({ canonical: ['/contact'], titles: 1, data: ['ContactPage'] })
})

test('UX-05 UX-06 from a result to the page of an ingredient, which gets the focus', async () => {
  const { page } = await world.visitAs('ing-result', BLANK)
  const { id } = await makeAnalysis(page, 'Aqua, Glycerin, Veloura Complex 7')
  await page.goto(`${world.app.origin}/analysis/${id}`)
  const cards = page.locator('[data-ingredient]')
  await cards.nth(2).getByRole('button').click()
  await page.getByText('No score, because we hold no evidence').waitFor()
  expect(await page.getByRole('link', { name: /^Read more about/ }).count()).toBe(0)

  await cards.nth(1).getByRole('button').click()
  await page.getByRole('link', { name: 'Read more about Glycerin' }).click()

  await page.waitForURL('**/ingredients/glycerin')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Glycerin')
})

test('visitors find the search on the start page, users on the dashboard', async () => {
  const visitor = await world.visit('/')
  await box(visitor.page).fill('retinol')
  await box(visitor.page).press('Enter')
  await visitor.page.waitForURL('**/ingredients?q=retinol')
  await visitor.page.getByRole('link', { name: 'Retinol', exact: true }).waitFor()

  const { page } = await world.visitAs('ing-dash')
  await page.getByRole('region', { name: 'Look up an ingredient' }).getByRole('link').click()
  await page.waitForURL('**/ingredients')
})

test('every entry of the first page of a search fits the contract of its own page', async () => {
  const { page } = await world.visit('/ingredients')
  const answer = (await (
    await page.context().request.get(`${world.app.origin}/api/ingredients`)
  ).json()) as IngredientSearchAnswer

  await page.getByRole('heading', { name: 'Most used on labels' }).waitFor()
  expect(await results(page).count()).toBeGreaterThanOrEqual(answer.results.length)
  for (const { slug } of answer.results.slice(0, 5)) {
    await page.goto(`${world.app.origin}/ingredients/${slug}`)
    await page.getByRole('heading', { name: 'Why this score' }).waitFor()
  }
})

test(
  'UX-01 UX-07 search, page and empty page hold on a phone: axe and width, light and dark',
  { timeout: 120_000 },
  async () => {
    const { page } = await world.visit(BLANK, { viewport: PHONE })
    for (const path of [
      '/ingredients',
      '/ingredients?q=niacin',
      '/ingredients?q=zzzzqqqqxxxx',
      '/ingredients/linalool',
      '/ingredients/retinol',
      '/ingredients/isopropyl-myristate',
      '/ingredients/no-such-thing',
    ]) {
      await page.setViewportSize(PHONE)
      await page.goto(world.app.origin + path)
      await loaded(page)
      expect({ path, found: await axeFindings(page) }).toEqual({ path, found: [] })
      await page.setViewportSize({ width: 360, height: 740 })
      await expect.poll(async () => ({ path, width: await widthOf(page) })).toEqual({ path, width: 360 })
    }
  },
)

test('UX-01 on a phone the filters wait behind a button, and the results come first', async () => {
  const { page } = await world.visit('/ingredients', { viewport: PHONE })
  const filters = page.getByRole('button', { name: 'Filters' })
  expect(await filters.getAttribute('aria-expanded')).toBe('false')
  expect(await page.getByRole('button', { name: 'Vegan', exact: true }).isVisible()).toBe(false)

  await filters.click()
  await page.getByRole('button', { name: 'Animal-derived' }).click()

  await page.getByRole('button', { name: 'Filters (1 on)' }).waitFor()
  await expect.poll(() => address(page)).toBe('/ingredients?filter=animal')
  await expect.poll(() => names(page)).toContain('Cera Alba')
})
