import type { PublicCosmeticAnalysis } from '../../../contract/analysis.ts'
import { Columns2 } from 'lucide-react'
import { paths } from '../../lib/paths.ts'
import { ShareButton } from '../../lib/sharing/share-button.tsx'
import { SharedNotice } from '../../lib/sharing/shared-notice.tsx'
import type { Shareable } from '../../lib/sharing/shareable.ts'
import { resultMessages as messages } from '../../lib/messages/result.ts'
import { sharingMessages } from '../../lib/messages/sharing.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ExportButton } from '../../lib/export/export-button.tsx'
import { documentMessages } from '../../lib/messages/documents.ts'

export function ResultActions({ analysis }: { analysis: PublicCosmeticAnalysis }) {
  const subject = shareableOf(analysis)
  return (
    <div className="no-print grid gap-3">
      <div className="flex flex-wrap gap-3">
        <ShareButton subject={subject} label={sharingMessages.resultButton} />
        <ExportResult analysis={analysis} />
        {analysis.isOwner && analysis.id !== undefined && analysis.status === 'complete' && (
          <ButtonLink kind="outline" to={paths.compared([analysis.id])}>
            <Columns2 aria-hidden size={18} />
            {messages.compare}
          </ButtonLink>
        )}
      </div>
      <SharedNotice subject={subject} />
    </div>
  )
}

function shareableOf({
  analysisResults,
  id,
  isOwner,
  isPublic,
  ownerName,
  productName,
  shareId,
}: PublicCosmeticAnalysis): Shareable {
  const score = analysisResults.overallScore ?? null
  return { kind: 'cosmetic', id, shareId, name: productName, score, isPublic, isOwner, ownerName }
}

/** The PDF writer and its fonts come with the first press only. */
function ExportResult({ analysis }: { analysis: PublicCosmeticAnalysis }) {
  const save = async () => {
    const { exportCosmeticPdf } = await import('../../documents/cosmetic-pdf.ts')
    await exportCosmeticPdf(analysis)
  }
  return <ExportButton label={messages.export.button} save={save} done={documentMessages.exported} />
}
