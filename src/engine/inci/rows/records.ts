import { kindOfField } from '../pasted/field-names.ts'

type Cell = { start: number; end: number; text: string }

/** An ingredient that is written in lines: its name, the per cent that one of them tells, and the others. */
export type RecordInLines = {
  name: Cell
  share: string | null
  told: readonly Cell[]
  start: number
  end: number
}

type Line = Cell & { kind: ReturnType<typeof kindOfField>; key: string; value: Cell }

const RECORDS_MIN = 2
const LINE = /^([ \t]{0,20}(?:[-*•] {0,3})?)([\p{L}][\p{L} _-]{0,24})( {0,2}: {0,9})([^\n]{1,160})$/u
const SHARE = /^(?:[<≤~] ?)?(\d{1,3}(?:[.,]\d{1,4})?) ?(%?)$/

/**
 * Ingredients as the lines of records: `- name: Aqua` above `function: solvent`. The line that names one is told by its key,
 * which comes again with each; a value with commas is a list of its own and makes none of them a record.
 */
export function recordsIn(text: string): RecordInLines[] {
  const lines = linesIn(text)
  const keys = lines.filter(({ kind }) => kind === 'name').map(({ key }) => key)
  const key = keys.find((one, at) => keys.indexOf(one) !== at)
  const named = lines.filter((line) => line.key === key)
  const isOfRecords =
    named.length >= RECORDS_MIN &&
    lines.some(({ kind }) => isBeside(kind)) &&
    !named.some(({ value }) => /, |;/.test(value.text))
  if (!isOfRecords) return []
  return named.map(({ start, end, value }, at) => {
    const next = named[at + 1]?.start ?? text.length
    const told = lines.filter((line) => line.start > start && line.start < next && isBeside(line.kind))
    return { name: value, share: told.map(shareOf).find((share) => share !== null) ?? null, told, start, end }
  })
}

function linesIn(text: string): Line[] {
  const lines: Line[] = []
  for (let start = 0; start < text.length;) {
    const broken = text.indexOf('\n', start)
    const end = broken < 0 ? text.length : broken
    const [line, opening = '', key = '', colon = '', said = ''] =
      end - start > 220 ? [] : (LINE.exec(text.slice(start, end)) ?? [])
    if (line !== undefined) {
      const at = start + opening.length + key.length + colon.length
      const value = { start: at, end: at + said.trimEnd().length, text: said.trimEnd() }
      lines.push({ start, end, text: line.trim(), key: key.toLowerCase(), kind: kindOfField(key), value })
    }
    start = end + 1
  }
  return lines
}

function isBeside(kind: Line['kind']): boolean {
  return kind === 'beside' || kind === 'share' || kind === 'amount'
}

function shareOf({ kind, value }: Line): string | null {
  const [, share, sign] = SHARE.exec(value.text) ?? []
  return share !== undefined && (sign === '%' || kind === 'share') ? share : null
}
