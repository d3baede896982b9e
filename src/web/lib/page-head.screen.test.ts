import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { usePageHead } from './page-head.ts'

const titleBefore = document.title
afterEach(() => {
  document.title = titleBefore
})

function Head({ title }: { title: string }) {
  usePageHead({ title, robots: 'noindex' })
  return null
}

test('UX-05 the title stays the one of the page that shows, also where the page before is taken away after it', async () => {
  const [first, second] = [
    createRoot(document.createElement('div')),
    createRoot(document.createElement('div')),
  ]
  first.render(createElement(Head, { title: 'The page before' }))
  await vi.waitFor(() => expect(document.title).toContain('The page before'))
  second.render(createElement(Head, { title: 'The next page' }))
  await vi.waitFor(() => expect(document.title).toContain('The next page'))

  first.unmount()
  await new Promise((painted) => requestAnimationFrame(painted))
  expect(document.title).toContain('The next page')
  expect(document.head.querySelectorAll('meta[name=robots][data-page]')).toHaveLength(1)

  second.unmount()
  await vi.waitFor(() => expect(document.title).not.toContain('The next page'))
  expect(document.head.querySelector('meta[name=robots][data-page]')).toBeNull()
})
