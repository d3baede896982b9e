import type { SiteFacts } from '../../../contract/site.ts'
import type { Deps } from '../../deps.ts'

/** What the owner says, and who reads along by the configuration that really runs. */
export function readSiteFacts({ site, ai }: Deps): SiteFacts {
  return { ...site, aiProvider: ai.name, ...(ai.name === null ? {} : { aiSeesPhotos: ai.seesPhotos }) }
}
