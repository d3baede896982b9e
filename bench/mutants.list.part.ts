import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import type { Area } from './mutants.areas.part.ts'
import { changesAt, type Change } from './mutants.operators.part.ts'

/** A mistake in the sources. `id` is its place in the list of all of them; `code` is the line it stands in. */
export type Mutant = Change & {
  id: number
  file: string
  area: Area
  line: number
  was: string
  code: string
}

/** Every mistake that could be made in these files, in the order of the sources. */
export function listMutants(files: ReadonlyMap<string, Area>): Mutant[] {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => readFileSync(path, 'utf8'))
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.')
  const program = ts.createProgram([...files.keys()], options)
  const checker = program.getTypeChecker()
  const all: Mutant[] = []
  for (const [file, area] of files) {
    const source = program.getSourceFile(join(process.cwd(), file)) ?? program.getSourceFile(file)
    if (!source) throw new Error(`${file} cannot be read`)
    const lines = source.text.split('\n')
    for (const change of changesIn(source, checker)) {
      const line = source.getLineAndCharacterOfPosition(change.start).line
      const was = source.text.slice(change.start, change.end)
      all.push({
        ...change,
        id: all.length,
        file,
        area,
        line: line + 1,
        was,
        code: (lines[line] ?? '').trim(),
      })
    }
  }
  return all
}

function changesIn(source: ts.SourceFile, checker: ts.TypeChecker): Change[] {
  const found: Change[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    if (ts.isTypeAliasDeclaration(node)) return
    if (isReplaceable(node)) found.push(...changesAt(node, { source, checker }))
    ts.forEachChild(node, visit)
  }
  visit(source)
  // The same text at the same place is the same mistake.
  const seen = new Set<string>()
  return found.filter(({ start, end, now }) => {
    const key = `${start}-${end}-${now}`
    return seen.has(key) || now === source.text.slice(start, end) ? false : Boolean(seen.add(key))
  })
}

/** False where an expression cannot stand: the name of a field, a target, the inner part of `a?.b.c`. */
function isReplaceable(node: ts.Node): boolean {
  const { parent } = node
  if (parent === undefined) return false
  if (isNameOfField(node, parent)) return false
  if (ts.isBinaryExpression(parent) && parent.left === node && isAssignment(parent)) return false
  if (!isChain(parent) || parent.expression !== node) return true
  if ((parent.flags & ts.NodeFlags.OptionalChain) !== 0) return false
  // What is called must stay what it is called on.
  return !(ts.isCallExpression(parent) && ts.isPropertyAccessExpression(node))
}

/** `{ 0: sign }` names a field, where a value is made and where it is taken apart. */
const isNameOfField = (node: ts.Node, parent: ts.Node) =>
  (ts.isPropertyAssignment(parent) && parent.name === node) ||
  (ts.isBindingElement(parent) && parent.propertyName === node)

const isChain = (node: ts.Node) =>
  ts.isPropertyAccessExpression(node) || ts.isCallExpression(node) || ts.isElementAccessExpression(node)

const isAssignment = ({ operatorToken }: ts.BinaryExpression) =>
  operatorToken.kind >= ts.SyntaxKind.FirstAssignment && operatorToken.kind <= ts.SyntaxKind.LastAssignment
