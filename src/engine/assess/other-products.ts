import type { Use } from '../knowledge/use-facts.ts'
import { foldWords } from './fold-words.ts'
import { STAYS_WORDS } from './use-words.ts'

/**
 * What a text says of the product itself. `told` lacks only what goes with it, so that it still says `after shaving`; `named`
 * lacks what was done before it as well. All folded as `foldWords` folds a text.
 */
type OwnWords = { told: string; named: string; isAfterWashing: boolean }

/** Between these a text says one thing: `Serum. Use after shampooing; goes well with our conditioner`. */
const CLAUSE_ENDS = /[.,;:!?()[\]–—•|\n。、，；：（）]+/u

/**
 * Apart from the words for what is done before a product or used beside it: `Body lotion for after the shower`, `Serum, pairs
 * with our shampoo`. A text of such words alone (`After shave`) is the product's own.
 */
export function ownWords(text: string): OwnWords {
  const clauses = text.split(CLAUSE_ENDS).map((clause) => withoutCompanion(foldWords(clause)))
  const own = foldWords(clauses.join(' '))
  const named = foldWords(own.replaceAll(SOAPLESS, ' ').replaceAll(DONE_BEFORE, ' ').replaceAll(WASHED, ' '))
  return {
    told: own,
    named: named.trim() === '' ? own : named,
    isAfterWashing: own.search(DONE_BEFORE) >= 0 || own.search(WASHED) >= 0,
  }
}

const STAYS = STAYS_WORDS.split('|')

/** `Massage in, then rinse` is no companion; `then our care without rinsing` is. */
function withoutCompanion(clause: string): string {
  const at = clause.search(COMPANIONS)
  if (at < 0) return clause
  const companion = `${clause.slice(at)} `
  const isRinsing = RINSING.test(companion) && !STAYS.some((words) => companion.includes(words))
  return isRinsing ? clause : clause.slice(0, at)
}

const RINSING =
  / rins| wash (?:it )?(?:off|out)|spul|(?:aus|ab)wasch| rince| rincez| enjuag| aclar|sciacqu| enxag| spluk| splucz|spoel| skolj| skyl|skyll| oplach| смы|洗い流|씻어|헹구|冲洗|沖洗/u

const COMPANIONS = new RegExp(
  ` (?:${[
    '(?:goes|go|works?|pairs?|pair|combined?|combines|use|used|together|layer|suits) (?:\\p{L}+ ){0,2}with|followed (?:up )?by|follow (?:up )?with|complete(?:d)? (?:\\p{L}+ )?(?:with|by)|then|afterwards?|with (?:our|its|the matching)|try our|also try',
    '(?:passt|passend) (?:\\p{L}+ )?zu|mit (?:unser\\p{L}*|de[mr] passenden)|danach|anschliessend|gefolgt von|zusammen mit|kombinier\\p{L}* mit|in kombination mit|erganz\\p{L}* (?:\\p{L}+ )?(?:durch|mit|zu)|dazu (?:unser|passt)',
    'a (?:completer|associer|combiner) (?:par|avec|a)|suivie? (?:de|d|par)|avec (?:notre|nos|son|sa)|puis|ensuite|utiliser avec|s utilise avec|en complement d[eu]?',
    'despues (?:\\p{L}+ )?(?:usar|usa|use|aplicar|aplica|aplique|utilizar|nuestr\\p{L}+)|seguid[oa] (?:de|por)|con nuestr\\p{L}+|combin\\p{L}+ con|junto con|complet\\p{L}+ con|luego',
    'complet\\p{L}+ con|seguit[oa] da\\p{L}*|con (?:il|la|lo|i|le|gli) nostr\\p{L}|abbin\\p{L}+ (?:a|al|alla|con)|poi|insieme a\\p{L}*|da usare con',
    'com (?:o|a|os|as) noss[oa]s?|complet\\p{L}+ com|combin\\p{L}+ com|depois (?:usar|use|aplicar|aplique|o nosso|a nossa)|em seguida|junto com',
    'nastepnie|po ni(?:m|ej)|potem|z nasz(?:ym|a|ymi)|razem z|w polaczeniu z|uzupeln\\p{L}* ',
    'daarna|gevolgd door|met (?:onze|ons)|samen met|combineer\\p{L}* met|vervolgens|past (?:\\p{L}+ )?bij',
    'darefter|sedan|foljt av|med var|tillsammans med|derefter|efterfulgt af|med vores|sammen med|deretter|etterfulgt av|med var',
    'pote|potom|nasledne|s nas(?:im|i|ou)|spolu s|sen jalkeen|jonka jalkeen|yhdessa|utana|majd|apoi|urmat de|ardindan|zatim|nato|επειτα|στη συνεχεια|затем|потом|после него|после нее|с наш\\p{L}+|вместе с|потім|разом з|след това',
  ].join('|')}) `,
  'u',
)

const WASHING = [
  '\\p{L}*wash\\p{L}*|cleans\\p{L}*|cleaning|rins\\p{L}*|shower\\p{L}*|bath|bathing|baths|\\p{L}*shampoo\\p{L}*|shav\\p{L}*|soaps?',
  '\\p{L}*wasch\\p{L}*|\\p{L}*reinig\\p{L}*|\\p{L}*dusch\\p{L}*|\\p{L}*bad|bades?|baden|rasur|rasier\\p{L}*|seife\\p{L}*',
  'douches?|bains?|lavages?|nettoy\\p{L}*|shampo{1,2}ings?|demaquill\\p{L}*|rincages?|rasage|savons?|toilette',
  'ducha\\p{L}*|bano|lavad\\p{L}*|lavar\\p{L}*|limpi\\p{L}*|champu|afeit\\p{L}*|jabon|desmaquill\\p{L}*',
  'docci\\p{L}*|bagn\\p{L}*|lavagg\\p{L}*|lavar\\p{L}*|deter\\p{L}*|pulizi\\p{L}*|rasatur\\p{L}*|sapon\\p{L}*|strucc\\p{L}*',
  'banh\\p{L}*|duche|lavag\\p{L}*|limpeza|sabonete|barbear|champo',
  'kapiel\\p{L}*|\\p{L}*myci\\p{L}*|prysznic\\p{L}*|oczyszcz\\p{L}*|golen\\p{L}*|mydl\\p{L}*|szampon\\p{L}*',
  'douchen|wassen|wasbeurt|scheren|zeep|tvatt\\p{L}*|rengor\\p{L}*|rakning\\p{L}*|raking|bruseb\\p{L}*|vask\\p{L}*|barber\\p{L}*|dusj\\p{L}*|badet|rens\\p{L}*',
  'koupel\\p{L}*|kupel\\p{L}*|kupan\\p{L}*|sprch\\p{L}*|umyt\\p{L}*|umyv\\p{L}*|myt\\p{L}*|holen\\p{L}*|\\p{L}*cisten\\p{L}*|cisc\\p{L}*|tusiran\\p{L}*|prhan\\p{L}*|kopan\\p{L}*|pranj\\p{L}*|brij\\p{L}*',
  'dus|baie|curata\\p{L}*|spala\\p{L}*|barbierit|duso|vonios|prausim\\p{L}*|dusas|vannas|mazgasan\\p{L}*',
  'душ\\p{L}*|ванн\\p{L}*|баня|бани|мыть\\p{L}*|миття|вмиван\\p{L}*|умыван\\p{L}*|очищ\\p{L}*|измиван\\p{L}*|почиств\\p{L}*|брить\\p{L}*|голін\\p{L}*|ντους|μπανιο|καθαρισμ\\p{L}*|ξυρισμα',
].join('|')

const AFTER =
  'after|following|between|from|by|nach|zwischen|durch|vom|apres|entre|despues|tras|dopo|tra|depois|apos|po|miedzy|na (?:het|de|een|elke|iedere)|tussen|door|efter|etter|mellan|mellem|mellom|mezi|medzi|nakon|posle|dupa|pec|после|между|після|след|μετα'

/** `After washing with soap`, `nach Bad oder Dusche`. */
const AND_WITH =
  'and|or|with|und|oder|mit|et|ou|avec|y|o|e|con|com|i|lub|z|of|en|met|och|eller|og|med|и|или|с'

/** The words of other letters and of languages that say `after` behind the word. */
const AFTER_BEHIND =
  '(?:zuhany\\p{L}*|furd\\p{L}*|tisztitas|mosas|borotval\\p{L}*) utan|(?:suihkun|kylvyn|pesun|puhdistuksen|saunan) jalkeen|(?:dustan|banyodan|temizlikten|temizledikten|yikadiktan|tirastan) sonra|(?:dusi|vanni|pesu|puhastamise) jarel|(?:setelah|sesudah|selepas) (?:mandi|keramas|mencuci|membersihkan|cuci)(?: \\p{L}+)?|sau khi (?:tam|rua mat|goi|rua tay|lam sach)'
const AFTER_JOINED =
  '(?:洗顔|入浴|お?風呂|シャワー|シャンプー|洗髪|クレンジング|手洗い)(?:の)?(?:後|あと)|(?:세안|샤워|목욕|샴푸|클렌징) ?후|(?:洁面|潔面|沐浴|洗澡|洗发|洗髮|洗脸|洗臉|清洁|清潔|洗手|卸妆|卸妝)(?:之)?(?:后|後)|หลัง(?:การ)?(?:อาบน้ำ|ล้างหน้า|สระผม|ทำความสะอาด)|بعد (?:الاستحمام|الحمام|التنظيف|تنظيف|الغسل|غسل)|(?:אחרי|לאחר) (?:ה?מקלחת|ה?רחצה|ה?ניקוי|ה?חפיפה)|(?:नहाने|धोने) के बाद|(?:بعد از|پس از) (?:حمام|شستشو|دوش)'

/** `Après-shampooing`, `dopo shampoo` are what a conditioner is called. */
const NO_CONDITIONER = '(?!(?:apres|dopo) shampo)'

/** `Dopo la detersione`, `for after every hand wash`. */
const DONE_BEFORE = new RegExp(
  `(?<= )${NO_CONDITIONER}(?:${AFTER}) (?:\\p{L}+ ){0,2}?(?:${WASHING})(?: (?:${AND_WITH}) (?:\\p{L}{1,3} )?(?:${WASHING})| mydl\\p{L}+)*(?= )|(?<= )(?:${AFTER_BEHIND})(?= )|${AFTER_JOINED}`,
  'gu',
)

/** `On cleansed skin`, `auf die gereinigte Haut`. */
const WASHED =
  /(?<= )(?:(?:washed|cleansed|cleaned|shampooed|showered|bathed|shaved|shaven)(?! (?:off|out) )|\p{L}*(?:gereinigt|gewaschen|geduscht|gebadet|rasiert)(?:e[nmrs]?)?|(?:lave|nettoye|demaquille|rase)e?s?|douchee?s?(?<=ees?)|(?:lav|desmaquill|afeit|duch)ad[oa]s?|(?:lavat|deters|struccat|rasat|sciacquat)[aoie]|(?:umyt|oczyszczon|ogolon)\p{L}+|gewassen|gereinigde|geschoren|(?:tvattad|rengjord|renset|rensede|nytvattad|rakad)\p{L}*)(?= )/gu

/** What is free of soap is none. */
const SOAPLESS =
  /(?<= )(?:soap free|free (?:of|from) soap|without soap|no soap|non soap|soapless|seifenfrei\p{L}*|ohne seife|sans savon|sin jabon|senza sapone|sem sabao|sem sabonete|bez mydla|zeepvri\p{L}*|zonder zeep|tvalfri\p{L}*|utan tval|saebefri\p{L}*|sapefri\p{L}*|uden saebe|без мыла)(?= )/gu

/** What is used after washing stays on, where nothing else is said of it. */
export function addStaying(found: Set<Use>, own: readonly OwnWords[]): void {
  const isOpen = !found.has('rinse-off') && !found.has('leave-on') && !found.has('mouth')
  if (isOpen && own.some(({ isAfterWashing }) => isAfterWashing)) found.add('leave-on')
}

export const HAIR_DYES: readonly Use[] = ['hair-dye', 'oxidative', 'non-oxidative']

/** What is done to hair is said of skin as well: `loción corporal alisante`, `tinta labial`. */
export function withoutHair(found: Set<Use>): void {
  if (found.has('hair') || !OTHER_THAN_HAIR.some((area) => found.has(area))) return
  for (const use of DONE_TO_HAIR) found.delete(use)
}
const OTHER_THAN_HAIR: readonly Use[] = ['face', 'hand', 'body', 'lip', 'nails', 'feet']
const DONE_TO_HAIR: readonly Use[] = [...HAIR_DYES, 'hair-shaping', 'anti-dandruff']
