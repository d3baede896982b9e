import type { LeftOut } from '../../../contract/finding.ts'
import type { Knowledge } from '../../knowledge/load.ts'
import { REASON, squeeze } from '../label.ts'
import { WATER } from '../blocks/heading-words.ts'
import { nameKey } from '../match/name-key.ts'
import { spanOf, type PlainText } from '../plain-text.ts'

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
  return withoutHeads(withMarksAlike(withoutGrades(plain), knowledge), knowledge)
}

/** A mark, and what stands in front of it in its cell. */
const MARKED = /([^\n,;•|:✅✔✓☑⚠❌✗✘✖✕☒⛔🚫]{0,80})(?:([✅✔✓☑⚠])|([❌✗✘✖✕☒⛔]|🚫))/gu
const CELL = /^[^\n,;•|:✅✔✓☑⚠❌✗✘✖✕☒⛔🚫]*/u

/**
 * `Aqua ✅ Parfum ⚠ Methylparaben ❌`: where water has a mark, too, nobody says by it what is inside, so that the cross at a known name is a bad mark. Kinds
 * (`❌ Parabens`) are denied all the same.
 */
function withMarksAlike(plain: PlainText, { byKey, stops }: Knowledge): PlainText {
  const { text } = plain
  if (!/[✅✔✓☑]/.test(text) || !/[❌✗✘✖✕☒⛔🚫]/u.test(text)) return plain
  const marks = [...text.matchAll(MARKED)].map(({ index, 0: all, 1: before = '', 3: cross }) => {
    const at = index + before.length
    const behind = CELL.exec(text.slice(index + all.length, index + all.length + NAME_CHARS_MAX))?.[0] ?? ''
    return { at, length: all.length - before.length, isCross: cross !== undefined, before, behind }
  })
  const isInFront = marks[0]?.before.trim() === ''
  const named = marks.map((mark) => ({ ...mark, name: (isInFront ? mark.behind : mark.before).trim() }))
  if (!named.some(({ isCross, name }) => !isCross && WATER.test(name.toLowerCase()))) return plain
  const parts: string[] = []
  let from = 0
  for (const { at, length, isCross, name } of named) {
    const key = nameKey(name)
    if (!isCross || key === '' || !(byKey.has(key) || stops.has(key))) continue
    parts.push(text.slice(from, at), '✅'.padEnd(length))
    from = at + length
  }
  return { ...plain, text: parts.join('') + text.slice(from) }
}

/** `Aqua 1/10`, at the end of a name; fewer may be a part of it. */
const GRADE = /(?<=[\p{L}\d).]) {1,3}\d{1,2}(?:[.,]\d)? ?\/ ?(?:5|10|20|100)(?= ?(?:\n|[,;]|$))/gu
const GRADES_MIN = 3

/** `Parfum - n/a`: a cell that holds nothing, where others of the column hold a number; among findings of a laboratory it says no. */
const NOT_GIVEN =
  /(?<=[\p{L}\d).]) {1,3}[-|:] ?(?:n\/a|n\. ?a\.|not available|k\. ?A\.)(?= ?(?:\n|[,;]|$))/giu

const CAS_NUMBER = /\b\d{2,7}-\d{2}-\d\b/g
const NUMBERS_MIN = 2

function withoutGrades(plain: PlainText): PlainText {
  if (!/\d ?\/|[-|:] ?n/i.test(plain.text)) return plain
  const blank = (cell: string) => ' '.repeat(cell.length)
  const hasNumbers = (plain.text.match(CAS_NUMBER)?.length ?? 0) >= NUMBERS_MIN
  const given = hasNumbers ? plain.text.replace(NOT_GIVEN, blank) : plain.text
  const isGraded = (given.match(GRADE)?.length ?? 0) >= GRADES_MIN
  return { ...plain, text: isGraded ? given.replace(GRADE, blank) : given }
}

function withoutHeads(plain: PlainText, knowledge: Knowledge): { plain: PlainText; ratings: LeftOut[] } {
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

/**
 * Words in which apps judge a name (`Risque modéré`, `unbedenklich`, `8 HIGH`, `superstar`), in small letters: what they say by
 * themselves, and what stands beside those.
 */
const CORES = new Set(
  [
    'risk risks risk-free riskfree hazard hazardous concern safe unsafe harmless harmful caution avoid dangerous icky goodie superstar robust fair limited-data high low moderate medium poor good excellent bad great mediocre okay ok average controversial recommended beneficial toxic dirty clean irritant positives negatives',
    'risiko risikofrei risiken unbedenklich bedenklich empfehlenswert ungefährlich gefährlich harmlos sicher unsicher kritisch unkritisch vermeiden gut schlecht mangelhaft befriedigend ausreichend sehr-gut umstritten akzeptabel problematisch unproblematisch',
    'risque risques satisfaisant excellent bon bien mauvais médiocre mediocre éviter sûr dangereux controversé acceptable pénalité terrible inoffensif préoccupant défauts qualités négatifs positifs attention',
    'riesgo riesgos seguro segura inseguro peligroso peligro evitar bueno malo excelente aceptable inofensivo controvertido',
    'rischio rischi sicuro sicura pericoloso evitare buono ottimo cattivo accettabile scarso discutibile innocuo',
    'risco riscos segura seguro perigoso bom ruim ótimo aceitável inseguro inofensivo',
    'risico veilig onveilig gevaarlijk vermijden goed slecht uitstekend matig onschuldig',
    'ryzyko ryzykiem ryzyka ryzykowny bezpieczny bezpieczna bezpieczne bezpiecznie niebezpieczny dobry zły unikać szkodliwy nieszkodliwy dobre złe',
    'risk säker osäker farlig ofarlig undvik bra dålig risikofri sikker trygg undgå dårlig god fare ufarlig risikoa risikofri risker',
    'riziko rizikem rizika riziková bezpečný bezpečná bezpečné nebezpečný škodlivý neškodný dobrý špatný vyhnout rizikový',
    'riski riskiä riskejä riskitön turvallinen vaarallinen haitallinen haitaton vältä hyvä huono',
    'kockázat kockázatos kockázatmentes biztonságos veszélyes kerülendő jó rossz káros',
    'risc riscuri sigur periculos nociv bun rău evitat',
    'риск риска безопасно безопасный безопасен безопасна опасно опасный опасен опасность вредно вредный хорошо плохо хороший плохой избегать ризик безпечно безпечний небезпечно небезпечний рисков',
    'κίνδυνος κίνδυνο κινδύνου ασφαλές ασφαλής επικίνδυνο',
    'risk riskli risksiz güvenli tehlikeli zararlı zararsız kaçının iyi kötü',
    'rủi-ro risiko aman berbahaya',
    'آمن خطر خطير מסוכן בטוח סיכון',
  ]
    .join(' ')
    .split(' '),
)
const BESIDE = new Set(
  [
    'no none low lower moderate medium mid high higher very highest slight slightly limited unknown zero minimal free of data rating score level is not to with some',
    'kein keine kaum gering geringes geringer niedrig niedriges mittel mittleres mittlere mäßig mäßiges moderat moderates erhöhtes erhöht hoch hohes hoher sehr leicht weniger nicht ohne bedingt eher',
    'sans aucun aucune pas de faible faibles modéré modérée moyen moyenne limité élevé élevée élevés fort très à peu un le',
    'sin ningún ninguno bajo baja moderado moderada medio media alto alta elevado muy limitado no nulo poco',
    'nessun nessuno basso bassa moderato moderata medio media elevato alto alta molto limitato senza non poco da',
    'sem nenhum baixo baixa moderado médio alto elevado muito não limitado',
    'geen laag matig gemiddeld hoog zeer beperkt zonder niet te',
    'brak bez niskie niski umiarkowane umiarkowany średnie średni wysokie wysoki bardzo nie małe duże ograniczone zerowe',
    'ingen inga låg lågt lav måttlig medel medium moderat middels moderate hög högt høj høy mycket meget svært',
    'žádné žádný bez nízké nízký mírné střední vysoké vysoký velmi',
    'ei matala kohtalainen keskisuuri korkea erittäin',
    'nincs alacsony közepes mérsékelt magas nagyon',
    'fără niciun scăzut moderat mediu ridicat mare foarte',
    'нет без низкий низкая низкого средний средняя умеренный умеренная высокий высокая высокого очень не немає низький середній високий',
    'χωρίς χαμηλός μέτριος υψηλός κανένας',
    'düşük orta yüksek çok yok az',
    'منخفض متوسط عالي نמוך בינוני גבוה',
  ]
    .join(' ')
    .split(' '),
)
/** Han, kana and Hangul, whose words stand without blanks. */
const EASTERN =
  /^(?:无|無|低|较低|中|中等|中度|中程度|高|较高|高度|极|極|轻度|輕度|轻微|や|の|なし|낮은|낮음|중간|보통|높은|높음|매우|없음| )*(?:无风险|无|風險|风险|危险|危険|危險|リスク|安全|注意|慎用|避免|推荐|推薦|推奨|良い|良好|一般|要注意|心配なし|問題なし|위험|위험도|위험성|안전|안전함|주의|주의성분|유해|무해|좋음|나쁨|등급)(?:度|性|なし|低|中|高|低い|高い|なもの|等级|등급|낮음|보통|중간|높음|없음| |:)*$/u
const WORDS_MAX = 6

/** Also with its figure and what is said of it in brackets: `8 HIGH`, `Risque élevé (perturbateur endocrinien)`. */
export function isVerdict(printed: string): boolean {
  if (printed.length > 90) return false
  const said = printed
    .toLowerCase()
    .replace(/ ?\([^()]{0,60}\)$/, '')
    .trim()
  if (EASTERN.test(said.replace(/[\d/.]+/g, '').trim())) return true
  const words = said.split(/[\s/:,.•-]+/).filter((word) => word !== '' && !/^\d{1,3}$/.test(word))
  return (
    words.length > 0 &&
    words.length <= WORDS_MAX &&
    words.some((word) => CORES.has(word)) &&
    words.every((word) => CORES.has(word) || BESIDE.has(word))
  )
}
