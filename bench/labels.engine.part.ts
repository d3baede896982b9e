import { matchName } from '../src/engine/inci/match/match.ts'
import { listOnPhoto } from '../src/engine/inci/list-on-photo.ts'
import { realKnowledge } from '../src/engine/knowledge/folder.test-support.ts'

type EngineParse = (text: string, truth: readonly string[]) => string[]

/**
 * The list as the analysis sees it. An item that was resolved to the same ingredient as a true name counts under
 * that name, so that a synonym or a misreading the dictionary put right is a hit.
 */
export function openEngineParse(): EngineParse {
  const knowledge = realKnowledge()
  return (text, truth) => {
    const truthOf = new Map<number, string>()
    for (const name of truth) {
      const { ingredient } = matchName(name, knowledge)
      if (ingredient !== null) truthOf.set(ingredient, name)
    }
    return (listOnPhoto(text, knowledge)?.items ?? []).map(({ printed, match }) => {
      const same = match.ingredient === null ? undefined : truthOf.get(match.ingredient)
      return same ?? printed
    })
  }
}
