import type { ReactNode } from 'react'

type DataTableProps = { caption: string; columns: readonly string[]; rows: readonly (readonly ReactNode[])[] }

/** The figures behind a drawing. The first cell of a row names the row. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <table className="w-full table-auto text-left text-[0.9375rem] max-[20rem]:wrap-anywhere">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="border-b border-edge py-2 pr-3 align-bottom font-semibold"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row} className="border-b border-line">
            {cells.map((cell, column) =>
              column === 0 ? (
                <th key={column} scope="row" className="py-2 pr-3 align-top font-normal">
                  {cell}
                </th>
              ) : (
                <td key={column} className="py-2 pr-3 align-top">
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
