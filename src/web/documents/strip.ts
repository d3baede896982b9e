import { safetyTone, type SafetyTone } from '../../contract/bands.ts'
import type { RecordedResults } from '../../contract/recorded.ts'
import { documentMessages } from '../lib/messages/documents.ts'
import { resultMessages } from '../lib/messages/result.ts'
import { drawBand, drawMark, type Box } from './band.ts'
import { COLOUR, TONES } from './palette.ts'
import { ensure, heading, INNER, PAGE, paragraph, put, subheading, type Sheet } from './sheet.ts'

const messages = documentMessages.cosmetic
const strip = resultMessages.strip

const PER_ROW_MAX = 20
const GAP = 1
const WIDTH_MAX = 14
const HEIGHT = 12
/** The one-per-cent flag stands above a row, the place numbers below it. */
const ROW = HEIGHT + 10

type StripPlace = { row: number; x: number; width: number }

/** Rows as even as they come, so that the last is not a lonely piece; few pieces do not grow into slabs. */
export function stripPlaces(count: number, width = INNER): StripPlace[] {
  const rows = Math.ceil(count / PER_ROW_MAX)
  const perRow = Math.ceil(count / Math.max(1, rows))
  const piece = Math.min(WIDTH_MAX, (width - GAP * (perRow - 1)) / Math.max(1, perRow))
  return Array.from({ length: count }, (_, at) => ({
    row: Math.floor(at / perRow),
    x: (at % perRow) * (piece + GAP),
    width: piece,
  }))
}

type Piece = { index: number; tone: SafetyTone }

/** The label in its order, as on the result page; a letter on each piece speaks where neither colour nor texture does. */
export function drawStrip(sheet: Sheet, results: RecordedResults): void {
  const pieces = results.ingredients.map((entry, index) => ({
    index,
    tone: safetyTone(entry.safetyScore),
    isPossible: entry.section === 'may-contain',
  }))
  heading(sheet, strip.title, 8 + ROW)
  paragraph(sheet, messages.stripLead, { colour: COLOUR.muted, after: 1 })
  drawPieces(
    sheet,
    pieces.filter((piece) => !piece.isPossible),
    results.onePercentFrom,
  )
  const possible = pieces.filter((piece) => piece.isPossible)
  if (possible.length > 0) {
    sheet.y += 2
    subheading(sheet, strip.mayContain, ROW)
    drawPieces(sheet, possible, null)
  }
  drawLegend(sheet, results.onePercentFrom !== null)
}

function drawPieces(sheet: Sheet, pieces: readonly Piece[], onePercentFrom: number | null): void {
  let row = -1
  stripPlaces(pieces.length).forEach((place, at) => {
    const piece = pieces[at]
    if (piece === undefined) return
    if (place.row !== row) {
      if (row >= 0) sheet.y += ROW
      ensure(sheet, ROW)
      row = place.row
    }
    const box = { x: PAGE.left + place.x, y: sheet.y + 5, width: place.width, height: HEIGHT }
    drawPiece(sheet, piece, box)
    if (piece.index === onePercentFrom) drawOnePercent(sheet, box)
  })
  if (pieces.length > 0) sheet.y += ROW
}

function drawPiece(sheet: Sheet, { index, tone }: Piece, box: Box): void {
  const { doc } = sheet
  const middle = box.x + box.width / 2
  drawBand(doc, tone, box)
  doc.setFillColor(...COLOUR.paper)
  doc.roundedRect(middle - 1.9, box.y + HEIGHT / 2 - 2.2, 3.8, 4.4, 0.6, 0.6, 'F')
  const look = { align: 'center', size: 8, bold: true } as const
  put(sheet, messages.letters[tone], middle, box.y + HEIGHT / 2 + 1.05, look)
  put(sheet, String(index + 1), middle, box.y + HEIGHT + 3.2, {
    align: 'center',
    size: 6.5,
    colour: COLOUR.muted,
  })
}

function drawOnePercent(sheet: Sheet, box: Box): void {
  const { doc } = sheet
  const x = box.x - GAP / 2
  dashed(sheet, x, box.y - 1.5, box.y + HEIGHT + 1)
  doc.setFillColor(...COLOUR.ink)
  doc.roundedRect(x - 0.3, box.y - 4.6, 7, 3.4, 0.5, 0.5, 'F')
  put(sheet, strip.onePercentMark, x + 3.2, box.y - 2.05, {
    align: 'center',
    size: 6.5,
    bold: true,
    colour: COLOUR.paper,
  })
}

function dashed({ doc }: Sheet, x: number, from: number, to: number): void {
  doc.setDrawColor(...COLOUR.ink)
  doc.setLineWidth(0.5)
  doc.setLineDashPattern([1.2, 0.8], 0)
  doc.line(x, from, x, to)
  doc.setLineDashPattern([], 0)
}

function drawLegend(sheet: Sheet, withOnePercent: boolean): void {
  sheet.y += 2
  ensure(sheet, 16)
  TONES.forEach((tone, at) => {
    const x = PAGE.left + (at * INNER) / TONES.length
    drawBand(sheet.doc, tone, { x, y: sheet.y, width: 7, height: 4 })
    drawMark(sheet.doc, tone, x + 9.5, sheet.y + 2, 1.2)
    put(sheet, `${messages.letters[tone]}  ${resultMessages.counts[tone]}`, x + 11.8, sheet.y + 2.9, {
      size: 7,
    })
  })
  sheet.y += 7
  if (!withOnePercent) return
  dashed(sheet, PAGE.left + 3.5, sheet.y - 0.5, sheet.y + 3.5)
  paragraph(sheet, `${strip.onePercent}. ${strip.onePercentNote}`, {
    size: 7.5,
    indent: 8,
    colour: COLOUR.muted,
  })
}
