import type { Stretch } from '../label.ts'
import { NOTHING_BUT } from './absence/absence-words.ts'
import { WATER } from './heading-words.ts'

/** A longer sentence is a list with a remark. */
const TOLD_CHUNKS_MAX = 8

/**
 * Behind a list that a full stop or an empty line has ended, or in front of one: `Formaldehyde, toluene and lead never touch our skin` and `Poisons
 * such as formaldehyde, toluene, lead` begin or end as no list does.
 */
export function tells(text: string, chunks: readonly Stretch[]): boolean {
  const [first, last] = [chunks[0], chunks.at(-1)]
  if (!first || !last || chunks.length > TOLD_CHUNKS_MAX) return false
  if (isToldTitle(text.slice(first.start, first.end))) return true
  return [first, last].some(({ start, end }) => isTold(text.slice(start, end)))
}

/**
 * Words of running text, by language, that stand in no name in any of them: a list's names hold `of`, `de` and `en`, and
 * no `never` and no `our`.
 */
const TELLING_WORDS = new Set(
  (
    'never ever our ours your you they their them we us he she it its this that these those such as which who what where when why how ' +
    'is are was were be been being has have had do does did will would can could should must may might not only also just than then ' +
    'because about outside inside here there against always often every into onto from no so if but yet for its ' +
    'nie niemals nicht kein keine keinen bei uns unser unsere unseren unserem unserer wir ihr ihre sie er es dass die der den dem das ein ' +
    'eine einen einem ist sind war waren wird werden wurde wurden hat haben kann können darf dürfen soll sollen auch nur hier dort immer zu zum zur vom im am ' +
    'jamais pas nos notre votre vos leur leurs nous vous ils elles est sont était ont avons ne que qui où dans chez pour toujours ici aucun aucune une ' +
    'nunca jamás nuestra nuestras nuestro nuestros vuestra su sus nosotros ellos ellas es son está están fue han hemos que quien donde para siempre aquí ' +
    'mai nostra nostre nostro nostri vostra loro noi voi è sono sta stanno hanno abbiamo non che chi dove nelle nella nei negli per sempre qui ' +
    'nossa nossas nosso nossos seu sua nós eles elas são está estão foi têm temos não quem onde nas nos pelos pelas para sempre aqui ' +
    'nigdy nasze naszych naszym nasza naszej nasz ich się jest są był były mają mamy że który gdzie dla zawsze tutaj nas do ' +
    'nooit niet geen onze ons jullie hun wij zij het een zijn was waren wordt worden heeft hebben kan kunnen mag mogen ook hier daar altijd naar bij er ' +
    'aldrig inte ingen våra vår ni de dem är har kan får också här där alltid till hos som att ' +
    'никогда не наши наших нашей наш мы вы они их это эти есть был были быть имеют для всегда здесь нас что который где в'
  ).split(' '),
)

/** What stands between two commas, told rather than named: `lead never touch our formulas`. */
function isTold(piece: string): boolean {
  // `fluoruro de sodio 0,32% (1450 ppm de flúor)`: a remark with an amount tells of it.
  const said = piece.includes('(') ? piece.replace(/\([^()\d]{0,40}\d[^()]{0,60}\)/g, ' ') : piece
  const words = said.toLowerCase().match(/[\p{L}']+/gu) ?? []
  return words.length >= TOLD_WORDS_MIN && words.filter(isTelling).length >= TELLING_WORDS_MIN
}
const TOLD_WORDS_MIN = 4
const TELLING_WORDS_MIN = 2

/** `Things we hate: talc, lanolin` */
function isToldTitle(piece: string): boolean {
  const title = piece.slice(0, piece.indexOf(':') + 1).toLowerCase()
  return (title.match(/[\p{L}']+/gu) ?? []).some((word) => SPEAKERS.has(word))
}
const SPEAKERS = new Set(
  'we they you others wir ihr andere nous vous ils elles nosotros ellos otros noi loro altri nós eles outros my oni inni wij jullie anderen vi мы они'.split(
    ' ',
  ),
)

/** `n'entrent`, `you'll` */
function isTelling(word: string): boolean {
  return TELLING_WORDS.has(word) || /^n'|'(?:ll|re|ve|t)$/.test(word)
}

/** A longer sentence is a list with a remark. */
const DENIED_CHUNKS_MAX = 12
/** Fewer words name something: `not nano`. */
const WORDS_MIN = 3

/**
 * Words that deny in running text and stand in no name of any language. Those that may (`no`, `non`, `sem`, `nu`, `né`) deny only in
 * the turns of absence-words.ts.
 */
const DENIAL =
  /(?<=^|[ ("'])(?:not|never|none|banned|excluded|omitted|verbannt|ausgeschlossen|bannis|bannies|exclus|prohibid[oa]s|excluid[oa]s|bandit[ei]|esclus[ei]|banid[oa]s|excluíd[oa]s|zakazane|wykluczone|verboden|uitgesloten|förbjudna|uteslutna|forbudt|zakázané|neither|nor|nothing|isn't|aren't|don't|doesn't|won't|wouldn't|cannot|can't|nicht|nie|niemals|kein(?:e[rmns]?|erlei)?|weder|nichts|n'\p{L}+|jamais|aucune?|nunca|jamás|ningun[oa]s?|ningún|tampoco|nessun[oa]?|nenhuma?|nem|não|nigdy|żadn\p{L}+|niet|nooit|geen|noch|inte|aldrig|inga|ingen|varken|ikke|hverken|eikä|není|nejsou|nincs(?:enek)?|nem|sincs|nikdy|žádn\p{L}+|ani|niciodată|nici|не|никогда|ни|нет|ei|non (?:è|sono|c'è|ci sono|ha|hanno|viene|vengono))(?=[ ,.!?)"']|$)(?! (?:only|just|merely|nur|bloß|seulement|uniquement|solo|sólo|só|apenas|soltanto|tylko|alleen|bara|endast|kun|jen|только|vain|csak|numai)(?!\p{L}))/iu

/**
 * Whether the pieces of a sentence without a heading are denied by words in the first or the last of them: `Je zult er geen
 * formaldehyde, tolueen ... in aantreffen`, `Gliceryny, alkoholu ... nie znajdziesz`. What opens the last piece denies that piece alone.
 */
export function deniesAll(text: string, chunks: readonly Stretch[]): boolean {
  const pieces = chunks.map(({ start, end }) => text.slice(start, end))
  const [first = '', last = ''] = [pieces[0], pieces.at(-1)]
  if (pieces.length > DENIED_CHUNKS_MAX || pieces.some((piece) => WATER.test(piece.toLowerCase())))
    return false
  const opening = first.slice(first.lastIndexOf(':') + 1)
  return (
    (isDenied(opening) && !NOTHING_BUT.test(opening)) || (isDenied(last) && DENIAL.exec(last)?.index !== 0)
  )
}

/** The same of any of its pieces, which none of them is a name by itself. */
export function deniesSome(text: string, chunks: readonly Stretch[]): boolean {
  const pieces = chunks.map(({ start, end }) => text.slice(start, end))
  return pieces.some((piece) => isDenied(piece) && !NOTHING_BUT.test(piece))
}

/** What stands in brackets is beside the point: `Rosa Centifolia (Rose, not Otto) Oil`. */
function isDenied(piece: string): boolean {
  const words = piece.replace(/\([^()]{0,80}\)/g, ' ')
  return DENIAL.test(words) && (words.match(/\p{L}+/gu) ?? []).length >= WORDS_MIN
}

/** `nicht enthalten`, `100 % free`: a few words beside a name that say it is not inside, or more that begin so. */
export function isDeniedShortly(cell: string): boolean {
  const words = cell.match(/[\p{L}']+/gu) ?? []
  const said = words.length <= SHORT_WORDS ? cell : (words[0] ?? '')
  return DENIAL.test(said) || FREE.test(said)
}
const SHORT_WORDS = 4
const FREE =
  /(?<!\p{L})(?:free|frei|libre|absente?|ausente|assente|ohne|without|sans|sin|senza|sem|zonder|bez|utan|uden|без|ilman|nélkül|fără|no|non|0 ?%)(?!\p{L})|不含|无添加|無添加|不使用|무첨가|フリー/iu
