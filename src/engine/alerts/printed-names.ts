import type { Assessed } from '../assess/assess-item.ts'
import { nameWords } from '../inci/match/name-key.ts'

/** The words of what is printed and of what it is: an INCI name, or the name by which it is forbidden. */
export function namesOf(one: Assessed | undefined): string[] {
  return one ? nameWords(`${one.finding.printed} ${one.finding.inci ?? one.finding.name}`) : []
}
