/** How packs begin what they say of who made a product, sells it and where it is from, in the languages of the headings. */
const MAKERS = [
  'made (?:in|by)|manufactur(?:ed|er)|produced (?:in|by)|distribut(?:ed by|or:)|imported by|marketed by|packed by|mfd\\.? by|mfg\\.? by',
  'hergestellt (?:in|von|für)|hersteller:|vertrieb:|inverkehrbringer|vervaardigd|geproduceerd|gemaakt in|geïmporteerd',
  'fabriqu[ée]e? (?:en|par|au)|distribu[ée] par|import[ée] par|produit par|fabricant:',
  'fabricado|hecho en|elaborado por|distribuido por|importado por|envasado|producido por|fabricante:|distribuído por|produzido|importador:|ind[úu]stria brasileira',
  'prodotto (?:da|in)|distribuito da|importato da|fabbricato',
  'wyprodukowan[oey]|producent:|dystrybutor|importer:|vyroben[oaéý]|výrobce|vyrobené|gyártja|gyártó:|forgalmazza|származási',
  'tillverkad|tillverkare|fremstillet|produsert|valmistettu|valmistaja',
  'сделано|изготовлено|изготовитель|производитель|произведено|импортер|импортёр|виробник|виготовлено',
  'üretici|üretim yeri|imalatçı|ithalatçı|sản xuất|xuất xứ|diproduksi',
].join('|')
const MAKER = new RegExp(`(?<=[ .]|^)(?:${MAKERS})(?![\\p{Ll}])`, 'giu')

/** Beyond, what stands before is no last name of a list. */
const NAME_CHARS_MAX = 60

/**
 * Where such words begin behind a name in its own line, as they do when a camera or a copy loses the full stop: `LINALOOL MADE IN FRANCE`,
 * `LINALOOL .FABRICADO POR`. Else the line is the maker's, and the name is lost with it. In running text (`our cream is made in`) they part nothing.
 */
export function makerStarts(text: string, from: number, to: number): ReadonlySet<number> {
  const found = [...text.slice(from, to).matchAll(MAKER)].map(({ index }) => from + index)
  return new Set(found.filter((at) => isBehindName(text, from, at)))
}

/** Behind the last piece of a list in its line, and in no sentence. */
export function isBehindName(text: string, from: number, at: number): boolean {
  const before = text.slice(Math.max(from, at - NAME_CHARS_MAX), at)
  const line = before.slice(before.lastIndexOf('\n') + 1)
  const name = line.slice(Math.max(...[',', ';', '•', '|'].map((sign) => line.lastIndexOf(sign))) + 1)
  if (!/\p{L}{2}/u.test(name) || /[.:!?] ?\S/.test(name)) return false
  const isListed =
    name.length < line.length || /[,;•|]\s*$/.test(before.slice(0, before.length - line.length))
  return isListed || name.endsWith('.') || name === name.toUpperCase()
}
