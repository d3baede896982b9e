import { safetyTone } from '../../contract/bands.ts'
import { readableName } from '../../contract/readable-name.ts'
import type { RecordedIngredient, RecordedResults } from '../../contract/recorded.ts'
import { formatDate } from '../lib/format.ts'
import { documentMessages } from '../lib/messages/documents.ts'
import { resultMessages } from '../lib/messages/result.ts'
import { drawMark } from './band.ts'
import { COLOUR } from './palette.ts'
import { ensure, heading, PAGE, paragraph, type Sheet } from './sheet.ts'
import { cutName } from './signs.ts'

const messages = documentMessages.cosmetic
const INDENT = 6
const NAME_SHOWN_MAX = 300
const SMALL = { size: 8, indent: INDENT, colour: COLOUR.muted, after: 0 } as const

export function drawAppendix(sheet: Sheet, results: RecordedResults): void {
  const { madeBy } = results
  if (results.ingredients.length > 0) {
    heading(sheet, messages.why)
    paragraph(sheet, messages.whyLead, { colour: COLOUR.muted, after: 3 })
    results.ingredients.forEach((entry, index) => drawWhy(sheet, entry, index))
  }
  sheet.y += 2
  paragraph(sheet, resultMessages.disclaimer, { size: 8.5, colour: COLOUR.muted, after: 0 })
  if (madeBy !== undefined)
    paragraph(sheet, resultMessages.madeBy(madeBy.engine, madeBy.knowledge), {
      size: 8.5,
      colour: COLOUR.muted,
    })
}

/** Names stand here as far as any real one goes: the table cuts them. */
function drawWhy(sheet: Sheet, entry: RecordedIngredient, index: number): void {
  const { printed, safetyScore, why } = entry
  const name = cutName(readableName(entry.name), NAME_SHOWN_MAX)
  const tone = safetyTone(safetyScore)
  const verdict = resultMessages.verdicts[tone]
  const score =
    typeof safetyScore === 'number'
      ? messages.of100(safetyScore, verdict)
      : safetyScore === null
        ? messages.notKnown
        : messages.notRecorded
  ensure(sheet, 18)
  drawMark(sheet.doc, tone, PAGE.left + 2, sheet.y + 2.2, 1.3)
  paragraph(sheet, `${index + 1}. ${name} · ${score}`, { size: 9, indent: INDENT, bold: true, after: 0.2 })
  if (printed !== undefined && printed.toLowerCase() !== name.toLowerCase())
    paragraph(sheet, messages.printed(cutName(printed, NAME_SHOWN_MAX)), SMALL)
  if (!why)
    paragraph(
      sheet,
      safetyScore === null && why === null ? resultMessages.detail.noWhy : resultMessages.notRecorded,
      { ...SMALL, after: 2.5 },
    )
  else {
    paragraph(sheet, why.text, { size: 8.5, indent: INDENT, after: 0.2 })
    const source = messages.source(why.source.title, formatDate(why.source.date))
    paragraph(sheet, `${messages.rule(why.rule)} · ${source}`, { ...SMALL, after: 2.5 })
  }
}
