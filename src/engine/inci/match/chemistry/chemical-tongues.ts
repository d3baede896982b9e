/**
 * Words for ions in the languages whose spelling shows no stem in common with English, as they are printed. `~` stands for the
 * endings of Slavic adjectives in Latin letters, `^` for those in Cyrillic.
 */
const CATIONS_ELSEWHERE: Readonly<Record<string, string>> = {
  lead:
    'kurşun ólom lyijy lyijyn plii švinas švino svins svina olovo olova olovnat~ olovičit~ olovn~ olovov~ svinec svinca svinčev~ plumbului plumbos ' +
    'blý blýs timbal chì plumbum μόλυβδος μόλυβδου μολύβδου μόλυβδο свинец свинцов^ свинець свинцю свинцев^ оловен оловн^',
  mercury:
    'cıva civa rtęci higany elohopea elohopean elavhõbe elavhõbeda gyvsidabris gyvsidabrio dzīvsudrabs dzīvsudraba rtuť rtuti rtuťnat~ rtuťn~ ortuť ortuti ' +
    'ortutnat~ ortuťnat~ živa žive živin~ živosrebrov~ živo srebro kviksølv kvikksølv kvikasilfur kvikasilfurs mercur mercurului mercuros merkuri merkuro ' +
    'raksa ngân hydrargyrum υδράργυρος υδράργυρου υδραργύρου υδράργυρο ртуть ртути ртутн^ живак живач^ живачен живачн^ жива живе живин^',
  arsenic:
    'arzén arseeni arseenin arseeni arsenas arseno arsēns arsēna arzen arzenu arzenov~ arsenov~ arsenit~ arzenit~ arseničn~ arzeničn~ asen ' +
    'arsenikum αρσενικό αρσενικού мышьяк мышьяков^ арсен арсену арсенов арсенов^ арсеник',
  cadmium:
    'kadmiyum kaadmium kaadmiumi kadmiumin kadmis kadmio kadmijs kadmija kademnat~ kadmij kadmijev~ kadmijum kadmín cadmiu cadmiului cadimi κάδμιο ' +
    'καδμίου кадмий кадмій кадмію кадмиев кадмиев^ кадмијум',
  barium:
    'baryum baarium baariumi bariumin baris bario bārijs bārija bárium barnat~ bárnat~ barij barijev~ barijum barín bariu bariului bari βάριο βαρίου ' +
    'барий барій барію бариев бариев^ баријум',
  antimony:
    'antimon antimoni antimonin antimonu stibis stibio stibiu stibium antimons antimona antimonit~ antimoničn~ antimonov~ antímon αντιμόνιο ' +
    'αντιμονίου сурьма сурьмы сурма сурми стибій антимон антимонов^',
  thallium:
    'talyum talijum talium talis talio tallijs tallija taln~ thaln~ thalln~ talij talijev~ taliu þallín tali θάλλιο θαλλίου таллий талијум талій талію талиев талиев^',
  selenium:
    'selenyum seleeni seleenin szelén selenas seleno selēns selēna seleničit~ selén selenov~ seleniu selenij selenijev~ σελήνιο σεληνίου селен селену селенов селенов^',
  tellurium:
    'tellür telluuri telūras telūro telūrs telūra tellúr telur telurjev~ telurium τελλούριο τελλουρίου теллур телур телуру',
  beryllium:
    'berilyum berillium berilis berilio berilijs berilija berilij berilijev~ beriliu βηρύλλιο βηρυλλίου бериллий берилій берилію',
  nickel:
    'nikel nikkeli nikkelin nikelis nikelio niķelis niķeļa nikelnat~ nikelj nikljev~ nikl niklov~ nikal niken νικέλιο νικελίου никель нікель нікелю никел никл никелов^',
  cobalt:
    'koobalt koobalti koboltti koboltin kobolt kobaltas kobalto kobalts kobalta kobaltnat~ kobaltov~ kóbalt coban κοβάλτιο κοβαλτίου кобальт кобальту ' +
    'кобалт кобалтов^',
  // Without Czech `chromový`: chromium in its highest state, whose oxide is another substance.
  chromium:
    'króm krómu kroomi kromi kromin chromas chromo hroms hroma chromit~ chrómit~ krom kromov~ hrom crom cromului χρώμιο χρωμίου хром хрома хрому ' +
    'хромов^',
  gold: 'altın arany kulta kullan kuld kulla auksas aukso zelts zelta zlatit~ zlatov~ zlato zlata aur aurului emas vàng χρυσός χρυσού золото златен',
  silver:
    'gümüş ezüst hopea hopean hõbe hõbeda sidabras sidabro sudrabs sudraba stříbrn~ strieborn~ srebrov~ srebro sølv silfur argintului perak bạc άργυρος ' +
    'αργύρου серебро срібло срібла сребърен',
  tin: 'kalay alavas alavo alva alvas cínat~ cíničit~ kositrov~ staniu timah κασσίτερος κασσιτέρου олова олово',
  sodium:
    'sodyum nátrium naatrium naatriumi natriumin natris natrio nātrijs nātrija sodn~ natrijev~ natrijum natríum sodiu sodiului natri νάτριο νατρίου ' +
    'натрий натрій натрію натриев натриев^ натријум',
  potassium:
    'potasyum kálium kaalium kaaliumi kaliumin kalis kalio kālijs kālija draseln~ kalijev~ kalijum kalíum potasiu potasiului kali κάλιο καλίου калий ' +
    'калијум калій калію калиев калиев^',
  calcium:
    'kalsiyum kálcium kalsium kalsiumin kaltsium kaltsiumi kalcis kalcio kalcijs kalcija vápenat~ kalcijev~ kalcijum kalsíum calciu calciului canxi ' +
    'ασβέστιο ασβεστίου кальций калцијум кальцій кальцію калциев калциев^',
  magnesium:
    'magnezyum magnézium magneesium magneesiumi magnesiumin magnis magnio magnijs magnija hořečnat~ horečnat~ magnezijev~ magnezijum magnesíum magneziu ' +
    'magneziului magie μαγνήσιο μαγνησίου магний магнезијум магній магнію магнезиев^',
  lithium:
    'lityum litium litiumin liitium litis ličio litijs litija lithn~ litn~ litijev~ litiu liti λίθιο λιθίου литий литијум літій літію литиев^',
  ammonium:
    'amonyum ammónium ammoniumin ammoonium amonis amonio amonijs amonija amonn~ amónn~ amonijev~ amonijum ammóníum amoniu amoniului amonium amoni αμμώνιο ' +
    'αμμωνίου аммоний амонијум амоній амонію амониев^',
  zinc: 'çinko cink cinka sinkki sinkin tsink tsingi cinkas cinko cinks zinečnat~ zinočnat~ cinkov~ sink seng kẽm ψευδάργυρος ψευδαργύρου цинк цинку цинков цинков^',
  iron: 'demir vas rauta raudan raud geležis geležies dzelzs železit~ železnat~ železov~ jern järn járn fier fierului besi sắt σίδηρος σιδήρου железо железа заліза железен',
  copper:
    'bakır réz kupari kuparin vask vase varis vario varš vara měďnat~ meďnat~ bakrov~ bakar kobber koppar kopar cupru cuprului tembaga đồng χαλκός χαλκού медь мідь міді меден',
}

const ANIONS_ELSEWHERE: Readonly<Record<string, string>> = {
  chloride: 'χλωριούχος χλωριούχα χλωριούχο χλωριούχου χλωρίδιο хлорид',
  bromide: 'βρωμιούχος βρωμιούχα βρωμιούχο βρωμίδιο',
  iodide: 'ιωδιούχος ιωδιούχα ιωδιούχο ιωδίδιο',
  fluoride: 'φθοριούχος φθοριούχα φθοριούχο φθορίδιο',
  cyanide: 'κυανιούχος κυανιούχα κυανιούχο',
  sulfide: 'θειούχος θειούχα θειούχο',
  oxide: 'οξείδιο οξειδίου oxyd окис окись кисик',
  dioxide: 'διοξείδιο διοξειδίου',
  trioxide: 'τριοξείδιο τριοξειδίου',
  hydroxide: 'υδροξείδιο υδροξειδίου',
  peroxide: 'υπεροξείδιο',
  sulfate: 'síran síranu θειικός θειική θειικό θειικού',
  nitrate: 'dusičnan dusičnanu νιτρικός νιτρική νιτρικό azotat азотнокисл^',
  nitrite: 'dusitan dusitanu',
  carbonate: 'uhličitan uhličitanu ανθρακικός ανθρακική ανθρακικό',
  phosphate: 'fosforečnan fosforečnanu φωσφορικός φωσφορική φωσφορικό',
  acetate: 'octan octanu acetat οξικός οξική οξικό уксуснокисл^',
  chromate: 'χρωμικός χρωμικό',
  borate: 'βορικός βορικό',
  hydrochloride: 'υδροχλωρικός υδροχλωρική υδροχλωρικό солянокисл^',
  citrate: 'citran κιτρικός κιτρική κιτρικό',
  tartrate: 'vinan τρυγικός τρυγική τρυγικό',
  maleate: 'μηλεϊνικός μηλεϊνική μηλεϊνικό',
  lactate: 'mléčnan γαλακτικός γαλακτική γαλακτικό',
  oxalate: 'šťavelan οξαλικός',
  stearate: 'στεατικός στεατικό стеаринов^',
  oleate: 'ελαϊκός ελαϊκό',
  benzoate: 'βενζοϊκός βενζοϊκή βενζοϊκό',
  furoate: 'φουροϊκός φουροϊκή φουροϊκό',
  propionate: 'προπιονικός προπιονική προπιονικό',
  valerate: 'βαλερικός βαλερική βαλερικό',
  butyrate: 'βουτυρικός βουτυρική βουτυρικό',
}

const LATIN_ENDINGS = ['y', 'a', 'e', 'i', 'o', 'ego', 'eho', 'ej', 'em', 'ym', 'im', 'og', 'oga', '']
const CYRILLIC_ENDINGS = ['ий', 'ый', 'ая', 'ое', 'ого', 'ой', 'а', 'о', 'и', 'е', 'у', '']

const STROKES: Readonly<Record<string, string>> = {
  ł: 'l',
  ß: 'ss',
  ø: 'o',
  œ: 'oe',
  æ: 'ae',
  ı: 'i',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ς: 'σ',
  // Ukrainian and Serbian letters as the Russian ones of their sound.
  і: 'и',
  є: 'е',
  ґ: 'г',
  ј: 'и',
  љ: 'ль',
  њ: 'нь',
  ћ: 'ч',
}
const STROKED = new RegExp(`[${Object.keys(STROKES).join('')}]`, 'g')

/** Lower case without accents and strokes. */
export function folded(printed: string): string {
  return printed
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(STROKED, (sign) => STROKES[sign] ?? sign)
}

type Ion = { kind: 'cations' | 'anions'; name: string }

/** The ion that a folded word of one of these languages names. */
export const IONS_ELSEWHERE: ReadonlyMap<string, Ion> = new Map([
  ...ionsOf('cations', CATIONS_ELSEWHERE),
  ...ionsOf('anions', ANIONS_ELSEWHERE),
])

function ionsOf(kind: Ion['kind'], table: Readonly<Record<string, string>>): [string, Ion][] {
  return Object.entries(table).flatMap(([name, words]) =>
    words
      .split(' ')
      .flatMap(spellingsOf)
      .map((word): [string, Ion] => [folded(word), { kind, name }]),
  )
}

function spellingsOf(word: string): string[] {
  const endings = word.endsWith('~') ? LATIN_ENDINGS : word.endsWith('^') ? CYRILLIC_ENDINGS : null
  return endings ? endings.map((end) => word.slice(0, -1) + end) : [word]
}

const GREEK_PAIRS: readonly (readonly [RegExp, string])[] = [
  [/βητα/g, 'beta'],
  [/^οιστρ/g, 'estr'],
  [/οι(?=νη)/g, 'oi'],
  [/(?<=αλδε)υ(?=δ)/g, 'i'],
  // Without its marks `-καΐνη` looks like `και`: the caines.
  [/(?<=κ)αι(?=ν)/g, 'ai'],
  [/αι/g, 'e'],
  [/[εο]ι|υι/g, 'i'],
  [/ου/g, 'u'],
  [/[αε]υ(?=[βγδζλμνραεηιουω])/g, 'ev'],
  [/(?<![α-ω])μπ/g, 'b'],
  [/μπ/g, 'mp'],
  [/(?<![α-ω])ντ/g, 'd'],
  [/γ[γκ]/g, 'ng'],
  [/γχ/g, 'nch'],
  [/τσ/g, 'ts'],
]
const GREEK_LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'αβγδεζηθικλμνξοπρστυφχψω'].map((sign, at) => [
    sign,
    'a b g d e z i th i k l m n x o p r s t y f ch ps o'.split(' ')[at] ?? '',
  ]),
)

/** A folded Greek word in the letters that chemists of other countries write it in; any other word as it is. */
export function fromGreek(word: string): string {
  if (!/[α-ω]/.test(word)) return word
  const paired = GREEK_PAIRS.reduce((name, [from, to]) => name.replace(from, to), word)
  return [...paired].map((sign) => GREEK_LETTERS[sign] ?? sign).join('')
}

/** Colours that tell the forms of a salt apart, folded. */
export const COLOURS: ReadonlySet<string> = new Set(
  (
    'yellow gelb gelbes jaune giallo amarillo amarelo geel gul gult keltainen sarga galben galbena zluty zlta zuti rumeni sari kuning kollane dzeltenais ' +
    'geltonasis zolty желтый жовтий жълт κιτρινο red rot rotes rouge rosso rojo vermelho rood rod rodt punainen voros rosu rosie cerveny crveni rdeci ' +
    'kirmizi merah punane sarkanais raudonasis czerwony красный червонии червен κοκκινο white weiss weisses blanc bianco blanco branco wit hvid hvit vit ' +
    'valkoinen feher alb alba bily biely bijeli beli beyaz putih valge baltais baltasis bialy белый білий бял λευκο'
  )
    .split(' ')
    .map(folded),
)
