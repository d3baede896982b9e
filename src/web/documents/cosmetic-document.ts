import type { jsPDF } from 'jspdf'
import { documentMessages } from '../lib/messages/documents.ts'
import { drawAlerts } from './alerts.ts'
import { drawAppendix } from './appendix.ts'
import { drawIngredients } from './ingredients-table.ts'
import { drawCharacteristics, drawOverview, type PrintedAnalysis } from './overview.ts'
import { closeSheet, heading, openSheet, paragraph, type SheetFonts } from './sheet.ts'
import { drawStrip } from './strip.ts'
import { drawToday } from './today.ts'
import { drawWaterfall } from './waterfall-rows.ts'

const messages = documentMessages.cosmetic
const SUMMARY_CHARS_MAX = 8_000

export function cosmeticDocument(analysis: PrintedAnalysis, fonts: SheetFonts): jsPDF {
  const { analysisResults: results } = analysis
  const sheet = openSheet(fonts, `${documentMessages.brand} - ${messages.title}`)
  drawToday(sheet, analysis)
  drawOverview(sheet, analysis)
  drawCharacteristics(sheet, results)
  if (results.ingredients.length > 0) drawStrip(sheet, results)
  drawIngredients(sheet, results)
  // The answer to a visitor carries none; the second condition holds even if one ever did.
  if (analysis.isOwner) drawAlerts(sheet, results, analysis)
  heading(sheet, messages.recommendations)
  paragraph(sheet, results.aiSummary || messages.noSummary, { charsMax: SUMMARY_CHARS_MAX })
  drawWaterfall(sheet, results)
  drawAppendix(sheet, results)
  closeSheet(sheet, messages.title, documentMessages.guidance)
  return sheet.doc
}
