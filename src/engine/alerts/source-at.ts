import type { PersonalAlert } from '../../contract/finding.ts'
import type { Knowledge } from '../knowledge/load.ts'

/** The source part of an alert. */
export function sourceAt({ sources }: Knowledge, at: number): Pick<PersonalAlert, 'source'> {
  const source = sources[at]
  return source ? { source } : {}
}
