import { ExportButton } from '../../lib/export/export-button.tsx'
import { documentMessages } from '../../lib/messages/documents.ts'
import { resultMessages as messages } from '../../lib/messages/result.ts'
import type { ShownAnalysis } from './result-reader.ts'

/** The PDF writer and its fonts come with the first press only. */
export function ExportResult({ analysis }: { analysis: ShownAnalysis }) {
  const save = async () => {
    const { exportCosmeticPdf } = await import('../../documents/cosmetic-pdf.ts')
    await exportCosmeticPdf(analysis)
  }
  return <ExportButton label={messages.export.button} save={save} done={documentMessages.exported} />
}
