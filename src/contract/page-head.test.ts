import { expect, test } from 'vitest'
import { headTags, headTitle, PAGE_PRESETS, type PageHead } from './page-head.ts'

const ORIGIN = 'https://opaline.example'
/** `name content` of every element. */
const said = (page: PageHead) =>
  headTags(page, ORIGIN).map(({ name, attributes, text }) =>
    [name, ...Object.values(attributes), ...(text === undefined ? [] : [text])].join(' '),
  )

test('a page says for itself what it has, and the rest is that of the product', () => {
  const page: PageHead = {
    title: 'Glycerin',
    description: 'What it does.',
    keywords: 'glycerin',
    canonical: '/ingredients/glycerin',
    robots: 'index',
    image: '/og/glycerin.png',
    type: 'article',
    data: { name: '</script>' },
  }

  expect(said(page)).toEqual([
    'meta description What it does.',
    'meta keywords glycerin',
    'meta robots index',
    'meta og:site_name Opaline',
    'meta og:type article',
    `meta og:title ${headTitle(page)}`,
    'meta og:description What it does.',
    'meta og:url https://opaline.example/ingredients/glycerin',
    'meta og:image https://opaline.example/og/glycerin.png',
    'meta og:image:width 1200',
    'meta og:image:height 630',
    'meta twitter:card summary_large_image',
    `meta twitter:title ${headTitle(page)}`,
    'meta twitter:description What it does.',
    'meta twitter:image https://opaline.example/og/glycerin.png',
    'link canonical https://opaline.example/ingredients/glycerin',
    'script application/ld+json {"name":"\\u003c/script>"}',
  ])
  expect(headTitle(page)).toMatch(/^Glycerin · Opaline - /)
  expect(headTitle({})).toMatch(/^Opaline - /)
})

test('a page that nobody should find says so to crawlers and to the sites it links to', () => {
  const hidden = said({ robots: 'noindex' })

  expect(hidden).toContain('meta robots noindex, nofollow')
  expect(hidden).toContain('meta referrer no-referrer')
  expect(said({ robots: 'index' }).filter((tag) => tag.includes('referrer'))).toEqual([])
  expect(said({}).filter((tag) => /robots|canonical|og:url|ld\+json/.test(tag))).toEqual([])
})

test('a page without a picture has none of the words about one', () => {
  const plain = said({ image: null })

  expect(plain.filter((tag) => tag.includes('image'))).toEqual([])
  expect(plain).toContain('meta twitter:card summary')
  expect(said({})).toContain('meta og:image https://opaline.example/og/opaline.png')
})

test('shared results are for nobody to find, everything else is', () => {
  const robots = Object.entries(PAGE_PRESETS).map(([name, page]: [string, PageHead]) => [
    name,
    page.robots,
    page.type,
  ])
  expect(robots).toEqual([
    ['default', undefined, 'website'],
    ['home', 'index', undefined],
    ['analysis', 'noindex', 'article'],
    ['faceAnalysis', 'noindex', 'article'],
    ['pricing', 'index', undefined],
    ['about', 'index', undefined],
    ['contact', 'index', undefined],
  ])
})
