import { ringLabel, ringTone } from '../../contract/bands.ts'
import type { RecordedResults } from '../../contract/recorded.ts'
import { resultMessages } from '../lib/messages/result.ts'
import { drawMark } from './band.ts'
import { COLOUR, TONE_COLOUR } from './palette.ts'
import { put, type Sheet } from './sheet.ts'

const RADIUS = 19
const STEP_DEGREES = 3

/** Points of an arc that begins at the top and goes clockwise. */
function arcPoints(x: number, y: number, radius: number, degrees: number): [number, number][] {
  const steps = Math.max(1, Math.ceil(degrees / STEP_DEGREES))
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((degrees * step) / steps - 90) * (Math.PI / 180)
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}

function drawArc({ doc }: Sheet, x: number, y: number, degrees: number): void {
  const points = arcPoints(x, y, RADIUS, degrees)
  const [first] = points
  if (first === undefined) return
  const moves = points.slice(1).map(([px, py], at) => {
    const [fromX, fromY] = points[at] ?? first
    return [px - fromX, py - fromY]
  })
  doc.lines(moves, first[0], first[1], [1, 1], 'S')
}

/** As on the result page: a partial score keeps its figure and its word but not its colour. */
export function drawRing(sheet: Sheet, results: RecordedResults, x: number, y: number): void {
  const { overallScore: score, isPartial } = results
  const { doc } = sheet
  const tone = isPartial === true ? 'unknown' : ringTone(score)
  const colour = TONE_COLOUR[tone]
  doc.setLineDashPattern([], 0)
  doc.setDrawColor(...COLOUR.sunk)
  doc.setLineWidth(2.8)
  doc.circle(x, y, RADIUS, 'S')
  doc.setDrawColor(...colour)
  if (typeof score !== 'number') {
    doc.setLineWidth(1.2)
    doc.setLineDashPattern([1.2, 2.4], 0)
    doc.circle(x, y, RADIUS, 'S')
    doc.setLineDashPattern([], 0)
  } else if (score > 0) drawArc(sheet, x, y, score * 3.6)
  drawTicks(sheet, x, y)
  const middle = { align: 'center' } as const
  const figure = typeof score === 'number' ? String(Math.round(score)) : '–'
  put(sheet, figure, x, y + 2.2, { ...middle, size: 30, bold: true })
  if (typeof score === 'number')
    put(sheet, resultMessages.ring.outOf, x, y + 6.6, { ...middle, size: 8, colour: COLOUR.muted })
  const word =
    typeof score === 'number'
      ? ringLabel(score)
      : score === null
        ? resultMessages.ring.unknown
        : resultMessages.notRecorded
  put(sheet, word, x + 2, y + 12, { ...middle, size: 9.5, bold: true, colour })
  drawMark(doc, tone, x - doc.getTextWidth(word) / 2 - 1.4, y + 10.8, 1.3)
}

/** The borders of the four words: 40, 60 and 80. */
function drawTicks({ doc }: Sheet, x: number, y: number): void {
  doc.setDrawColor(...COLOUR.edge)
  doc.setLineWidth(0.3)
  for (const at of [40, 60, 80]) {
    const angle = (at * 3.6 - 90) * (Math.PI / 180)
    const [along, down] = [Math.cos(angle), Math.sin(angle)]
    doc.line(
      x + (RADIUS + 1.8) * along,
      y + (RADIUS + 1.8) * down,
      x + (RADIUS + 3.4) * along,
      y + (RADIUS + 3.4) * down,
    )
  }
}
