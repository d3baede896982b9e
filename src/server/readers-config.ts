import { z } from 'zod'
import type { RemoteReadersConfig } from './adapters/readers/remote-readers.ts'

const url = z.url({ protocol: /^https?$/ })

export const READERS_ENVIRONMENT = {
  READERS_URL: z.string().optional(),
  READERS_TOKEN: z.string().min(16).optional(),
}
type ReadersEnvironment = z.output<z.ZodObject<typeof READERS_ENVIRONMENT>>

type Read = { readers: RemoteReadersConfig | null; problems: string[] }

/** Null without problems: photos are read by processes of this app. The token is told in no problem. */
export function readReaders({ READERS_URL: text, READERS_TOKEN: token }: ReadersEnvironment): Read {
  if (text === undefined) return { readers: null, problems: [] }
  const urls = text.split(',').map((one) => one.trim().replace(/\/$/, ''))
  const problems = urls.some((one) => !isOrigin(one))
    ? ['READERS_URL: must be http://host:port or https://host, comma separated, without path or password']
    : []
  if (token === undefined) problems.push('READERS_TOKEN: is missing')
  if (token === undefined || problems.length > 0) return { readers: null, problems }
  return { readers: Object.freeze({ urls: Object.freeze(urls), token }), problems }
}

function isOrigin(text: string): boolean {
  return url.safeParse(text).success && new URL(text).origin === text
}
