import { BRAND } from './brand.ts'

/** What a page says about itself to browsers, search engines and link previews. */
export type PageHead = {
  /** Before the name and the tagline of the product; absent: these alone. */
  title?: string
  description?: string
  keywords?: string
  /** A path of this origin. */
  canonical?: string
  robots?: 'index' | 'noindex'
  /** Path of the preview picture, 1200 x 630; null: none. */
  image?: string | null
  /** Open Graph type. */
  type?: 'website' | 'article'
  /** Structured data (JSON-LD). */
  data?: unknown
}

/** The title, and one element of the head each: `text` is what stands inside. */
export type HeadTag = {
  name: 'meta' | 'link' | 'script'
  attributes: Readonly<Record<string, string>>
  text?: string
}

const BRAND_TITLE = `${BRAND.name} - ${BRAND.tagline}`

const DEFAULT: PageHead = {
  description:
    'Read the ingredient list of any cosmetic: what is known about every name, where it is known from, and what nobody knows.',
  keywords:
    'cosmetic ingredients, INCI, ingredient checker, skincare ingredients, safety score, vegan cosmetics, comedogenic rating',
  image: '/og/opaline.png',
  type: 'website',
}

/** Heads by kind of page; what a page does not say for itself it takes from `default`. */
export const PAGE_PRESETS = {
  default: DEFAULT,
  home: {
    description:
      'Photograph or paste the ingredient list of any cosmetic and see what is known about every name: safety score, allergens, vegan and comedogenic data, each with its source.',
    keywords: `${DEFAULT.keywords}, face skin analysis, skin type, allergen checker`,
    canonical: '/',
    robots: 'index',
    data: {
      '@context': 'https://schema.org',
      '@type': 'WebApplication',
      name: BRAND.name,
      slogan: BRAND.tagline,
      applicationCategory: 'HealthApplication',
      operatingSystem: 'Any',
      browserRequirements: 'Requires JavaScript',
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    },
  },
  analysis: {
    title: 'An ingredient analysis',
    description:
      'What is known about every name on a cosmetic label, with its source, and what nobody knows.',
    keywords: 'ingredient analysis, INCI list, cosmetic safety score, allergens, vegan, comedogenic',
    robots: 'noindex',
    type: 'article',
  },
  faceAnalysis: {
    title: 'A skin report',
    description:
      'How skin looks on one photo: type, concerns and a routine. Cosmetic guidance, not medical advice.',
    keywords: 'face skin analysis, skin type, skin concerns, skincare routine',
    robots: 'noindex',
    type: 'article',
    image: '/og/face-analysis.png',
  },
  pricing: {
    title: 'Pricing',
    description:
      'Free, Standard and Premium: how many ingredient lists and face photos each plan reads a month or a year, and what it costs.',
    keywords: 'cosmetic ingredient app price, skincare app plans, free ingredient checker',
    canonical: '/pricing',
    robots: 'index',
  },
  about: {
    title: 'About',
    description:
      'Why every number here can be taken apart to its rule and its source, and why unknown is said and never painted green.',
    keywords: 'about Opaline, how cosmetic scores are made, ingredient sources, CosIng, SCCS, CIR',
    canonical: '/about',
    robots: 'index',
    data: { '@context': 'https://schema.org', '@type': 'AboutPage', name: `About ${BRAND.name}` },
  },
  contact: {
    title: 'Contact Us',
    description: 'Ask a question, report a wrong fact, or tell us about an ingredient we do not know yet.',
    keywords: 'contact Opaline, support, report an ingredient',
    canonical: '/contact',
    robots: 'index',
    data: { '@context': 'https://schema.org', '@type': 'ContactPage', name: `Contact ${BRAND.name}` },
  },
} as const satisfies Record<string, PageHead>

export function headTitle({ title }: PageHead): string {
  return title === undefined ? BRAND_TITLE : `${title} · ${BRAND_TITLE}`
}

/** Everything a head holds besides its title; `origin` without a path, for the server's text and the browser's elements alike. */
export function headTags(page: PageHead, origin: string): HeadTag[] {
  const head: PageHead = { ...DEFAULT, ...page }
  const isHidden = head.robots === 'noindex'
  const url = (path: string) => origin + path
  const image = head.image ? url(head.image) : undefined
  return [
    named('description', head.description),
    named('keywords', head.keywords),
    named('robots', isHidden ? 'noindex, nofollow' : head.robots),
    named('referrer', isHidden ? 'no-referrer' : undefined),
    property('og:site_name', BRAND.name),
    property('og:type', head.type),
    property('og:title', headTitle(head)),
    property('og:description', head.description),
    property('og:url', head.canonical && url(head.canonical)),
    property('og:image', image),
    property('og:image:width', image && '1200'),
    property('og:image:height', image && '630'),
    named('twitter:card', image ? 'summary_large_image' : 'summary'),
    named('twitter:title', headTitle(head)),
    named('twitter:description', head.description),
    named('twitter:image', image),
    link('canonical', head.canonical && url(head.canonical)),
    data(head.data),
  ].filter((tag) => tag !== null)
}

const named = (name: string, content: string | undefined) => meta('name', name, content)
const property = (name: string, content: string | undefined) => meta('property', name, content)

function meta(kind: 'name' | 'property', name: string, content: string | undefined): HeadTag | null {
  return content === undefined ? null : { name: 'meta', attributes: { [kind]: name, content } }
}

function link(rel: string, href: string | undefined): HeadTag | null {
  return href === undefined ? null : { name: 'link', attributes: { rel, href } }
}

/** `<` is written as an escape: names come from files, and one of them could end the script. */
function data(content: unknown): HeadTag | null {
  if (content === undefined) return null
  return {
    name: 'script',
    attributes: { type: 'application/ld+json' },
    text: JSON.stringify(content).replaceAll('<', '\\u003c'),
  }
}
