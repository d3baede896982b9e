import { nameKey } from '../name-key.ts'

/** Parts of plants and what is made of them, in the languages and the Latin of the pharmacies that name drugs. */
export const PLANT_WORDS = new Set(
  (
    'EXTRACT EXTRACTS EXTRACTUM EXTRAIT EXTRAITS EXTRAKT EXTRAKTE ESTRATTO EXTRACTO EXTRATO EKSTRAKT WYCIAG EXT LEAF LEAVES FOLIUM FOLIA FOLII ' +
    'FEUILLE FEUILLES BLATT BLATTER BLATTERN BLATTEXTRAKT FOGLIA FOGLIE HOJA HOJAS FOLHA FOLHAS LISC LISCI BLAD BLADEREN ROOT ROOTS RADIX RADICIS ' +
    'RACINE RACINES WURZEL WURZELN WURZELEXTRAKT RADICE RADICI RAIZ RAICES KORZEN KORZENIA WORTEL ROT SEED SEEDS SEMEN SEMINIS SEMINA GRAINE ' +
    'GRAINES SAMEN SAMENEXTRAKT SEME SEMI SEMILLA SEMILLAS SEMENTE SEMENTES NASIONA NASION ZAAD ZADEN FRUIT FRUITS FRUCTUS FRUCHT FRUCHTEN ' +
    'FRUCHTEXTRAKT FRUTTO FRUTTI FRUTO FRUTOS OWOC OWOCU OWOCOW VRUCHT FLOWER FLOWERS FLOS FLORIS FLEUR FLEURS BLUTE BLUTEN BLUTENEXTRAKT FIORE ' +
    'FIORI FLOR FLORES KWIAT KWIATU KWIATOW BLOEM BLOEMEN HERB HERBA HERBAE HERBE KRAUT ERBA HIERBA ERVA ZIELE ZIELA KRUID BARK CORTEX CORTICIS ' +
    'ECORCE RINDE CORTECCIA CORTEZA CASCA KORA KORY SCHORS TUBER TUBERA BULB BULBS BULBUS BULBI BULBE BULBO ZWIEBEL CORM RHIZOME RHIZOMA STEM ' +
    'STIPITES WOOD LIGNUM BERRY BERRIES BACCAE BEERE BEEREN NUT BEAN BEANS PLANT PLANTE WHOLE AERIAL PARTS TOP TOPS SUMMITATES OIL OLEUM HUILE ' +
    'OLIO ACEITE OLEO OLEJ OLEJEK OLEJU OLEJKU OLIE OLJA OL OEL ESSENTIAL ESSENTIELLE ESSENZIALE ESENCIAL ESSENCIAL ETERYCZNY ATHERISCHES ' +
    'ATHERISCHE ETHERISCHE ESSENCE AETHEROLEUM WATER AQUA EAU ACQUA AGUA WODA WASSER HYDROSOL HYDROLAT DISTILLATE JUICE SUCCUS SAFT JUS SUC SUCCO ' +
    'JUGO SUMO SUCO SOK POWDER PULVIS PULVER POUDRE POLVO POLVERE PROSZEK TINCTURE TINCTURA TINCTURAE TINKTUR TEINTURE TINTURA NALEWKA TINCTUUR ' +
    'INFUSION ABSOLUTE RESIN BUTTER WAX FERMENT FILTRATE CELL CULTURE CALLUS L DRY DRIED FRESH LIQUID FLUID FLUIDUM SICCUM SPISSUM ALKALOIDS ' +
    'ALKALOID GALENICAL PREPARATION PREPARATIONS SPP SPECIES STANDARDISATUM TITRATA NATIVUM OF FROM THE DE DI D DEL DELLA DELLE DELL DELL DU DA DO ' +
    'DOS DAS DES LA LE LES EL Z ZE AUS VOM VON VAN UIT AV FRAN'
  ).split(' '),
)

/** The same in the other languages of the Union, Turkish, Norwegian, Icelandic, Ukrainian, Serbian, Indonesian and Vietnamese, as they are printed. */
const ELSEWHERE =
  // Extracts, tinctures, oils, powders.
  'ekstrakta ekstrakte ekstrakti ekstrakts ekstraktas ekstrakto ekstraktu ekstrak ekstresi ekstresi özü uute uutetta uuttetta kivonat kivonata tinktúra tinktúrája ' +
  'výtažek výťažok extrakty extraktu izvleček izvlečki izvod tinktura tinkture tinktury tinktuura tinktuuri tinktūra tinktūras tentürü tinctură tincturii ' +
  'olej oleja olje olja olía öljy öljyä õli eļļa aliejus olaj olaja ulje ulei ulei yağı minyak dầu prášek prášok por pora prah puder pudra pudră jauhe pulbri ' +
  'pulber pulveris milteliai tozu bubuk serbuk bột chiết xuất từ cao экстракт экстракта екстракт екстракту настойка настоянка настойки тинктура масло олія уље порошок прах прашак ' +
  'извлек εκχύλισμα βάμμα έλαιο σκόνη ' +
  // Parts.
  'kořen kořene koreň koreňa korijen korijena korena koren gyökér gyökere gyökér rădăcină rădăcini juuri juuren juur juure sakne saknes sakņu šaknis šaknų ' +
  'kökü kök rod rota rot rotar akar rễ list listu listy listov lišće lista listi levél levele frunză frunze lehti lehden leht lehe lapa lapas lapu lapų ' +
  'lapai yaprağı yaprak blad bladene blöð daun lá semeno semena semen sjeme sjemenki seme semeni mag magja magvak sămânță semințe siemen siemenen ' +
  'seeme seemne sēklas sēklu sėklos sėklų tohumu tohum frø frön fræ fræs biji hạt květ květu kvet kvetu cvijet cveta cvet virág virága floare flori ' +
  'kukka kukan õis õie zieds ziedu žiedas žiedų çiçeği blomst blomster blóm bunga hoa kůra kůry kôra kôry kora kéreg scoarță kuori kuoren koor ' +
  'koore miza mizas žievė žievės kabuğu bark kulit vỏ plod plodu plodov termés termése fruct fructe hedelmä hedelmän vili vilja auglis augļu vaisius ' +
  'vaisių meyvesi frukt buah quả bylina nať vňať trava trave zel zeli fű iarbă yrtti ürt lakstu žolė žolės otu hlíza hľuza gomolj gomoľa hagyma gumó ' +
  'корень корня коренья корінь кореня корен листья листьев листя лист листа листо семена семян семе насіння цветки квітки цвят кора кори плод плоды ' +
  'плодів трава трави билка ρίζα ρίζας φύλλα φύλλων φύλλο σπόροι σπόρων άνθη άνθος καρπός καρπού φλοιός ' +
  'из от од від з ze z ai al a de din tan'
for (const word of ELSEWHERE.split(' ')) PLANT_WORDS.add(nameKey(word))

/** What an entry may name a preparation by, and how other languages say it. */
const PREPARATIONS: readonly (readonly [string, ReadonlySet<string>])[] = [
  [
    'FLOWER',
    new Set(
      'FLOWER FLOWERS FLOS FLEUR FLEURS BLUTE BLUTEN FIORE FIORI FLOR FLORES KWIAT KWIATU KWIATOW BLOEM BLOEMEN'.split(
        ' ',
      ),
    ),
  ],
  [
    'LEAF',
    new Set(
      'LEAF LEAVES FOLIUM FEUILLE FEUILLES BLATT BLATTER FOGLIA FOGLIE HOJA HOJAS FOLHA FOLHAS LISC LISCI BLAD'.split(
        ' ',
      ),
    ),
  ],
  [
    'ROOT',
    new Set(
      'ROOT ROOTS RADIX RACINE RACINES WURZEL RADICE RADICI RAIZ RAICES KORZEN KORZENIA WORTEL'.split(' '),
    ),
  ],
  [
    'SEED',
    new Set(
      'SEED SEEDS SEMEN GRAINE GRAINES SAMEN SEME SEMI SEMILLA SEMILLAS SEMENTE SEMENTES NASIONA NASION ZAAD'.split(
        ' ',
      ),
    ),
  ],
  ['OTHER', new Set('FRUIT FRUITS BARK STEM WOOD HERB TUBER CELL CULTURE CALLUS'.split(' '))],
  [
    'OIL',
    new Set(
      'OIL OLEUM HUILE OLIO ACEITE OLEO OLEJ OLEJEK OLEJU OLEJKU OLIE OLJA OL OEL ESSENCE AETHEROLEUM ABSOLUTE'.split(
        ' ',
      ),
    ),
  ],
  [
    'EXTRACT',
    new Set(
      'EXTRACT EXTRACTS EXTRACTUM EXTRAIT EXTRAKT ESTRATTO EXTRACTO EXTRATO EKSTRAKT WYCIAG'.split(' '),
    ),
  ],
]

/** `Aceite de Tagetes erecta` ends as `Tagetes erecta Oil` does: the words of preparations in it, in English and in one order. */
export function preparationOf(words: readonly string[]): string {
  return PREPARATIONS.filter(([, spellings]) => words.some((word) => spellings.has(word)))
    .map(([name]) => name)
    .join('')
}

/** German writes a plant and what is made of it as one word: `Kirschlorbeerwasser`. */
export const GLUED_PLANT: readonly RegExp[] = [
  // The name may itself end with a part: `Bilsenkraut` in `Bilsenkrautextrakt`.
  /[NS]?(?:EXTRAKT|EXTRACT|TINKTUR|TINCTUUR|WASSER|WATER|PULVER|POEDER|OL|OLIE|OLJA|BLATT|BLATTER|WURZEL|WURZELN|SAMEN|KRAUT|BEEREN|FRUCHTE|RINDE|SAFT|TEE|BLUTEN)$/,
  /(?:UUTE|EKSTRAKT|EXTRACT|EXTRAKT|EKSTRAKTI|EKSTRAKTS|EKSTRAKTAS|TINKTUR|KIVONAT)$/,
  /S(?:EKSTRAKT|EXTRAKT|EXTRACT|TINKTUR)$/,
  /(?:ROD|ROT|BLAD|FRO|JUUR|JUURE|JUUREN|LEHE|LEHDEN|LEHTI|SEEMNE|SIEMEN)(?:EKSTRAKT|EXTRAKT|UUTE|EXTRACT|OLJE|OLIE|OLJA|OLJY|OLI|PULVER)$/,
  /[NS]?(?:WURZEL|BLATT|BLATTER|SAMEN|FRUCHT|KRAUT|RINDEN|BLUTEN)(?:EXTRAKT|TINKTUR|WASSER|PULVER|OL|SAFT|TEE)$/,
]

const INFLECTION =
  /(?:IEGO|EGO|IHO|EHO|YHO|OGO|OGA|YCH|ICH|EJ|EM|EN|ES|ER|(?:AE|IA|IE|II|IO|IU|EA)|[AEIOUY]S?|S)$/
const STEM_LETTERS_MIN = 5

/** `Schwarzem Nachtschatten`, `naparstnicy`: without the ending that the words around them ask for. */
export function plantStem(words: readonly string[]): string | null {
  const stems = words.map((word) => {
    const stem = word.replace(INFLECTION, '')
    return stem.length < STEM_LETTERS_MIN ? word : stem
  })
  return stems.join('').length < STEM_LETTERS_MIN + 2 ? null : stems.join(' ')
}
