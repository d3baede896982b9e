export type Row = { line: number; cells: Record<string, string> }
export type Table = { file: string; rows: Row[] }

/** Reads tab-separated text with a heading line. Lines that begin with # are remarks. */
export function readTable(file: string, text: string, columns: readonly string[], errors: string[]): Table {
  const lines = text.split('\n')
  const head = (lines[0] ?? '').replace('\r', '').split('\t')
  const missing = columns.filter((column) => !head.includes(column))
  if (missing.length > 0) errors.push(`${file}:1: missing column ${missing.join(', ')}`)
  const rows: Row[] = []
  for (let i = 1; i < lines.length; i++) {
    const line = (lines[i] ?? '').replace('\r', '')
    if (line.trim() === '' || line.startsWith('#')) continue
    const values = line.split('\t')
    if (values.length > head.length) errors.push(`${file}:${i + 1}: more cells than columns`)
    const cells: Record<string, string> = {}
    head.forEach((column, at) => (cells[column] = (values[at] ?? '').trim()))
    rows.push({ line: i + 1, cells })
  }
  return { file, rows }
}

export function cell(row: Row, column: string): string {
  return row.cells[column] ?? ''
}

/** A cell that holds several values, parted by bars. */
export function listCell(row: Row, column: string): string[] {
  return cell(row, column)
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
