import { formatDate } from '../../lib/format.ts'
import { resultWords as words } from '../../lib/words/result.ts'
import { Eyebrow, PageTitle } from '../../ui/page.tsx'
import { ResultActions } from './result-actions.tsx'
import type { ShownAnalysis } from './result-reader.ts'

export function ResultHeader({ analysis }: { analysis: ShownAnalysis }) {
  const { createdAt, isPublic, ownerName, productName } = analysis
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div className="max-w-3xl">
        <Eyebrow>{words.analysedOn(formatDate(createdAt))}</Eyebrow>
        <PageTitle>{productName || words.untitled}</PageTitle>
        {isPublic && ownerName !== null && <p className="mt-2 text-muted">{words.by(ownerName)}</p>}
      </div>
      <ResultActions analysis={analysis} />
    </header>
  )
}
