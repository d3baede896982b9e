import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { filesBelow } from './mutants.areas.part.ts'

/** What every test depends on beside what it imports: the tables, the knowledge, and which mistakes there are. */
const EVERYWHERE = ['src/server/db/migrations', 'knowledge']
const FOR_ALL = ['package-lock.json', 'vitest.config.ts', ...['operators', 'sql', 'list'].map(bench)]

const hashes = new Map<string, string>()
const imports = new Map<string, string[]>()
let base: string | undefined

/** Changes when the file, anything that it imports, or what all of them depend on changes. */
export function hashWithImports(file: string): string {
  const known = hashes.get(file)
  if (known !== undefined) return known
  base ??= hashOf([...EVERYWHERE.flatMap(filesBelow), ...FOR_ALL], '')
  const found = new Set([file])
  for (const one of found) if (/\.tsx?$/.test(one)) for (const next of importsOf(one)) found.add(next)
  const hash = hashOf([...found].toSorted(), base)
  hashes.set(file, hash)
  return hash
}

function importsOf(file: string): string[] {
  const known = imports.get(file)
  if (known) return known
  const text = readFileSync(file, 'utf8')
  const { importedFiles } = ts.preProcessFile(text, true, true)
  const found = importedFiles
    .map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => join(dirname(file), name.replace(/\?.*$/, '')))
    .filter((name) => existsSync(name))
  // A golden file is named by its path, some by that of their folder.
  const read = [...text.matchAll(/'(src\/[\w/.-]+)'/g)]
    .map(([, name = '']) => name)
    .filter((name) => existsSync(name))
    .flatMap((name) => (statSync(name).isDirectory() ? filesBelow(name) : [name]))
    .filter((name) => name.endsWith('.txt'))
  imports.set(file, [...found, ...read])
  return [...found, ...read]
}

function hashOf(files: readonly string[], text: string): string {
  const hash = createHash('sha256').update(text)
  for (const file of files) hash.update(file).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

function bench(name: string): string {
  return `bench/mutants.${name}.part.ts`
}
