import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileKnowledge } from './compile.ts'
import type { CompiledKnowledge } from './compiled.ts'
import { loadKnowledge, type Knowledge } from './load.ts'

/** The text of every file under `knowledge/`, by its name inside that folder. */
export function readKnowledgeFolder(folder = 'knowledge'): Record<string, string> {
  const files: Record<string, string> = {}
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(folder.length + 1).replaceAll('\\', '/')
    // What somebody imported on this machine is no part of what the tests speak of.
    if (!entry.isFile() || !path.endsWith('.tsv') || path.startsWith('imported/')) continue
    files[path] = readFileSync(join(folder, path), 'utf8')
  }
  return files
}

/** The rows of a table of the folder as they are written: a cell by its column. */
export function writtenRows(files: Record<string, string>, file: string): Record<string, string>[] {
  const [head = '', ...lines] = (files[file] ?? '').split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const columns = head.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']))
  })
}

export function compileFolder(folder?: string): CompiledKnowledge {
  const answer = compileKnowledge(readKnowledgeFolder(folder))
  if ('errors' in answer) throw new Error(`The knowledge does not compile:\n${answer.errors.slice(0, 40).join('\n')}`)
  return answer.compiled
}

/** The whole knowledge as it was built, where that was from the files as they are now; compiled anew where not. */
export function builtKnowledge(): CompiledKnowledge {
  const built = process.env['BUILT_KNOWLEDGE']
  return built ? (JSON.parse(readFileSync(built, 'utf8')) as CompiledKnowledge) : compileFolder()
}

let loaded: Knowledge | undefined

/** The same for analyses, read once per worker. */
export function realKnowledge(): Knowledge {
  return (loaded ??= loadKnowledge(builtKnowledge()))
}
