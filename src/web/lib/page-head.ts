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
    paint(page)
    // The next page may have written its own before this one is taken away.
    return () => {
      if (shown === page) paint({})
    }
  }, [written])
}

let shown: PageHead | null = null

/** Every element that belongs to one page carries `data-page`, from the server as from here. */
function paint(head: PageHead): void {
  shown = head
  document.title = headTitle(head)
  for (const element of document.head.querySelectorAll('[data-page]')) element.remove()
  for (const tag of headTags(head, window.location.origin)) document.head.appendChild(elementOf(tag))
}

function elementOf({ name, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.dataset['page'] = ''
  if (text !== undefined) element.textContent = text
  return element
}
