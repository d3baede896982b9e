import type { LeftOut } from '../../contract/finding.ts'
import type { Knowledge } from '../knowledge/load.ts'
import { REASON, squeeze } from './label.ts'
import { nameKey } from './match/name-key.ts'
import { type PlainText, spanOf } from './plain-text.ts'
import { isVerdict } from './verdict-words.ts'

/** `● nicht empfehlenswert (2):`, at the start of a line, of a sentence or behind a bullet. */
const HEAD =
  /(?<=^|[\n•.;|])[ \t]{0,4}(?:[*•◦○●◉■□▪-] ?)?(\p{L}[\p{L}\p{M} '/-]{1,40}?) ?(?:[([]\d{1,3}[)\]])? ?:(?= ?\S|\n)/gu
/** They judge only beside other ratings: of the pack's own text they are headings (`Caution:`), of a list the colours of a product. */
const BESIDE_OTHERS = new Set(
  (
    'avoid caution warning warnings beware flagged recommended best worst average red yellow orange green grey ' +
    'vorsicht achtung bedenken rot gelb grün empfohlen éviter prudence vigilance recommandé déconseillé rouge jaune vert moyen modéré modérée limité ' +
    'precaución cuidado recomendado rojo amarillo verde moderado medio precauzione attenzione consigliato sconsigliato rosso giallo moderato ' +
    'precaução atenção uwaga ostrożnie umiarkowane umiarkowany średnie zalecane niezalecane let aanbevolen matig gemiddeld undvik varning medel varovat ' +
    'опасные безопасные осторожно умеренные средние полезные вредные нейтральные хорошие плохие orta dikkat önerilen önerilmeyen zararlı riskli'
  ).split(' '),
)
/** In front of such a word; `What we avoid` is no rating. */
const SMALL = new Set('to à da a de op do use with not nicht non no pas nie niet high medium non-'.split(' '))
/** Behind a bullet these are a rating even where it is the only one. */
const SURE =
  /^(?:nicht|weniger|bedingt|eingeschränkt|not|less|non|pas|peu|no|poco|não|nie|niet|не|low|high|moderate|hohe[rs]?|mittlere[rs]?|geringe[rs]?|keine) (?:empfehlenswert|empfohlen|recommended|recommandée?s?|recomendad[oa]s?|consigliat[oi]|raccomandat[oi]|zalecan[ey]|polecan[ey]|aanbevolen|рекоменд\p{L}+|bedenken|concern|hazard)$/iu
const PARTLY =
  /^(?:eingeschränkt|bedingt|weniger|nicht|sehr|noch|eher|teilweise) (?:empfehlenswert|empfohlen|bedenklich|gut)$/iu
const BEDENKEN =
  /^(?:sehr )?(?:hohe[rsn]?|mittlere[rsn]?|geringe[rsn]?|leichte[rsn]?|keine|ohne|erhebliche|große) bedenken$/iu

type Head = { start: number; end: number; words: string; isSure: boolean; isNamed: boolean }

/**
 * The same text without the ratings under which apps list the names of a product, which are told as left out: `Avoid: BHT⏎Good: Aqua`,
 * `● nicht empfehlenswert: Propylparaben`. What is rated badly is inside all the same, and the words of the rating would deny
 * it. No sign moves, so that every place stays what it was.
 */
export function withoutRatings(
  plain: PlainText,
  knowledge: Knowledge,
): { plain: PlainText; ratings: LeftOut[] } {
  const heads = headsIn(plain.text, knowledge)
  const named = heads.filter(({ isNamed }) => isNamed)
  const isRated = named.length >= HEADS_MIN && named.length * 2 >= heads.length
  const ratings = isRated ? heads : named.filter(({ isSure }) => isSure)
  if (ratings.length === 0) return { plain, ratings: [] }
  let text = ''
  let from = 0
  for (const { start, end } of ratings) {
    text += plain.text.slice(from, start) + '•'.padEnd(end - start)
    from = end
  }
  return {
    plain: { ...plain, text: text + plain.text.slice(from) },
    ratings: ratings.map(({ start, end, words }) => {
      const at = plain.text.indexOf(words, start)
      const to = Math.min(at + words.length, end)
      return { text: squeeze(words), span: spanOf(plain, at, to), reason: REASON.purpose }
    }),
  }
}
const HEADS_MIN = 2

function headsIn(text: string, { byKey, stops }: Knowledge): Head[] {
  if (!text.includes(':')) return []
  return [...text.matchAll(HEAD)].flatMap(({ index, 0: head, 1: words = '' }): Head[] => {
    const start = index + head.length - head.trimStart().length
    const end = index + head.length
    const isSure = isSureRating(words) && /[*•◦○●◉■□▪-]/.test(text.slice(Math.max(0, start - 2), start + 1))
    if (!isSure && !isRating(words)) return []
    const [name = ''] = text
      .slice(end, end + NAME_CHARS_MAX)
      .trimStart()
      .split(/[,;\n•|]|\. /, 1)
    const key = nameKey(name.replace(/\.$/, ''))
    const isNamed = key !== '' && (byKey.has(key) || stops.has(key))
    return [{ start, end, words, isSure, isNamed }]
  })
}
const NAME_CHARS_MAX = 80

function isRating(words: string): boolean {
  const lower = words.toLowerCase().trim()
  return (
    isVerdict(lower) ||
    isSureRating(lower) ||
    lower
      .split(/[ /]+/)
      .every((word, at, all) => BESIDE_OTHERS.has(word) || (at + 1 < all.length && SMALL.has(word)))
  )
}

function isSureRating(words: string): boolean {
  return [SURE, PARTLY, BEDENKEN].some((rating) => rating.test(words.trim()))
}
