import type { Stretch } from '../../label.ts'

/** A cue as `absence-cues.ts` finds them. */
type Headline = Stretch & { isBefore: boolean }

/**
 * `What you will never find in it?`, `Czego tu nie znajdziesz?`, `이런 성분은 넣지 않았어요:`: a short line that speaks of
 * ingredients or asks for them, denies, and ends in a colon or question mark. What follows it is not inside.
 */
export function findHeadlines(lower: string): Headline[] {
  const cues: Headline[] = []
  for (const { 0: whole, index } of lower.matchAll(HEADLINE)) {
    const line = withoutMarks(whole)
    if (!(NAMES_WHAT.test(line) || IN_IT.test(line)) || !DENIES.test(line) || TELLS_QUALITY.test(line))
      continue
    const start = index + whole.length - whole.trimStart().length
    cues.push({ start, end: index + whole.length, isBefore: true })
  }
  for (const { 0: whole, index } of lower.matchAll(COUNTED))
    cues.push({ start: index, end: index + whole.length, isBefore: true })
  for (const { 0: whole, index } of lower.matchAll(FREE_OF))
    cues.push({ start: index, end: index + whole.length, isBefore: true })
  if (!OURS.test(lower)) return cues
  for (const { 0: whole, index } of lower.matchAll(THEIRS))
    cues.push({ start: index, end: index + whole.length, isBefore: true })
  return cues
}

/** `9つの無添加`, `7가지 무첨가` as a line of its own. */
const COUNTED =
  /(?<=^|\n)[^\n\p{L}\d]{0,3}\d+ ?(?:つの?|種類?の?|個の?|가지|大|种|项)? ?(?:無添加|不使用|フリー|무첨가|프리|无添加|不添加)[^\n\p{L}]{0,3}(?=\n)/gu

/** `10가지 유해성분 FREE: 파라벤, ...`, `10-free: ...`, `Free: ...`, unlike `Paraben free: Aqua, ...`. */
const FREE_OF =
  /(?<=^|[\n.!?。|•] ?)(?:\d+ ?(?:가지|大|种|種類?|つ)?の?(?: |-)?(?:\p{Script=Hangul}{1,8} ?){0,2})?(?:free|フリー|프리) ?[:：]/gu

/** Beside `Ours: ...` a line that begins with `Others: ...` is about somebody else's product. */
const OURS =
  /(?:^|\n)\W{0,4}(?:ours?|us|we|this one|uns|unsere?[rsnm]?|wir|nous|les? nôtres?|la nôtre|notre|nosotros|l[oa]s? nuestr[oa]s?|el nuestro|noi|il nostro|la nostra|nós|o nosso|a nossa|my|nasz[ae]?|wij|onze|de onze|vi|vår[at]?|my|náš|naše|мы|наш[аеи]?|当社|当店|弊社|本品|우리|저희|我们|本产品)[^\n:]{0,20}:/u
const THEIRS =
  /(?<=^|\n)\W{0,4}(?:(?:(?:most |many )?other|(?:die |viele )?anderen?|d'autres|les autres|otr[oa]s|altr[ei]|outr[oa]s|inne|andra|andre|jiné|ostatní|другие) [^\n:,.]{2,30}|(?:the )?others?|theirs?|them|(?:the )?competit(?:ors?|ion)|(?:die )?anderen?|les autres|eux|(?:las |los )?otr[oa]s|los demás|las demás|ellos|(?:gli )?altri|(?:le )?altre|(?:os |as )?outr[oa]s|eles|inni|inne|(?:de )?anderen|zij|(?:de )?andra|dom|ostatní|druzí|другие|остальные|они|他社品?|他店|一般品|타사|타제품|别家|其他家|竞品)(?= ?:)/gu

/**
 * A comma may part a clause (`Stoffe, die wir nie verwenden:`); with more it would be a list. A line of its own needs no
 * colon (`WHAT ISN'T`).
 */
const HEADLINE =
  /(?<=^|[\n.!?。！？•|] ?)[^\n.,;:!?。！？•|]{4,60}(?:, ?[^\n.,;:!?。！？•|]{4,50})?(?= ?[:?]| - )|(?<=^|\n)[^\n.,;:!?。！？•|/]{6,44}(?=\n)/gu

/** `níet` is stressed, and the `"No"` of a list stands in quotes; what stands in brackets is beside the point. */
function withoutMarks(line: string): string {
  return line
    .replace(/\([^)]*\)?/g, ' ')
    .normalize('NFD')
    .replace(/["'“”„«»*_#]|(?<=[a-z])[\u0300\u0301]/gu, (mark) => (mark === "'" ? "'" : ''))
    .normalize('NFC')
}

const before = '(?<![\\p{L}\\d])'
const behind = '(?![\\p{L}-])'
const wordOf = (...lines: string[]) => `${before}(?:${lines.join('|')})${behind}`

const NAMES_WHAT = new RegExp(
  [
    wordOf(
      "what|what's|which|things|ingredients?|substances|stuff|list|was|welche\\p{L}*|inhaltsstoffe|zutaten|stoffe|dinge|liste",
      "ce que|ce qu'.*|quoi|quels?|quelles?|ingredients|qu'est-ce.*|que|lo que|cuales|ingredientes|sustancias|lista",
      'cosa|che|quello|cio|quali|ingredienti|sostanze|elenco|o que|quais|substancias',
      'co|czego|jakich|skladnik\\p{L}*|składnik\\p{L}*|substancj\\p{L}*|wat|welke|ingredi[eë]nten|stoffen|lijst',
      'vad|vilka|ingredienser|ämnen|hvad|hva|hvilke|stoffer|ceho|čeho|které|slozky|složky|latky|látky|seznam|zoznam',
      'чого|що|яких|какво|кои|što|šta|čega|koje|kaj|česa|katerih|čo|čoho|ktoré|ce anume|amit|mitä|mida|kas|kā|neler|nelerin|hangi|τι|ποια|συστατικά|інгредієнти|съставки|sastojci|sestavine|összetevők|ingrediente|ainesosat|içerikler|bahan|thành phần',
      'что|чего|каких|ингредиент\\p{L}*|вещества|список|компонент\\p{L}*',
    ),
    '성분|원료|무엇|성분은|것|成分|原料|もの|リスト|什么|清单|东西',
  ].join('|'),
  'u',
)

/** `Dit zit er niet in:`, `Das ist nicht drin:`, `Not in the jar:` */
const IN_IT = new RegExp(
  wordOf(
    'in (?:it|here|there|this|the (?:jar|tube|bottle|box|pot|tin|bar|mix|cream|formula))|inside|drin|drinnen|mit drin|enthalten|(?:im|in der|in die) (?:tiegel|tube|flasche|dose|glas)',
    'er n?iet in|er in|in (?:de|het) (?:pot|potje|tube|fles)|dentro|dedans|dans (?:le pot|le tube|ce pot|le flacon)|en el (?:bote|tarro|frasco|tubo)|nel (?:vasetto|flacone|tubo)|no (?:pote|frasco|tubo)',
    'w (?:środku|słoiku|słoiczku|tubce)|i (?:burken|tuben|flaskan|krukken|boksen|glasset)|v (?:něm|kelímku|tubě)|uvnitř|benne|în borcan|внутри|в (?:баночке|банке|тюбике)|içinde|μέσα',
  ),
  'u',
)

/** `no` says so in quotes and before `list` alone: in Portuguese it is `in the`. */
const DENIES = new RegExp(
  [
    wordOf(
      "not|never|(?:stay|stays|stayed|left|leave|keep|kept|cut|thrown|taken|ruled|struck) out|isn't|aren't|don't|doesn't|won't|missing|no(?= list)|fehlt|fehlen|manque(?:nt)?|falta[n]?|manca(?:no)?|brakuje|ontbre(?:ekt|ken)|saknas|mangler|chybí|hiányzik|lipsește|nicht|nie|niemals|kein\\p{L}{0,3}|pas|jamais|aucune?s?",
      'nema|nije|nisu|nikad|ni|niso|nikoli|nie je|nie sú|nav|nėra|pole|puudub|puuduvad|yoktur|olmayan|bulunmayan|bulunmaz|tanpa|bukan|δε|ποτέ|ніколи|никога',
      'nunca|jamas|nao|não|nunca|non|nigdy|nie|niet|nooit|geen|inte|aldrig|inga|ikke|aldri|nikdy|není|neni|nejsou|nincs|nem|nu (?:e|este|sunt|găs\\p{L}*)|ei|δεν|yok|không|tidak|не|нет|немає|няма|нема|никогда',
      'no (?:vas|hay|lleva|usamos|utilizamos|encontr\\p{L}*|tiene|contiene|esta|queremos)|ne(?:použ|přid|prid|najd|obsah|chce|dava|patř)\\p{L}*',
    ),
    '(?<![\\p{L}])no-list|않|없|안 (?=[가-힣])|ない|なし|ません|不使用|不(?=含|用|加|添|会|要)|没有|沒有|无添加',
  ].join('|'),
  'u',
)

/** `Ingredients not tested on animals:`, `Was nicht fehlen darf:` say something else. */
const TELLS_QUALITY =
  /(?:not|nicht|nie|pas|jamais|non|niet|inte|ikke|не|no|não|nao|never|nu|nem) (?:be|exhaustiv\p{L}*|vollständig\p{L}*|complet\p{L}*|verbindlich\p{L}*|binding|(?:\p{L}+ ){0,2}(?:fehlen|falt\p{L}*|manquer|mancare|miss|be missed|ontbreken|saknas|chybět|zabraknąć|brak\p{L}*|absent|lack\p{L}*|lips\p{L}*|hiány\p{L}*|отсутств\p{L}*)|[kc]omed\p{L}*|irrit\p{L}*|reizend\p{L}*|aggress\p{L}*|gras\p{L}*|fett\p{L}*|toxi\p{L}*|tossic\p{L}*|tóxic\p{L}*|ogm|gmo|refin\p{L}*|raffin\p{L}*|a[ct]?ti[fv]\p{L}*|attiv\p{L}*|medic\p{L}*|wirks\p{L}*|only|just|nur|bara|alleen|que|seulement|solo|apenas|tylko|только|tested|getestet|an tieren|testes?|testad[oa]s?|testat[ie]?|getest|testad|тестир\p{L}*|all|alle|tous|todos|tutti|intended|suitable|for|für|pour|para|per)/u
