import type { AnalysisResults } from '../../../contract/analysis-results.ts'
import type { ReadListAnswer } from '../../../contract/label-reading.ts'
import { INGREDIENTS_MAX } from '../../../contract/limits-of-input.ts'
import { analyze } from '../../../engine/analyze.ts'
import { parseList } from '../../../engine/inci/parse.ts'
import { decodeKnowledge, type CompactKnowledge } from '../../../engine/knowledge/compact.ts'
import { loadKnowledge, type Knowledge } from '../../../engine/knowledge/load.ts'
import type { Profile } from '../../../engine/profile.ts'
import type { AnalyzeRequest } from '../../../contract/analysis.ts'
import { readList } from '../../../engine/read-list.ts'

export type EngineTask =
  | { do: 'analyze'; body: AnalyzeRequest; profile: Profile }
  | { do: 'readList'; text: string }

/** `refused` says of a text what the server would say of it. */
export type EngineAnswer =
  | { results: AnalysisResults }
  | { reading: ReadListAnswer }
  | { refused: 'tooMany' | 'noList' }

/** The engine on this device: the same functions as the server's, on its own copy of the knowledge. */
function openOwnEngine(file: CompactKnowledge): (task: EngineTask) => EngineAnswer {
  const knowledge = loadKnowledge(decodeKnowledge(file))
  return (task) =>
    task.do === 'readList' ? { reading: readList(task.text, knowledge) } : analyzeBody(task, knowledge)
}

/**
 * The same once there is something to go by, which takes a second to be read on a slow phone. null as long as there is not, or where it
 * cannot be read: the next task looks again.
 */
export function openWhenThere(
  read: () => Promise<CompactKnowledge | null>,
): (task: EngineTask) => Promise<EngineAnswer | null> {
  let engine: Promise<ReturnType<typeof openOwnEngine> | null> | undefined
  const open = () =>
    read()
      .then((file) => (file === null ? null : openOwnEngine(file)))
      .catch(() => null)
  return async (task) => {
    const opened = (engine ??= open())
    const run = await opened
    if (run === null && engine === opened) engine = undefined
    return run?.(task) ?? null
  }
}

function analyzeBody(
  { body, profile }: Extract<EngineTask, { do: 'analyze' }>,
  knowledge: Knowledge,
): EngineAnswer {
  const { ingredientsList: text, productName, productType } = body
  if (parseList(text, knowledge).items.length > INGREDIENTS_MAX) return { refused: 'tooMany' }
  const results = analyze(text, knowledge, {
    profile,
    ...(productType ? { productType } : {}),
    ...(productName ? { productName } : {}),
  })
  return results.ingredients.length === 0 ? { refused: 'noList' } : { results }
}
