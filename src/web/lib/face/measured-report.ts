import type { FaceAnalysis } from '../../../contract/face.ts'
import { SkinReport } from '../../../contract/skin-report.ts'

/** What shows only where the analysis was measured: figures by zone, reasons, sources, receipt. Null for older ones. */
export function measuredReport(body: FaceAnalysis['analysis']): SkinReport | null {
  const read = SkinReport.safeParse(typeof body === 'string' ? jsonIn(body) : body)
  return read.success ? read.data : null
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
