import type { FaceAnalysis, FaceAnalysisSummary, PublicFaceAnalysis } from '../../../contract/face.ts'
import { readSkinReport } from '../../../contract/older-shapes/skin-report.ts'
import { SEARCH_FORM_VERSION, searchForm } from '../../../contract/search-form.ts'
import type { SkinReport } from '../../../contract/skin-report.ts'
import { SkinType } from '../../../contract/user.ts'
import type { Deps } from '../../deps.ts'
import type { SkinRow, SkinSummaryRow } from './skin.queries.ts'

/** A row for a report that was just made: private, and with what the history searches. */
export function skinRow(deps: Deps, userId: string, report: SkinReport): SkinRow {
  const row = {
    id: deps.newId('face'),
    shareId: deps.newShareId(),
    userId,
    createdAt: deps.now(),
    isPublic: false,
    ownerName: null,
    safetyScore: report.scores.overall ?? null,
    skinType: report.skinType?.type ?? null,
    concerns: report.concerns,
    recommendations: report.recommendations,
    analysis: report,
    deletedAt: null,
  }
  return { ...row, ...skinSearchColumns(row) }
}

/** As lists show it: 'Skin type unknown'. */
const UNKNOWN_SKIN = 'unknown'

/** What the history searches: skin type and names of concerns, whether they came as text or as objects. */
export function skinSearchColumns({ skinType, concerns }: Pick<SkinRow, 'skinType' | 'concerns'>) {
  const names = concerns.map((concern) => (typeof concern === 'string' ? concern : concern.name))
  const searchText = searchForm([skinType ?? UNKNOWN_SKIN, ...names].join(' '))
  return { searchText, searchVersion: SEARCH_FORM_VERSION }
}

export function toSkinAnalysis(row: SkinRow): FaceAnalysis {
  return { ...toSummary(row), recommendations: row.recommendations, analysis: row.analysis }
}

/** What everybody with the link may see: no record id, no receipt, and nothing that follows from what its owner told. */
export function toSharedSkinAnalysis(row: SkinRow): PublicFaceAnalysis {
  const { id: _id, ...analysis } = toSkinAnalysis(row)
  return { ...analysis, analysis: withoutOwner(row.analysis), isOwner: false }
}

function withoutOwner(analysis: FaceAnalysis['analysis']): FaceAnalysis['analysis'] {
  const whole = readSkinReport(analysis)
  if (whole === null) return analysis
  // What was seen on a photo of a face may tell who it is, whatever was asked for.
  const { receipt: _receipt, impressions: _impressions, ingredients, ...report } = whole
  const avoid = ingredients.avoid.filter(({ isPersonal }) => !isPersonal)
  return { ...report, ingredients: { ...ingredients, avoid } }
}

export function toSummary(row: SkinSummaryRow): FaceAnalysisSummary {
  return {
    id: row.id,
    shareId: row.shareId,
    createdAt: row.createdAt.toISOString(),
    safetyScore: row.safetyScore,
    skinType: SkinType.nullable().catch(null).parse(row.skinType),
    isPublic: row.isPublic,
    ownerName: row.ownerName,
    concerns: row.concerns,
  }
}
