import { AnalysisId } from '../../../contract/analysis.ts'
import { answerOf, CALLS } from '../../../contract/calls.ts'
import { askedKey, type FirstState } from '../../../contract/first-state.ts'
import { CosmeticHistoryQuery } from '../../../contract/history.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../platform/failure.ts'
import type { PageAnswer } from '../../platform/pages/page-answer.ts'
import { type Actor, readSession } from '../../platform/security/session.ts'
import { listSkinAnalyses } from '../skin/skin.ts'
import { getLimits } from '../subscription/subscription.ts'
import { getAnalysis, listAnalyses } from './analyses.ts'
import { cosmeticHistory } from './history.ts'

/** Of a longer list the page itself would come later than with a call of its own beside the scripts. */
const STATE_CHARS_MAX = 60_000

/**
 * Dashboard, history and an own result for somebody signed in: what these pages ask for at once, so that they come rendered. Null for
 * other addresses, for visitors, and where it cannot be had now: the page then asks for itself, and says what is wrong.
 */
export async function ownPage(
  deps: Deps,
  path: string,
  token: string | undefined,
): Promise<PageAnswer | null> {
  const ask = token === undefined ? null : askOf(path)
  if (ask === null || token === undefined) return null
  const actor = await readSession(deps, token)
  if (actor === null) return null
  try {
    const state = await ask(deps, actor)
    return JSON.stringify(state).length > STATE_CHARS_MAX
      ? null
      : { isPrivate: true, head: { robots: 'noindex', image: null }, state }
  } catch (error) {
    if (error instanceof Failure) return null
    throw error
  }
}

type Ask = (deps: Deps, actor: Actor) => Promise<FirstState>

const dashboard: Ask = async (deps, actor) => {
  const [analyses, faces, limits] = await Promise.all([
    listAnalyses(deps, actor, { full: '0', page: 1 }),
    listSkinAnalyses(deps, actor.userId),
    getLimits(deps, actor.userId),
  ])
  return {
    [CALLS.listAnalyses.path]: answerOf('listAnalyses', analyses),
    [CALLS.listFaceAnalyses.path]: answerOf('listFaceAnalyses', faces),
    [CALLS.limits.path]: answerOf('limits', limits),
  }
}

const history: Ask = async (deps, actor) => {
  const query = CosmeticHistoryQuery.parse({})
  const page = await cosmeticHistory(deps, actor, query)
  return { [askedKey(CALLS.cosmeticHistory.path, query)]: answerOf('cosmeticHistory', page) }
}

function askOf(path: string): Ask | null {
  if (path === '/dashboard') return dashboard
  if (path === '/history') return history
  const id = AnalysisId.safeParse(path.replace(/^\/analysis\//, ''))
  if (!id.success) return null
  return async (deps, actor) => ({
    [CALLS.getAnalysis.path.replace(':id', id.data)]: answerOf(
      'getAnalysis',
      await getAnalysis(deps, actor, id.data),
    ),
  })
}
