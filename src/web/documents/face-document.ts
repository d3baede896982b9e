import type { jsPDF } from 'jspdf'
import { concernLabel } from '../../contract/bands.ts'
import { SCORE_NAMES } from '../../contract/face-report.ts'
import { SkinType } from '../../contract/user.ts'
import type { FaceAnalysis } from '../../contract/face.ts'
import { formatDate, formatNumber } from '../lib/format.ts'
import { documentMessages } from '../lib/messages/documents.ts'
import { faceFacts, type FaceFacts } from './face-facts.ts'
import { COLOUR } from './palette.ts'
import {
  closeSheet,
  ensure,
  heading,
  openSheet,
  PAGE,
  paragraph,
  put,
  subheading,
  type Sheet,
  type SheetFonts,
} from './sheet.ts'

const messages = documentMessages.face
const TRACK = { x: PAGE.left + 52, width: 108, height: 4 } as const

/** A visitor's answer has no record id. */
export type PrintedFaceAnalysis = Omit<FaceAnalysis, 'id'> & { id?: string | undefined }

export function faceDocument(
  analysis: PrintedFaceAnalysis,
  fonts: SheetFonts,
  facts: FaceFacts = faceFacts(analysis),
): jsPDF {
  const sheet = openSheet(fonts, `${documentMessages.brand} - ${messages.title}`)
  const day = documentMessages.cosmetic.analysedOn(formatDate(analysis.createdAt))
  paragraph(sheet, day, { size: 8.5, colour: COLOUR.muted, after: 1 })
  paragraph(sheet, messages.title, { size: 20, bold: true, after: 0 })
  heading(sheet, messages.skinType)
  paragraph(sheet, skinTypeText(facts.skinType), { size: 12 })
  drawScores(sheet, facts)
  drawConcerns(sheet, facts)
  drawRoutines(sheet, facts)
  closeSheet(sheet, messages.title, messages.guidance)
  return sheet.doc
}

function skinTypeText(skinType: string | null): string {
  if (skinType === null) return messages.notMeasured
  const known = SkinType.safeParse(skinType.toLowerCase())
  return known.success ? messages.skinTypes[known.data] : skinType
}

function drawScores(sheet: Sheet, { scores }: FaceFacts): void {
  heading(sheet, messages.scores, 45)
  for (const axis of SCORE_NAMES) {
    const score = scores[axis]
    ensure(sheet, 8)
    put(sheet, messages.axes[axis], PAGE.left, sheet.y + 3.5, { bold: axis === 'overall' })
    if (score === null) put(sheet, messages.notMeasured, TRACK.x, sheet.y + 3.5, { colour: COLOUR.muted })
    else drawBar(sheet, score)
    sheet.y += 7.5
  }
  if (SCORE_NAMES.some((axis) => scores[axis] === null))
    paragraph(sheet, messages.notMeasuredNote, { size: 8.5, colour: COLOUR.muted })
}

function drawBar(sheet: Sheet, score: number): void {
  const { doc, y } = sheet
  doc.setFillColor(...COLOUR.sunk)
  doc.rect(TRACK.x, y, TRACK.width, TRACK.height, 'F')
  doc.setFillColor(...COLOUR.primary)
  doc.rect(TRACK.x, y, (TRACK.width * score) / 100, TRACK.height, 'F')
  put(sheet, `${formatNumber(Math.round(score))}/100`, PAGE.right, y + 3.5, { align: 'right', bold: true })
}

function drawConcerns(sheet: Sheet, { concerns, noConcerns, unsaid }: FaceFacts): void {
  heading(sheet, messages.concerns)
  if (concerns.length === 0) paragraph(sheet, noConcerns)
  for (const { name, severity, text } of concerns) {
    const line = severity === null ? name : `${name} · ${messages.severity(severity)}`
    ensure(sheet, 12)
    paragraph(sheet, line, { bold: true, after: text === '' ? 2 : 0.2 })
    if (text !== '') paragraph(sheet, text, { after: 2.5 })
  }
  for (const line of unsaid) paragraph(sheet, line, { size: 8.5, colour: COLOUR.muted })
  const isSevere = concerns.some(({ severity }) => severity !== null && concernLabel(severity) === 'Severe')
  if (isSevere) paragraph(sheet, messages.seeProfessional)
}

function drawRoutines(sheet: Sheet, { focus, routines, advice }: FaceFacts): void {
  heading(sheet, messages.routines)
  if (focus !== null) {
    subheading(sheet, messages.focus)
    paragraph(sheet, focus)
  }
  if (routines.length === 0) paragraph(sheet, messages.noRoutine)
  for (const { part, steps } of routines) {
    subheading(sheet, messages.parts[part])
    steps.forEach((step, at) => drawStep(sheet, `${at + 1}.`, step))
    sheet.y += 2
  }
  if (advice.length === 0) return
  subheading(sheet, messages.recommendations)
  for (const line of advice) drawStep(sheet, '•', line)
}

function drawStep(sheet: Sheet, mark: string, step: string): void {
  ensure(sheet, 6)
  put(sheet, mark, PAGE.left + 1, sheet.y + 3.35, { colour: COLOUR.muted })
  paragraph(sheet, step, { indent: 8, after: 1 })
}
