import { ShareId } from '../../../contract/analysis.ts'
import { ringLabel, ringTone } from '../../../contract/bands.ts'
import { answerOf, CALLS } from '../../../contract/calls.ts'
import type { FirstState } from '../../../contract/first-state.ts'
import { PAGE_PRESETS } from '../../../contract/page-head.ts'
import { drawPreview } from '../../adapters/picture/preview-picture.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../platform/failure.ts'
import type { PageAnswer } from '../../platform/pages/page-answer.ts'
import { getPublicAnalysis } from './analyses.ts'
import { findUnsafeSummary } from './analyses.queries.ts'

const { analysis: PRESET } = PAGE_PRESETS

/**
 * Head of `/analysis/:id`: what a shared result may say to a link preview; nothing at all for any other id. A visitor gets
 * the result with it; `visitorIp` is null for somebody with a session, who may be its owner and then asks for more.
 */
export async function sharedAnalysisPage(
  deps: Deps,
  path: string,
  visitorIp: string | null,
): Promise<PageAnswer | null> {
  const id = /^\/analysis\/([^/]+)$/.exec(path)?.[1]
  if (id === undefined) return null
  if (!(await findShared(deps, id)))
    return { isPrivate: true, head: { title: 'Analysis', robots: 'noindex', image: null } }
  return {
    isPrivate: true,
    head: { ...PRESET, image: `/og/analysis/${id}.png` },
    ...(visitorIp === null ? {} : { state: await resultOf(deps, id, visitorIp) }),
  }
}

/** Counted like the call itself; who has asked too often gets the page without, and is told so by the call. */
async function resultOf(deps: Deps, id: string, ip: string): Promise<FirstState> {
  try {
    const shared = answerOf('getPublicAnalysis', await getPublicAnalysis(deps, null, id, ip))
    return { [CALLS.getPublicAnalysis.path.replace(':id', id)]: shared }
  } catch (error) {
    if (error instanceof Failure) return {}
    throw error
  }
}

/** Null where the result is not shared (any more): a preview must not outlive the link. */
export async function sharedPreview(deps: Deps, id: string): Promise<Buffer | null> {
  const row = await findShared(deps, id)
  if (!row) return null
  // What a look of today no longer gives a score has none on a picture that is passed on, either.
  const isLooked = row.todayAlertCount !== null
  const overallScore = isLooked && row.todayScore === null ? null : row.overallScore
  const isPartial = row.isPartial || (isLooked && row.todayIsPartial === true)
  return drawPreview({
    title: PRESET.title,
    line: `${row.ingredientCount} ingredients, each with its source`,
    score:
      overallScore === null
        ? null
        : {
            value: overallScore,
            word: isPartial ? 'Partial' : ringLabel(overallScore),
            tone: isPartial ? 'unknown' : ringTone(overallScore),
          },
  })
}

async function findShared(deps: Deps, id: string) {
  if (!ShareId.safeParse(id).success) return undefined
  const row = await findUnsafeSummary(deps.db, id)
  return row?.isPublic ? row : undefined
}
