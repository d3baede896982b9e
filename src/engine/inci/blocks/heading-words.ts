/**
 * `contents`: says in everyday words that what follows is inside (`Our recipe:`); on a pack's front it may praise two of many.
 * `directions`: the pack's other text begins (`Uses:`, `Warnings:`). `opening`: no heading is printed, a list begins in running text.
 * `works`, `also`: of medicines alone, whose list
 * goes on behind them; `active` and `inactive` there.
 */
export type HeadingKind =
  | 'list'
  | 'active'
  | 'inactive'
  | 'may-contain'
  | 'highlights'
  | 'contents'
  | 'directions'
  | 'opening'
  | 'works'
  | 'also'

/** At the start of a line, a sentence or a cell, with a colon; in small letters. */
export const DIRECTIONS = new RegExp(
  `(?<=^|[\\n.!?|•。] ?)(?:${[
    'uses?|directions?(?: for use)?|how to use|to use|usage|application|warnings?|cautions?|precautions?|storage|other information|questions\\??|questions or comments\\??|how it works|shelf life',
    'anwendung(?:shinweise?)?|warnhinweise?|hinweise?|achtung|vorsicht|aufbewahrung|lagerung|verwendung',
    "mode d'emploi|conseils? d'utilisation|utilisation|application|précautions?(?: d'emploi)?|avertissements?|conservation",
    'modo de empleo|modo de uso|aplicación|uso|advertencias?|precaución|precauciones|conservación',
    "modo d'uso|modalità d'uso|uso|avvertenze|precauzioni|attenzione|conservazione",
    'modo de utilização|modo de usar|aplicação|advertências?|precauções|cuidados|conservação',
    'sposób użycia|stosowanie|użycie|ostrzeżeni[ea]|środki ostrożności|uwaga|przechowywanie',
    'gebruik|gebruiksaanwijzing|waarschuwing(?:en)?|let op|bewaren',
    'användning|varning|förvaring|anvendelse|brug|bruk|advarsel|opbevaring|käyttö|käyttöohje|varoitus|säilytys',
    'použití|návod k použití|upozornění|varování|skladování|použitie|upozornenie|használat|használata|figyelmeztetés|tárolás',
    'mod de utilizare|mod de folosire|avertismente?|atenție|применение|способ применения|предупреждени[ея]|меры предосторожности|хранение',
    '使用方法|ご使用方法|使い方|使用上の注意|ご注意|注意事项|注意事項|使用上のご注意|사용방법|사용법|사용 방법|사용 시 주의사항|사용시 주의사항|주의사항|보관방법',
  ].join('|')}) ?:`,
  'gu',
)

/** They need a colon, and stand at the start of a sentence. */
const CONTENTS = (
  "the recipe|our recipe|recipe|the formula|our formula|formula|ours|inside|what is inside|what's inside|what is in it|what's in it|what we use|what we put in|in the jar|in the bottle|" +
  'in the tube|the rest|rest of the formula|rest of the recipe|still on it|still inside|what stays|the new formula|the new recipe|here is what is in it|the contents|contents|' +
  'rezeptur|unsere rezeptur|die rezeptur|neue rezeptur|grundlage|drin ist|was drin ist|das ist drin|drin steckt|was drin steckt|stattdessen|unseres|unsere|' +
  "la formule|notre formule|formule|nouvelle formule|la recette|notre recette|recette|le reste|désormais|dedans|ce qu'il y a dedans|le nôtre|la nôtre|" +
  'la fórmula|nuestra fórmula|fórmula|nueva fórmula|la receta|nuestra receta|receta|dentro|lo que lleva|lo que sí lleva|el resto|la nuestra|el nuestro|' +
  "la formula|la nostra formula|nuova formula|la ricetta|la nostra ricetta|ricetta|cosa c'è dentro|il resto|la nostra|il nostro|" +
  'a fórmula|a nossa fórmula|nova fórmula|a receita|a nossa receita|receita|o que tem dentro|o resto|a nossa|o nosso|' +
  'receptura|nasza receptura|w środku|co jest w środku|reszta|nasz|nasza|het recept|ons recept|recept|wat er wel in zit|de rest|de onze|' +
  'receptet|vårt recept|i burken|kvar i burken|vad den innehåller|resten|naše receptura|uvnitř|zbytek|рецептура|наш рецепт|рецепт|внутри|остальное|' +
  '新処方|処方|当店のは|新配方|配方|我们家的配方|我们的配方|리뉴얼 성분|새 처방'
).split('|')

const ACTIVE_WORDS = (
  'ingrediente activo|ingrediente ativo|etken madde|etken maddeler|aktivt ämne|aktiva ämnen|substanța activă|substanțele active|المادة الفعالة|المواد الفعالة|חומר פעיל|חומרים פעילים|活性成分|' +
  // What a portion of a medicine holds stands in place of it: `Each gram contains: ...`.
  'each gram contains|each g contains|each ml contains|each 100 g contains|each tube contains|one gram contains|1 g contains|1 ml contains|100 g contain|100 g contains|1 gram contains|' +
  '1 g enthält|1 ml enthält|100 g enthalten|1 g creme enthält|1 g salbe enthält|1 g gel enthält|1 g lösung enthält|100 g creme enthalten|100 g salbe enthalten|100 g gel enthalten|' +
  '1 g contient|1 g de crème contient|100 g contiennent|100 g de crème contiennent|chaque gramme contient|cada gramo contiene|cada g contiene|cada 100 g contienen|cada 100 g contiene|1 g contiene|100 g contienen|' +
  'cada grama contém|cada g contém|ogni grammo contiene|100 g contengono|1 g zawiera|1 g kremu zawiera|100 g zawiera|1 g bevat|1 gram bevat|1 g innehåller|1 g obsahuje|1 g tartalmaz|1 г содержит|1 г крема содержит|1 г мази содержит|' +
  'wirkstoff|arzneilich wirksame bestandteile|principio activo|principios activos|principe actif|principes actifs|substance active|substances actives|' +
  'substancja czynna|substancje czynne|principio attivo|principi attivi|werkzame stof|werkzaam bestanddeel|princípio ativo|princípios ativos|substância ativa|substâncias ativas|' +
  'aktiv substans|aktiva substanser|aktivt stof|aktive stoffer|virkestoff|virksomt stof|vaikuttava aine|vaikuttavat aineet|léčivá látka|léčivé látky|účinná látka|účinné látky|' +
  'liečivo|hatóanyag|substanță activă|substanțe active|действующее вещество|действующие вещества|активное вещество|діюча речовина|активно вещество|etkin madde|' +
  'δραστική ουσία|δραστικές ουσίες|djelatna tvar|' +
  'actifs|ingrédients actifs|composants actifs|ingredientes activos|ingredientes ativos|ingredienti attivi|składniki aktywne|aktive inhaltsstoffe|actieve ingrediënten|actieve bestanddelen|aktiva ingredienser|активные ингредиенты|активные компоненты'
).split('|')

const INACTIVE_WORDS = (
  'sonstige bestandteile|weitere bestandteile|übrige bestandteile|sonstige inhaltsstoffe|weitere inhaltsstoffe|sonstige zutaten|hilfsstoffe|excipients include|excipients are|excipient|excipiente|eccipient|' +
  'other components|autres composants|autres ingrédients|autres substances|otros componentes|otros ingredientes|demás componentes|altri componenti|altri ingredienti|outros componentes|outros ingredientes|' +
  'substancje pomocnicze|pozostałe składniki|inne składniki|andere stoffen|andere bestanddelen|overige bestanddelen|andere ingrediënten|overige ingrediënten|hulpstoffen|' +
  'övriga innehållsämnen|övriga ingredienser|hjälpämnen|hjælpestoffer|hjelpestoffer|øvrige indholdsstoffer|andre innholdsstoffer|apuaineet|muut aineet|pomocné látky|další složky|ďalšie zložky|' +
  'segédanyagok|egyéb összetevők|alte componente|вспомогательные вещества|прочие компоненты|другие компоненты|допоміжні речовини|помощни вещества|yardımcı maddeler|diğer maddeler|' +
  'έκδοχα|pomoćne tvari|添加物|첨가제|辅料'
).split('|')

/** Goes on with the list of a medicine, and only there (see `blocks/headings.ts`). */
const ALSO_CONTAINS = (
  'also contains|also contain|contains also|it also contains|enthält außerdem|enthält ausserdem|außerdem enthalten|enthält auch|contient aussi|contient également|contient en outre|' +
  'también contiene|contiene también|contiene además|contiene anche|contiene inoltre|também contém|contém também|contém ainda|zawiera także|zawiera również|zawiera też|' +
  'bevat ook|bevat tevens|innehåller även|innehåller också|indeholder også|inneholder også|obsahuje také|obsahuje též|obsahuje tiež|tartalmaz még|conține și|также содержит|содержит также'
).split('|')

/** Headings by language, without their endings (`ingredient`(`s`), `ingrediënt`(`en`), `ingredient`(`es`)). */
export const HEADING_WORDS: readonly (readonly [string, HeadingKind])[] = [
  ...[
    'inci',
    'ingredient',
    'ingrédient',
    'ingrediënt',
    'ingrediencje',
    'ingrediens',
    'inhaltsstoffe',
    'bestandteile',
    'zutaten',
    'zusammensetzung',
    'composition',
    'composición',
    'composizione',
    'composição',
    'compoziți',
    'samenstelling',
    'innehåll',
    'indhold',
    'innhold',
    'ainesosat',
    'koostumus',
    'koostisosad',
    'sudėtis',
    'sastāvs',
    'składniki',
    'skład',
    'složení',
    'zloženie',
    'sastojci',
    'sestavine',
    'összetevők',
    'összetétel',
    'içindekiler',
    'içerik',
    // As readers of Latin print write the words of other letters, and words whose marks they lose.
    'coctab',
    'icindekiler',
    'icerik',
    'slozeni',
    'zlozenie',
    'osszetevok',
    'osszetetel',
    'composicion',
    'composicao',
    'skladniki',
    'sastav',
    'innehall',
    'sudetis',
    'thanh phan',
    'состав',
    'ингредиенты',
    'інгредієнти',
    'склад',
    'съставки',
    'συστατικά',
    'σύνθεση',
    '全成分',
    '成分',
    '전성분',
    '성분',
    'المكونات',
    'مكونات',
    'רכיבים',
    'thành phần',
    'komposisi',
    'ส่วนประกอบ',
    'ส่วนผสม',
    'ترکیبات',
    'مواد تشکیل دهنده',
    'ترکیب',
    'التركيبة',
    'التركيب',
    'הרכב',
    'सामग्री',
    'घटक',
    'अवयव',
    'bahan',
    'kandungan',
    'ramuan',
    'koostis',
    // Bengali, where a letter looks like a colon and is typed as one; Tamil, Telugu, Georgian, Armenian, Urdu.
    ...['উপাদানঃ', 'উপাদানসমূহঃ', 'উপাদানসমূহ', 'উপাদান', 'উপকরণঃ', 'উপকরণ', 'பொருட்கள்', 'పదార్థాలు'],
    ...['შემადგენლობა', 'ინგრედიენტები', 'բաղադրություն', 'բաղադրիչներ', 'կազմը', 'اجزاء', 'اجزا', 'مشمولات'],
    ...['מרכיבים', 'المحتويات', 'محتویات', 'संघटक'],
    // Icelandic, Albanian, Filipino, Kazakh, Macedonian, Serbian, Latvian, Lithuanian
    ...['innihaldsefni', 'innihald', 'përbërësit', 'përbërja', 'mga sangkap', 'құрамы', 'состојки', 'састав'],
    ...['састојци', 'sastāvdaļas', 'sudedamosios dalys', 'ingredientai', 'zložky', 'složky', 'bileşenler'],
    // What stands over the whole list beside a part of it that is pointed out.
    'full list',
    'complete list',
    'vollständige liste',
    'liste complète',
    'lista completa',
    'elenco completo',
    ...[
      'inci completo',
      'inci completa',
      'inci complet',
      'inci compleet',
      'inci completă',
      'inci vollständig',
      'pełne inci',
    ],
    'pełna lista',
    'полный список',
  ].map((word) => [word, 'list'] as const),
  ...['成分表', '成份', '배합성분'].map((word) => [word, 'list'] as const),
  // Of quasi-drugs, whose other ingredients may follow in the same line.
  ...['有効成分', '有效成分', '유효성분', '유효 성분'].map((word) => [word, 'active'] as const),
  ...['その他の成分', 'その他成分', '其他成分', '기타성분', '기타 성분'].map(
    (word) => [word, 'inactive'] as const,
  ),
  // Of medicines: what works, and what it is carried by.
  ...ACTIVE_WORDS.map((word) => [word, 'works'] as const),
  ...INACTIVE_WORDS.map((word) => [word, 'inactive'] as const),
  ...ALSO_CONTAINS.map((word) => [word, 'also'] as const),
  ...CONTENTS.map((words) => [words, 'contents'] as const),
  ['inactives', 'inactive'],
  ['inactive', 'inactive'],
  ['actives', 'active'],
  ['active', 'active'],
]

export const MAY_CONTAIN_WORDS = [
  'may contain',
  'may also contain',
  'peut contenir',
  'kann enthalten',
  'puede contener',
  'può contenere',
  'pode conter',
  'kan bevatten',
  'może zawierać',
  'может содержать',
  '+/-',
  '(+-)',
  '[+-]',
  '±',
]

/** The word in front may turn the kind: `Inactive Ingredients`, `Key Ingredients`. */
export const WORDS_BEFORE: readonly (readonly [string, HeadingKind])[] = [
  ['non-medicinal', 'inactive'],
  ['inactive', 'inactive'],
  ['in active', 'inactive'],
  ['other', 'inactive'],
  ['medicinal', 'active'],
  ['active', 'active'],
  ['key', 'highlights'],
  ['hero', 'highlights'],
  ['star', 'highlights'],
  ['featured', 'highlights'],
  ['highlighted', 'highlights'],
  ['notable', 'highlights'],
  ['powerhouse', 'highlights'],
  ['spotlight', 'highlights'],
  ['signature', 'highlights'],
]

/** What says in front of a heading that it means all, the longer ones first: `Full Ingredients`, `List of ingredients`. */
export const WORDS_OF_WHOLE = [
  ...['full list of', 'complete list of', 'list of', 'full', 'complete', 'entire'],
  ...['vollständige liste der', 'liste der', 'vollständige', 'volledige lijst van', 'volledige'],
  ...['liste complète des', 'liste des', 'lista completa de', 'lista de', 'lista completa dos', 'lista dos'],
  ...['elenco completo degli', 'elenco degli', 'elenco', 'lista degli', 'pełny', 'полный', 'повний'],
]

/** What is praised about ingredients in the words before them: `with 3 natural ingredients:`. */
export const CLAIMS = new Set(
  (
    'natural organic clean pure vegan active powerful botanical herbal quality gentle safe best our of with and from ' +
    'nos notre unsere unserer unseren nuestros nuestras nostri nossos onze nasze наши ' +
    'naturelle naturels actifs biologiques natürliche natürlichen pflanzliche pflanzlichen naturales naturali naturais ' +
    'natuurlijke naturalne naturalnych натуральные природные'
  ).split(' '),
)

/** Names with which most lists begin. */
export const FIRST_NAMES =
  /^(?:aqua|water|eau|wasser|agua|acqua|água|woda|вода|purified water|aloe barbadensis|glycerin|alcohol|isobutane|butane|talc|mica|paraffinum|petrolatum|dimethicone|cyclopentasiloxane|cyclomethicone|caprylic|helianthus|butyrospermum|ricinus|cocos|prunus|simmondsia|kaolin|zea mays|squalane|cera alba|olea|sodium)\b/

/** The name that most lists begin with, in small letters, also `water / aqua` and `water (aqua)`. */
export const WATER =
  /^(?:(?:de |d'|d’)?eau|aqua|water|wasser|agua|água|acqua|woda|wody|vatten|вода|воды)(?: ?[/(].*)?$/

/** `Contains nothing but`, `Made only from`, `Enthält nur`, without a colon. */
export const OPENS_LIST =
  /^(?:no |non |não |ne |nie |nu |nem )?(?:contains|made|enthält|besteht|contient|contiene|contém|zawiera|bevat|obsahuje|neobsahuje|conține|tartalmaz|sisältää|innehåller|indeholder)(?: (?:decât|doar|numai|csak|vain|endast|bara|kun|ikke|andet|end|annat|än|nic|než|niż|mas|nothing|only|just|but|except|entirely|solely|of|from|with|nur|nichts|als|außer|aus|rien|que|uniquement|seulement|nada|más|solo|sólo|niente|altro|che|apenas|mais|tylko|alleen|niets|dan|exclusively|purely|ausschließlich|lediglich|exclusivement|solamente|únicamente|exclusivamente|soltanto|unicamente|esclusivamente|somente|só|wyłącznie|uitsluitend|enkel|jen|pouze|výhradně))+(?= )/iu
