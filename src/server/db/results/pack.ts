import { createHash } from 'node:crypto'

/**
 * How the results of an analysis are stored: what was said of each ingredient stands once for all results in `knowledge_facts`, under the
 * hash of what it says, and the document holds the hashes beside what is of this label alone. A result is read back exactly as it was
 * made. All other fields of the document stay as they are; one without `packed` is whole.
 */
export const RESULTS_FORM = 1

/** What the knowledge says of an ingredient, whichever label it stands on. */
const FACTS: ReadonlySet<string> = new Set([
  'inci',
  'safetyScore',
  'isEstimate',
  'why',
  'function',
  'functions',
  'vegan',
  'origin',
  'comedogenic',
  'comedogenicRange',
  'allergen',
  'healthNotes',
  'constituents',
  'listings',
])

/** Where an amount is printed these may repeat it: they are of the label. */
const BY_AMOUNT: ReadonlySet<string> = new Set(['safetyScore', 'why', 'healthNotes'])

type Fields = Record<string, unknown>

/** Hash, printed text, span, tier, confidence, what it was recognised by (1: its INCI name), and whatever is not usual. */
type Line = [string, string, number, number, string, number, string | null | 1, Fields?]

const IN_LINE: ReadonlySet<string> = new Set(['printed', 'span', 'recognition'])
const USUAL: Fields = { section: 'main', concentration: null, flags: [] }

/** `facts`: those of the document by their hash, as JSON. */
type Packed = { document: Fields; facts: Map<string, string> }

export function packResults(results: object): Packed {
  const facts = new Map<string, string>()
  const { ingredients, ...rest } = results as Fields
  if (!Array.isArray(ingredients) || !ingredients.every(isFields) || 'packed' in rest)
    return { document: results as Fields, facts }
  return { document: { ...rest, packed: ingredients.map((one: unknown) => packOne(one, facts)) }, facts }
}

/** What has not the shape of today's findings is stored whole. */
function packOne(one: unknown, facts: Map<string, string>): unknown {
  if (!isFields(one) || !isSeen(one) || !isOfKnowledge(one)) return one
  const { printed, span, recognition } = one
  const { tier, confidence, by } = recognition
  const { said, own } = apart(one)
  const hash = hashOf(said)
  facts.set(hash.name, hash.json)
  const named = by !== null && by === one['inci'] ? 1 : by
  const line: Line = [hash.name, printed, span.start, span.end, tier, confidence, named]
  if (Object.keys(own).length > 0) line.push(own)
  return line
}

/** What the knowledge says, and what is of the label and not usual, beside what every line holds. */
function apart(one: Fields): { said: Fields; own: Fields } {
  const hasAmount = one['concentration'] !== null || one['limit'] !== undefined
  const said: Fields = {}
  const own: Fields = {}
  for (const name in one) {
    const value = one[name]
    if (IN_LINE.has(name) || isUsual(name, value)) continue
    const isSaid =
      name === 'name' ? value === one['inci'] : FACTS.has(name) && !(hasAmount && BY_AMOUNT.has(name))
    if (isSaid) said[name] = value
    else own[name] = value
  }
  return { said, own }
}

type Seen = Fields & {
  printed: string
  span: { start: number; end: number }
  recognition: { tier: string; confidence: number; by: string | null }
}

function isSeen(one: Fields): one is Seen {
  const { printed, span, recognition } = one
  if (typeof printed !== 'string' || !isFields(span) || !isFields(recognition)) return false
  const { tier, confidence, by } = recognition
  return (
    Object.keys(span).length === 2 &&
    typeof span['start'] === 'number' &&
    typeof span['end'] === 'number' &&
    Object.keys(recognition).length === 3 &&
    typeof tier === 'string' &&
    typeof confidence === 'number' &&
    (typeof by === 'string' || by === null) &&
    Object.keys(USUAL).every((name) => one[name] !== undefined)
  )
}

/** Of a name that nobody knows by its INCI name, what is said may repeat the label, unless nothing is said. */
function isOfKnowledge({ inci, why, healthNotes }: Fields): boolean {
  return typeof inci === 'string' || (why === null && healthNotes === '')
}

function isUsual(name: string, value: unknown): boolean {
  if (name === 'flags') return Array.isArray(value) && value.length === 0
  return name in USUAL && value === USUAL[name]
}

/** Facts of most results were met before; a flood of others starts again. */
const HASHES_MAX = 20_000
type Hash = { name: string; json: string }
const hashes = new Map<string, Hash>()

/** By the list of functions that the engine gives to all findings that say the same: whether they do is looked at. */
const lastSaid = new WeakMap<object, { said: Fields; hash: Hash }>()

function hashOf(said: Fields): Hash {
  const { functions } = said
  const key = typeof functions === 'object' && functions !== null ? functions : said
  const last = lastSaid.get(key)
  if (last && isSameSaid(last.said, said)) return last.hash
  const hash = hashOfJson(JSON.stringify(said), said)
  lastSaid.set(key, { said, hash })
  return hash
}

/** The same values and the same objects, which nobody changes. */
function isSameSaid(one: Fields, other: Fields): boolean {
  let count = 0
  for (const name in one) {
    if (one[name] !== other[name]) return false
    count += 1
  }
  for (const _name in other) count -= 1
  return count === 0
}

function hashOfJson(json: string, said: Fields): Hash {
  const known = hashes.get(json)
  if (known) return known
  if (hashes.size >= HASHES_MAX) hashes.clear()
  const name = createHash('sha256').update(canonical(said)).digest().subarray(0, 16).toString('base64url')
  const hash = { name, json }
  hashes.set(json, hash)
  return hash
}

/** JSON with the fields of every object in order of their names: the database keeps them in an order of its own. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, one: unknown) =>
    isFields(one) ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1))) : one,
  )
}

/** The hashes that a stored document asks for. */
export function hashesIn(document: unknown): string[] {
  return (packedIn(document) ?? []).filter(isLine).map(([hash]) => hash)
}

function packedIn(document: unknown): unknown[] | null {
  if (!isFields(document) || 'ingredients' in document) return null
  const { packed } = document
  return Array.isArray(packed) ? packed : null
}

/** Throws where facts of the document are missing: a result is read as it was made, or not at all. */
export function unpackResults(document: unknown, facts: ReadonlyMap<string, Fields>): unknown {
  const lines = packedIn(document)
  if (!isFields(document) || !lines) return document
  const { packed: _packed, ...rest } = document
  return { ...rest, ingredients: lines.map((one) => (isLine(one) ? unpackOne(one, facts) : one)) }
}

function unpackOne(line: Line, facts: ReadonlyMap<string, Fields>): Fields {
  const [hash, printed, start, end, tier, confidence, by, others = {}] = line
  const said = facts.get(hash)
  if (!said) throw new Error('Facts of a stored result are missing')
  const recognition = { tier, confidence, by: by === 1 ? said['inci'] : by }
  return { printed, span: { start, end }, recognition, ...USUAL, ...said, ...others }
}

function isLine(one: unknown): one is Line {
  return Array.isArray(one)
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
