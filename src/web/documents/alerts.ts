import type { AnalysisResults } from '../../contract/analysis.ts'
import type { PersonalAlert } from '../../contract/finding.ts'
import { formatDate } from '../lib/format.ts'
import { documentWords } from '../lib/words/documents.ts'
import { resultWords } from '../lib/words/result.ts'
import { drawMark } from './band.ts'
import { COLOUR, TONE_COLOUR } from './palette.ts'
import { ensure, heading, PAGE, paragraph, type Sheet } from './sheet.ts'

const { alerts: words } = resultWords
const INDENT = 6

export function drawAlerts(sheet: Sheet, { personalAlerts, alerts }: AnalysisResults): void {
  if (personalAlerts === undefined) return
  heading(sheet, documentWords.cosmetic.alerts)
  if (personalAlerts.length === 0) paragraph(sheet, words.none)
  personalAlerts.forEach((text, at) => {
    drawAlert(sheet, text, alerts?.find((entry) => entry.text === text) ?? alerts?.[at])
  })
  paragraph(sheet, words.guarantee, { size: 8.5, colour: COLOUR.muted })
}

function drawAlert(sheet: Sheet, text: string, alert: PersonalAlert | undefined): void {
  ensure(sheet, 14)
  drawMark(sheet.doc, 'poor', PAGE.left + 2, sheet.y + 2.4, 1.4)
  if (alert !== undefined)
    paragraph(sheet, words.kinds[alert.kind], {
      indent: INDENT,
      bold: true,
      colour: TONE_COLOUR.poor,
      after: 0,
    })
  paragraph(sheet, text, { indent: INDENT, after: alert === undefined ? 2.5 : 0.5 })
  if (alert === undefined) return
  const { printed, source } = alert
  const more = [
    printed.every((name) => text.includes(name)) ? '' : words.matched(printed.join(', ')),
    source === undefined ? '' : documentWords.cosmetic.source(source.title, formatDate(source.date)),
  ].filter((line) => line !== '')
  for (const line of more) paragraph(sheet, line, { indent: INDENT, size: 8, colour: COLOUR.muted, after: 0 })
  sheet.y += 2.5
}
