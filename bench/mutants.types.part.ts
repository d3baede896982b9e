import { join } from 'node:path'
import ts from 'typescript'
import type { Mutant } from './mutants.list.part.ts'

/**
 * Those of the mistakes that the type checker refuses in the file they stand in: nobody can make them unseen, `npm run check` says
 * so before any test runs. A `?? 0` left out where a place of a list is read is the usual one.
 */
export function refusedByTypes(mutants: readonly Mutant[]): Set<Mutant> {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path))
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.')
  const files = [...new Set(mutants.map(({ file }) => join(process.cwd(), file)))]
  const changed = new Map<string, { text: string; version: number }>()
  let version = 0
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => files,
    getScriptVersion: (path) => String(changed.get(path)?.version ?? 0),
    getScriptSnapshot: (path) => {
      const text = changed.get(path)?.text ?? ts.sys.readFile(path)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => process.cwd(),
    getDefaultLibFileName: (of) => ts.getDefaultLibFilePath(of),
    fileExists: (path) => ts.sys.fileExists(path),
    readFile: (path) => ts.sys.readFile(path),
    readDirectory: (...asked) => ts.sys.readDirectory(...asked),
    directoryExists: (path) => ts.sys.directoryExists(path),
    getDirectories: (path) => ts.sys.getDirectories(path),
  })
  const refused = mutants.filter(({ file, start, end, now, lead }) => {
    const path = join(process.cwd(), file)
    const source = ts.sys.readFile(path) ?? ''
    version += 1
    changed.set(path, { text: `${source.slice(0, start)}${lead}(${now})${source.slice(end)}`, version })
    const isRefused = service.getSemanticDiagnostics(path).length > 0
    changed.delete(path)
    return isRefused
  })
  service.dispose()
  return new Set(refused)
}
