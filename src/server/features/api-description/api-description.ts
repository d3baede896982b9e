import { apiPage } from './api-page.ts'
import { describeApi } from './openapi.ts'

export { PAGE_POLICY } from './api-page.ts'

/** Both forms of the description, made with the first request: most processes are never asked for either. */
export function openDescription() {
  let made: { json: string; page: string } | null = null
  return () => {
    if (made === null) {
      const api = describeApi()
      made = { json: JSON.stringify(api), page: apiPage(api) }
    }
    return made
  }
}
