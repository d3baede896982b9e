const HEADS =
  'lot|lote|lotto|batch|ch\\.? ?-?b\\.?|charge|chargen-?nr|parti(?:e|j)?(?: no)?|seria|партия|серия|b\\.? ?n\\.?|exp|expiry|expires?|use by|use before|best (?:before|by)(?: end)?|best if used by|bbe|bbd|bb|mhd|skt|stt|mfd|mfg|mfd\\.? date|' +
  'mindestens haltbar bis|verfall|verw\\. bis|à utiliser avant|dluo|utilizar antes|usar antes|caducidad|validade|scad\\.?|scadenza|cad\\.?|vence|venc\\.?|val\\.?|à consommer avant|haltbar bis|ważn[ey] do|da consumarsi|zużyć przed|najlepiej zużyć przed|tht|bäst före|bedst før|parasta ennen|годен до|' +
  'срок годности|ean|gtin|upc|pzn|sku|ref|réf|art\\.? ?-? ?(?:nr|no)|artikel(?:nummer|-nr)?|code|cód|арт|pao|net ?wt|net weight|net content|contents?|inhalt|netto|peso neto|poids net|contenido|contenu|' +
  '批号|批號|生产批号|限期使用日期|有效期至?|製造番号|使用期限|내용량|제조번호|사용기한|容量|内容量'
const NUMBER =
  '[a-z]{0,4}\\d[a-z0-9]{0,20}(?:[-/.][a-z]{0,3}\\d[a-z0-9]{0,20}){0,4}(?: \\d[a-z0-9]{0,20}(?:[-/.]\\d[a-z0-9]{0,20}){0,4}){0,4}'
/** `EXP MAY 2028` */
const MONTH =
  '(?:\\d{1,2} )?(?:jan|feb|fev|fév|mar|mär|mrt|apr|abr|avr|may|mai|maj|mei|jun|juin|jul|juil|aug|ago|août|sep|set|oct|okt|ott|out|nov|dec|dez|dic|déc)[a-z]{0,6}\\.? ?\\d{2,4}'
const MARK = '[.:#№]{0,2} ?(?:(?:no|nr|n°|nº)[.:]? ?)?'
const TOKEN = [
  // In brackets, of which no name has any: letters and digits that are no colour, no additive and no number of a register.
  `[[({](?:${HEADS})${MARK}(?:${NUMBER}|${MONTH})[\\])}]`,
  '[[({](?!(?:ci|e|ins) ?\\d)(?:n° ?|nº ?)?(?:[a-z]{1,3}\\d{4,9}(?:[-/.][a-z\\d]{1,4})?|\\d{4,9}/[a-z\\d]{1,3})[\\])}]',
  '[[({](?:n°|nº) ?\\d{4,9}(?:[-/.][a-z\\d]{1,4})?[\\])}]',
  `(?:${HEADS})[.:]{0,2} ?${MONTH}`,
  // A batch of the pack (Directive 2011/91/EU has the letter in front), and the month of its end.
  'L ?\\d{4,8}[a-z]?(?:/\\d{1,2})?',
  '(?:0[1-9]|1[0-2])[/.]20[2-4]\\d',
  `(?:${HEADS})${MARK}${NUMBER}(?: ?(?:ml|g|oz|m|fl\\.? ?oz)(?: ?[e℮](?!\\p{L}))?)?\\.?`,
  // Amounts of names are in per cent, mg and g: a fill has the sign of an average filling, or a measure of volume.
  '(?:(?:contains|contient|enthält|contiene|contém|bevat|zawiera|innehåller|indeholder|содержит) )?(?:[e℮] ?)?\\d{1,4}(?:[.,]\\d{1,2})? ?(?:ml|fl\\.? ?oz\\.?|oz\\.?)(?: ?[/(] ?[\\d.,]+ ?(?:ml|g|fl\\.? ?oz\\.?|oz\\.?)\\)?)?(?: ?[e℮](?!\\p{L}))?',
  'pH(?:[ -]?(?:value|wert|valeur|valor|valore|waarde))?[ :=~≈]{0,3}\\d{1,2}(?:[.,]\\d{1,2})?(?: ?(?:-|to|bis|à|±|\\+/-) ?\\d{1,2}(?:[.,]\\d{1,2})?)?',
  '[e℮] ?\\d{1,4} ?g|\\d{1,4} ?g ?[e℮]',
  '(?:3|6|9|12|18|24|30|36) ?M',
  '[<[({]?(?:code )?(?:ILN|FIL|F\\.I\\.L\\.?)[ :#.№°n]{0,4}[a-z]? ?\\d[a-z\\d.]{3,12}(?:/\\d{1,2})?[>\\])}]?',
  '\\d{8,14}|\\d \\d{6} \\d{6}|\\d{3} \\d{4} \\d{4} \\d{2}',
].join('|')
/** A date alone may be anything's: it goes on a run and begins none. */
const RUN = `(?:${TOKEN})(?:[ ,;/|]{1,3}(?:${TOKEN}|\\d{1,2}[/.]\\d{4}))*(?![\\p{L}\\d%‰])`
/** All of them have one: without it the dear patterns, which take a tenth of a second to compile, need not be asked. */
const HAS_DIGIT = /\d/
const BEHIND = new RegExp(`(?<=[\\p{L}\\d)*\\]] |[\\p{L}\\d)*](?=[[({]))${RUN}`, 'giu')
const AT_START = new RegExp(`^[^\\p{L}\\d\\n]{0,3}${RUN}`, 'iu')

/**
 * Where what packs print around a list begins behind its last name and ends in front of its first, without a sign between: `Xanthan Gum
 * LOT 4711B EXP 03/2028 4006000112233`, `Lot 24H07B 50 ml e Aqua, ...`. The name would else be one with the numbers, and known no more.
 */
export function packCodeEdges(text: string, from: number, to: number): ReadonlySet<number> {
  const edges = new Set<number>()
  // Sought in the stretch alone: in the whole text each of its parts would look to the end for a line break.
  const stretch = text.slice(from, to)
  if (!HAS_DIGIT.test(stretch)) return edges
  for (let at = 0; at < stretch.length;) {
    const stop = stretch.indexOf('\n', at)
    const end = stop < 0 ? stretch.length : stop
    addEdges(text, { from, start: from + at, end: from + end }, edges)
    at = end + 1
  }
  return edges
}

function addEdges(
  text: string,
  { from, start, end }: Record<'from' | 'start' | 'end', number>,
  edges: Set<number>,
): void {
  const line = text.slice(start, end)
  if (!HAS_DIGIT.test(line)) return
  const head = AT_START.exec(line)?.[0] ?? ''
  if (head !== '' && /^ \p{Lu}[^,;]*[,;]/u.test(line.slice(head.length))) edges.add(start + head.length)
  if (isPackCode(line)) return
  for (const { 0: run, index } of line.matchAll(BEHIND)) {
    const at = start + index
    const rest = line.slice(index + run.length)
    if (!isBehindName(text, from, at) || !/^(?:[ .,;)]*$|[,;•]|\.? (?!\d))/u.test(rest)) continue
    edges.add(at)
    if (/[,;•]/.test(rest)) edges.add(at + run.length)
  }
}

/** Such codes and what follows them without a comma, the name of a maker above all. */
export function isPackCode(sentence: string): boolean {
  return HAS_DIGIT.test(sentence) && !/[,;•]/.test(sentence) && AT_START.test(sentence)
}

/** `F.I.L.# B172461/1`, `<ILN48238>`, `(Code F.I.L C1234)`, `Lot 4711B`: letters, digits and a mark, or a known head. */
export function isCode(text: string): boolean {
  if (text.length >= CODE_CHARS_MAX || digitCount(text) < 2) return false
  if (BARE_FIGURES.some((figures) => figures.test(text))) return true
  const upper = text.toUpperCase()
  if (CODE_HEADS.some((head) => upper.startsWith(head)) || CODED.test(upper)) return true
  const isOneWord = !upper.includes(' ') && upper.length <= 14
  return (
    isOneWord &&
    digitCount(upper) >= 4 &&
    /[A-Z]/.test(upper) &&
    (upper.includes('/') || upper.startsWith('#')) &&
    letterCount(upper) <= 3
  )
}

const CODE_CHARS_MAX = 60
/** `5901234123457`: an EAN or UPC; numbers of ingredients have dashes or fewer digits. */
const BAR_CODE = /^\d(?: ?\d){7,13}$/
/** `50 ml`, `℮ 200 g`, `1.7 fl oz` */
const PACK_SIZE = /^[℮e]? ?\d{1,4}(?:[.,]\d{1,2})? ?(?:ml|cl|g|gr|kg|oz|fl\.? ?oz|мл|г)\.?(?: ?[℮e])?$/iu
const BARE_FIGURES = [PACK_SIZE, BAR_CODE]
const CODE_HEADS = [
  ...['F.I.L', 'FIL ', '(F.I.L', '(FIL', '<ILN', 'ILN', '(CODE', 'CODE F'],
  ...['LOT ', 'LOT:', 'BATCH', 'EXP ', 'EXP.'],
]

/** `CODE B294471`, `REF: 123456`, `FORMULA 882-21`: a head, and nothing but numbers behind it. */
const CODED =
  /^[([<]?(?:(?:PRODUCT |FORMULA |ITEM )?CODE|REF(?:ERENCE)?|FORMULA|ITEM|SKU|MFG|MFD|MHD|PAO|CHARGE|CHARGEN-?NR|PARTIE|PARTIJ|LOTE|LOTTO|LOT|SERIE|EAN|GTIN|UPC|PZN)[.:#№ ]*(?:(?:NO|NR|N°|Nº)[.: ]*)?[A-Z]{0,4}\d[A-Z0-9]*(?:[-/. ][A-Z]{0,4}\d[A-Z0-9]*)*[)\]>]?$/u

/** Asked of every piece of a text, so without a string of its own for each. */
function digitCount(text: string): number {
  return countBetween(text, 48, 57)
}

function letterCount(text: string): number {
  return countBetween(text, 65, 90)
}

function countBetween(text: string, first: number, last: number): number {
  let count = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code >= first && code <= last) count++
  }
  return count
}

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
function isBehindName(text: string, from: number, at: number): boolean {
  const before = text.slice(Math.max(from, at - NAME_CHARS_MAX), at)
  const line = before.slice(before.lastIndexOf('\n') + 1)
  const name = line.slice(Math.max(...[',', ';', '•', '|'].map((sign) => line.lastIndexOf(sign))) + 1)
  if (!/\p{L}{2}/u.test(name) || /[.:!?] ?\S/.test(name)) return false
  const isListed =
    name.length < line.length || /[,;•|]\s*$/.test(before.slice(0, before.length - line.length))
  return isListed || name.endsWith('.') || name === name.toUpperCase()
}
