import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { REASON } from './label.ts'
import { parseList } from './parse.ts'

const knowledge = realKnowledge()
export const LIST = 'Aqua, Glycerin, Panthenol, Tocopherol'
export const NAMES = ['AQUA', 'GLYCERIN', 'PANTHENOL', 'TOCOPHEROL']

/** The names that were read, and whether every one that was left out for a claim says so. */
export function read(text: string) {
  const { items, leftOut } = parseList(text, knowledge)
  return {
    names: items.map(({ match, printed }) => knowledge.ingredients[match.ingredient ?? -1]?.inci ?? printed),
    claims: leftOut.filter(({ reason }) => reason === REASON.claim).map(({ text: left }) => left),
  }
}
