import { resultMessages } from '../../lib/messages/result.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import type { StripPiece } from '../../lib/strip/strip-pieces.tsx'
import { toneOf } from '../../lib/strip/verdict.ts'

/** Everything the strip shows, as words and figures. */
export function StripTable({ pieces }: { pieces: readonly StripPiece[] }) {
  const { columns, table, mayContain, title } = resultMessages.strip
  const isPossible = ({ ingredient }: StripPiece) => ingredient.section === 'may-contain'
  return (
    <Disclosure summary={table}>
      <DataTable
        caption={title}
        columns={[columns.place, columns.name, columns.verdict, columns.score]}
        rows={pieces.map((piece) => [
          piece.index + 1,
          isPossible(piece) ? `${piece.ingredient.name} (${mayContain})` : piece.ingredient.name,
          piece.ingredient.safetyScore === undefined
            ? resultMessages.notRecorded
            : resultMessages.verdicts[toneOf(piece.ingredient)],
          piece.ingredient.safetyScore ?? '–',
        ])}
      />
    </Disclosure>
  )
}
