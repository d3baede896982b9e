import { autoTable } from 'jspdf-autotable'
import { safetyTone } from '../../contract/bands.ts'
import { readableName } from '../../contract/readable-name.ts'
import type { RecordedIngredient, RecordedResults } from '../../contract/recorded.ts'
import { documentMessages } from '../lib/messages/documents.ts'
import { resultMessages } from '../lib/messages/result.ts'
import { drawMark } from './band.ts'
import { COLOUR } from './palette.ts'
import { FONT, heading, PAGE, paragraph, type Sheet } from './sheet.ts'
import { cutName } from './signs.ts'

const messages = documentMessages.cosmetic
const SCORE_COLUMN = 2
/** A flag or a function that no list ever holds would otherwise fill pages. */
const CELL_CHARS_MAX = 220

export function drawIngredients(sheet: Sheet, { ingredients }: RecordedResults): void {
  heading(sheet, messages.ingredients, 25)
  if (ingredients.length === 0) {
    paragraph(sheet, resultMessages.notRecorded)
    return
  }
  const { columns } = messages
  autoTable(sheet.doc, {
    startY: sheet.y,
    margin: { left: PAGE.left, right: PAGE.left, top: PAGE.top, bottom: 297 - PAGE.bottom },
    theme: 'plain',
    rowPageBreak: 'avoid',
    head: [[columns.place, columns.name, columns.score, columns.function, columns.flags]],
    body: ingredients.map((entry, index) => rowOf(entry, index).map((cell) => sheet.clean(cell))),
    styles: {
      font: FONT,
      fontSize: 8,
      textColor: [...COLOUR.ink],
      lineColor: [...COLOUR.line],
      lineWidth: { bottom: 0.2 },
      cellPadding: { top: 1.5, bottom: 1.5, left: 1, right: 1.5 },
      overflow: 'linebreak',
    },
    headStyles: { fontStyle: 'bold', textColor: [...COLOUR.primary], fontSize: 8 },
    columnStyles: {
      0: { cellWidth: 8, textColor: [...COLOUR.muted] },
      1: { cellWidth: 52, fontStyle: 'bold' },
      2: { cellWidth: 25, cellPadding: { top: 1.5, bottom: 1.5, left: 5, right: 1 } },
      3: { cellWidth: 47 },
      4: { cellWidth: 46 },
    },
    didDrawCell: ({ section, column, row, cell }) => {
      const entry = ingredients[row.index]
      if (section !== 'body' || column.index !== SCORE_COLUMN || entry === undefined) return
      drawMark(sheet.doc, safetyTone(entry.safetyScore), cell.x + 2.2, cell.y + 3.05, 1.2)
    },
    didDrawPage: ({ cursor }) => {
      sheet.y = (cursor?.y ?? PAGE.top) + 2
    },
  })
}

function rowOf(entry: RecordedIngredient, index: number): string[] {
  return [
    String(index + 1),
    cutName(readableName(entry.name)),
    scoreText(entry),
    cutName(entry.function ?? messages.notRecorded, CELL_CHARS_MAX),
    cutName(flagsOf(entry).join(', '), CELL_CHARS_MAX),
  ]
}

function scoreText({ safetyScore, isEstimate }: RecordedIngredient): string {
  if (safetyScore === undefined) return messages.notRecorded
  if (safetyScore === null) return messages.notKnown
  return isEstimate === true ? messages.estimate(safetyScore) : String(safetyScore)
}

function flagsOf(entry: RecordedIngredient): string[] {
  const { allergen, comedogenic, flags, limit, recognition, section, vegan } = entry
  const isKnown = recognition?.tier !== 'unknown'
  return [
    section === 'active' && messages.flags.active,
    section === 'may-contain' && messages.flags.mayContain,
    allergen === true && messages.flags.allergen,
    isKnown && vegan === false && messages.flags.animal,
    isKnown && vegan === null && messages.flags.veganOpen,
    typeof comedogenic === 'number' && resultMessages.concerns.clogs(comedogenic),
    // What is over its limit is among the flags.
    limit !== undefined && limit.verdict !== 'over' && limit.text,
    ...flags,
  ].filter((flag) => flag !== false)
}
