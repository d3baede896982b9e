import ts from 'typescript'
import { changedSql } from './mutants.sql.part.ts'

/** One small mistake: the expression between `start` and `end` reads `now` instead. `lead` goes before either. */
export type Change = { start: number; end: number; now: string; lead: string }

type Look = { source: ts.SourceFile; checker: ts.TypeChecker }

const K = ts.SyntaxKind

const SWAPPED: Partial<Record<ts.SyntaxKind, string>> = {
  [K.LessThanToken]: '<=',
  [K.LessThanEqualsToken]: '<',
  [K.GreaterThanToken]: '>=',
  [K.GreaterThanEqualsToken]: '>',
  [K.EqualsEqualsEqualsToken]: '!==',
  [K.ExclamationEqualsEqualsToken]: '===',
  [K.MinusToken]: '+',
  [K.AsteriskToken]: '/',
  [K.SlashToken]: '*',
  [K.PercentToken]: '*',
  [K.AsteriskAsteriskToken]: '*',
  [K.AmpersandAmpersandToken]: '||',
  [K.BarBarToken]: '&&',
  [K.PlusEqualsToken]: '-=',
  [K.MinusEqualsToken]: '+=',
}

/** A function or method whose neighbour is easily written instead. */
const NEIGHBOURS = new Map(
  Object.entries({
    every: 'some',
    some: 'every',
    min: 'max',
    max: 'min',
    floor: 'ceil',
    ceil: 'floor',
    round: 'floor',
    startsWith: 'endsWith',
    endsWith: 'startsWith',
    find: 'findLast',
    findLast: 'find',
    indexOf: 'lastIndexOf',
    lastIndexOf: 'indexOf',
    lt: 'lte',
    lte: 'lt',
    gt: 'gte',
    gte: 'gt',
    eq: 'ne',
    ne: 'eq',
    asc: 'desc',
    desc: 'asc',
    isNull: 'isNotNull',
    isNotNull: 'isNull',
  }),
)

/** Calls in a chain that are easily forgotten: `a.slice(0, 5)` is `a`. */
const FORGOTTEN = new Set(
  (
    'filter slice trim toLowerCase toUpperCase sort toSorted reverse toReversed normalize ' +
    'min max int positive nonnegative regex length refine optional nullable default catch partial strict ' +
    'orderBy limit offset for'
  ).split(' '),
)

/** All mistakes that can be made at one node; none where nothing is known to go wrong. */
export function changesAt(node: ts.Node, look: Look): Change[] {
  const start = node.getStart(look.source)
  if (ts.isExpressionStatement(node)) {
    const isStep = !/^(super\(|(\w+\.)*log\.|['"`])/.test(text(node, look))
    return isStep ? [{ start, end: node.expression.end, now: 'void 0', lead: leadOf(node.expression) }] : []
  }
  if (ts.isShorthandPropertyAssignment(node)) {
    const type = look.checker.getTypeAtLocation(node.name)
    return constantsOf(type, node.name.text).map((now) => ({
      start,
      end: node.end,
      now,
      lead: `${node.name.text}: `,
    }))
  }
  return textsAt(node, look).map((now) => ({ start, end: node.end, now, lead: leadOf(node) }))
}

/** A line that begins with a bracket would go on the line before, so that a statement needs its end. */
function leadOf(node: ts.Node): string {
  const { parent } = node
  if (ts.isExpressionStatement(parent))
    return ts.isBlock(parent.parent) ||
      ts.isSourceFile(parent.parent) ||
      ts.isCaseOrDefaultClause(parent.parent)
      ? ';'
      : ''
  return parent.getStart() === node.getStart() && ts.isExpression(parent) ? leadOf(parent) : ''
}

function textsAt(node: ts.Node, look: Look): string[] {
  if (ts.isBinaryExpression(node)) return ofBinary(node, look)
  if (ts.isNumericLiteral(node)) return ofNumber(node)
  if (ts.isStringLiteral(node)) return ofWord(node, look)
  if (ts.isCallExpression(node)) return ofCall(node, look)
  if (ts.isPrefixUnaryExpression(node))
    return node.operator === K.ExclamationToken ? [text(node.operand, look)] : []
  if (node.kind === K.TrueKeyword) return ['false']
  if (node.kind === K.FalseKeyword) return ['true']
  if (ts.isTaggedTemplateExpression(node))
    return text(node.tag, look).startsWith('sql') ? changedSql(node, look.source) : []
  return ofPlace(node, look)
}

const text = (node: ts.Node, { source }: Look) => node.getText(source)

function ofBinary(node: ts.BinaryExpression, look: Look): string[] {
  const [left, right] = [text(node.left, look), text(node.right, look)]
  const operator = node.operatorToken.kind
  if (operator === K.QuestionQuestionToken) return [left, right]
  if (operator === K.PlusToken) return isNumber(node, look) ? [`${left} - ${right}`] : []
  const other = SWAPPED[operator]
  if (other === undefined) return isTested(node) ? ['true', 'false'] : []
  return [`${left} ${other} ${right}`, ...(isTested(node) ? ['true', 'false'] : [])]
}

/** A little more, a little less; twice as much where one does not matter. */
function ofNumber(node: ts.NumericLiteral): string[] {
  const value = Number(node.text)
  if (!Number.isInteger(value)) return [String(value * 2), String(Number((value + 0.1).toFixed(6)))]
  if (value >= 1_000) return [String(value * 2), String(value / 2)]
  return value === 0 ? ['1'] : [String(value + 1), String(value - 1)]
}

function ofWord(node: ts.StringLiteral, look: Look): string[] {
  const { parent } = node
  const compared =
    ts.isBinaryExpression(parent) && /^[!=]==$/.test(parent.operatorToken.getText(look.source))
      ? look.checker.getTypeAtLocation(parent.left === node ? parent.right : parent.left)
      : look.checker.getContextualType(node)
  const other = otherWord(compared, node.text)
  return other === undefined ? [] : [JSON.stringify(other)]
}

/** Another word of the same closed list. */
function otherWord(type: ts.Type | undefined, word: string): string | undefined {
  const members = type?.isUnion() ? type.types : []
  const words = members.flatMap((member) => (member.isStringLiteral() ? [member.value] : []))
  if (words.length < 2 || members.some(({ flags }) => (flags & ts.TypeFlags.String) !== 0)) return undefined
  return words[(words.indexOf(word) + 1) % words.length]
}

function ofCall(node: ts.CallExpression, look: Look): string[] {
  const called = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression
  if (!ts.isIdentifier(called)) return []
  const [list] = node.arguments
  const isList = called.text === 'enum' && list !== undefined && ts.isArrayLiteralExpression(list)
  return [
    ...(isTested(node) ? ['true', 'false'] : []),
    ...ofName(node, called, look),
    ...(called.text === 'and' || called.text === 'or' ? withoutOne(node, node.arguments, look) : []),
    ...(isList ? withoutOne(node, list.elements, look) : []),
  ]
}

/** Its neighbour, or the chain without it. */
function ofName(node: ts.CallExpression, called: ts.Identifier, look: Look): string[] {
  const name = called.text
  const isChained = ts.isPropertyAccessExpression(node.expression) && !isStatic(node, look)
  const receiver = ts.isPropertyAccessExpression(node.expression) ? node.expression.expression : node
  const neighbour = NEIGHBOURS.get(name)
  // In a chain these two are the limits of a schema.
  const isLimit = isChained && (name === 'min' || name === 'max')
  return [
    ...(neighbour === undefined || isLimit ? [] : [replaced(node, called, neighbour, look)]),
    ...(isChained && FORGOTTEN.has(name) ? [text(receiver, look)] : []),
  ]
}

const isStatic = (node: ts.CallExpression, look: Look) => /^(Math|z)\.\w+\(/.test(text(node, look))

/** The same call with each of several parts left out. */
function withoutOne(node: ts.Node, parts: readonly ts.Node[], look: Look): string[] {
  if (parts.length < 2) return []
  return parts.map((part, at) => {
    const next = parts[at + 1]
    const from = next ? part.getStart(look.source) : (parts[at - 1]?.end ?? part.pos)
    return cut(node, from, next ? next.getStart(look.source) : part.end, '', look)
  })
}

const replaced = (node: ts.Node, part: ts.Node, now: string, look: Look) =>
  cut(node, part.getStart(look.source), part.end, now, look)

function cut(node: ts.Node, from: number, to: number, now: string, look: Look): string {
  const whole = text(node, look)
  const start = node.getStart(look.source)
  return `${whole.slice(0, from - start)}${now}${whole.slice(to - start)}`
}

/** What goes wrong with a value because of where it stands: a condition, a field, an answer. */
function ofPlace(node: ts.Node, look: Look): string[] {
  if (!ts.isExpression(node)) return []
  if (isTested(node)) return ['true', 'false']
  return isGiven(node) ? constantsOf(look.checker.getTypeAtLocation(node), text(node, look)) : []
}

/** What stands in for a value of this type: nothing counted, the contrary, always the same word. */
function constantsOf(type: ts.Type, value: string): string[] {
  if ((type.flags & ts.TypeFlags.NumberLike) !== 0) return ['0']
  if (isBoolean(type)) return [`!(${value})`]
  const word = otherWord(type, '')
  return word === undefined ? [] : [JSON.stringify(word)]
}

const isBoolean = (type: ts.Type) =>
  (type.flags & ts.TypeFlags.BooleanLike) !== 0 ||
  (type.isUnion() && type.types.every(({ flags }) => (flags & ts.TypeFlags.BooleanLiteral) !== 0))

/** The value of a field, or what a function answers. */
function isGiven(node: ts.Expression): boolean {
  if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node)) return false
  const { parent } = node
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node
  return ts.isReturnStatement(parent) || (ts.isArrowFunction(parent) && parent.body === node)
}

function isTested(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isIfStatement(parent)) return parent.expression === node
  return ts.isConditionalExpression(parent) && parent.condition === node
}

function isNumber(node: ts.Node, { checker }: Look): boolean {
  return (checker.getTypeAtLocation(node).flags & ts.TypeFlags.NumberLike) !== 0
}
