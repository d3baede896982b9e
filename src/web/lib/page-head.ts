import { createContext, useContext, useEffect } from 'react'
import { headTags, headTitle, type HeadTag, type PageHead } from '../../contract/page-head.ts'

/** Where a page that is rendered on the server leaves its head; nobody listens in a browser. */
export const HeadListener = createContext<((head: PageHead) => void) | null>(null)

/** Sets the head of the document for one page, in place of what was served or what the last page had. */
export function usePageHead(head: PageHead): void {
  const listen = useContext(HeadListener)
  listen?.(head)
  const written = JSON.stringify(head)
  useEffect(() => {
    const page = JSON.parse(written) as PageHead
    paint(page, window.location.pathname)
    // The next page may have written its own before this one is taken away.
    return () => {
      if (shown === page) paint({}, null)
    }
  }, [written])
}

let shown: PageHead | null = null
/** The path of the page whose head the document has. */
let shownPath: string | null = null
const listeners = new Set<() => void>()

/** Whether the page that is open has named itself: it is to be seen a moment before. */
export function hasOwnHead(): boolean {
  return shownPath === window.location.pathname
}

/** Calls back whenever a page has written its head; gives the end of it. */
export function onPageHead(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Every element that belongs to one page carries `data-page`, from the server as from here. */
function paint(head: PageHead, path: string | null): void {
  shown = head
  shownPath = path
  document.title = headTitle(head)
  for (const element of document.head.querySelectorAll('[data-page]')) element.remove()
  for (const tag of headTags(head, window.location.origin)) document.head.appendChild(elementOf(tag))
  for (const listener of listeners) listener()
}

function elementOf({ name, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.dataset['page'] = ''
  if (text !== undefined) element.textContent = text
  return element
}
