import type { SiteFacts } from '../../../contract/site.ts'

/** The day `until` is still counted in, by the calendar of UTC. */
export function isStillExpected({ until }: SiteFacts['apps'], now: Date): boolean {
  return now.toISOString().slice(0, 10) <= until
}
