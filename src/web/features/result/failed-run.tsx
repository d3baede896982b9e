import type { PublicCosmeticAnalysis } from '../../../contract/analysis.ts'
import { RotateCcw } from 'lucide-react'
import { formatDate } from '../../lib/format.ts'
import { resultMessages } from '../../lib/messages/result.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Eyebrow, Page, PageTitle } from '../../ui/page.tsx'
import type { KitPart } from './kit-notice.tsx'

const messages = resultMessages.failed

type FailedRunProps = { analysis: PublicCosmeticAnalysis; onAgain: (part: KitPart) => void }

/** A run without a result: why, and its text to try again with. No figure is shown, as none was made. */
export function FailedRun({ analysis, onAgain }: FailedRunProps) {
  const { createdAt, failure = 'unknown', ingredientsList: text, productName } = analysis
  return (
    <Page className="grid grid-cols-1 gap-6">
      <header>
        <Eyebrow>{resultMessages.analysedOn(formatDate(createdAt))}</Eyebrow>
        <PageTitle>{productName || resultMessages.untitled}</PageTitle>
      </header>
      <Notice tone="caution" title={messages.title}>
        <p>{messages.reasons[failure]}</p>
        <p>{messages.text}</p>
      </Notice>
      <Card labelledBy="failed-text">
        <CardTitle id="failed-text">{messages.sent}</CardTitle>
        <p className="max-h-96 overflow-y-auto rounded-control bg-sunk p-4 font-mono text-[0.9375rem] wrap-anywhere whitespace-pre-wrap">
          {text}
        </p>
        {analysis.isOwner && (
          <Button className="mt-4" onClick={() => onAgain({ text, productName })}>
            <RotateCcw aria-hidden size={20} />
            {messages.again}
          </Button>
        )}
      </Card>
    </Page>
  )
}
