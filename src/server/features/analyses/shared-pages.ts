import { ShareId } from '../../../contract/analysis.ts'
import { ringLabel, safetyTone } from '../../../contract/bands.ts'
import { drawPreview } from '../../adapters/picture/preview-picture.ts'
import type { Deps } from '../../deps.ts'
import type { PageAnswer } from '../../platform/page-head.ts'
import { findUnsafeByShareId } from './analyses.queries.ts'

const TITLE = 'An ingredient analysis'

/** Head of `/analysis/:id`: what a shared result may say to a link preview; nothing at all for any other id. */
export async function sharedAnalysisPage(deps: Deps, path: string): Promise<PageAnswer | null> {
  const id = /^\/analysis\/([^/]+)$/.exec(path)?.[1]
  if (id === undefined) return null
  const shared = await findShared(deps, id)
  if (!shared) return { status: 200, isPrivate: true, head: { title: 'Analysis', robots: 'noindex' } }
  return {
    status: 200,
    isPrivate: true,
    head: {
      title: TITLE,
      description:
        'What is known about every name on a cosmetic label, with its source, and what nobody knows.',
      robots: 'noindex',
      type: 'article',
      image: `/og/analysis/${id}.png`,
    },
  }
}

/** Null where the result is not shared (any more): a preview must not outlive the link. */
export async function sharedPreview(deps: Deps, id: string): Promise<Buffer | null> {
  const row = await findShared(deps, id)
  if (!row) return null
  const { overallScore, isPartial } = row
  return drawPreview({
    title: TITLE,
    line: `${row.ingredientCount} ingredients, each with its source`,
    score:
      overallScore === null
        ? null
        : {
            value: overallScore,
            word: isPartial ? 'Partial' : ringLabel(overallScore),
            tone: isPartial ? 'unknown' : safetyTone(overallScore),
          },
  })
}

async function findShared(deps: Deps, id: string) {
  if (!ShareId.safeParse(id).success) return undefined
  const row = await findUnsafeByShareId(deps.db, id)
  return row?.isPublic ? row : undefined
}
