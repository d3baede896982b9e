import type { Knowledge } from '../../../knowledge/load.ts'
import {
  JAPANESE_ACIDS,
  JAPANESE_PIECES,
  JAPANESE_PLANT_PARTS,
  JAPANESE_FERMENTS,
  JAPANESE_PLANTS,
} from './japanese-parts.ts'
import { nameKey } from '../name-key.ts'
import { lettersOf, oneNameOf, readingsOf, piecesOf, spellingOf, type Spelling } from './spelling.ts'

/** Chinese has no syllables; of its signs those of acids and salts are the same. */
const JAPANESE = /[ァ-ヴｦ-ﾝ酸塩亜銅]/
/** Longer names are sentences. */
const SIGNS_MAX = 100
const LONG_VOWEL = 'ー'

/**
 * The Latin name that a Japanese one spells. Japan's list of label names writes the English name mostly as it sounds, with the
 * acid in front of what it is bound to and metals behind. As with Korean only a name that is known letter by letter counts, and
 * only where every order and every way to take it apart leads to one substance.
 */
export function fromJapanese(printed: string, knowledge: Knowledge): string | null {
  if (!JAPANESE.test(printed) || printed.length > SIGNS_MAX) return null
  const [letters, spelling] = [lettersOf(knowledge), spellingIn(knowledge)]
  const readings = new Set<string>()
  for (const order of englishOrders(printed))
    for (const reading of readingsOf(nameKey(order), spelling, letters)) readings.add(reading)
  return oneNameOf(readings, letters, spelling)
}

const spellings = new WeakMap<Knowledge['names'], Spelling>()

function spellingIn(knowledge: Knowledge): Spelling {
  const built = spellings.get(knowledge.names)
  if (built) return built
  const language = {
    signs: /^[ァ-ヴー\p{Script=Hiragana}\p{Script=Han}]+$/u,
    parts: JAPANESE_PLANT_PARTS,
    plantSignsMin: 2,
    pieces: japanesePieces(),
  }
  const spelling = spellingOf(language, knowledge)
  spellings.set(knowledge.names, { ...spelling, plants: new Set([...spelling.plants, ...latinPlants()]) })
  return spellings.get(knowledge.names) ?? spelling
}

function japanesePieces(): Map<string, readonly string[]> {
  const lines = [JAPANESE_PIECES, JAPANESE_ACIDS, JAPANESE_PLANTS, JAPANESE_FERMENTS].join(' ')
  const pieces = piecesOf(lines, JAPANESE_PLANT_PARTS)
  // In front of a digit or a Latin letter the sign for a long vowel is no sign of a name; see `nameKey`.
  for (const [piece, letters] of [...pieces])
    if (piece.endsWith(LONG_VOWEL)) pieces.set(piece.slice(0, -1), letters)
  return pieces
}

function latinPlants(): string[] {
  return JAPANESE_PLANTS.trim()
    .split(/\s+/)
    .flatMap((pair) => pair.split('=')[1]?.split('|') ?? [])
}

/** Of one name; more are made to cost time. */
const ORDERS_MAX = 24
/** A metal behind, a state in front, a part of a polymer: one inside the other. */
const DEPTH_MAX = 3
/** Of one part between slashes. */
const PART_ORDERS_MAX = 4
/** Parts between slashes whose order is tried every way. */
const SWAPPED_PARTS_MAX = 3

const METAL =
  '(?:[2-6二三四五]|ジ|トリ)?(?:Na|K|Ca|Mg|Al|Zn|Ba|Li|Fe|Cu|Mn|亜鉛|銅|鉄|銀|アンモニウム|TEA|MEA|DEA|MIPA|DIPA|TIPA|AMP|ナトリウム|カリウム|カルシウム|マグネシウム|アルミニウム|バリウム|リチウム)'
const LAST_METAL = new RegExp(`^(.+?)[-・]?(${METAL})$`)
const LAST_METALS = new RegExp(`^(.+?)\\((${METAL}(?:/${METAL})+)\\)$`)
const FIRST_WORD = /^(塩化|水酸化|酸化|過酸化|フッ化|臭化|ヨウ化|硫化|窒化|塩酸)(.+)$/
const FIRST_STATE = /^(加水分解|水添|アセチル化)(.+)$/
const POLYMER = /^(.+?)((?:コポリマー|クロスポリマー|ターポリマー|ポリマー)(?:-\d+)?)$/
/** `アルキル(C12-15)`: English has the length of the chain in front. */
const CHAIN = /(アルキル|アルコール|オレフィン|アルカン|パレス|パラフィン)\((C\d+[-,、]\d+)\)/g
/** `2-エチルヘキサン酸`: English leaves out where the ethyl stands. */
const POSITION = /2-(?=エチルヘキ)/g
/** `ステアリン酸グリセリル(SE)`: English has it behind the acid. */
const EMULSIFYING = /^(.+)\(SE\)$/
/** `ココイルメチルタウリン`: English has METHYL in front. */
const METHYL_INSIDE = /^(.+イル)メチル(タウリン.*)$/
/** The sign of an acid; in `酸化` and `塩酸` it is none, and amino acids stay where they are. */
const ACID = /(?<!塩|アミノ)酸(?:水素)?(?!化)/g
const NUMBER = /^(?:ジ|トリ|テトラ|ペンタ|ヘキサ)?$/

/**
 * A Japanese name in the orders that English may have it in: the acid behind what it is bound to (`ステアリン酸グリセリル`), metals in
 * front (`クエン酸Na`), the length of a chain in front of it, `塩化` behind. What it is as printed comes first.
 */
export function englishOrders(printed: string): readonly string[] {
  const plain = printed
    .normalize('NFKC')
    .replace(/[\s*※]/g, '')
    .replace(CHAIN, '$2$1')
    .replace(POSITION, '')
  return [...new Set([plain, ...reordered(plain)])].slice(0, ORDERS_MAX)
}

function reordered(name: string, depth = 0): string[] {
  if (depth > DEPTH_MAX) return [name]
  const orders = [
    ...withMetals(name, depth),
    ...inOneWord(name, depth),
    ...withPolymer(name, depth),
    ...withAcids(name),
  ]
  return orders.length > 0 ? orders.slice(0, ORDERS_MAX) : [name]
}

function withMetals(name: string, depth: number): string[] {
  const [, salt, metals = ''] = LAST_METALS.exec(name) ?? []
  if (salt !== undefined) {
    const orders = reordered(salt, depth + 1)
    return permuted(metals.split('/')).flatMap((some) => orders.map((one) => some.join('') + one))
  }
  const [, rest, metal = ''] = LAST_METAL.exec(name) ?? []
  return rest === undefined ? [] : reordered(rest, depth + 1).map((one) => metal + one)
}

function inOneWord(name: string, depth: number): string[] {
  const [, first = '', behind] = FIRST_WORD.exec(name) ?? []
  if (behind !== undefined) return [behind + first]
  const emulsifying = EMULSIFYING.exec(name)?.[1]
  if (emulsifying !== undefined) return reordered(emulsifying, depth + 1).map((one) => `${one}SE`)
  const [, state = '', rest] = FIRST_STATE.exec(name) ?? []
  const [, oil = '', taurate] = METHYL_INSIDE.exec(name) ?? []
  return [
    ...(rest === undefined ? [] : reordered(rest, depth + 1).map((one) => state + one)),
    ...(taurate === undefined ? [] : [`メチル${oil}${taurate}`]),
  ]
}

/** `(アクリレーツ/アクリル酸アルキル)コポリマー`: each part in the order of its own. */
function withPolymer(name: string, depth: number): string[] {
  const [, body = '', polymer = ''] = POLYMER.exec(name) ?? []
  if (body === '') return []
  if (!body.startsWith('(') || !body.endsWith(')')) return withAcids(body).map((one) => one + polymer)
  const parts = partsOf(body.slice(1, -1)).map((part) =>
    [...new Set([part, ...reordered(part, depth + 1)])].slice(0, PART_ORDERS_MAX),
  )
  return permuted(parts)
    .flatMap(everyWay)
    .map((one) => one.join('') + polymer)
}

function withAcids(name: string): string[] {
  const together = inBrackets(name)
  const [acids, target] = acidsOf(name)
  if (acids.length === 0) return together
  const poly = name.startsWith('ポリ') && !name.startsWith('ポリポリ') ? name.slice('ポリ'.length) : ''
  return [
    ...together,
    target + acids.join(''),
    target + acids.toReversed().join(''),
    ...withAcids(poly).map((one) => `ポリ${one}`),
  ]
}

/** The acids of a name and what they are bound to. */
function acidsOf(name: string): [acids: string[], target: string] {
  const ends = [...name.matchAll(ACID)].map((match) => match.index + match[0].length)
  return [ends.map((end, at) => name.slice(ends[at - 1] ?? 0, end)), name.slice(ends.at(-1) ?? 0)]
}

function inBrackets(name: string): string[] {
  const [from, to] = [name.indexOf('('), name.lastIndexOf(')')]
  const [before, parts, behind] = [name.slice(0, from), partsOf(name.slice(from + 1, to)), name.slice(to + 1)]
  if (from < 0 || to < from || parts.length < 2) return []
  // `ラウロイルグルタミン酸ジ(フィトステリル/オクチルドデシル)`: alcohols of one acid, of which English does not say that they are two.
  if (behind === '' && /酸ジ?$/.test(before))
    return permuted(parts).map((some) => some.join('') + before.replace(/ジ$/, ''))
  // `ジ(カプリル酸/カプリン酸)PG`: each acid has the number and stands behind.
  if (behind === '' || !NUMBER.test(before) || !parts.every((part) => part.endsWith('酸'))) return []
  return permuted(parts).flatMap((acids) => [
    behind + acids.map((acid) => before + acid).join(''),
    behind + acids.join(''),
  ])
}

/** What slashes outside of brackets part. */
function partsOf(inside: string): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of inside) {
    if (sign === '(') depth++
    if (sign === ')') depth--
    if (sign === '/' && depth === 0) parts.push('')
    else parts.push(`${parts.pop() ?? ''}${sign}`)
  }
  return parts
}

/** `A/B` and `B/A` are one substance, and each language has an order of its own. */
function permuted<T>(parts: readonly T[]): T[][] {
  const [first, ...others] = parts
  if (first === undefined) return [[]]
  if (parts.length > SWAPPED_PARTS_MAX) return [[...parts]]
  return permuted(others).flatMap((rest) =>
    parts.map((_, at) => [...rest.slice(0, at), first, ...rest.slice(at)]),
  )
}

function everyWay(parts: readonly (readonly string[])[]): string[][] {
  return parts.reduce<string[][]>(
    (ways, orders) =>
      ways.length > ORDERS_MAX ? ways : ways.flatMap((way) => orders.map((one) => [...way, one])),
    [[]],
  )
}
