import { autoTable } from 'jspdf-autotable'
import { safetyTone } from '../../contract/bands.ts'
import { readableName } from '../../contract/readable-name.ts'
import type { RecordedIngredient, RecordedResults } from '../../contract/recorded.ts'
import { documentWords } from '../lib/words/documents.ts'
import { resultWords } from '../lib/words/result.ts'
import { drawMark } from './band.ts'
import { COLOUR } from './palette.ts'
import { FONT, heading, PAGE, paragraph, type Sheet } from './sheet.ts'
import { cutName } from './signs.ts'

const words = documentWords.cosmetic
const SCORE_COLUMN = 2
/** A flag or a function that no list ever holds would otherwise fill pages. */
const CELL_CHARS_MAX = 220

export function drawIngredients(sheet: Sheet, { ingredients }: RecordedResults): void {
  heading(sheet, words.ingredients, 25)
  if (ingredients.length === 0) {
    paragraph(sheet, resultWords.notRecorded)
    return
  }
  const { columns } = words
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
    cutName(entry.function ?? words.notRecorded, CELL_CHARS_MAX),
    cutName(flagsOf(entry).join(', '), CELL_CHARS_MAX),
  ]
}

function scoreText({ safetyScore, isEstimate }: RecordedIngredient): string {
  if (safetyScore === undefined) return words.notRecorded
  if (safetyScore === null) return words.notKnown
  return isEstimate === true ? words.estimate(safetyScore) : String(safetyScore)
}

function flagsOf(entry: RecordedIngredient): string[] {
  const { allergen, comedogenic, flags, limit, recognition, section, vegan } = entry
  const isKnown = recognition?.tier !== 'unknown'
  return [
    section === 'active' && words.flags.active,
    section === 'may-contain' && words.flags.mayContain,
    allergen === true && words.flags.allergen,
    isKnown && vegan === false && words.flags.animal,
    isKnown && vegan === null && words.flags.veganOpen,
    typeof comedogenic === 'number' && resultWords.concerns.clogs(comedogenic),
    // What is over its limit is among the flags.
    limit !== undefined && limit.verdict !== 'over' && limit.text,
    ...flags,
  ].filter((flag) => flag !== false)
}
