import { createElement, Fragment, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { navigate, Navigation, useLocation } from '../../lib/navigation.tsx'
import { usePageHead } from '../../lib/page-head.ts'
import { useRouteFocus } from './use-route-focus.ts'

const NAMED_AFTER_MS = 400

function Head({ title }: { title: string }) {
  usePageHead({ title })
  return null
}

/** Shows its heading, and names itself a good while later, as on a busy machine. */
function SlowPage({ title }: { title: string }) {
  const [isNamed, setIsNamed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsNamed(true), NAMED_AFTER_MS)
    return () => clearTimeout(timer)
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
    root.unmount()
    host.remove()
  })
  root.render(createElement(Navigation, null, createElement(Shell)))
  await expect.poll(() => document.title).toContain('The page at /first')
  const said: (string | null)[] = []
  const paragraph = () => host.querySelector('#said')
  new MutationObserver(() => said.push(paragraph()?.textContent ?? null)).observe(host, {
    childList: true,
    characterData: true,
    subtree: true,
  })

  navigate('/second')

  await expect.poll(() => document.activeElement?.textContent).toBe('The page at /second')
  await expect.poll(() => paragraph()?.textContent).toContain('The page at /second')
  expect(said.filter((text) => text?.includes('/first'))).toEqual([])
})
