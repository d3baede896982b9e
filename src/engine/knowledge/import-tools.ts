import { matchClass } from '../inci/match/match.ts'
import { compileKnowledge } from './compile.ts'
import type { CompiledKnowledge } from './compiled.ts'
import { importInventory, readInventory, type Imported } from './import-inventory.ts'
import { loadKnowledge } from './load.ts'

type Prepared = Imported & {
  /** Names that the curated rows did not have. */
  added: number
  curated: number
  /** The curated files with the imported ones under them. */
  compiled: CompiledKnowledge
}

/**
 * An inventory laid under the curated files (name inside `knowledge/` to text), compiled with them to see that the whole
 * holds together, or every mistake. Nothing is written.
 */
export function prepareImport(
  files: Record<string, string>,
  records: readonly (readonly string[])[],
  today: string,
): Prepared | { error: string } {
  const inventory = readInventory(records)
  if ('error' in inventory) return inventory
  const before = compileKnowledge(files)
  if ('errors' in before) return { error: before.errors.slice(0, 10).join('\n') }
  const knowledge = loadKnowledge(before.compiled)
  const base = {
    functions: before.compiled.functions.map(({ term }) => term),
    classOf: (name: string) => knowledge.classes[matchClass(name, knowledge)?.classId ?? -1] ?? null,
  }
  const imported = importInventory(inventory, base, today)
  if ('error' in imported) return imported
  const laidUnder = Object.entries(imported.files).map(([name, text]) => [`imported/${name}`, text])
  const after = compileKnowledge({ ...files, ...Object.fromEntries(laidUnder) })
  if ('errors' in after) return { error: after.errors.slice(0, 10).join('\n') }
  const curated = before.compiled.ingredients.length
  return {
    ...imported,
    curated,
    added: after.compiled.ingredients.length - curated,
    compiled: after.compiled,
  }
}
