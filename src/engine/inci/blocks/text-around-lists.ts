import type { Stretch } from '../label.ts'
import { isHeadingWord } from './headings.ts'

/** How people end a message, at the end of a text or of its last line. */
const SIGN_OFFS =
  'thanks|thank you|many thanks|thx|cheers|best regards|kind regards|warm regards|regards|best wishes|please help|please advise|' +
  'danke|vielen dank|herzlichen dank|liebe grüße|viele grüße|beste grüße|mit freundlichen grüßen|lg|mfg|' +
  'merci|bonne journée|cordialement|bien cordialement|gracias|muchas gracias|un saludo|saludos|grazie|grazie mille|cordiali saluti|un saluto|' +
  'obrigad[oa]|muito obrigad[oa]|dzięki|dziękuję|z góry dziękuję|pozdrawiam|bedankt|dank je|dank u|alvast bedankt|groetjes|tack|tack på förhand|' +
  'mange tak|på forhånd tak|takk|kiitos|děkuji|díky|ďakujem|köszönöm|köszi|mulțumesc|mersi|teşekkürler|teşekkür ederim|спасибо|заранее спасибо|дякую|благодаря|ευχαριστώ|' +
  'ありがとうございます|よろしくお願いします|감사합니다|谢谢'
const SIGN_OFF = new RegExp(
  String.raw`(?<=[\p{L}\d)\]%][ ]{0,2}(?:[,;.!?•]|-|[–—]|\n)?[ \n]{0,3})(?<![\p{L}\d])(?:${SIGN_OFFS})(?![\p{L}\d])[^\n,;]{0,60}(?:,[^\n,;]{0,30})?[\s!.]*$`,
  'giu',
)

/** `..., Allantoin, is this ok?`: a question in the words of people, behind a list. */
const QUESTION =
  /(?<=[,;.•\n] {0,3}|[-–—] )(?:so |and |also )?(?:is|are|can|could|should|would|does|do|will|what|which|ist|sind|kann|soll|darf|est-ce|puis-je|puede|puedo|posso|è|sono|czy|kan ik|mag|is dit|är|er det|можно|это|подходит)(?!\p{L})[^,;\n?]{3,80}\?[\s!?.]*$/giu

/** `Panthenol – note: do not mix with ...`: a remark behind the list, to the end of its line. */
const NOTE = new RegExp(
  String.raw`(?<=[\p{L}\d)\]%.*]) ?(?:[-–—]{1,2} |\()(?:please |important |bitte )?(?:${[
    'notes?|n\\.?b\\.?|caution|warning|attention|important|beware|tip|advice|p\\.?s\\.?|disclaimer|achtung|hinweis|vorsicht|warnung|wichtig|tipp|beachten',
    'remarque|avertissement|avis|précaution|nota|atención|advertencia|aviso|precaución|importante|attenzione|avvertenza|avviso|atenção|uwaga|ostrzeżenie',
    'let op|opgelet|waarschuwing|obs|varning|advarsel|bemærk|merk|huom|pozor|upozornění|figyelem|figyelmeztetés|atenție|dikkat|uyarı|внимание|осторожно|увага|προσοχή|注意|ご注意|주의|หมายเหตุ|lưu ý|catatan|perhatian|تنبيه|ملاحظة|הערה|שימו לב',
  ].join('|')}) ?[:!][^\n]*`,
  'giu',
)
const OTHER_PRODUCTS = [
  '(?:customers|people|shoppers|others) (?:who (?:bought|viewed) this )?(?:item )?(?:also|often) (?:bought|viewed|like|liked|buy)|related (?:products|items)|similar (?:products|items)|you (?:may|might|will) also (?:like|love|need)|frequently bought together|recommended for you|pairs well with|goes well with|recently viewed|more from this brand|complete (?:the look|your routine)',
  '(?:andere )?kunden (?:kauften|kaufen|sahen|interessierten sich) auch(?: für)?|ähnliche (?:produkte|artikel)|das könnte (?:dir|ihnen|euch) auch gefallen|passend dazu|wird oft zusammen gekauft|dazu passt|zuletzt angesehen',
  'les clients ont (?:aussi|également) (?:acheté|aimé|consulté)|produits (?:similaires|associés|liés)|vous aimerez (?:aussi|peut-être)|souvent achetés ensemble|los clientes también compraron|otros clientes compraron|productos (?:relacionados|similares)|también te puede gustar|(?:también )?te puede interesar',
  'i clienti hanno (?:anche )?acquistato(?: anche)?|prodotti (?:correlati|simili)|potrebbe (?:anche )?(?:piacerti|interessarti)(?: anche)?|os clientes também compraram|produtos (?:relacionados|semelhantes)|você também pode gostar|klienci kupili (?:też|również)|produkty (?:podobne|powiązane)|może ci się spodobać',
  'anderen kochten ook|klanten kochten ook|gerelateerde producten|misschien vind je dit ook leuk|andra köpte också|relaterade produkter|liknande produkter|andre kjøpte også|andre købte også|relaterede produkter|související produkty|podobné produkty|súvisiace produkty|ezt is megvették|hasonló termékek|clienții au cumpărat și|produse similare|bunları da aldılar|benzer ürünler|с этим товаром покупают|похожие товары|вам также может понравиться',
  'この商品を買った人はこんな商品も|関連商品|おすすめ商品|함께 구매한 상품|관련 상품|相关产品|相關產品|猜你喜欢|购买此商品的顾客也同时购买',
].join('|')
/** What shops put behind a list: other products, and what to click. */
const SHOP = new RegExp(
  String.raw`(?<=^|[.!?\n•|;] ?)(?:${OTHER_PRODUCTS})(?: ?[:–—-]| ?\n| ?…)[^\n]*(?:\n[^\n]+){0,12}`,
  'giu',
)
const OF_OTHERS = new RegExp(`^(?:${OTHER_PRODUCTS})(?!\\p{L})`, 'iu')

/** `Customers also bought: Shampoo`: what was left out so tells nothing of the product whose list it is. */
export function tellsOfOthers(text: string): boolean {
  return OF_OTHERS.test(text)
}

/** `Q: And benzophenone?`: what somebody asks about is not what is inside. */
const ASKED =
  /(?<=^|[\s|•])(?:q|question|frage|f|pregunta|p|domanda|d|pergunta|pytanie|vraag|v|fråga|spørgsmål|otázka|вопрос|в|питання) ?\d{0,2} ?[:.)] [^?\n]{3,160}\?/giu

/** Stretches of a text, wherever they stand, in which nothing is said to be inside: remarks, other products, questions. */
export function saidBeside(text: string): Stretch[] {
  const patterns = [NOTE, SHOP, ...(text.includes('?') ? [ASKED] : [])]
  return patterns
    .flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ index, 0: said }) => ({
        start: index,
        end: index + (pattern === SHOP ? beforeHeading(said) : said.trimEnd().length),
      })),
    )
    .toSorted((one, other) => one.start - other.start)
    .filter(({ start }, at, all) => start >= Math.max(0, ...all.slice(0, at).map(({ end }) => end)))
}

/** `You may also like: Night Cream. Ingredients: Aqua, ...`: where the list begins that other products stand in front of. */
function beforeHeading(said: string): number {
  const head = [...said.matchAll(/(?<=[\n.!?|•] ?)\p{L}+/gu)].find(
    ({ 0: word, index }) => index > 0 && isHeadingWord(word),
  )
  return said.slice(0, head?.index).trimEnd().length
}

/** Beyond, it is no end of a message. */
const TAIL_CHARS_MAX = 240

/** What people write behind the list that they ask about: no name, and no end of the last one. */
export function askedAround(text: string): Stretch[] {
  const from = Math.max(0, text.length - TAIL_CHARS_MAX)
  const tail = text.slice(from)
  const patterns = tail.includes('?') ? [SIGN_OFF, QUESTION] : [SIGN_OFF]
  const found = patterns.flatMap((pattern) =>
    [...tail.matchAll(pattern)].map(({ index, 0: said }) => ({
      start: index,
      end: index + said.trimEnd().length,
    })),
  )
  const [first] = found.toSorted((one, other) => one.start - other.start)
  if (!first) return []
  return [
    { start: from + startBefore(tail, first.start), end: from + Math.max(...found.map(({ end }) => end)) },
  ]
}

/** The dash or comma in front of it parts it from the list. */
function startBefore(text: string, start: number): number {
  const sign = / {0,2}[-–—] {0,2}$/.exec(text.slice(Math.max(0, start - 6), start))
  return start - (sign?.[0].length ?? 0)
}
