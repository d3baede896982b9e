/**
 * Rows of one kind as they travel: of each field its values one below the other, and where it stands in some rows only, those rows,
 * each as the difference from the one before. Values of one field are alike, so that they compress far better than row by row.
 */
export type Columns = { rows: number; fields: { name: string; in?: number[]; values: unknown[] }[] }

export function toColumns(rows: readonly object[]): Columns {
  const fields = new Map<string, { rows: number[]; values: unknown[] }>()
  rows.forEach((row, at) => {
    for (const [name, value] of Object.entries(row)) {
      if (value === undefined) continue
      const field = fields.get(name) ?? { rows: [], values: [] }
      fields.set(name, field)
      field.rows.push(at)
      field.values.push(value)
    }
  })
  return {
    rows: rows.length,
    fields: [...fields].map(([name, { rows: within, values }]) =>
      values.length === rows.length
        ? { name, values }
        : { name, in: within.map((row, at) => row - (within[at - 1] ?? 0)), values },
    ),
  }
}

/** `fromColumns(toColumns(rows))` equals `rows`. */
export function fromColumns({ rows: count, fields }: Columns): Record<string, unknown>[] {
  const rows = Array.from({ length: count }, (): Record<string, unknown> => ({}))
  for (const { name, in: within, values } of fields) {
    let last = 0
    values.forEach((value, at) => {
      last = within ? last + (within[at] ?? 0) : at
      const row = rows[last]
      if (row) row[name] = value
    })
  }
  return rows
}
