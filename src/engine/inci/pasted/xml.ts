import { newCopy } from './copied-text.ts'
import { DEPTH_MAX, type Data, type Field } from './data-as-list.ts'
import { saysWhatItHolds } from './field-names.ts'

const TAG =
  /<!--[\s\S]{0,4000}?-->|<!\[CDATA\[|\]\]>|<[?!][^>]{0,400}>|<(\/?)([A-Za-z_][\w.:-]{0,60})((?:\s{1,40}[\w.:@-]{1,60}(?:\s?=\s?(?:"[^"]{0,4000}"|'[^']{0,4000}'))?){0,30})\s{0,40}(\/?)>/g
const ATTRIBUTE = /([\w.:@-]{1,60})\s?=\s?(?:"([^"]{0,4000})"|'([^']{0,4000})')/g
/** Attributes that say how something looks or which one it is. */
const OF_THE_PAGE =
  /^(?:class|style|href|src|lang|dir|role|rel|target|title|width|height|xmlns.*|xml:.*|data-.*|aria-.*|type|id)$/i
/** Elements of pages; their text is read as the text of a page is. */
const OF_HTML =
  /^(?:html|body|head|meta|link|a|b|i|u|p|s|br|hr|ul|ol|li|dl|dt|dd|div|span|strong|em|h[1-6]|table|thead|tbody|tfoot|tr|td|th|caption|section|article|header|footer|main|nav|aside|small|sup|sub|font|label|button|center|mark|figure|img|details|summary|option|select|input|form|textarea|pre|code|del|ins|strike|svg|path|style|script)$/i

type Element = { name: string; from: number; start: number; fields: Field[] }

/** The data of a text with elements that are named by what they hold, and the range of it; null where there is none. */
export function readXml(source: string): { data: Data; start: number; end: number } | null {
  if (!source.includes('</') && !source.includes('/>')) return null
  const tags = [...source.matchAll(TAG)].filter(({ 2: name }) => name === undefined || !OF_HTML.test(name))
  const [first, last] = [tags.find(({ 2: name }) => name !== undefined), tags.at(-1)]
  if (!first || !last || !tags.some(endsNamed)) return null
  const fields = fieldsIn(source, tags, first.index)
  return fields && { data: { kind: 'record', fields }, start: first.index, end: last.index + last[0].length }
}

/** What the elements hold, in order; null where they are nested too deep. */
function fieldsIn(source: string, tags: readonly RegExpExecArray[], start: number): readonly Field[] | null {
  const root: Element = { name: '', from: 0, start, fields: [] }
  const open: Element[] = [root]
  let at = start
  for (const { index, 0: whole, 1: close, 2: name, 3: attributes = '', 4: closed } of tags) {
    const top = open.at(-1) ?? root
    if (source.slice(at, index).trim() !== '')
      top.fields.push({ key: nothing(at), value: { kind: 'text', text: copied(source, at, index) } })
    at = index + whole.length
    if (name === undefined) continue
    if (close !== '/') open.push(newElement(source, index + 1, name, attributes))
    if (open.length > DEPTH_MAX) return null
    if (close === '/' || closed === '/') closeElement(source, open, name)
  }
  for (let top = open.at(-1); top && top !== root; top = open.at(-1)) closeElement(source, open, top.name)
  return root.fields
}

/** The end of an element whose name, or an attribute of it, says what it holds. */
function endsNamed([, close, name, attributes, closed]: RegExpExecArray): boolean {
  if (name === undefined || (close !== '/' && closed !== '/')) return false
  return (
    saysWhatItHolds(name) ||
    [...(attributes ?? '').matchAll(ATTRIBUTE)].some(([, key]) => saysWhatItHolds(key ?? ''))
  )
}

function nothing(at: number) {
  return { text: '', start: [at], end: [at] }
}

function newElement(source: string, from: number, name: string, attributes: string): Element {
  const start = from + name.length
  const fields = [...attributes.matchAll(ATTRIBUTE)].flatMap((found): Field[] => {
    const [, key = '', double, single] = found
    if (OF_THE_PAGE.test(key) && !saysWhatItHolds(key)) return []
    const value = double ?? single ?? ''
    const keyAt = start + found.index
    const valueAt = keyAt + found[0].length - 1 - value.length
    return [
      {
        key: copied(source, keyAt, keyAt + key.length),
        value: { kind: 'text', text: copied(source, valueAt, valueAt + value.length) },
      },
    ]
  })
  return { name, from, start, fields }
}

function copied(source: string, from: number, to: number) {
  const copy = newCopy()
  copy.copy(source, from, to)
  return copy.done()
}

/** An element that nobody closed ends with the one around it; an end without a start is none. */
function closeElement(source: string, open: Element[], name: string): void {
  const at = open.findLastIndex((element) => element.name === name)
  if (at < 1) return
  while (open.length > at) {
    const element = open.pop()
    if (!element) return
    const key = copied(source, element.from, element.start)
    open.at(-1)?.fields.push({ key, value: valueOf(element.fields) })
  }
}

/** Text alone is a text, elements of one name are a list. */
function valueOf(fields: readonly Field[]): Data {
  const [only] = fields
  if (only && fields.length === 1 && only.key.text === '') return only.value
  const isList =
    fields.length > 1 && fields.every(({ key }) => key.text !== '' && key.text === only?.key.text)
  return isList ? { kind: 'list', items: fields.map(({ value }) => value) } : { kind: 'record', fields }
}
