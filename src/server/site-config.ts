import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { SITE_DEFAULTS } from '../contract/site-defaults.ts'
import { SiteFacts } from '../contract/site.ts'

export const SITE_ENVIRONMENT = {
  SUPPORT_EMAIL: z.email().max(254).optional(),
  /** A JSON file with any of the fields of `SiteFacts` but the provider. */
  SITE_FILE: z.string().min(1).optional(),
}

type SiteEnvironment = { SUPPORT_EMAIL?: string | undefined; SITE_FILE?: string | undefined }

const SiteFile = SiteFacts.omit({ aiProvider: true, aiSeesPhotos: true }).partial()

/** The defaults, what the file says instead, and the address of support; problems in words. */
export function readSite(env: SiteEnvironment): { site: SiteFacts; problems: string[] } {
  const { file, problems } = readFile(env.SITE_FILE)
  const site = { ...SITE_DEFAULTS, ...file }
  const email = env.SUPPORT_EMAIL ?? site.support.email
  return { site: { ...site, support: { ...site.support, email } }, problems }
}

function readFile(path: string | undefined): { file: Partial<SiteFacts>; problems: string[] } {
  if (path === undefined) return { file: {}, problems: [] }
  try {
    const parsed = SiteFile.safeParse(JSON.parse(readFileSync(path, 'utf8')))
    if (parsed.success) {
      const told = Object.entries(parsed.data).filter(([, value]) => value !== undefined)
      return { file: Object.fromEntries(told), problems: [] }
    }
    const lines = parsed.error.issues.map(
      (issue) => `SITE_FILE: ${issue.path.join('.') || 'the file'}: ${issue.message}`,
    )
    return { file: {}, problems: lines }
  } catch (error) {
    const why = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read'
    return { file: {}, problems: [`SITE_FILE: the file ${why}`] }
  }
}
