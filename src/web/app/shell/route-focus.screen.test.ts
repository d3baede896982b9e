import { createElement, Fragment, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { navigate, Navigation, useLocation } from '../../lib/navigation.tsx'
import { usePageHead } from '../../lib/page-head.ts'
import { useRouteFocus } from './use-route-focus.ts'

/** What the page that shows is told when it may name itself. */
let nameIt = () => {}

function Head({ title }: { title: string }) {
  usePageHead({ title })
  return null
}

/** Shows its heading, and names itself when it is let, as on a busy machine. */
function SlowPage({ title }: { title: string }) {
  const [isNamed, setIsNamed] = useState(false)
  useEffect(() => {
    nameIt = () => setIsNamed(true)
  }, [])
  return createElement(
    'main',
    null,
    createElement('h1', { tabIndex: -1, 'data-page-heading': true }, title),
    isNamed && createElement(Head, { title }),
  )
}

function Shell() {
  const said = useRouteFocus()
  const { pathname } = useLocation()
  const title = `The page at ${pathname}`
  return createElement(
    Fragment,
    null,
    createElement('p', { id: 'said' }, said),
    createElement(SlowPage, { key: pathname, title }),
  )
}

test('UX-06 UX-24 a page that names itself late is announced by its own title, once, and never by the one before', async () => {
  history.replaceState(null, '', '/first')
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    vi.useRealTimers()
    root.unmount()
    host.remove()
  })
  root.render(createElement(Navigation, null, createElement(Shell)))
  await expect.poll(() => host.querySelector('h1')).not.toBeNull()
  nameIt()
  await expect.poll(() => document.title).toContain('The page at /first')
  const said: (string | null)[] = []
  const paragraph = () => host.querySelector('#said')
  new MutationObserver(() => said.push(paragraph()?.textContent ?? null)).observe(host, {
    childList: true,
    characterData: true,
    subtree: true,
  })

  vi.useFakeTimers()
  navigate('/second')
  await expect.poll(() => host.querySelector('h1')?.textContent).toBe('The page at /second')
  await vi.advanceTimersByTimeAsync(1_000)
  await expect.poll(() => document.activeElement?.textContent).toBe('The page at /second')
  nameIt()
  await expect.poll(() => document.title).toContain('The page at /second')
  await vi.advanceTimersByTimeAsync(1_000)
  await expect.poll(() => paragraph()?.textContent).toContain('The page at /second')
  expect(said.filter((text) => text?.includes('/first'))).toEqual([])
})
