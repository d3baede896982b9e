import { documentBytes } from './document-bytes.ts'
import { download } from './download.ts'
import { faceDocument, type PrintedFaceAnalysis } from './face-document.ts'
import type { FaceFacts } from './face-facts.ts'
import { faceFileName } from './file-names.ts'
import { loadFonts } from './fonts.ts'

/**
 * Import this with `import()`: it carries the PDF writer. Rejects where a font cannot be had. A caller that has parsed
 * the report passes its facts, without the defaults of the parser.
 */
export async function exportFacePdf(analysis: PrintedFaceAnalysis, facts?: FaceFacts): Promise<void> {
  const document = faceDocument(analysis, await loadFonts(), facts)
  download(documentBytes(document), faceFileName(analysis))
}
