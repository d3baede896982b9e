import type { jsPDF } from 'jspdf'
import type { SafetyTone, ScoreTone } from '../../contract/bands.ts'
import { COLOUR, TONE_COLOUR, TONE_FILL } from './palette.ts'

export type Box = { x: number; y: number; width: number; height: number }
type Segment = [x1: number, y1: number, x2: number, y2: number]

/** Rising lines through a box at `gap` from each other, cut off at its edges. */
export function hatchOf({ x, y, width, height }: Box, gap: number): Segment[] {
  const lines: Segment[] = []
  for (let at = gap; at < width + height; at += gap) {
    const left = Math.max(0, at - height)
    const right = Math.min(at, width)
    lines.push([x + left, y + Math.min(at, height), x + right, y + at - right])
  }
  return lines
}

/** A verdict by texture as much as by colour: calm, dotted, barred, hatched and hollow. */
export function drawBand(doc: jsPDF, tone: SafetyTone, box: Box): void {
  const { x, y, width, height } = box
  doc.setLineDashPattern([], 0)
  doc.setFillColor(...TONE_FILL[tone])
  doc.rect(x, y, width, height, 'F')
  if (tone === 'good') return
  if (tone === 'fair') drawDots(doc, box)
  if (tone === 'poor') drawBars(doc, box)
  if (tone === 'unknown') drawHatch(doc, box)
  doc.setDrawColor(...(tone === 'unknown' ? COLOUR.edge : TONE_COLOUR[tone]))
  doc.setLineWidth(0.35)
  doc.rect(x + 0.17, y + 0.17, width - 0.34, height - 0.34, 'S')
}

function drawDots(doc: jsPDF, { x, y, width, height }: Box): void {
  const gap = 1.7
  doc.setFillColor(...TONE_COLOUR.fair)
  for (let down = gap / 2 + 0.2; down < height - 0.5; down += gap)
    for (let along = gap / 2 + 0.2; along < width - 0.5; along += gap)
      doc.circle(x + along, y + down, 0.33, 'F')
}

function drawBars(doc: jsPDF, { x, y, width, height }: Box): void {
  doc.setFillColor(...TONE_COLOUR.poor)
  for (let along = 0.6; along < width - 0.5; along += 1.6)
    doc.rect(x + along, y, Math.min(0.9, width - along), height, 'F')
}

function drawHatch(doc: jsPDF, box: Box): void {
  doc.setDrawColor(...COLOUR.edge)
  doc.setLineWidth(0.3)
  for (const line of hatchOf(box, 1.9)) doc.line(...line)
}

/** The outline of a verdict: disc, triangle, diamond, square, broken ring. */
export function drawMark(doc: jsPDF, tone: ScoreTone, x: number, y: number, radius: number): void {
  doc.setFillColor(...TONE_COLOUR[tone])
  if (tone === 'good') doc.circle(x, y, radius, 'F')
  if (tone === 'fair') {
    const foot = y + radius * 0.85
    doc.triangle(x, y - radius, x + radius * 1.05, foot, x - radius * 1.05, foot, 'F')
  }
  if (tone === 'weak') {
    const reach = radius * 1.1
    doc.lines(
      [
        [reach, reach],
        [-reach, reach],
        [-reach, -reach],
      ],
      x,
      y - reach,
      [1, 1],
      'F',
      true,
    )
  }
  if (tone === 'poor') doc.rect(x - radius * 0.9, y - radius * 0.9, radius * 1.8, radius * 1.8, 'F')
  if (tone === 'unknown') {
    doc.setDrawColor(...TONE_COLOUR.unknown)
    doc.setLineWidth(radius * 0.3)
    doc.setLineDashPattern([radius * 0.5, radius * 0.4], 0)
    doc.circle(x, y, radius * 0.85, 'S')
    doc.setLineDashPattern([], 0)
  }
}
