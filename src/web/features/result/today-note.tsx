import type { PublicCosmeticAnalysis } from '../../../contract/analysis.ts'
import { RotateCcw } from 'lucide-react'
import { formatDate } from '../../lib/format.ts'
import { resultMessages } from '../../lib/messages/result.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { KitPart } from './kit-notice.tsx'

const messages = resultMessages.today

type TodayNoteProps = { analysis: PublicCosmeticAnalysis; onAnalyseAgain: (part: KitPart) => void }

/** A kept score that today's rules would not give stands beside the one they give: neither is shown as the other. */
export function TodayNote({ analysis, onAnalyseAgain }: TodayNoteProps) {
  const { analysisResults: results, createdAt, ingredientsList: text, productName, today } = analysis
  if (
    today === undefined ||
    results.overallScore === undefined ||
    today.overallScore === results.overallScore
  )
    return null
  const { engine, knowledge } = today.madeBy
  return (
    <Notice
      tone="caution"
      title={messages.title}
      action={
        analysis.isOwner && (
          <Button
            kind="outline"
            size="sm"
            className="no-print"
            onClick={() => onAnalyseAgain({ text, productName })}
          >
            <RotateCcw aria-hidden size={18} />
            {messages.again}
          </Button>
        )
      }
    >
      <p>
        {messages.scores(
          messages.score(results.overallScore),
          formatDate(createdAt),
          messages.score(today.overallScore),
        )}
      </p>
      <p className="text-muted">{messages.by(formatDate(today.checkedAt), engine, knowledge)}</p>
    </Notice>
  )
}
