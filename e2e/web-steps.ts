import type { Page } from 'playwright-core'

/** The words of the newest toast on the screen. */
export async function toast(page: Page): Promise<string> {
  return await page.locator('[data-toast]').last().innerText()
}

/** Closes what is said by the way: it would stand before the page for five seconds. */
export async function dismissToasts(page: Page): Promise<void> {
  const close = page.locator('[data-toast]').getByRole('button', { name: 'Close' })
  // One that goes by itself in between is gone as well.
  while ((await close.count()) > 0)
    await close
      .first()
      .click({ timeout: 1_000 })
      .catch(() => undefined)
  await page.locator('[data-toast]').waitFor({ state: 'detached' })
}

export const LABEL =
  'Aqua, Glycerin, Caprylic/Capric Triglyceride, Niacinamide, Cetearyl Alcohol, Isopropyl Myristate, Panthenol, Tocopheryl Acetate, Sodium Hyaluronate, Xanthan Gum, Carbomer, Phenoxyethanol, Parfum, Linalool, Methylisothiazolinone, Veloura Complex 7'

type Made = { id: string; shareId: string }

/** An analysis of the signed-in visitor, made by the call itself. */
export async function makeAnalysis(page: Page, text = LABEL, productName?: string): Promise<Made> {
  const { origin } = new URL(page.url())
  const answer = await page.context().request.post(`${origin}/api/analyze`, {
    data: { ingredientsList: text, ...(productName === undefined ? {} : { productName }) },
    headers: { origin },
  })
  if (!answer.ok()) throw new Error(await answer.text())
  return (await answer.json()) as Made
}

/** When it ends, every request that the page made before has been seen, and what it had to draw is drawn. */
export async function roundTrip(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await fetch('/healthz', { cache: 'no-store' })).text()
  })
}

/** Ends when nothing on the page holds the place of something that is still to come. */
export async function loaded(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const place = document.querySelector('.animate-breathe')
    // What is below the fold may come only when it is seen.
    place?.scrollIntoView()
    return (
      place === null &&
      document.querySelector('#root:not([data-rendered]) h1') !== null &&
      ![...document.querySelectorAll('[role=status]')].some((status) =>
        /^Loading/.test(status.textContent),
      ) &&
      document.fonts.status === 'loaded'
    )
  })
  await page.evaluate(() => window.scrollTo(0, 0))
}

/** Those of some widths, in px, at which the page is wider than its window; the window ends as it was. */
export async function overflowing(page: Page, ...widths: number[]): Promise<number[]> {
  const size = page.viewportSize() ?? { width: 390, height: 844 }
  const found: number[] = []
  for (const width of widths) {
    await page.setViewportSize({ ...size, width })
    if ((await page.evaluate(() => document.documentElement.scrollWidth)) > width) found.push(width)
  }
  await page.setViewportSize(size)
  return found
}

/** What a finger or a pointer can hit, with its place and size. Links inside a sentence are measured with their line. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInSentence = (element: Element) =>
      element.tagName === 'A' &&
      getComputedStyle(element).display === 'inline' &&
      element.closest('p, dd, li') !== null
    return [
      ...document.querySelectorAll('a, button, input, select, textarea, summary, [role=tab], [role=switch]'),
    ]
      .filter(
        (element) => element.checkVisibility() && !element.closest('.sr-only') && !isInSentence(element),
      )
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
      .map(({ element, box }) => `${element.outerHTML.slice(0, 80)} ${box.width}x${box.height}`)
  })
}

/** As the page would be printed. */
export async function onPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await page.waitForFunction(() => matchMedia('print').matches)
}
