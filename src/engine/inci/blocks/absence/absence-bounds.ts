import { isLead, LEAD_CHARS_MAX, wordsOf, type Cue } from './absence-cues.ts'
import { LACKING } from './absence-words.ts'
import { WATER } from '../heading-words.ts'
import { lowerCase } from '../../plain-text.ts'

/** `We never use`, `This product does not contain`, `Our creams are free from`: the claim begins with its subject. */
export function startOfClaim(text: string, at: number): number {
  let start = at
  for (let words = 0; words < SUBJECT_WORDS_MAX; words++) {
    let from = start
    while (text.charAt(from - 1) === ' ') from--
    const end = from
    while (/[\p{L}']/u.test(text.charAt(from - 1))) from--
    if (from === end || !SUBJECTS.has(text.slice(from, end).toLowerCase())) break
    start = from
  }
  return startOfTitle(text, start)
}

/** `Good to know: free from ...`: a title in the same line belongs to the claim. */
function startOfTitle(text: string, at: number): number {
  const line = text.slice(Math.max(0, at - TITLE_CHARS_MAX), at)
  const from = Math.max(line.lastIndexOf('\n'), line.lastIndexOf('. ')) + 1
  const title = line.slice(from)
  const isWhole = from > 0 || line.length === at
  return isWhole && /^[^,;:•|]+: $/.test(title) ? at - title.length : at
}

const TITLE_CHARS_MAX = 40
const SUBJECT_WORDS_MAX = 6
const SUBJECTS = new Set(
  (
    'we our this these it its the product products formula formulas formulation is are and has have also always you and they ' +
    'all 100 completely totally wir unser unsere dieses produkt das ist sind und auch nous notre ce cet cette produit formule est ' +
    'sont et el la este esta producto fórmula es son y il lo questo prodotto formula è sono o este produto é são e ten produkt ' +
    'nasz jest i dit deze onze is zijn en ' +
    'serum sérum siero cream creme crème crema krem balm balsam baume bálsamo balsamo lotion loción loção lozione gel żel gél shampoo shampooing champú szampon toner tonic tonik tónico mask masque maske maska mascarilla maschera máscara seife savon jabón sapone sabonete mydło zeep tvål'
  ).split(' '),
)

/**
 * `No perfume: Aqua, Glycerin, ...`, `Contains no water: Cera Alba, ...`: where the colon stands behind what is denied, a list may
 * follow that begins with water as lists do; of water itself there are no kinds to be told. 0 where none does.
 */
export function startOfList(text: string, cue: Cue, limit: number): number {
  const lead = lowerCase(text.slice(cue.end, Math.min(limit, cue.end + LEAD_CHARS_MAX)))
  if (isRemedied(text, cue, lead)) return cue.end + lead.indexOf(':') + 1
  const [title = '', denied = '', sign = '', behind = ''] = DENIED_TITLE.exec(lead) ?? []
  if (denied === '' || wordsOf(denied).every(isLead)) return 0
  const isList = [denied, behind].some((one) => WATER.test(one.trim())) || PRODUCT.test(denied)
  return isList || holdsAqua(text, cue.end, limit)
    ? cue.end + title.length - behind.length - sign.length + 1
    : 0
}
/** `Wenn der Haut Feuchtigkeit fehlt: Aqua, ...`: what is missing is no substance, and the list helps. */
function isRemedied(text: string, { start, end }: Cue, lead: string): boolean {
  return /^ ?: ?aqua ?[,/(]/.test(lead) && LACKS.has(lowerCase(text.slice(start, end)))
}
const LACKS: ReadonlySet<string> = new Set(LACKING)

/** `bez zbędnych dodatków: Sodium Olivate, Aqua, ...`: nobody denies water among others by the name that lists give it. */
function holdsAqua(text: string, from: number, limit: number): boolean {
  const line = /^[^:\n]*: ([^\n.]*)/.exec(text.slice(from, Math.min(limit, from + LIST_CHARS)))?.[1] ?? ''
  return line.split(',').some((piece) => /^ ?aqua$/i.test(piece))
}

const DENIED_TITLE = /^ ?([^:,.;\n]{1,44}?)(:| - )([^,;:\n]*)/
/** `Sans Soucis Crème de Jour - ...`, `Sin Límites Eau de Toilette: ...`: no ingredient, but what is sold. */
const PRODUCT =
  /(?:^|[ -])(?:cream|creme|crème|crema|krem|krém|kräm|lotion|lozione|loción|loção|serum|sérum|siero|tonik|toner|tonic|tónico|balm|balsam|baume|shampoo|shampooing|champú|szampon|toilette|mask|masque|maske|mascarilla|maschera|mist|spray|cleanser|soap|seife|savon|sapone|jabón|sabonete|mydło|oil cleanser|body milk|deo|deodorant|декларация|deklaration|declaration|крем|лосьон|шампунь|乳液|面霜|精华|크림|로션|토너|クリーム|化粧水)(?:$|[ -])|乳液|面霜|精华|크림|로션|토너|クリーム|化粧水/

/** `wolny od formaldehydu, za to pełen dobra: Aqua, ...`: a colon behind a comma, and a list as lists begin. */
function turnsToList(text: string, from: number, colon: number): boolean {
  const [first = '', second] = text.slice(colon + 1, colon + LIST_CHARS).split(',')
  if (second === undefined || !WATER.test(first.trim().toLowerCase())) return false
  return /[,;]| - /.test(text.slice(Math.max(from, colon - LIST_CHARS), colon))
}
const LIST_CHARS = 160

/** `without parabens, with: ...`, `ohne Parabene, aber mit ...`: from here on it is told what is inside. */
const TURN = new RegExp(
  `^(?:${[
    '(?:but|yet|instead|now|and|just|only)? ?(?:with|made with|enriched with|formulated with|contains|containing)',
    'just(?! (?:about|any|as|like|the|a|some|one|these|those) )|only|nothing but|nothing except|nothing else than|nur|nichts als|nichts außer|rien que|seulement|uniquement|nada más que|solo',
    "niente altro che|nient'altro che|soltanto|nada mais que|nada além de|apenas|tylko|niets dan|alleen|bara|kun",
    '(?:aber|dafür|sondern|und|stattdessen) (?:mit|enthält)|mit|enthält',
    '(?:mais|et) (?:avec|contient|enrichi)|avec|contient|enrichi',
    '(?:pero|y|sino) (?:con|contiene)|con|contiene|(?:ma|e|bensì) (?:con|contiene)',
    '(?:mas|e) (?:com|contém)|com|contém|(?:ale|a|lecz) (?:z|zawiera)|zawiera',
    // What others do ends where it is told what we do.
    '(?:(?:we|ours?|here|instead|our|wir|unser|hier|bei uns|nous|notre|ce|cette|ici|nosotros|nuestr|aquí|noi|il nostro|la nostra|qui|nós|o nosso|a nossa|aqui|my|nasz|tutaj|wij|onze|hier|vi|vår|här|my|náš|naše|мы|наш|здесь)[^,;.:]{0,12})?' +
      '(?:uses?|has|have|is|are|contains?|consists?|put|choose|hold|only|just|verwende[nt]|nehmen|enthält|besteht|setzen|hat|nur|utilisons|contient|est|mettons|usamos|utilizamos|tiene|lleva|contiene|es|è|ha|usiamo|utilizziamo|tem|contém|é|zawiera|używamy|ma|gebruiken|bevat|heeft|använder|innehåller|har|používáme|obsahuje|má|содержит|используем|ours|we|wir|nous|nosotros|noi|nós|мы|here|hier)[^,;.:]{0,24}(?= ?:)',
    '(?:maar|en) (?:met|bevat)|met|bevat|(?:men|och|og) (?:med|innehåller)|med|(?:но|а) (?:с|содержит)|содержит',
  ].join('|')})(?: |:)`,
  'iu',
)

/** The same without a comma before it: `no parabens no nasties just aqua, glycerin`, `no preservatives except benzyl alcohol`. */
const BARE_TURN =
  /^(?:(?:verwenden|nehmen|nutzen|benutzen) wir(?: nur)?(?=:)|except(?: for)?|apart from|save for|other than|with the exception of|ausgenommen|außer|bis auf|mit ausnahme von|hormis|sauf|excepté|à l'exception (?:de|du|des)|excepto|salvo|a excepción de|eccetto|tranne|ad eccezione di|exceto|à exceção de|oprócz|z wyjątkiem|behalve|met uitzondering van|förutom|utom|undtagen|unntatt|kromě|s výjimkou|кроме|за исключением|just(?! (?:about|any|as|like|the|a|some|one|these|those) )|nothing (?:but|except|else than)|nichts (?:als|außer)|rien que|nada más que|niente altro che|nient'altro che|nada mais que|nada além de|niets dan)(?: |:)/iu

/** With the blank before it; 0 where there is none. Only behind a comma or semicolon: `without parabens or products with ...` goes on. */
export function lengthOfTurn(text: string, from: number, at: number): number {
  if (text.charAt(at) === ':') return turnsToList(text, from, at) ? 1 : 0
  if (text.charAt(at) !== ' ') return 0
  // A dash parts as a comma does: `Frei von X - leider aber noch mit Y`.
  const isBehindComma = ',;'.includes(text.charAt(at - 1) || '.') || text.slice(at - 2, at) === ' -'
  if (!isBehindComma && text.slice(at - 3, at).toLowerCase() === 'not') return 0
  return lengthOfWords(text.slice(at + 1, at + 1 + LEAD_CHARS_MAX), isBehindComma)
}

function lengthOfWords(lead: string, isBehindComma: boolean): number {
  const adverbs = isBehindComma && !TURN.test(lead) ? (ADVERBS.exec(lead)?.[0].length ?? 0) : 0
  const behind = lead.slice(adverbs)
  const turn = (isBehindComma ? TURN.exec(behind) : null) ?? BARE_TURN.exec(behind)
  return turn ? adverbs + turn[0].length + 1 : 0
}

/** `leider aber noch mit`, `but sadly still with`: how it is felt changes nothing. */
const ADVERBS =
  /^(?:(?:but|yet|and|sadly|unfortunately|luckily|still|always|rather|aber|doch|dafür|leider|zum glück|noch|immer noch|weiterhin|mais|hélas|malheureusement|toujours|encore|pero|lamentablemente|desgraciadamente|todavía|aún|ma|però|purtroppo|ancora|mas|infelizmente|ainda|ale|lecz|niestety|nadal|wciąż|maar|helaas|nog|nog steeds|wel|men|tyvärr|fortfarande|desværre|stadig|dessverre|bohužel|stále|ještě|но|к сожалению|всё ещё|по-прежнему) ){1,4}(?=(?:with|contains?|mit|enthält|avec|contient|con|contiene|com|contém|z|zawiera|met|bevat|med|innehåller|indeholder|inneholder|s|obsahuje|с|содержит)(?: |:))/iu
