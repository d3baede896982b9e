import { BRAND } from '../../contract/brand.ts'
import { escapeMarkup } from './escape-markup.ts'

/** What the first HTML of a page says about it, before any script has run. */
type PageHead = {
  title: string
  description?: string
  /** A path of this origin. */
  canonical?: string
  robots?: 'noindex'
  /** Path of the preview picture, 1200 x 630. */
  image?: string
  /** Open Graph type; `website` unless given. */
  type?: string
  /** Calls the page will make at once. */
  preload?: readonly string[]
  /** Structured data (JSON-LD). */
  data?: unknown
}

/** `isPrivate`: neither kept on the way, nor indexed, nor told to the pages it links to. */
export type PageAnswer = { status: 200 | 404; head: PageHead; isPrivate?: boolean } | { redirectTo: string }

/** The built page with the head of one address in place of the general one. Everything is escaped: names come from files. */
export function writeHead(html: string, head: PageHead, origin: string): string {
  const title = `${head.title} · ${BRAND.name} - ${BRAND.tagline}`
  const url = head.canonical === undefined ? null : new URL(head.canonical, origin).href
  const tags = [
    meta('property', 'og:site_name', BRAND.name),
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:title', title),
    meta('name', 'twitter:card', head.image === undefined ? 'summary' : 'summary_large_image'),
    ...(head.image === undefined ? [] : imageTags(new URL(head.image, origin).href)),
    ...(head.description === undefined ? [] : [meta('property', 'og:description', head.description)]),
    ...(url === null
      ? []
      : [meta('property', 'og:url', url), `<link rel="canonical" href="${escapeMarkup(url)}" />`]),
    ...(head.robots === undefined ? [] : [meta('name', 'robots', head.robots)]),
    ...(head.preload ?? []).map(
      (path) =>
        `<link rel="preload" href="${escapeMarkup(path)}" as="fetch" crossorigin="use-credentials" />`,
    ),
    ...(head.data === undefined
      ? []
      : [
          `<script type="application/ld+json">${JSON.stringify(head.data).replaceAll('<', '\\u003c')}</script>`,
        ]),
  ]
  const described =
    head.description === undefined
      ? html
      : html.replace(
          /(<meta\s+name="description"\s+content=")[^"]*/,
          (_, start: string) => start + escapeMarkup(head.description ?? ''),
        )
  return described
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeMarkup(title)}</title>`)
    .replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`)
}

function imageTags(url: string): string[] {
  return [
    meta('property', 'og:image', url),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
  ]
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeMarkup(content)}" />`
}
