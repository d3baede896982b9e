import { nameKey } from './labels.score.part.ts'

const HEADING =
  /(?:[I1L|]?N?G[RP]?[A-ZÉ]?D[I1L]?[EÉ]?NTS?|INGR[A-ZÉ0-9]{3,8}|СОСТАВ)(?:\s*[/|]\s*\p{L}{4,14})*\s*(?:\(?\s*INCI\s*\)?)?\s*[:;./]?\s*/iu
const AFTER_LIST =
  /\b(DIRECTIONS?|WARNINGS?|CAUTION|HOW TO USE|DISTRIBUTED|MADE IN|KEEP OUT|FOR EXTERNAL|MANUFACTURED|WWW|LOT\b|EXP\b|DO NOT USE)/i
const FULL_STOP = /\.(?=\s*$)|\.\s+(?=[A-Z][^,]{25,})|\.\s*\n/

/**
 * A plain parser without a dictionary: heading to full stop, cut at commas. It measures the reader alone, and
 * stays as simple as it is so that figures of different years compare.
 */
export function plainParse(text: string): string[] {
  const flat = text.replace(/([A-Za-z])[-‐‑]\s*\n+\s*(?=[A-Za-z])/g, '$1').replace(/\s*\n\s*/g, ' ')
  const list = untilItsEnd(fromItsStart(flat))
  return list
    .replace(/(\d),\s?(\d)(?=-)/g, '$1.$2')
    .split(/[,;•·]/)
    .map((name) => name.replace(/\s+/g, ' ').trim())
    .filter((name) => nameKey(name).length >= 2 && name.length < 90)
}

function fromItsStart(text: string): string {
  const heading = HEADING.exec(text)
  if (heading) return text.slice(heading.index + heading[0].length)
  const water = /\b(AQUA|WATER)\b\s*[,(/]/i.exec(text)
  return water ? text.slice(water.index) : ''
}

function untilItsEnd(text: string): string {
  const after = AFTER_LIST.exec(text)
  const list = (after ? text.slice(0, after.index) : text).replace(/\bDENAT\.(?=\s*[,.])/gi, 'Denat')
  const stop = FULL_STOP.exec(list)
  return stop && list.slice(0, stop.index).includes(',') ? list.slice(0, stop.index) : list
}
