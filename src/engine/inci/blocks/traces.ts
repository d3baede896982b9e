import { exactAt, type Label, type Stretch } from '../label.ts'
import { trimChunk } from '../names/chunks.ts'
import type { Heading } from './headings.ts'

/**
 * `May contain traces of nuts`, `may contain milk and soy`: a warning of foods in the words of a heading. What follows it
 * is the list it stands in.
 */
export function apartFromWarnings(
  label: Label,
  headings: readonly Heading[],
): { headings: Heading[]; warnings: Stretch[] } {
  const kept: Heading[] = []
  const warnings: Stretch[] = []
  for (const heading of headings) {
    // A warning that goes on in the words of another is read once.
    if (heading.start < (warnings.at(-1)?.end ?? 0)) continue
    const end = heading.kind === 'may-contain' ? endOfWarning(label, heading) : null
    if (end === null) kept.push(heading)
    else warnings.push(withBrackets(label, { start: heading.start, end }))
  }
  return { headings: kept, warnings }
}

/** A bracket around the warning belongs to it. */
function withBrackets({ text }: Label, { start, end }: Stretch): Stretch {
  const isOpen = /^ *[[({]/.test(text.slice(start))
  return { start, end: isOpen && /^[\])}]/.test(text.slice(end)) ? end + 1 : end }
}

/** Behind the last food that it names, or null where it names none. */
function endOfWarning(label: Label, { start, end: from }: Heading): number | null {
  const isTold = !label.text.slice(start, from).includes(':')
  let end: number | null = null
  for (let at = from; at < label.text.length;) {
    const stop = endOfPiece(label.text, at)
    const piece = trimChunk(label.text, at, stop)
    if (!piece || !isOfFoods(label, piece, isTold || end !== null)) break
    end = stop
    if (!/[,、，]/.test(label.text.charAt(stop))) break
    at = stop + 1
  }
  return end
}

const PIECE_CHARS_MAX = 120

function endOfPiece(text: string, from: number): number {
  const length = text.slice(from, from + PIECE_CHARS_MAX).search(/[,;.:|•\n()[\]{}、，。]/)
  return length < 0 ? Math.min(text.length, from + PIECE_CHARS_MAX) : from + length
}

/**
 * `Mica` may be inside as an ingredient; what a food is named by warns. Behind a colon a food that is an ingredient as well
 * (`May contain: Honey, Mica`) is one, and so is what is written with a capital.
 */
function isOfFoods(label: Label, piece: Stretch, isTold: boolean): boolean {
  const printed = label.text.slice(piece.start, piece.end)
  const said = printed.toLowerCase()
  if (tellsTraces(said)) return true
  const foods = said.replace(LEADING, '').split(JOINED)
  if (!foods.every((food) => label.lookUp.knowledge.isFood(food))) return false
  return foods.length > 1 || (isTold && printed === said) || !exactAt(label, piece)
}

const JOINED = /(?: |^)(?:and\/or|and|or|und|oder|et|ou|y|e|o|en|of|i|lub|och|eller|og|и|или|&|\/)(?: |$)/u
const LEADING = /^(?:and|or|und|oder|et|ou|y|e|o|en|of|i|lub|och|eller|og|и|или|other|tree) /u

/** `Traces of nuts`, `Kann Spuren von Nüssen enthalten`: what may be inside by chance is no ingredient; alerts quote the sentence. */
export function tellsTraces(piece: string): boolean {
  return TRACES.test(piece)
}

const TRACES =
  /^(?:\p{L}+ ){0,3}?(?:traces? (?:of|from) \p{L}|(?:ungewollte |geringe |mögliche )?spuren (?:von|an|aus) \p{L}|traces? (?:de |d['’])\p{L}|(?:trazas|traços|vestígios) de \p{L}|tracce di \p{L}|(?:ilości )?śladow\p{L}* (?:ilości )?\p{L}|ślady \p{L}|sporen van \p{L}|spår av \p{L}|spor a[fv] \p{L}|stopy \p{L}|stopové množstv\p{L} \p{L}|urme de \p{L}|следы \p{L}|nyomokban \p{L}|jäämiä \p{L}|eser miktarda \p{L})/iu

/**
 * `Prüfbericht: Blei < 2 ppm, Cadmium n. n.`: what a test finds or does not find is a trace, which is no ingredient by Article 19 (1) (g)
 * of Regulation (EC) 1223/2009. A sentence under such a heading that measures nothing, or that begins as lists do, is none.
 */
export function testReports(text: string): Stretch[] {
  const reports = [...text.matchAll(REPORT)].flatMap(({ 0: said, 1: body = '', index }) =>
    MEASURES.test(body) && !HOLDS_WATER.test(body) ? [{ start: index, end: index + said.length }] : [],
  )
  const traces = [...text.matchAll(TRACE)].map(({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
  }))
  const alone = traces.filter(
    ({ start }) => !reports.some((report) => report.start <= start && start < report.end),
  )
  return [...reports, ...alone].sort((a, b) => a.start - b.start)
}

/** What no cosmetic is made with, so that `Nickel < 1 ppm` among names or behind them is what a test found. */
const CONTAMINANTS = [
  'heavy metals?|schwermetalle?|métaux lourds|metales pesados|metalli pesanti|metais pesados|metale ciężkie|zware metalen|тяж[её]лые металлы|重金属|중금속',
  'lead|blei|plomb|plomo|piombo|chumbo|ołów|lood|bly|olovo|свинец|鉛|铅|납',
  'mercury|quecksilber|mercure|mercurio|mercúrio|rtęć|kwik|kvicksilver|kviksølv|rtuť|ртуть|水銀|汞|수은',
  'cadmium|cadmio|cádmio|kadm|kadmium|кадмий|カドミウム|镉|카드뮴|arsenic|arsen|arsénico|arsenico|arsênio|arszén|мышьяк|ヒ素|砷|비소',
  'nickel|nichel|níquel|nikiel|nikkel|никель|ニッケル|镍|니켈|cobalt|kobalt|cobalto|кобальт|chrom(?:ium|e)?(?: \\(?vi\\)?)?|cromo|хром|クロム|antimony|antimon|antimoine|antimonio|thallium|beryllium',
  '1,4-diox(?:ane|an|ano)|nitrosamin(?:e|es|en|as)|ndela|ethylene oxide|ethylenoxid|benzene|benzol|acrylamide?',
].join('|')
const UNIT = '(?:ppm|ppb|mg ?/ ?kg|[µμ]g ?/ ?k?g|mcg ?/ ?g|мг/кг)'
/** With a bound: what is there in a known amount has none. */
const TRACE = new RegExp(
  `(?<=(?:^|[\\n,.;•(]) ?)(?:${CONTAMINANTS})(?: \\([\\p{L}]{1,3}\\))?(?: content| gehalt)? ?:? ?(?:[<≤]|less than|below|under|max\\.?|unter|inférieur à|moins de|menos de|meno di|poniżej) ?[\\d.,]+ ?${UNIT}`,
  'giu',
)

const HEADS = [
  'heavy[- ]metals?(?: test\\p{L}*| content)?|impurit(?:y|ies)|contaminants?|residues?|purity|certificate of analysis|coa|analy(?:sis|tical|ses)(?: \\p{L}+)?|assay',
  '(?:third[- ]party |independent |safety |purity |quality )?(?:lab(?:oratory)?|tests?|quality control)(?: (?:reports?|results?|data|values?|tests?|tested|analysis|certificate|findings?))?|(?:lab[- ])?tested(?: (?:for|by|on|free)(?: \\p{L}+){0,3})?|results?',
  '(?:prüf|test|labor|analysen?|untersuchungs|mess)(?:bericht|protokoll|zertifikat|ergebniss?e?|ergebnis|werte?|befund|analysen?|test|daten|zeugnis)|labor|analysen?|(?:labor)?(?:getestet|geprüft|untersucht)(?: auf(?: \\p{L}+){0,2})?|untersuchung(?:en)?|schwermetalle?|rückstände|verunreinigungen|reinheit',
  "rapports? d['’](?:analyses?|essais?)|(?:résultats? d['’e ]+)?(?:analyses?|essais?|laboratoire)|résultats?|testée?s?(?: \\p{L}+){0,3}|contrôles?(?: qualité)?|impuretés|résidus|métaux lourds|pureté",
  'informe de (?:ensayos?|análisis|laboratorio)|(?:resultados? (?:de|del) )?(?:análisis|ensayos?|laboratorio|pruebas?)|resultados?|analizad[oa]s?|probad[oa]s?|impurezas|residuos|pureza|metales pesados|control de calidad',
  'rapporto di (?:prova|analisi)|(?:risultati (?:di|del) )?(?:analisi|laboratorio|prove|test)|risultati|testat[oaie](?: (?:per|su))?|analizzat[oaie]|impurità|residui|purezza|metalli pesanti',
  'relatório de (?:ensaios?|análises?)|(?:resultados? (?:de|do) )?(?:análises?|ensaios?|laboratório|testes?)|testad[oa]s?|analisad[oa]s?|impurezas|resíduos|pureza|metais pesados',
  'raport z badań|(?:wyniki )?(?:badani[ae]|badań|analizy?|testów|testy)(?: \\p{L}+)?|wyniki|przebadan[oyea]+|zbadano|laboratorium|zanieczyszczenia|pozostałości|czystość|metale ciężkie',
  'test ?rapport|analyse ?rapport|(?:lab(?:oratorium)?|test|analyse|meet)(?:resultaten|waarden|onderzoek)|onderzoek|laboratorium|getest(?: op)?|onderzocht(?: op)?|zuiverheid|onzuiverheden|zware metalen',
  '(?:analys|prov(?:nings)?|prøvnings|test|lab)(?:rapport|resultat|svar|värden)|analyser?|testad(?: för)?|testet(?: for)?|undersøgt(?: for)?|renhet|renhed|tungmetaller|föroreningar|testiraportti|laboratoriotulos\\p{L}*|analyysi|raskasmetallit|testattu',
  'protokol o (?:zkoušce|skúške)|rozbor|analýzy?|výsledky(?: \\p{L}+)?|testováno|testované|laboratoř|těžké kovy|ťažké kovy|nečistoty|vizsgálati? ?\\p{L}*|laboreredmény\\p{L}*|nehézfémek|raport de (?:încercare|analiză)|analize|rezultate|testat|metale grele|test raporu|analiz|laboratuvar|ağır metaller',
  'протокол(?: испытаний)?|результаты? (?:испытаний|анализов|анализа|исследований)|анализы?|испытания|лаборатор\\p{L}*|проверено|тяж[её]лые металлы|примеси|результати (?:випробувань|аналізів)|аналіз|важкі метали|изпитване|тежки метали|ανάλυση|αποτελέσματα|βαρέα μέταλλα',
  '(?:重金属|重金屬|残留|不純物|安全性)?(?:検査|試験|分析)(?:結果|成績書?|報告書?)?|重金属|(?:检测|检验|檢測|檢驗|测试)(?:报告|報告|结果|結果)?|重金屬|(?:시험|검사|분석)(?: ?(?:성적서|결과|보고서))?|중금속(?: ?검사)?',
].join('|')

const NUMBER = '(?: (?:no|nr|n°|nº|č|#)?\\.? ?[\\p{L}\\d]{0,4}\\d[\\d/.\\-\\p{L}]{0,16})?'

/** A full stop ends it only in front of a capital letter, and not in `n. n.`. */
const REPORT = new RegExp(
  `(?<=(?:^|[\\n.;!?|•。]) ?)(?:${HEADS})${NUMBER} ?[:：] ?((?:[^\\n.。]|\\.(?! ?\\p{Lu}\\p{L}{2}| ?\\n| ?$)|(?<=\\b[nN])\\.){1,400}\\.?)`,
  'giu',
)

const MEASURES =
  /[<≤]\s?\d|(?<!\p{L})n\.? ?[dnb]\.?(?!\p{L})|(?<!\p{L})(?:bdl|lod|loq)(?!\p{L})|below|detect|détect|dete[ct]tad|detekt|rilev|rivel|nachweis|nachgewiesen|bestimmungsgrenze|unter der|sous la|inférieur|inferior|por debajo|abaixo|sotto il|poniżej|wykry|oznaczalno|aantoon|påvis|kimutat|pod mez|pod limit|todett|tespit|sub limit|обнаруж|ниже|виявл|нижче|открит|κάτω από|不検出|불검출|검출|未检出|未檢出|検出/iu

const HOLDS_WATER =
  /(?:^|[,;] ?)(?:aqua|water|eau|wasser|agua|água|acqua|woda|vatten|вода|水|정제수)(?: ?[,/(]|$)/iu
