const ENTITIES: Record<string, string> = {
  amp: '&',
  nbsp: ' ',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  reg: ' ',
  trade: ' ',
  copy: ' ',
  bull: '•',
  middot: '•',
  ndash: '-',
  mdash: '-',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
  deg: '°',
}
/** Tags shops leave in their text. Anything else in angle brackets, such as a formula code, is text. */
const TAGS = new Set([
  'br',
  'p',
  'li',
  'ul',
  'ol',
  'div',
  'span',
  'b',
  'i',
  'u',
  'strong',
  'em',
  'h1',
  'h2',
  'h3',
  'h4',
  'a',
])
const LONGEST = 10
const TAG_CHARS_MAX = 120

type Markup = { text: string; end: number }

/** An entity, or a whole tag whose angle brackets are entities (`&lt;br&gt;`). */
export function readEscaped(source: string, at: number): Markup | null {
  const sign = readEntity(source, at)
  if (sign?.text !== '<') return sign
  const rest = source.slice(sign.end, sign.end + TAG_CHARS_MAX)
  const close = /^[^<>&\n]*(?:&(?:amp;)*gt;|>)/i.exec(rest)?.[0]
  const tag = close ? readTag(`<${close.replace(/(?:&(?:amp;)*gt;|>)$/i, '>')}`, 0) : null
  return tag && close ? { text: tag.text, end: sign.end + close.length } : sign
}

/** `&amp;`, `&#39;`, `&#x27;`; shops also capitalise them (`&Nbsp;`), and some escape them twice (`&amp;nbsp;`). */
function readEntity(source: string, at: number): Markup | null {
  let read = readOneEntity(source, at + 1)
  while (read?.text === '&') {
    const inner = readOneEntity(source, read.end)
    if (!inner) break
    read = inner
  }
  return read
}

/** The entity whose name begins at `from`. */
function readOneEntity(source: string, from: number): Markup | null {
  const stop = source.slice(from, from + LONGEST).indexOf(';')
  if (stop < 1) return null
  const name = source.slice(from, from + stop).toLowerCase()
  const end = from + stop + 1
  const named = ENTITIES[name]
  if (named !== undefined) return { text: named, end }
  if (!name.startsWith('#')) return null
  const code = name.startsWith('#x') ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10)
  return code >= 32 && code < 0xd800 ? { text: String.fromCharCode(code), end } : null
}

export function readTag(source: string, at: number): Markup | null {
  const stop = source.slice(at, at + TAG_CHARS_MAX).indexOf('>')
  if (stop < 2) return null
  let name = source.slice(at + 1, at + stop).toLowerCase()
  if (name.startsWith('/')) name = name.slice(1)
  const blank = name.indexOf(' ')
  if (blank > 0) name = name.slice(0, blank)
  if (name.endsWith('/')) name = name.slice(0, -1)
  return TAGS.has(name) ? { text: name.length === 1 && name !== 'p' ? ' ' : '\n', end: at + stop + 1 } : null
}
