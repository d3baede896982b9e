import type { Stretch } from '../label.ts'
import { NOTHING_BUT } from './absence-words.ts'
import { WATER } from './heading-words.ts'

/** A longer sentence is a list with a remark. */
const TOLD_CHUNKS_MAX = 12
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
  if (pieces.length > TOLD_CHUNKS_MAX || pieces.some((piece) => WATER.test(piece.toLowerCase()))) return false
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
