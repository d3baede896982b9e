import { LABEL_CHARS_MAX } from '../../../contract/limits-of-input.ts'
import type { Knowledge } from '../../knowledge/load.ts'
import { isHeadingWord } from '../blocks/headings.ts'
import { nameKey } from '../match/name-key.ts'
import { normaliseLabel, type PlainText } from '../plain-text.ts'
import { newCopy, throughCopy, type CopiedText } from './copied-text.ts'
import { writeData, type IsKnown } from './data-as-list.ts'
import { delimitedIn } from './delimited.ts'
import { rowsOfTables } from './html-tables.ts'
import { mayHoldList } from './field-names.ts'
import { findJson, readJson } from './json.ts'
import { readXml } from './xml.ts'

/**
 * Any text as plain text. Data that was pasted (JSON, XML, the tables of a page) is written as the list that it holds first:
 * its keys and tags are no names, and every sign of a name keeps its place in what was pasted.
 */
export function plainTextOf(input: string, knowledge: Knowledge): PlainText {
  const source = input.length > LABEL_CHARS_MAX ? input.slice(0, LABEL_CHARS_MAX) : input
  const copied = listOf(source, knowledge)
  if (copied === null) return withHeading(normaliseLabel(input))
  const plain = throughCopy(normaliseLabel(copied.text), copied)
  return { ...plain, wasCut: input.length > LABEL_CHARS_MAX }
}

/** A heading with another sign than a colon behind it. */
function withHeading(plain: PlainText): PlainText {
  const text =
    withQuotedHeading(plain.text) ?? withCommaHeading(plain.text) ?? withPicturedHeading(plain.text)
  return text === null ? plain : { ...plain, text }
}

/** `"Ingredients","Aqua, Glycerin"` */
function withQuotedHeading(text: string): string | null {
  const [cell, quote = '', head = ''] =
    /^\s{0,9}(["']?)([\p{L} ()]{2,30})\1 ?[,;](?= ?(["'])[^"',\n]*,[^"'\n]*\3\s*(?:\n|$))/u.exec(text) ?? []
  if (cell === undefined || !mayHoldList(head)) return null
  return `${cell.slice(0, -1).replaceAll(quote || '"', ' ')}:${text.slice(cell.length)}`
}

/** `Ingredients, Aqua, Glycerin` */
function withCommaHeading(text: string): string | null {
  const [head, word = ''] = /^\s{0,9}(\p{L}{4,15}) ?[,;](?=\s)/u.exec(text) ?? []
  return head !== undefined && isHeadingWord(word) ? `${head.slice(0, -1)}:${text.slice(head.length)}` : null
}

/** `🧴 Ingredients 🧴 Water 💧, ...`: pictures are bullets, and the second of a heading is its colon. */
function withPicturedHeading(text: string): string | null {
  const [all, opening = '', words = ''] =
    /^([\s•]{0,9}•[\s•]{0,9})(\p{L}[\p{L} ]{2,30}?)[ ]{0,3}•/u.exec(text) ?? []
  if (all === undefined || !mayHoldList(words)) return null
  return `${opening}${words}:${' '.repeat(all.length - opening.length - words.length - 1)}${text.slice(all.length)}`
}

function listOf(source: string, { byKey, stops }: Knowledge): CopiedText | null {
  const isKnown: IsKnown = (name) => {
    const key = nameKey(name.trim())
    return key !== '' && (byKey.has(key) || stops.has(key))
  }
  if (/[{[]/.test(source)) {
    const json = jsonIn(source, isKnown)
    if (json !== null) return json
    const bracketed = bracketedIn(source)
    if (bracketed !== null) return bracketed
  }
  const delimited = delimitedIn(source, isKnown)
  if (delimited !== null) return delimited
  if (!source.includes('<')) return null
  return xmlIn(source, isKnown) ?? rowsOfTables(source)
}

/** What stands around data is text as ever; data that follows data is one list with it (JSON lines). */
function jsonIn(source: string, isKnown: IsKnown): CopiedText | null {
  const copy = newCopy()
  let from = 0
  let start = findJson(source, 0)
  if (start < 0) return null
  while (start >= 0) {
    const read = readJson(source, start)
    if (read === null) return null
    const between = source.slice(from, start)
    if (from > 0 && /^[\s,;]*$/.test(between)) copy.put(', ')
    else {
      copy.copy(source, from, start)
      if (!between.trimEnd().endsWith(':')) copy.put('\n')
    }
    writeData(read.data, copy, isKnown)
    from = read.end
    start = findJson(source, from)
  }
  const rest = source.slice(from)
  if (!/^[\s,;\]})]*$/.test(rest)) {
    copy.put('\n')
    copy.copy(source, from, source.length)
  }
  return copy.done()
}

/** `ingredients: [Aqua, Glycerin]`: brackets around the whole of a list, whose names would else be a remark. */
function bracketedIn(source: string): CopiedText | null {
  const [open, close] = [source.indexOf('['), source.lastIndexOf(']')]
  const inside = source.slice(open + 1, close)
  const isList = /^\s{0,99}\p{L}/u.test(inside) && inside.includes(',') && !/[[\]{}+]/.test(inside)
  const isHeaded = /^[^\n]{1,60}:\s{0,9}$/.test(source.slice(0, Math.max(0, open)))
  if (!isList || !isHeaded || !/^[\s,;.}]*$/.test(source.slice(close + 1))) return null
  const copy = newCopy()
  copy.copy(source, 0, open)
  copy.copy(source, open + 1, close)
  return copy.done()
}

function xmlIn(source: string, isKnown: IsKnown): CopiedText | null {
  const read = readXml(source)
  if (read === null) return null
  const copy = newCopy()
  copy.copy(source, 0, read.start)
  writeData(read.data, copy, isKnown)
  copy.put('\n')
  copy.copy(source, read.end, source.length)
  return copy.done()
}
