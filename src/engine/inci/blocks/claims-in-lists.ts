import type { Knowledge } from '../../knowledge/load.ts'
import { exactAt, type Label, type Stretch } from '../label.ts'
import type { Match } from '../match/match-types.ts'
import { nameKey } from '../match/name-key.ts'
import { trimChunk } from '../names/chunks.ts'
import { lowerCase } from '../plain-text.ts'
import { findCues } from './absence/absence-cues.ts'
import { isFreeClaim } from './sentences.ts'

/** Whether the sign at a place parts the names of the list that a claim stands in. */
type Parts = (text: string, at: number) => boolean

/**
 * `Aqua, Glycerin, no parabens, no formaldehyde, Betaine`: between the names of a list a claim denies its own piece, and those
 * that go on with it; a sentence of its own denies all that it names.
 */
export function withoutNames(label: Label, claims: readonly Stretch[]): Stretch[] {
  let before = 0
  return claims.flatMap((claim) => {
    const from = before
    before = claim.end
    const bySign = signAround(label.text, claim)
    const parts = bySign ?? COMMAS
    if (!isOpenEnded(label.text, claim, parts, bySign !== null)) return [claim]
    const names = bySign
      ? namesOfLine(label, claim.start, from, bySign)
      : namesBefore(label, claim.start, from)
    return names.length === 0 ? [claim] : deniedParts(label, claim, areCapital(label.text, names), parts)
  })
}

const COMMAS: Parts = (text, at) => ',;'.includes(text.charAt(at))

/** `Aqua • Glycerin • no silicone • Panthenol`: the sign that parts the names on both sides; null where commas do. */
function signAround(text: string, claim: Stretch): Parts | null {
  const before = text
    .slice(Math.max(0, claim.start - 3), claim.start)
    .trimEnd()
    .slice(-1)
  const parts = CROSS.test(text.slice(claim.start, claim.start + 3)) ? MARKS : BY_SIGN.get(before)
  if (!parts || (parts !== MARKS && !parts(text, text.lastIndexOf(before, claim.start - 1)))) return null
  for (let at = claim.start + 2; at < claim.end; at++) if (parts(text, at)) return parts
  return null
}

/** A stroke or a dash parts where blanks stand beside it; in a name none do. */
const BY_SIGN: ReadonlyMap<string, Parts> = new Map(
  [...'•|●◆■★/-'].map((sign) => [
    sign,
    (text, at) =>
      text.charAt(at) === sign && (!'/-'.includes(sign) || /^ . $/u.test(text.slice(at - 1, at + 2))),
  ]),
)

/** Where each name has a mark of its own: `✅ Aqua ✅ Glycerin ❌ Parfum ✅ Panthenol`. */
const CROSS = /^ ?(?:[✕✖✗✘×❌❎⛔☒]|🚫)/u
const MARKS: Parts = (text, at) => '•✓✔☑✅⚠✕✖✗✘❌❎⛔☒'.includes(text.charAt(at))

/** Nobody parts claims alone by what stands between so many names. */
const NAMES_OF_LINE_MIN = 2

/** The known names in front of the claim in its line, each between two signs. */
function namesOfLine(label: Label, at: number, from: number, parts: Parts): Stretch[] {
  const line = Math.max(from, label.text.lastIndexOf('\n', at - 1) + 1, at - LOOK_BACK_CHARS)
  const start = Math.max(line, label.text.lastIndexOf(':', at - 1) + 1)
  const names = piecesOf(label.text, start, at, parts).filter((piece) => exactAt(label, piece) !== null)
  return names.length < NAMES_OF_LINE_MIN ? [] : names
}

const CLAIM_CHARS_MAX = 2_000

/** A comma stands behind what is denied first, no colon that opens a list of the denied, and no verb whose objects follow. */
function isOpenEnded(text: string, { start, end }: Stretch, parts: Parts, isSign: boolean): boolean {
  if (end - start > CLAIM_CHARS_MAX) return false
  let firstEnd = start + 1
  while (firstEnd < end && !parts(text, firstEnd)) firstEnd++
  const first = text.slice(start, firstEnd)
  if (firstEnd === end || first.includes(':')) return false
  // Behind a bullet no sentence goes on, but where it says nothing yet of what it denies.
  if (isSign)
    return findCues(lowerCase(first)).every((cue) => cue.isBefore || first.slice(cue.end).trim() !== '')
  return !VERBS.test(first) && !isBareCue(lowerCase(first))
}

/** `n'y trouverez pas, Talc, ...`: what is denied follows behind the comma. */
function isBareCue(first: string): boolean {
  return findCues(first).some(
    ({ isBefore, start, end }) =>
      // `hajusteeton` denies what it says itself.
      isBefore && first.slice(end).trim() === '' && !isFreeClaim(first.slice(start, end)),
  )
}
const VERBS =
  /contain|includ|trouv|enthält|enthalten|verwende|verzicht|contien|contén|contêm|contém|conten|zawiera|bevat|gebruik|innehåll|indehold|inneholder|obsahuj|содерж|містит|tartalmaz|conțin|conţin|içer|sisäl|περιέχ|(?<!\p{L})(?:use|add|find|utilis|utiliz|usamos|usiamo|używa|stosuje|använd|bruger|bruker)/iu

/** The list prints its names with capitals. */
function areCapital(text: string, names: readonly Stretch[]): boolean {
  return names.every(({ start, end }) => /^\P{L}*\p{Lu}/u.test(text.slice(start, end)))
}

const LOOK_BACK_CHARS = 240

/** The known names between commas in front of the claim; none where it stands behind the last of them without a comma. */
function namesBefore(label: Label, at: number, from: number): Stretch[] {
  const start = startOfSentence(label.text, Math.max(from, at - LOOK_BACK_CHARS), at)
  const pieces = piecesOf(label.text, start, at, COMMAS)
  const names = pieces.filter((piece) => exactAt(label, piece) !== null || areNamesOfStrokes(label, piece))
  // A sign of its own parts it as a comma does: `Glycerin 🚫parabens, Squalane`.
  const opens = /[,;] *$/.test(label.text.slice(start, at)) || CROSS.test(label.text.slice(at, at + 3))
  return opens || pieces.at(-1) !== names.at(-1) ? names : []
}

function startOfSentence(text: string, from: number, to: number): number {
  for (let at = to - 1; at > from; at--) if (endsSentence(text, at)) return at + 1
  return from
}

/** A line break ends one unless a comma stands before it. */
function endsSentence(text: string, at: number): boolean {
  const [before, sign, next] = [text.charAt(at - 1), text.charAt(at), text.charAt(at + 1)]
  if (sign === '\n') return !',;'.includes(before)
  if (sign === '-') return before === ' ' && next === ' '
  return ':•|。'.includes(sign) || ('.!?'.includes(sign) && ' \n'.includes(next))
}

/** The pieces between separators outside of brackets. */
function piecesOf(text: string, from: number, to: number, parts: Parts): Stretch[] {
  const pieces: Stretch[] = []
  let [start, depth] = [from, 0]
  for (let at = from; at <= to; at++) {
    const sign = text.charAt(at)
    if (at < to && '([{'.includes(sign)) depth++
    if (at < to && ')]}'.includes(sign)) depth = Math.max(0, depth - 1)
    if (at !== to && (depth > 0 || !parts(text, at))) continue
    const piece = trimChunk(text, start, at)
    if (piece) pieces.push(piece)
    start = at + 1
  }
  return pieces
}

/** The runs of pieces that are denied; between them stand names. */
function deniedParts(label: Label, claim: Stretch, isCapitalList: boolean, isParted: Parts): Stretch[] {
  const pieces = piecesOf(label.text, claim.start, claim.end, isParted)
  const isInflected = SLAVIC.test(label.text.slice(claim.start, claim.end))
  const kinds = pieces.map((piece) => {
    const kind = kindOf(label, piece, isCapitalList)
    return kind === 'group' && isInflected && isTranslated(label, piece) ? 'name' : kind
  })
  const joined = kinds.lastIndexOf('joined')
  const endsInName = kinds.some((kind, at) => at > joined && kind === 'name')
  if (!endsInName) return [claim]
  const parts: Stretch[] = []
  let isDenied = true
  pieces.forEach(({ start, end }, at) => {
    const kind = kinds[at]
    isDenied = at === 0 || at <= joined || kind === 'claim' || (isDenied && kind === 'group')
    const last = parts.at(-1)
    if (!isDenied) return
    if (last && at > 0 && last.end === pieces[at - 1]?.end)
      parts[parts.length - 1] = { start: last.start, end }
    else parts.push({ start: at === 0 ? claim.start : start, end })
  })
  return parts
}

type Kind = 'claim' | 'joined' | 'group' | 'name' | 'forbidden' | 'other'

/**
 * What a piece behind a claim is: a claim of its own, joined to the denied by `or`, a group that claims name (`silicones`), a
 * name as this list prints it, one that nobody would print but to deny it, or none of these.
 */
function kindOf(label: Label, piece: Stretch, isCapitalList: boolean): Kind {
  const said = label.text.slice(piece.start, piece.end)
  if (findCues(lowerCase(said)).length > 0) return 'claim'
  if (OR.test(said)) return 'joined'
  if (isGroup(said, label.lookUp.knowledge)) return 'group'
  if (isCapitalList && /^\p{Ll}/u.test(said)) return 'group'
  const match = exactAt(label, piece)
  if (match) return kindOfMatch(match, label)
  return areNamesOfStrokes(label, piece) ? 'name' : 'other'
}

function kindOfMatch(match: Match, label: Label): Kind {
  const annexes = label.lookUp.knowledge.ingredients[match.ingredient ?? -1]?.annexes ?? []
  return match.ingredient === null || annexes.some(({ effect }) => effect === 'banned') ? 'forbidden' : 'name'
}

/** `Panthenol/Citric Acid` behind a claim between strokes. */
function areNamesOfStrokes(label: Label, { start, end }: Stretch): boolean {
  const parts = piecesOf(label.text, start, end, (text, at) => text.charAt(at) === '/')
  return parts.length > 1 && parts.every((part) => exactAt(label, part)?.ingredient != null)
}

/** Behind these words what is denied stands in another case: a name as lists print it is none of it. */
const SLAVIC = /^(?:без|bez|brez) /iu

/** A name of one ingredient in another language than the inventory's. */
function isTranslated({ text, lookUp }: Label, { start, end }: Stretch): boolean {
  return lookUp.knowledge.byKey.get(nameKey(text.slice(start, end)))?.kind === 3
}

const OR =
  /(?:^|[ \n])(?:or|nor|oder|noch|ou|ni|o|né|nem|lub|ani|albo|of|noch|eller|hverken|tai|nebo|vagy|sau|veya|или|или|ή)[ \n]/iu

const groups = new WeakMap<Knowledge['allergies'], Set<string>>()

/** An everyday word for several substances, as allergies and claims name them: not a name of the inventory. */
function isGroup(said: string, { allergies, byKey }: Knowledge): boolean {
  const known = groups.get(allergies) ?? new Set(allergies.flatMap(({ words }) => words.map(nameKey)))
  groups.set(allergies, known)
  const key = nameKey(said)
  const match = byKey.get(key)
  // Where no capitals tell names from words (Chinese, Japanese, Korean), what names one ingredient is that.
  return known.has(key) && match?.kind !== 0 && !(match?.kind === 3 && /^\p{Lo}/u.test(said))
}

/** `~~Toluene~~`: struck through, in shops that write Markdown. */
export function struckThrough(text: string): Stretch[] {
  return [...text.matchAll(/~~[^~\n]{1,80}~~/g)].map(({ 0: struck, index }) => ({
    start: index,
    end: index + struck.length,
  }))
}

/** `..., Tocopherol, and nothing else.`: what ends a list in words is no name. */
export function saysNoMore(text: string): Stretch[] {
  return [...text.matchAll(NO_MORE)].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }))
}
const NO_MORE =
  /(?<=[\p{L})%])(?:,| -| –| —)? (?:(?:and|und|et|y|e|a|i|en|och|og|и) )?(?:absolutely )?(?:nothing else|nothing more|that's it|that's all(?: it says)?|simple as that|that simple|así de simple|y ya está|y listo|atât|e basta|fertig|voilà|klaar|készen|sonst nichts|nichts weiter|nichts anderes|nichts sonst|mehr nicht|rien d'autre|rien de plus|c'est tout|nada más|nada mais|nient'altro|niente altro|nic więcej|nic innego|niets anders|verder niets|inget annat|inget mer|intet andet|ingenting annet|nic jiného|nic víc|ничего больше|больше ничего)(?=[.!]{0,3}\s*(?:\n|$))/giu

/** `(paraben-free, fragrance-free)`, `(glutenfrei)`: remarks in brackets that hold claims of one word and nothing else. */
export function claimsInBrackets({ text, remarks }: Pick<Label, 'text' | 'remarks'>): Stretch[] {
  const found: Stretch[] = []
  for (let at = 0; at < text.length; at++) {
    const close = remarks[at] ?? 0
    // `Toner (alcohol-free): Aqua, ...` is a title.
    if (close === 0 || /^ ?:/.test(text.slice(close + 1, close + 3))) continue
    const pieces = lowerCase(text.slice(at + 1, close)).split(/[,;/&•|+]| and | und | et /)
    if (pieces.every((piece) => isFreeClaim(piece.trim()))) found.push({ start: at, end: close + 1 })
  }
  return found
}

/** `vegan`, `[vegan]`, `dermatologically tested` between names; behind one in brackets it says of what that is made. */
export function isPraise(lower: string): boolean {
  return PRAISE.has(lower.replace(/^\[|\]$/g, '').trim())
}

/** What a product is said to be, between its names: nobody prints an ingredient by these words. */
const PRAISE = new Set(
  (
    'vegan|100% vegan|100 % vegan|vegan friendly|suitable for vegans|cruelty free|cruelty-free|not tested on animals|dermatologically tested|dermatologist tested|hypoallergenic|hypoallergen|clinically tested|' +
    'tierversuchsfrei|dermatologisch getestet|hautverträglich|végan|végane|végétalien|non testé sur les animaux|testé dermatologiquement|testé sous contrôle dermatologique|hypoallergénique|' +
    'vegano|vegana|no testado en animales|dermatológicamente testado|testado dermatológicamente|hipoalergénico|vegano al 100%|non testato su animali|dermatologicamente testato|testato dermatologicamente|ipoallergenico|' +
    'não testado em animais|dermatologicamente testado|testado dermatologicamente|hipoalergênico|hipoalergénico|wegański|wegańskie|nie testowane na zwierzętach|testowane dermatologicznie|przebadany dermatologicznie|hipoalergiczny|' +
    'veganistisch|niet getest op dieren|dermatologisch getest|hypoallergeen|vegansk|veganskt|dermatologiskt testad|веганский|веганское|веганский продукт|не тестировалось на животных|дерматологически протестировано|гипоаллергенно|' +
    'veganské|netestováno na zvířatech|dermatologicky testováno|hypoalergenní|vegán|állatkísérletmentes|bőrgyógyászatilag tesztelt|vegaaninen|ヴィーガン|ビーガン|비건|纯素|純素'
  ).split('|'),
)
