import { type PrintedAnalysis, drawCharacteristics, drawOverview } from './overview.ts'
import { documentBytes } from './document-bytes.ts'
import { download } from './download.ts'
import { cosmeticFileName } from './file-names.ts'
import { loadFonts } from './fonts.ts'
import type { jsPDF } from 'jspdf'
import { documentMessages } from '../lib/messages/documents.ts'
import { drawAlerts } from './alerts.ts'
import { drawAppendix } from './appendix.ts'
import { drawIngredients } from './ingredients-table.ts'
import { closeSheet, heading, openSheet, paragraph, type SheetFonts, type Sheet } from './sheet.ts'
import { drawStrip } from './strip.ts'
import { drawWaterfall } from './waterfall-rows.ts'
import type { AnalysisToday } from '../../contract/analysis.ts'
import { readableName } from '../../contract/readable-name.ts'
import type { RecordedResults } from '../../contract/recorded.ts'
import { formatDate } from '../lib/format.ts'
import { resultMessages } from '../lib/messages/result.ts'
import { COLOUR } from './palette.ts'

/** Import this with `import()`: it carries the PDF writer. Rejects where a font cannot be had. */
export async function exportCosmeticPdf(analysis: PrintedAnalysis): Promise<void> {
  const document = cosmeticDocument(analysis, await loadFonts())
  download(documentBytes(document), cosmeticFileName(analysis))
}

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

const { law, today: words } = resultMessages

type Kept = { today?: AnalysisToday | undefined; createdAt: string; analysisResults: RecordedResults }

/** What has changed since the result was kept, before the result itself; nothing where nothing has. */
function drawToday(sheet: Sheet, { today, createdAt, analysisResults: { overallScore } }: Kept): void {
  if (today === undefined) return
  const isOtherScore = overallScore !== undefined && overallScore !== today.overallScore
  if (!isOtherScore && today.lawChanges.length === 0) return
  heading(sheet, documentMessages.cosmetic.today)
  if (isOtherScore)
    paragraph(
      sheet,
      words.scores(words.score(overallScore), formatDate(createdAt), words.score(today.overallScore)),
    )
  for (const { name, since, source, text } of today.lawChanges) {
    paragraph(sheet, `${readableName(name)}: ${text} ${law.since(formatDate(since))}`, { after: 0.5 })
    paragraph(sheet, documentMessages.cosmetic.source(source.title, formatDate(source.date)), {
      size: 8,
      colour: COLOUR.muted,
    })
  }
  const { engine, knowledge } = today.madeBy
  paragraph(sheet, words.by(formatDate(today.checkedAt), engine, knowledge), {
    size: 8.5,
    colour: COLOUR.muted,
  })
}
