import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The rows below a knowledge folder: path inside it to text. */
export function readKnowledge(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.tsv'))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
  return Object.fromEntries(
    paths.map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
  )
}
