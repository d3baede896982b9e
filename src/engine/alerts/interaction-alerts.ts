import type { PersonalAlert } from '../../contract/finding.ts'
import type { ParsedList } from '../inci/parsed-types.ts'
import type { Knowledge } from '../knowledge/load.ts'
import { saidOnce } from './printed-names.ts'
import { sourceAt } from './source-at.ts'

/** Pairs inside one product that many people use apart. */
export function interactionAlerts({ items }: ParsedList, knowledge: Knowledge): PersonalAlert[] {
  const printedOf = (members: readonly number[]) => {
    const wanted = new Set(members)
    const hits = items.filter(({ match }) => match.ingredient !== null && wanted.has(match.ingredient))
    return [...new Set(hits.map(({ printed }) => printed))]
  }
  return knowledge.interactions.flatMap(({ a, b, labelA, labelB, text, source }) => {
    const [left, right] = [printedOf(a), printedOf(b)]
    if (left.length === 0 || right.length === 0) return []
    return [
      {
        kind: 'interaction' as const,
        text: `Holds both ${labelA} (${saidOnce(left).join(', ')}) and ${labelB} (${saidOnce(right).join(', ')}). ${text}`,
        because: `${labelA} and ${labelB}`,
        printed: [...left, ...right],
        ...sourceAt(knowledge, source),
      },
    ]
  })
}
