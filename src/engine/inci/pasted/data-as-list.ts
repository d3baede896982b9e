import { FUNCTION_WORDS } from '../rows/functions.ts'
import type { CopiedText, Copy } from './copied-text.ts'
import { kindOfField, mayHoldList, rankOfName, type FieldKind } from './field-names.ts'

/** What pasted data holds, whatever it is written in: JSON, the literals of a programming language, XML. */
export type Data =
  | { kind: 'text'; text: CopiedText }
  /** A number, true, false or nothing, as it is written. */
  | { kind: 'bare'; text: CopiedText }
  | { kind: 'list'; items: readonly Data[] }
  | { kind: 'record'; fields: readonly Field[] }

export type Field = { key: CopiedText; value: Data }

/** Deeper data is read as the text that it is. */
export const DEPTH_MAX = 40

export type IsKnown = (name: string) => boolean

/**
 * The lists that data holds, as a label prints them: names parted by commas, the per cent of its field behind each, what is
 * said to be absent behind `Free from:`. A record with a list is a product, whose other fields name no ingredient; one
 * with a name is an ingredient, and so is a field that is named like one.
 */
export function writeData(data: Data, copy: Copy, isKnown: IsKnown): void {
  write(data, { copy, isKnown, isInList: false })
}

type Way = { copy: Copy; isKnown: IsKnown; isInList: boolean }

function write(data: Data, way: Way): void {
  if (data.kind === 'text') way.copy.copyOf(data.text)
  else if (data.kind === 'list') writeEach(data.items, way)
  else if (data.kind === 'record') writeRecord(data.fields, way)
}

function writeEach(items: readonly Data[], way: Way): void {
  const areShares = sumsToHundred(items)
  const areRows = items.length > 1 && items.every((item) => isRow(item, items[0]))
  const parting = areRows ? '\n' : ', '
  let before = ''
  for (const item of items.filter((one) => !isEmpty(one))) {
    const isAbsence = item.kind === 'record' && item.fields.some(isAbsent)
    way.copy.put(isAbsence && before !== '' ? '\n' : before)
    before = isAbsence ? '' : parting
    if (areRows && item.kind === 'list') writeRow(item.items, way)
    else writeItem(item, way, areShares)
  }
}

function writeItem(item: Data, way: Way, areShares: boolean): void {
  if (item.kind === 'record' && !holdsList(item)) writeIngredient(item.fields, way, areShares)
  else write(item, way)
}

/** `["Aqua", "solvent", 80]` beside others as long: the row of a table. */
function isRow(item: Data, first: Data | undefined): boolean {
  if (item.kind !== 'list' || first?.kind !== 'list' || item.items.length < 2) return false
  return item.items.length === first.items.length && item.items.every((cell) => 'text' in cell)
}

function writeRow(cells: readonly Data[], { copy }: Way): void {
  cells.forEach((cell, at) => {
    copy.put(at === 0 ? '' : ' | ')
    if ('text' in cell) copy.copyOf(cell.text)
  })
}

function isEmpty(data: Data): boolean {
  if (data.kind === 'text') return data.text.text.trim() === ''
  if (data.kind === 'list') return data.items.every(isEmpty)
  return data.kind === 'bare' || data.fields.length === 0
}

function writeRecord(printed: readonly Field[], way: Way): void {
  const fields = withoutVariants(namedByValue(printed))
  const [own] = namesIn(fields)
  if (!fields.some(isList) && !fields.some(({ value }) => holdsList(value))) {
    writeIngredient(fields, way, false)
    return
  }
  // An ingredient that is made of others, as inside a list.
  if (way.isInList && own) {
    write(own.value, way)
    way.copy.put(', ')
  }
  for (const field of fields) {
    if (kindOfField(field.key.text) === 'denied' && !isEmpty(field.value))
      writeBehind('Free from', field.value, way)
    else if (isList(field)) writeBehind(headingOf(field), field.value, way)
    else if (holdsList(field.value)) {
      way.copy.put('\n')
      write(field.value, way)
      way.copy.put('\n')
    }
  }
}

/** `{"name": "Ingredients", "value": "Aqua, Glycerin"}`: a field that is written as a record. */
function namedByValue(fields: readonly Field[]): readonly Field[] {
  const key = fields.find(
    ({ value }) => value.kind === 'text' && value.text.text.length < 40 && mayHoldList(value.text.text),
  )
  const value = fields.find(
    (field) =>
      field !== key && isText(field) && /^(?:value|text|content|body|description)$/i.test(field.key.text),
  )
  return key?.value.kind === 'text' && value ? [{ key: key.value.text, value: value.value }] : fields
}

const VARIANT = /^ingredients(?:_(text)(_[a-z]{2,3})?|_(?:\w+_)?(?:tags|hierarchy|n|ids|debug))?$/i

/** Open Beauty Facts: `ingredients_text`, the same as `ingredients_text_fr`, and once more as `ingredients_tags`: one list. */
function withoutVariants(fields: readonly Field[]): readonly Field[] {
  const rankOf = ({ key }: Field) => {
    const [whole, text, language] = VARIANT.exec(key.text) ?? []
    if (whole === undefined) return null
    return text === undefined ? (whole.includes('_') ? 3 : 2) : language === undefined ? 0 : 1
  }
  const variants = fields.filter((field) => rankOf(field) !== null && !isEmpty(field.value))
  const [best] = variants.toSorted((a, b) => (rankOf(a) ?? 0) - (rankOf(b) ?? 0))
  return fields.filter((field) => field === best || rankOf(field) === null)
}

function isText({ value }: Field): boolean {
  return value.kind === 'text'
}

function writeBehind(heading: string | null, value: Data, way: Way): void {
  if (way.isInList) heading = null
  way.copy.put(heading === null ? '' : `\n${heading}: `)
  if (value.kind === 'record' && !value.fields.some(isList))
    writeIngredient(value.fields, { ...way, isInList: true }, false)
  else write(value, { ...way, isInList: true })
  way.copy.put(way.isInList ? '' : '\n')
}

/** The field of a list keeps what its name says of it: `inactive_ingredients`, `may_contain`. */
function headingOf({ key }: Field): string {
  const words = key.text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').toLowerCase()
  if (/may|peut|può|puede|kann/.test(words)) return 'May contain'
  if (/\bin-?active/.test(words)) return 'Inactive ingredients'
  if (/active|aktiv|actif|activ/.test(words)) return 'Active ingredients'
  return /\b(?:key|hero|star|highlight)/.test(words) ? 'Key ingredients' : 'Ingredients'
}

/** By its name a list, and by what it holds: one text with separators, or more than that. */
function isList({ key, value }: Field): boolean {
  if (kindOfField(key.text) === 'denied' || !(mayHoldList(key.text) || MAY.test(key.text))) return false
  if (value.kind === 'text')
    return kindOfField(key.text) === 'list' || /[,;\n•|]\s?\p{L}/u.test(value.text.text)
  return value.kind === 'list' || value.kind === 'record'
}
const MAY = /^may[ _-]?contain/i

function holdsList(data: Data): boolean {
  if (data.kind === 'list') return data.items.some(holdsList)
  return (
    data.kind === 'record' &&
    namedByValue(data.fields).some((field) => isList(field) || holdsList(field.value))
  )
}

function namesIn(fields: readonly Field[]): Field[] {
  return fields
    .filter(({ key, value }) => kindOfField(key.text) === 'name' && value.kind === 'text' && !isEmpty(value))
    .toSorted((a, b) => rankOfName(a.key.text) - rankOfName(b.key.text))
}

function writeIngredient(fields: readonly Field[], way: Way, areShares: boolean): void {
  const [name, other] = namesIn(fields)
  if (name?.value.kind !== 'text') {
    writeUnnamed(fields, way)
    return
  }
  const { copy } = way
  copy.copyOf(name.value.text)
  // `{"inci": "CI 77891", "name": "Titanium Dioxide (nano)"}`: the second name may say what the first does not.
  if (
    other?.value.kind === 'text' &&
    way.isKnown(other.value.text.text) &&
    !isSame(name.value.text, other.value.text)
  ) {
    copy.put(' (')
    copy.copyOf(other.value.text)
    copy.put(')')
  }
  const share = fields.flatMap((field) => shareOf(field, areShares))[0]
  if (share !== undefined) copy.put(` ${share} %`)
  if (fields.some(isAbsent)) copy.put(': no\n')
}

function isSame(one: CopiedText, other: CopiedText): boolean {
  return one.text.trim().toLowerCase() === other.text.trim().toLowerCase()
}

function isAbsent({ key, value }: Field): boolean {
  return (
    kindOfField(key.text) === 'presence' &&
    'text' in value &&
    /^(?:false|no|none|0)$/i.test(value.text.text.trim())
  )
}

const NUMBER = /^[<≤~]? ?(\d{1,3}(?:[.,]\d{1,4})?) ?(%?)$/

/** Amounts without a sign are per cents where a record says so, or all of them make a hundred. */
function shareOf({ key, value }: Field, areShares: boolean): string[] {
  const kind = kindOfField(key.text)
  if ((kind !== 'share' && kind !== 'amount') || !('text' in value)) return []
  const [, amount, sign] = NUMBER.exec(value.text.text.trim()) ?? []
  return amount !== undefined && (kind === 'share' || sign === '%' || areShares) ? [amount] : []
}

function sumsToHundred(items: readonly Data[]): boolean {
  const amounts = items.flatMap((item) =>
    item.kind === 'record' ? item.fields.flatMap((field) => shareOf(field, true)) : [],
  )
  const sum = amounts.reduce((total, amount) => total + Number(amount.replace(',', '.')), 0)
  return amounts.length > 1 && Math.abs(sum - 100) <= 1
}

const BESIDE_NAMES: ReadonlySet<FieldKind> = new Set<FieldKind>(['beside', 'share', 'amount', 'presence'])

/** `{"Aqua": 88, "Hydroquinone": "bleaching"}`: fields that are named like ingredients; else what they hold. */
function writeUnnamed(fields: readonly Field[], way: Way): void {
  const areNames = fields.some(({ key }) => way.isKnown(key.text))
  let before = ''
  for (const field of fields.filter((one) => mayName(one, areNames))) {
    way.copy.put(before)
    before = ', '
    if (kindOfField(field.key.text) === 'denied') writeBehind('Free from', field.value, way)
    else if (isNamedByKey(field, areNames, way.isKnown)) {
      way.copy.copyOf(field.key)
      writeValue(field.value, way)
    } else write(field.value, way)
  }
}

function mayName({ key, value }: Field, areNames: boolean): boolean {
  if (value.kind === 'bare')
    return !BESIDE_NAMES.has(kindOfField(key.text)) && (areNames || /^false$/i.test(value.text.text))
  return !isEmpty(value) && !(value.kind === 'text' && BESIDE_NAMES.has(kindOfField(key.text)))
}

function isNamedByKey({ key, value }: Field, areNames: boolean, isKnown: IsKnown): boolean {
  if (/^\d*$/.test(key.text.trim())) return false
  return isKnown(key.text) || value.kind === 'bare' || (areNames && isRemark(value))
}

function writeValue(value: Data, way: Way): void {
  if (!('text' in value)) {
    way.copy.put(', ')
    write(value, way)
    return
  }
  const text = value.text.text.trim()
  const [, amount] = NUMBER.exec(text) ?? []
  if (amount !== undefined) way.copy.put(` ${amount} %`)
  else if (/^(?:false|no|none)$/i.test(text)) way.copy.put(': no\n')
  else if (way.isKnown(text)) {
    way.copy.put(', ')
    way.copy.copyOf(value.text)
  }
}

function isRemark(value: Data): boolean {
  return (
    value.kind === 'text' &&
    (FUNCTION_WORDS.has(value.text.text.trim().toLowerCase()) || NUMBER.test(value.text.text.trim()))
  )
}
