import type { AnalysisToday } from '../../contract/analysis.ts'
import { readableName } from '../../contract/readable-name.ts'
import type { RecordedResults } from '../../contract/recorded.ts'
import { formatDate } from '../lib/format.ts'
import { documentMessages } from '../lib/messages/documents.ts'
import { resultMessages } from '../lib/messages/result.ts'
import { COLOUR } from './palette.ts'
import { heading, paragraph, type Sheet } from './sheet.ts'

const { law, today: words } = resultMessages

type Kept = { today?: AnalysisToday | undefined; createdAt: string; analysisResults: RecordedResults }

/** What has changed since the result was kept, before the result itself; nothing where nothing has. */
export function drawToday(sheet: Sheet, { today, createdAt, analysisResults: { overallScore } }: Kept): void {
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
