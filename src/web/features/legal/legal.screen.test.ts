import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { server } from '../../testing/played-server.test-support.ts'
import { address, openScreen, texts } from '../../testing/screen.test-support.tsx'

const main = () => page.getByRole('main')
const openPage = async (path: string, heading: string) => {
  await openScreen(path)
  await expect.element(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
}

beforeEach(() => server.signsIn(null))

const POLICIES: [path: string, heading: string, parts: string[]][] = [
  [
    '/terms',
    'Terms of Service',
    [
      'Standard costs $9.99/month and includes face analysis',
      'Premium costs $19.99/month with unlimited ingredient analyses and 25 face analyses',
      'Free gives limited analyses',
      '30 days before it applies to you',
      'You are 13 or older',
      'One account per person',
      'within 24 hours',
      'within 24-48 hours',
      'you are 16 or older, or do it together with a parent',
    ],
  ],
  [
    '/privacy',
    'Privacy Policy',
    [
      'within 30 days of a deletion request',
      'You must be 13 or older',
      'Photos are not stored',
      'Nothing you enter for an analysis leaves this server',
    ],
  ],
  [
    '/refund',
    'Refund Policy',
    [
      '30-day money-back window',
      'under 50% of the monthly allowance',
      'remaining months / 12 x annual price',
      '8 / 12 x $95.90 = $63.93',
      'Standard costs $9.99/month and Premium $19.99/month',
      'its face analyses decide',
      'Your statutory rights are unaffected',
    ],
  ],
]

test.each(POLICIES)(
  'LEGAL-01..16 DEC-56 %s says every figure under the navigation, with contents and date',
  async (path, heading, parts) => {
    await openPage(path, heading)
    for (const part of parts) await expect.element(main().getByText(part).first()).toBeVisible()
    await expect.element(main().getByText(/^Last changed [A-Z][a-z]{2} \d+, \d{4}$/)).toBeVisible()
    await expect.element(page.getByRole('banner').getByRole('link', { name: 'Pricing' })).toBeVisible()
    const footer = page.getByRole('contentinfo')
    await expect.element(footer.getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
    const contents = texts(main().getByRole('navigation', { name: 'On this page' }).getByRole('link'))
    expect(contents.length).toBeGreaterThan(3)
    expect(contents).toEqual(texts(main().css('section > h2')))
  },
)

test('LEGAL-01..16 DEC-56 the refund policy says how long each way takes, and leads to the withdrawal', async () => {
  await openPage('/refund', 'Refund Policy')
  const rows = texts(page.getByRole('row'))
  for (const row of [/Review 1-3/, /Card 5-10/, /PayPal 1-3/, /Bank transfer 3-7/])
    expect(rows.some((text) => row.test(text))).toBe(true)
  await expect
    .element(main().getByRole('link', { name: 'Withdraw from contract' }))
    .toHaveAttribute('href', '/withdraw')
})

test('ABOUT-01..07 DEC-42 the about page has its five parts and leads to the scanner and the face', async () => {
  await openScreen('/about')
  await expect.element(main().getByRole('region', { name: 'Team', exact: true })).toBeVisible()
  for (const name of ['Our mission', 'Our vision', 'Core features', 'Technology', 'Team'])
    expect(texts(main().getByRole('region', { name, exact: true }))[0]?.length).toBeGreaterThan(150)
  await expect
    .element(main().getByRole('link', { name: 'Analyze Your Face' }))
    .toHaveAttribute('href', '/face-analysis')
  const scan = main().getByRole('link', { name: 'Analyze Ingredients' })
  await expect.element(scan).toHaveAttribute('href', '/ingredient-analysis')
  await scan.click()
  await expect.poll(address).toBe('/auth?next=%2Fdashboard')
})
