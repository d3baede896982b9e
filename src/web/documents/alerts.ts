import type { AnalysisToday } from '../../contract/analysis.ts'
import type { RecordedResults } from '../../contract/recorded.ts'
import { type AlertLine, alertsNow, printedBeside } from '../lib/kept/alerts-now.ts'
import { formatDate } from '../lib/format.ts'
import { documentMessages } from '../lib/messages/documents.ts'
import { resultMessages } from '../lib/messages/result.ts'
import { drawMark } from './band.ts'
import { COLOUR, TONE_COLOUR } from './palette.ts'
import { ensure, heading, PAGE, paragraph, type Sheet } from './sheet.ts'

const { alerts: words } = resultMessages
const INDENT = 6

/** The alerts of today where today was asked, and what was said on the day the result was kept where that differs. */
export function drawAlerts(
  sheet: Sheet,
  results: RecordedResults,
  { today, createdAt }: { today?: AnalysisToday | undefined; createdAt: string },
): void {
  const now = alertsNow(results, today)
  if (now === null) return
  const { matches, unread, gone, countThen } = now
  heading(sheet, documentMessages.cosmetic.alerts)
  if (matches.length === 0) paragraph(sheet, unread.length > 0 ? words.noneOfRead : words.none)
  for (const line of matches) drawAlert(sheet, line)
  for (const { text } of unread) paragraph(sheet, `${words.kinds.unread}: ${text}`)
  if (countThen !== null) {
    const then = [
      words.then(formatDate(createdAt), countThen),
      ...(gone.length > 0 ? [words.gone(gone)] : []),
    ]
    paragraph(sheet, then.join(' '), { colour: COLOUR.muted })
  }
  paragraph(sheet, words.guarantee, { size: 8.5, colour: COLOUR.muted })
}

function drawAlert(sheet: Sheet, line: AlertLine): void {
  const { alert, text } = line
  ensure(sheet, 14)
  drawMark(sheet.doc, 'poor', PAGE.left + 2, sheet.y + 2.4, 1.4)
  if (alert !== null)
    paragraph(sheet, words.kinds[alert.kind], {
      indent: INDENT,
      bold: true,
      colour: TONE_COLOUR.poor,
      after: 0,
    })
  const said = line.isNew ? `${text} ${words.isNew}` : text
  paragraph(sheet, said, { indent: INDENT, after: alert === null ? 2.5 : 0.5 })
  if (alert === null) return
  const printed = printedBeside(line)
  const more = [
    printed === null ? '' : words.matched(printed),
    alert.source === undefined
      ? ''
      : documentMessages.cosmetic.source(alert.source.title, formatDate(alert.source.date)),
  ].filter((each) => each !== '')
  for (const each of more) paragraph(sheet, each, { indent: INDENT, size: 8, colour: COLOUR.muted, after: 0 })
  sheet.y += 2.5
}
