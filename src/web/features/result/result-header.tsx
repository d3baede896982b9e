import { formatDate } from '../../lib/format.ts'
import { resultMessages as messages } from '../../lib/messages/result.ts'
import { Eyebrow, PageTitle } from '../../ui/page.tsx'
import { ResultActions } from './result-actions.tsx'
import type { ShownAnalysis } from './result-reader.ts'

export function ResultHeader({ analysis }: { analysis: ShownAnalysis }) {
  const { createdAt, isPublic, ownerName, productName } = analysis
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div className="max-w-3xl">
        <Eyebrow>{messages.analysedOn(formatDate(createdAt))}</Eyebrow>
        <PageTitle>{productName || messages.untitled}</PageTitle>
        {isPublic && ownerName !== null && <p className="mt-2 text-muted">{messages.by(ownerName)}</p>}
      </div>
      <ResultActions analysis={analysis} />
    </header>
  )
}
