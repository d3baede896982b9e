import type { Stretch } from '../label.ts'

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

/** Cells are parted by a bar, a dash between blanks, a colon, or at least two blanks. */
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
  if (text.startsWith(' - ', at)) return 3
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
