import { useEffect } from 'react'
import { BRAND } from '../../contract/brand.ts'

type PageHead = {
  title?: string
  description?: string
  keywords?: string
  canonical?: string
  robots?: 'index' | 'noindex'
  preview?: { image?: string; type?: string }
}

export const BRAND_TITLE = `${BRAND.name} - ${BRAND.tagline}`

function titleOf(title: string | undefined): string {
  return title === undefined ? BRAND_TITLE : `${title} · ${BRAND_TITLE}`
}

/** Sets the head of the document for one page and takes its own tags away when the page is left. */
export function usePageHead(head: PageHead): void {
  const written = JSON.stringify(head)
  useEffect(() => {
    const page = JSON.parse(written) as PageHead
    dropServed(SERVED_TAGS)
    if (window.location.pathname !== servedFor) dropServed(SERVED_DATA)
    document.title = titleOf(page.title)
    const added = tagsOf(page).map((tag) => document.head.appendChild(tag))
    const fallback = document.querySelector<HTMLMetaElement>('meta[name="description"]:not([data-page])')
    if (page.description !== undefined) fallback?.setAttribute('name', 'description-default')
    return () => {
      document.title = BRAND_TITLE
      for (const tag of added) tag.remove()
      fallback?.setAttribute('name', 'description')
    }
  }, [written])
}

const SERVED_TAGS =
  'link[rel="canonical"], meta[property^="og:"], meta[name="robots"], meta[name="twitter:card"]'
const SERVED_DATA = 'script[type="application/ld+json"]'
const servedFor = window.location.pathname

/**
 * The first HTML of some addresses carries a head of its own for those who run no script. Here the page says the same
 * by its own tags, and what was served must not stay behind on the next one.
 */
function dropServed(selector: string): void {
  for (const tag of document.head.querySelectorAll(selector)) {
    if (!(tag instanceof HTMLElement) || tag.dataset['page'] === undefined) tag.remove()
  }
}

function tagsOf(head: PageHead): HTMLElement[] {
  const isHidden = head.robots === 'noindex'
  return [
    meta('name', 'description', head.description),
    meta('name', 'keywords', head.keywords),
    meta('name', 'robots', isHidden ? 'noindex, nofollow' : head.robots),
    meta('name', 'referrer', isHidden ? 'no-referrer' : undefined),
    meta('property', 'og:site_name', BRAND.name),
    meta('property', 'og:title', titleOf(head.title)),
    meta('property', 'og:description', head.description),
    meta('property', 'og:type', head.preview?.type ?? 'website'),
    meta('property', 'og:image', head.preview?.image),
    canonical(head.canonical),
  ].filter((tag) => tag !== null)
}

function meta(kind: 'name' | 'property', key: string, content: string | undefined): HTMLElement | null {
  if (content === undefined) return null
  const tag = document.createElement('meta')
  tag.setAttribute(kind, key)
  tag.content = content
  tag.dataset['page'] = ''
  return tag
}

function canonical(path: string | undefined): HTMLElement | null {
  if (path === undefined) return null
  const tag = document.createElement('link')
  tag.rel = 'canonical'
  tag.href = new URL(path, window.location.origin).href
  return tag
}
