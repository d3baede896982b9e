import { readableName } from '../../contract/readable-name.ts'
import type { RecordedResults } from '../../contract/recorded.ts'
import { formatNumber } from '../lib/format.ts'
import { resultMessages } from '../lib/messages/result.ts'
import { drawBand } from './band.ts'
import { COLOUR, type Colour } from './palette.ts'
import { ensure, heading, PAGE, paragraph, put, type Sheet } from './sheet.ts'
import { cutName } from './signs.ts'
import { waterfallOf } from './waterfall.ts'

const messages = resultMessages.waterfall
const TRACK = { x: PAGE.left + 54, width: 108, height: 4 } as const
const ROW = 6.6
const SHARE = TRACK.width / 100

/** From 100 down to the score, the heaviest deduction first. */
export function drawWaterfall(sheet: Sheet, results: RecordedResults): void {
  const { deductions, overallScore } = results
  if (typeof overallScore !== 'number' || deductions === undefined) return
  const steps = waterfallOf(results)
  if (steps.length === 0 && deductions.some(({ points }) => points > 0)) return
  heading(sheet, messages.title, 30)
  paragraph(sheet, steps.length === 0 ? messages.none : messages.lead, { colour: COLOUR.muted })
  drawLevel(sheet, messages.start, 100)
  for (const step of steps) {
    const y = beginRow(sheet, cutName(readableName(step.label)), messages.off(tenths(step.points)), false)
    drawTrack(sheet, y, step.to, COLOUR.sunk)
    const from = TRACK.x + step.to * SHARE
    const width = Math.max(1, (step.from - step.to) * SHARE)
    drawBand(sheet.doc, step.tone, { x: from, y, width, height: TRACK.height })
  }
  drawLevel(sheet, messages.end, overallScore)
  if (results.cap)
    paragraph(sheet, `${messages.cap}: ${results.cap.text}`, { size: 8.5, colour: COLOUR.muted })
}

function drawLevel(sheet: Sheet, label: string, level: number): void {
  const y = beginRow(sheet, label, tenths(level), true)
  drawTrack(sheet, y, level, COLOUR.edge)
}

function beginRow(sheet: Sheet, label: string, figure: string, bold: boolean): number {
  ensure(sheet, ROW)
  const { y } = sheet
  put(sheet, label, PAGE.left, y + 3.2, { size: 8.5, bold })
  put(sheet, figure, PAGE.right, y + 3.2, { size: 8.5, bold, align: 'right' })
  sheet.y += ROW
  return y
}

function drawTrack({ doc }: Sheet, y: number, to: number, colour: Colour): void {
  doc.setFillColor(...colour)
  doc.rect(TRACK.x, y, to * SHARE, TRACK.height, 'F')
}

function tenths(value: number): string {
  return formatNumber(Math.round(value * 10) / 10)
}
