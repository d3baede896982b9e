import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { playSamples } from '../../testing/played-knowledge.test-support.ts'
import { server } from '../../testing/played-server.test-support.ts'
import { openScreen, texts } from '../../testing/screen.test-support.tsx'

test('FOOT-01..07 DEC-43 the footer lists everything, and nothing in it can be focused that leads nowhere', async () => {
  server.signsIn(null)
  await openScreen('/contact')
  const footer = page.getByRole('contentinfo')
  await expect.element(footer).toBeVisible()
  const [shown = ''] = texts(footer)
  for (const text of [
    'OCR Ingredient Scanning',
    'Safety Analysis',
    'Personalized Recommendations',
    'Allergen Detection',
    'Vegan Verification',
    'Careers',
  ])
    expect(shown).toContain(text)
  const year = Number(/© (\d{4}) Opaline/.exec(shown)?.[1])
  // The last second of a year may lie between the page and this line.
  expect([year, year + 1]).toContain(new Date().getFullYear())
  const links = footer.getByRole('link').elements()
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['About Us', '/about'],
    ['Contact', '/contact'],
    ['Terms of Service', '/terms'],
    ['Privacy Policy', '/privacy'],
    ['Refund Policy', '/refund'],
    ['Pricing', '/pricing'],
    ['Withdraw from contract', '/withdraw'],
  ])
  expect(footer.css('button, [tabindex]').elements()).toEqual([])
  expect(footer.getByRole('link', { name: 'Careers' }).elements()).toEqual([])

  const touch = page.getByRole('region', { name: 'Get in Touch' })
  await expect.element(touch.getByText('Not available yet').first()).toBeVisible()
  expect(touch.getByText('Not available yet').elements()).toHaveLength(2)
  expect(touch.css('a, button, [tabindex="0"]').elements()).toEqual([])
})

test('DEC-43 every link of the footer and of the contact page leads somewhere', async () => {
  server.signsIn(null)
  playSamples()
  await openScreen('/contact')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  const links = page.css('footer a, main a').elements()
  const addresses = links.map((link) => link.getAttribute('href') ?? '')
  expect(addresses.length).toBeGreaterThan(5)
  expect(addresses.filter((href) => !/^(\/|mailto:|https:)/.test(href))).toEqual([])
  for (const href of new Set(addresses.filter((link) => link.startsWith('/')))) {
    await openScreen(href)
    const title = page.getByRole('heading', { level: 1 })
    await expect.element(title).toBeVisible()
    expect({ href, title: texts(title) }).not.toEqual({ href, title: ['404'] })
  }
})
