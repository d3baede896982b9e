import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { playDictionary } from '../testing/played-knowledge.test-support.ts'
import { server } from '../testing/played-server.test-support.ts'
import { address, openScreen } from '../testing/screen.test-support.tsx'

const title = (name: string) => page.getByRole('heading', { level: 1, name })
const about = () => page.getByRole('contentinfo').getByRole('link', { name: 'About Us' })

test('a link followed with a key or another button of the mouse is left to the browser', async () => {
  server.signsIn(null)
  await openScreen('/contact')
  await expect.element(about()).toBeVisible()
  const link = about().element()
  for (const how of [
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ]) {
    // Taken behind the link, so that the tests' own document does not go anywhere either.
    let isTaken: boolean | null = null
    document.addEventListener(
      'click',
      (click) => {
        isTaken = click.defaultPrevented
        click.preventDefault()
      },
      { once: true },
    )
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }))
    await expect
      .poll(() => ({ how, isTaken, at: address() }))
      .toEqual({ how, isTaken: false, at: '/contact' })
  }
})

test('the way to where one is makes no further entry, and Back leads to the page before', async () => {
  server.signsIn(null)
  await openScreen('/contact')
  await expect.element(about()).toBeVisible()
  await about().click()
  await expect.poll(address).toBe('/about')
  const key = JSON.stringify(history.state)
  await about().click()
  await expect.poll(() => JSON.stringify(history.state)).not.toBe(key)
  await expect.poll(address).toBe('/about')
  history.back()
  await expect.poll(address).toBe('/contact')
  await expect.element(title('Contact Us')).toBeVisible()
})

test('what stands escaped in a search is read once, and a hash or another case leads to the same page', async () => {
  server.signsIn(null)
  await playDictionary()
  for (const [query, text] of [
    ['100%25', '100%'],
    ['%2541', '%41'],
    ['a+b%2Bc', 'a b+c'],
    ['%E0%A4%A', '\uFFFD%A'],
  ]) {
    await openScreen(`/ingredients?q=${query}`)
    await expect.element(page.getByRole('searchbox')).toHaveValue(text)
  }
  for (const path of ['/about/', '/ABOUT', '/about#top', '/about?from=a']) {
    await openScreen(path)
    await expect.element(title('About Opaline')).toBeVisible()
  }
})

test('an entry that an earlier version of the app made in this tab still tells what it was come from', async () => {
  server.signsIn(null)
  await playDictionary()
  await openScreen('/ingredients?q=talc')
  await page.getByRole('link', { name: 'Talc', exact: true }).click()
  await expect.element(title('Talc')).toBeVisible()
  expect(history.state).toMatchObject({ usr: { from: '?q=talc' } })
  history.replaceState({ usr: { from: '?q=squalane' }, key: 'k3y', idx: 4 }, '', '/ingredients/talc')
  await page.getByRole('link', { name: 'Back to search' }).click()
  await expect.poll(address).toBe('/ingredients?q=squalane')
})
