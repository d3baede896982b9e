import { FIRST_STATE_ID, type FirstState } from '../../../contract/first-state.ts'
import { headTags, headTitle, type HeadTag, type PageHead } from '../../../contract/page-head.ts'
import { escapeMarkup } from './escape-markup.ts'
import type { PageShell } from './page-shell.ts'

/** What a feature says of one address, before any script has run. */
export type PageAnswer =
  | {
      status?: 404
      /** Where the page is made in the browser, or more than the rendered page says itself. */
      head?: PageHead
      /** Answers that the page would ask for at once. */
      state?: FirstState
      /** Neither kept on the way, nor indexed, nor told to the pages it links to. */
      isPrivate?: boolean
    }
  | { redirectTo: string }

type Written = {
  head: PageHead
  origin: string
  state: FirstState
  /** What stands inside #root; empty where the browser makes the page. */
  html: string
  /** Paths of scripts that the page is going to need. */
  scripts: readonly string[]
}

/** The built page with the head, the state and the content of one address. Everything told is escaped. */
export function writePage(shell: PageShell, { head, origin, state, html, scripts }: Written): string {
  const later = html === '' ? scriptTags([...shell.scripts, ...scripts]) : laterTag(shell.scripts, scripts)
  const tags = [...headTags(head, origin).map(textOf), later]
  return shell.html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeMarkup(headTitle(head))}</title>`)
    .replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`)
    .replace('<div id="root"></div>', () => `${rootOf(html)}\n    ${stateOf(state)}`)
}

const scriptTags = ([entry = '', ...others]: readonly string[]) =>
  [
    `<script type="module" crossorigin src="${escapeMarkup(entry)}"></script>`,
    ...others.map((path) => `<link rel="modulepreload" crossorigin href="${escapeMarkup(path)}" />`),
  ].join('\n    ')

/** Read by public/start.js, which fetches them when the page has been painted. */
const laterTag = ([entry = '', ...parts]: readonly string[], page: readonly string[]) =>
  `<script type="application/json" id="scripts">${asData({ entry, parts, page })}</script>`

/** Until the page is alive it carries a mark: its buttons are to be seen and do not work yet. */
const rootOf = (html: string) =>
  html === '' ? '<div id="root"></div>' : `<div id="root" data-rendered>${html}</div>`

const stateOf = (state: FirstState) =>
  `<script type="application/json" id="${FIRST_STATE_ID}">${asData(state)}</script>`

/** Data, which no browser runs; `<` is an escape, so that nothing in it can end the element. */
const asData = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** `data-page` tells the browser's own pages which elements to replace. */
function textOf({ name, attributes, text }: HeadTag): string {
  const written = Object.entries(attributes).map(([key, value]) => `${key}="${escapeMarkup(value)}"`)
  const start = `<${name} ${written.join(' ')} data-page`
  return text === undefined ? `${start} />` : `${start}>${text}</${name}>`
}
