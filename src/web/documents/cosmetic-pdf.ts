import { cosmeticDocument } from './cosmetic-document.ts'
import type { PrintedAnalysis } from './overview.ts'
import { documentBytes } from './document-bytes.ts'
import { download } from './download.ts'
import { cosmeticFileName } from './file-names.ts'
import { loadFonts } from './fonts.ts'

/** Import this with `import()`: it carries the PDF writer. Rejects where a font cannot be had. */
export async function exportCosmeticPdf(analysis: PrintedAnalysis): Promise<void> {
  const document = cosmeticDocument(analysis, await loadFonts())
  download(documentBytes(document), cosmeticFileName(analysis))
}
