import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Chunk = { file: string; imports?: string[]; isEntry?: boolean }

/** Scripts of a page by its source, in the build's manifest; the entry's own are asked for by the page itself. */
export function openPageFiles(webDir: string): (source: string) => readonly string[] {
  const path = join(webDir, '.vite', 'manifest.json')
  if (!existsSync(path)) return () => []
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Chunk>
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  const first = entry === undefined ? new Set<string>() : filesOf(manifest, entry, new Set())
  return (source) => [...filesOf(manifest, source, new Set())].filter((file) => !first.has(file)).map(asPath)
}

const asPath = (file: string) => `/${file}`

function filesOf(manifest: Record<string, Chunk>, key: string, found: Set<string>): Set<string> {
  const chunk = manifest[key]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const next of chunk.imports ?? []) filesOf(manifest, next, found)
  return found
}
