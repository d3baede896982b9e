import type { PublicFaceAnalysis } from '../../../../contract/face.ts'
import type { FaceReport, ScoreName } from '../../../../contract/face-report.ts'
import { readFaceReport } from '../../../../contract/older-shapes/face-report.ts'
import { readSkinReport } from '../../../../contract/older-shapes/skin-report.ts'
import type { SkinReport } from '../../../../contract/skin-report.ts'

/** A face analysis for the screen: what it says in any shape, and what was measured where it was. */
export type ShownReport = { face: PublicFaceAnalysis; report: FaceReport; measured: SkinReport | null }

/** Null where the analysis did not complete. */
export function readShownReport(face: PublicFaceAnalysis): ShownReport | null {
  const report = readFaceReport(face)
  return report === null ? null : { face, report, measured: readSkinReport(face.analysis) }
}

/** A default that stands in for a score is no score. */
export function scoreOf({ report }: ShownReport, name: ScoreName): number | null {
  const { value, from } = report.scores[name]
  return from === 'given' ? Math.round(value) : null
}

export function skinTypeOf({ report }: ShownReport): string | null {
  return report.skinType.from === 'given' ? report.skinType.value : null
}
