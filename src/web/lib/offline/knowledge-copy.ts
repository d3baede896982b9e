import { z } from 'zod'
import { KNOWLEDGE_NAME_PATH } from '../../../contract/offline.ts'

const CACHE = 'opaline.knowledge'
const Named = z.object({ file: z.string().regex(/^knowledge-[0-9a-f]{16}\.json$/) })

/** Fetches what analyses go by where the server has another version than this device. Half a megabyte, seldom. */
export async function fetchKnowledge(): Promise<void> {
  const named = await fetch(KNOWLEDGE_NAME_PATH, { cache: 'no-cache' })
  if (!named.ok) return
  const { file } = Named.parse(await named.json())
  const path = new URL(file, new URL(KNOWLEDGE_NAME_PATH, location.href)).pathname
  const cache = await caches.open(CACHE)
  if ((await cache.match(path)) !== undefined) return
  const answer = await fetch(path)
  if (!answer.ok) return
  await cache.put(path, answer)
  for (const { url } of await cache.keys()) if (!url.endsWith(path)) await cache.delete(url)
}

/** The file as it came; undefined where none has been fetched. */
export async function savedKnowledge(): Promise<Response | undefined> {
  const cache = await caches.open(CACHE)
  const newest = (await cache.keys()).at(-1)
  return newest === undefined ? undefined : cache.match(newest)
}
