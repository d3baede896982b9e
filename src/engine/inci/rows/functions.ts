import type { Knowledge } from '../../knowledge/load.ts'
import type { LeftOut } from '../../../contract/finding.ts'
import { REASON, squeeze, type Stretch } from '../label.ts'
import { nameKey, nameWords } from '../match/name-key.ts'
import { spanOf, type PlainText } from '../plain-text.ts'
import { rewritten } from '../rewritten.ts'
import { isVerdict } from './verdicts.ts'

type Facts = Pick<Knowledge, 'byKey' | 'stops' | 'isWord'>

/** One such line may be a name that nobody knows. */
const LINES_MIN = 2

type Kind = 'name' | 'function' | 'rating' | 'other'
type Line = { start: number; end: number; kind: Kind }

/** Lines in which something is told behind the name: two may be names that nobody knows. */
const TOLD_BEHIND_MIN = 3

/**
 * The same text without what says of a name what it does, and how it is rated: `Glycerin`, `humectant, moisturizer`, `0, 0`, `superstar`, each
 * in a line of its own, as a table is copied whose cells become lines, or all in one line. It is told as left out.
 */
export function withoutFunctionLines(
  plain: PlainText,
  facts: Facts,
): { plain: PlainText; columns: LeftOut[] } {
  if (!plain.text.includes('\n')) return { plain, columns: [] }
  const lines = linesOf(plain.text, facts)
  const told = lines.filter(({ kind }, at) => {
    if (kind !== 'function' && kind !== 'rating') return false
    let above = at - 1
    while (isTold(lines[above])) above--
    const kindAbove = lines[above]?.kind
    // A name that nobody knows stands behind what is told of the one before it.
    return kindAbove === 'name' || (kindAbove === 'other' && isTold(lines[above - 1]))
  })
  const below = isTableOfLines(plain.text, told) ? withFirstNumber(plain.text, lines, told) : []
  const behind = below.length > 0 ? [] : toldBehindNames(plain.text, lines, facts)
  const stretches = [...below, ...behind]
  if (stretches.length === 0) return { plain, columns: [] }
  return {
    plain: rewritten(
      plain,
      stretches.map(({ start, end }) => ({ start, end, by: '' })),
    ),
    columns: stretches.flatMap(({ start, end }): LeftOut[] => {
      const text = squeeze(plain.text.slice(start, end))
      return /\p{L}/u.test(text) ? [{ text, span: spanOf(plain, start, end), reason: REASON.purpose }] : []
    }),
  }
}

/** Two functions, or three ratings in words: bare figures number a list as well. */
function isTableOfLines(text: string, told: readonly Line[]): boolean {
  const inWords = told.filter(({ start, end }) => /\p{L}/u.test(text.slice(start, end)))
  return (
    told.filter(({ kind }) => kind === 'function').length >= LINES_MIN || inWords.length >= TOLD_BEHIND_MIN
  )
}

/** `1⏎Aqua⏎Data: Fair⏎2⏎Glycerin`: the figure of the first name stands above it, with nothing before. */
function withFirstNumber(text: string, lines: readonly Line[], told: readonly Line[]): Line[] {
  const [first] = lines
  const isNumber = first !== undefined && /^\d{1,2}$/.test(text.slice(first.start, first.end).trim())
  return isNumber && !told.includes(first) ? [first, ...told] : [...told]
}

/**
 * `Aqua Solvent`, `Niacinamide Smoothing 0 0`: rows of a table whose cells nothing but a blank parts any more. Told only where most lines are
 * such rows of known names; in the others of the same table, whose names nobody knows, the functions are told as well.
 */
function toldBehindNames(text: string, lines: readonly Line[], facts: Facts): Stretch[] {
  const rows = lines.map((line) => (line.kind === 'other' ? functionsBehind(text, line, facts) : null))
  const known = rows.filter((row) => row?.isKnown === true)
  if (known.length < TOLD_BEHIND_MIN || known.length * 2 < lines.length) return []
  return lines.flatMap((line, at) => {
    const told = rows[at]?.told ?? (line.kind === 'other' ? wordsBehind(text, line, facts) : null)
    return told ?? []
  })
}

/** `Hydroquinone Agent éclaircissant` in such a table: behind a known name only words that no name has are what it does there. */
function wordsBehind(text: string, { start, end }: Stretch, { byKey, stops, isWord }: Facts): Stretch | null {
  if (end - start > LINE_CHARS_MAX) return null
  const line = text.slice(start, end)
  for (const { index } of [...line.matchAll(BETWEEN_WORDS)].reverse()) {
    const key = nameKey(line.slice(0, index))
    if (!byKey.has(key) && !stops.has(key)) continue
    return nameWords(line.slice(index)).some(isWord) ? null : { start: start + index, end }
  }
  return null
}
const BETWEEN_WORDS = /(?<=[\p{L}\p{M}\d).]) (?=\p{L})/gu

/** Words that are parts of names too: `Candelilla Wax`. They count where a row of the table says another. */
const ALSO_IN_NAMES =
  /^(?:wax|vitamin|base|colou?r|fragrance|parfum|perfume|pigment|carrier|tonic|filler|buffer)$/i

/** The words for functions, and ratings behind them, with which a line ends; `isKnown`: a known name stands in front. */
function functionsBehind(
  text: string,
  { start, end }: Stretch,
  { byKey }: Facts,
): { told: Stretch; isKnown: boolean } | null {
  if (end - start > LINE_CHARS_MAX) return null
  const line = text.slice(start, end)
  const rated = RATED.exec(line)?.index ?? line.length
  for (const { index } of line.slice(0, rated).trimEnd().matchAll(BETWEEN_WORDS)) {
    const words = line.slice(index + 1, rated).trim()
    if (!isFunctions(words)) continue
    const isKnown = byKey.has(nameKey(line.slice(0, index))) && !ALSO_IN_NAMES.test(words)
    return { told: { start: start + index, end }, isKnown }
  }
  return null
}
/** `0 0`, `1-2 0`: irritancy and comedogenicity. */
const RATED = /(?: \d(?:-\d)?){1,3} {0,3}$/

function linesOf(text: string, { byKey }: Facts): Line[] {
  const lines: Line[] = []
  for (let start = 0; start < text.length;) {
    const stop = text.indexOf('\n', start)
    const end = stop < 0 ? text.length : stop
    const said = text.slice(start, end).trim()
    if (said !== '') lines.push({ start, end, kind: kindOf(said, byKey) })
    start = end + 1
  }
  return lines
}

function isTold(line: Line | undefined): boolean {
  return line?.kind === 'function' || line?.kind === 'rating'
}

/** A word that is a name as well (`Parfum`) stays one: told twice it does no harm, lost it does. */
function kindOf(said: string, byKey: Facts['byKey']): Kind {
  if (said.length > LINE_CHARS_MAX) return 'other'
  if (byKey.has(nameKey(said))) return 'name'
  if (isFunctions(said)) return 'function'
  if (FIGURES.test(said) || DATA.test(said) || isVerdict(said)) return 'rating'
  return 'other'
}
const LINE_CHARS_MAX = 120
const FIGURES = /^(?:\d{1,2}|\d[-–]\d|\d(?:[-–]\d)?, ?\d(?:[-–]\d)?)$/
/** How much is known of a name: `Data: Fair`. */
const DATA = /^data(?: availability)?: ?(?:none|limited|fair|good|robust)$/i

/** Nothing but words of the trade for what an ingredient does: `emollient, humectant`. */
export function isFunctions(said: string): boolean {
  return said
    .toLowerCase()
    .split(/ ?[,/;&] ?| and | und | et /)
    .every((word) => FUNCTION_WORDS.has(word.trim()))
}

/** A line of a table: its cells, and which of them names functions; null where none does. */
type Row = { cells: Stretch[]; column: number | null }

/** A single line of the kind is no table: `Glycerin - Humectant` may be a title. */
const ROWS_MIN = 2
const CELLS_MAX = 5

/**
 * The cells of a column of functions (`Aqua | Solvent`, `Glycerin - humectant`), in order. The column is the one that holds
 * functions in at least half of the lines of a run; in the other lines of the run it is left out as well, whatever it says.
 */
export function findFunctionCells(text: string): Stretch[] {
  const found: Stretch[] = []
  let run: Row[] = []
  const close = () => {
    found.push(...functionCells(run))
    run = []
  }
  for (let at = 0; at <= text.length;) {
    const broken = text.indexOf('\n', at)
    const end = broken < 0 ? text.length : broken
    const cells = cellsOf(text, at, end)
    if (cells.length < 2) close()
    else run.push({ cells, column: functionColumn(text, cells) })
    at = end + 1
  }
  close()
  return found
}

function functionCells(run: readonly Row[]): Stretch[] {
  const columns = run.flatMap(({ column }) => (column === null ? [] : [column]))
  const [column] = columns
  const isTable = columns.length >= ROWS_MIN && columns.length * 2 >= run.length
  if (column === undefined || !isTable || columns.some((other) => other !== column)) return []
  return run.flatMap(({ cells }) => cells[column] ?? [])
}

/** The first cell names the ingredient; a later one is of functions if all its words between commas are. */
function functionColumn(text: string, cells: readonly Stretch[]): number | null {
  const at = cells.findIndex(({ start, end }, place) => place > 0 && namesFunctions(text.slice(start, end)))
  return at < 0 ? null : at
}

function namesFunctions(cell: string): boolean {
  const words = cell
    .toLowerCase()
    .split(/[,/;&]| and /)
    .map((word) => word.trim())
    .filter((word) => word !== '')
  return words.length > 0 && words.every((word) => FUNCTION_WORDS.has(word))
}

/** Cells are parted by a bar, a dash or an equals sign between blanks, a colon, or at least two blanks. */
function cellsOf(text: string, from: number, to: number): Stretch[] {
  const cells: Stretch[] = []
  let start = from
  const add = (end: number) => {
    if (text.slice(start, end).trim() !== '') cells.push({ start, end })
  }
  for (let at = from; at < to; at++) {
    const width = separatorAt(text, at, to)
    if (width === 0) continue
    add(at)
    if (cells.length > CELLS_MAX) return []
    at += width - 1
    start = at + 1
  }
  add(to)
  return cells
}

function separatorAt(text: string, at: number, to: number): number {
  const sign = text.charAt(at)
  if (sign === '|' || (sign === ':' && text.charAt(at + 1) === ' ')) return 1
  if (sign !== ' ') return 0
  if (text.startsWith(' - ', at) || text.startsWith(' = ', at)) return 3
  let width = 0
  while (at + width < to && text.charAt(at + width) === ' ') width++
  return width >= 2 ? width : 0
}

/**
 * What shops write in a column beside the names: the functions of CosIng and their everyday forms, in small letters, in
 * the languages in which such tables are met. Words that are also ingredients (`fragrance`, `parfum`) count only in a
 * column that holds others.
 */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  [
    'abrasive|absorbent|adhesive|anti-aging|anti-ageing|anticaking|anti-caking agent|antifoaming|anti-irritant|anti-inflammatory',
    'antimicrobial|antioxidant|anti-oxidant|antiperspirant|antistatic|astringent|base|binder|binding|bleaching|brightening',
    'buffering|buffer|bulking|bulking agent|carrier|chelating|chelating agent|chelator|cleanser|cleansing|cleansing agent',
    'colorant|colourant|color|colour|conditioner|conditioning|conditioning agent|cooling|denaturant|deodorant|detangling',
    'dispersing agent|emollient|emulsifier|emulsifying|emulsion stabilising|emulsion stabilizer|emulsion stabilizing|exfoliant',
    'exfoliating|fatty alcohol|filler|film former|film forming|film-forming agent|flavour|flavor|flavouring|foam booster|foaming',
    'fragrance|fragrance component|gel former|gel forming|gelling agent|hair conditioning|humectant|hydrating|hydrator',
    'keratolytic|lubricant|masking|moisturiser|moisturizer|moisturising|moisturizing|occlusive|opacifier|opacifying|oxidising',
    'parfum|pearlescent|perfume|perfuming|ph adjuster|ph adjusters|ph regulator|pigment|plasticiser|plasticizer|preservative',
    'propellant|reducing|refatting|refreshing|skin brightening|skin conditioner|skin conditioning|skin-conditioning|skin protectant',
    'skin protecting|skin soothing|slip modifier|smoothing|solubiliser|solubilizer|solvent|soothing|stabiliser|stabilizer|surfactant',
    'sweetener|texture enhancer|texturiser|texturizer|thickener|thickening agent|tonic|uv absorber|uv filter|sunscreen|vehicle',
    'viscosity control|viscosity controlling|viscosity modifier|vitamin|water phase|wax|whitening|wetting agent|cell-communicating ingredient',
    'skin-identical ingredient|emulsion stabilising agent|soothing agent|anti-acne|antibacterial|antimicrobial/antibacterial|chelating|buffer agent|abrasive/scrub|abrasive scrub|colouring|cosmetic colorant|perfuming agent|penetration enhancer|skin replenisher|astringent agent|nourishing|softening|protective|film former agent|hair conditioner|skin-restoring|skin restoring|binding agent|cleanser agent|foam stabiliser|foam stabilizer|viscosity regulator|antifoam|exfoliator|fixative',
    // German
    'lösungsmittel|lösemittel|feuchthaltemittel|feuchtigkeitsspender|emulgator|konservierungsmittel|konservierungsstoff|duftstoff',
    'verdickungsmittel|verdicker|rückfetter|hautpflegend|tensid|antioxidans|farbstoff|säureregulator|ph-regulator|filmbildner|komplexbildner|pflegestoff|hautpflege|hautberuhigend|hautschutz|feuchtigkeitsspendend|weichmacher|trübungsmittel|bindemittel|puffer|puffersubstanz|uv-filter|maskierend|antistatisch|parfümierend|glättend|erweichend|konservierend|emulgierend|stabilisierend|viskositätsregelnd|filmbildend|reinigend|rückfettend|duftend',
    // French
    'solvant|humectant|émollient|émulsifiant|conservateur|épaississant|tensioactif|antioxydant|colorant|régulateur de ph|hydratant|agent',
    "adoucissant|agent de texture|agent masquant|agent nettoyant|agent d'entretien de la peau|antimousse|chélateur|gélifiant|stabilisant|parfumant|conditionneur|tampon",
    // Spanish, Italian, Portuguese
    'acondicionador|acondicionador de la piel|hidratante|perfumante|emulgente|quelante|estabilizante|solubilizante|tensoactivo|condizionante cutaneo|idratante|chelante|stabilizzante|profumante|filmante|tamponante|dissolvente|umectante|emulsificante|espessante|tensoativo|regulador de ph|condicionador da pele|perfumante',
    // Polish, Dutch, Swedish, Czech, Russian, Turkish
    'rozpuszczalnik|humektant|emolient|emulgator|konserwant|zagęstnik|przeciwutleniacz|substancja nawilżająca|substancja zapachowa|substancja myjąca|regulator ph|oplosmiddel|bevochtiger|emulgator|conserveermiddel|verdikkingsmiddel|bewaarmiddel|weekmaker|lösningsmedel|fuktbevarande|mjukgörande|konserveringsmedel|förtjockningsmedel|emulgeringsmedel',
    'rozpouštědlo|zvlhčovadlo|změkčovadlo|konzervant|zahušťovadlo|растворитель|увлажнитель|эмульгатор|консервант|загуститель|эмолент|антиоксидант|отдушка|çözücü|nemlendirici|yumuşatıcı|emülgatör|koruyucu|kıvam artırıcı|antioksidan',
    'disolvente|humectante|emoliente|emulsionante|conservante|espesante|tensioactivo|antioxidante|colorante|regulador de ph',
    'solvente|umettante|emolliente|emulsionante|conservante|addensante|tensioattivo|antiossidante|colorante|emulgente|espessante',
  ]
    .join('|')
    .split('|'),
)
