import { nameKey } from '../inci/match/name-key.ts'
import { GLUED_CUES } from './allergy-noise.ts'

const keysOf = (text: string) =>
  text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(nameKey)

/** How words begin that say that an entry is about an allergy, by language; their endings tell case, number and gender. */
const CUE_STARTS = keysOf(`
  asthm asma astma astmă astım ekzem eczem eczém eccem eksem egzem egzam ekcém dermatit ihottum wyprysk urticair urticari urtikar urtikari orticari nesselsucht pokrzywk kopřivk nokkosihottum csalánkiüt ürtiker
  ausschlag hautausschlag éruption sarpullid eruzion wysypk vyrážk utslag udslæt астм экзем екзем дерматит крапивниц кропив άσθμα έκζεμα δερματίτ κνίδωσ ربو إكزيما أكزيما אסתמ אקזמ अस्थमा एक्जिमा
  reaction reacción reazion reação reakc reakt reagi vertrage
  alerg allerg alerj alerģ al·lèrg allergen alahan mzio ofnæmi óþol
  intoler intoller nesnášenliv neznášanliv nietoleranc netoler nepanes nepodnošen unverträglich
  sensibil sensible sensitiv sensitief sensitif sensíve senzitiv empfindlich überempfindlich gevoelig overgevoelig
  følsom overfølsom känslig överkänslig viðkvæm talumat tundlik ylitundlik ülitundlik herkk yliherk
  uczul wrażliw nadwrażliw citliv precitliv přecitliv osjetljiv osetljiv preosjetljiv preosetljiv
  občutljiv preobčutljiv jautr jutīg jutīb érzékeny túlérzékeny hassas duyarl ndjeshëm
  алерг аллерг непереносим чувствит чутлив непоносим осетљив осјетљив преосетљив интолеран нетолеран реакц
  αλλεργ δυσανεξ ευαισθ
  حساسي حساسة حساسه حساس الحساسي بحساسي تحسس يتحسس أتحسس آلرژی الرجی
  אלרג רגיש לאלרג סבילות
  एलर्जी एलर्जि अलर्जी अ্যালার্জি অ্যালার্জি এলার্জি এলার্জী ஒவ்வாமை அலர்ஜி`)

/** Words of a wish to be without something, by which an entry is searched for what it names; some are words of other things, too. */
const WISHES: ReadonlySet<string> = new Set(
  keysOf(`
  no not without avoid avoiding hate stand tolerate tolerates can't cant cannot dont don't please react reacts reacting rash hives itch itchy break breakout
  ohne kein keine keinen keinerlei vertrage vertrag meide hasse bitte verträglich
  sans pas supporte supporter tolère évite svp
  sin nada tolero soporto evito evitar
  senza niente tollero sopporto evitare
  sem tolero suporto evitar
  zonder geen verdraag tegen vermijd
  uden ingen tåler tåle kan ikke undgå uten unngå utan inga inget tål undviker
  ilman ei en siedä siedän ilma talu
  án ekki þoli engar engin
  bez nie znoszę toleruję unikam nesnáším neznášam nesnesu prosím
  podnosim brez prenašam ne
  nélkül nem bírom bírja mentes
  fără nu suport be netoleruoju nepanesu pa duroj
  olmasın istemiyorum olmadan
  без не переношу выношу понасям поднoсим подносим избегаю
  χωρίς δεν αντέχω όχι
  بدون لا أتحمل تحمل عدم خالي ممنوع
  בלי ללא לא סובל סובלת
  बिना नहीं
  không đừng tanpa tidak tahan elak hindari bawal walang hindi
  gabe sense geen sonder`),
)

/** How words begin that only say that a colour is meant, as in `barwnik koszenilowy` or `colorant carmin`, and which. */
const DYE_STARTS = keysOf(`
  colorant colorante coloranti corante farbstoff färgämne farvestof fargestof kleurstof väriaine värvaine színezék dažikl krāsviel barviv barvil bojil barwnik
  краситель красител барвник оцветител χρωστικ pewarna صبغة الصبغة`)
const DYES: ReadonlySet<string> = new Set(keysOf('dye dyes colour color boya boyası'))
const RED_STARTS = keysOf(`
  červen czerwon rdeč crven красн червон црвен червен κόκκιν kırmızı merah rött röda punai punane piros vörös raudon sarkan`)
const REDS: ReadonlySet<string> = new Set(
  keysOf('red rouge rouges rojo rojos rosso rossi vermelho vermelhos roter rote rotes rød røde roșu'),
)
/** Words for what is made of a thing: `oil of cloves`. */
const MADE: ReadonlySet<string> = new Set(
  keysOf(`
  oil oils öl öle huile huiles aceite aceites olio óleo olej oleje масло олія уље olja olie olje öljy õli eļļa aliejus ulei olaj yağı زيت שמן روغن तेल তেল dầu minyak
  extract extracts extrakt extrait extracto estratto extrato ekstrakt экстракт екстракт`),
)

const isOneOf = (word: string, starts: readonly string[], words: ReadonlySet<string>) => {
  const key = nameKey(word)
  return words.has(key) || starts.some((start) => key.startsWith(start))
}

/** The words without those for oils and extracts, and without `red dye` in front of what a dye is: red algae are no other algae. */
export function withoutKinds(words: readonly string[]): string[] {
  const isDye = words.some((word) => isOneOf(word, DYE_STARTS, DYES))
  return words.filter(
    (word) =>
      !MADE.has(nameKey(word)) &&
      !(isDye && (isOneOf(word, DYE_STARTS, DYES) || isOneOf(word, RED_STARTS, REDS))),
  )
}

/** Says that the entry speaks of an allergy. */
export function isCue(word: string): boolean {
  const key = nameKey(word)
  return key.length > 2 && CUE_STARTS.some((start) => key.startsWith(start))
}

export function isWish(word: string): boolean {
  return WISHES.has(nameKey(word))
}

/** Before what one is not allergic to. */
const EXCEPT = new Set(
  keysOf(`
  not except excluding without but nicht außer ausser ohne kein keine sauf excepté pas sans excepto menos salvo no sin eccetto tranne
  non senza exceto não sem behalve niet zonder geen utom inte undtagen unntatt ikke uden uten paitsi ei välja arvatud oprócz nie bez
  kromě mimo okrem osim razen kivéve nem nélkül nu fără без кроме не окрім крім εκτός όχι χωρίς hariç değil`),
)

/** `not almonds`, `außer Mandeln` */
export function isDenied(said: string): boolean {
  return EXCEPT.has(nameKey(said.trim().split(/\s+/)[0] ?? ''))
}

/** Dutch `eiallergie`; any other two letters are too few to be told from a misprint. */
const SHORT_STEM = 'EI'

/** `Nussallergie` is an allergy to what stands before. */
export function unglued(word: string): string {
  const cue = GLUED_CUES.find((end) => {
    const isLong = word.length > end.length + 2 || isWord(word.slice(0, -end.length), SHORT_STEM)
    return isLong && isWord(word.slice(-end.length), end)
  })
  return cue ? word.slice(0, -cue.length).replace(/-$/, '') : word
}

export function isWord(word: string, known: string): boolean {
  return nameKey(word) === nameKey(known)
}
