/**
 * Words that are read where they are the whole entry, by the words of the table that they mean. Several are meant where one word
 * is of two things, as nothing tells which: both are looked for.
 */
const WHOLE_ENTRIES: Readonly<Record<string, readonly string[]>> = {
  TEA: ['tea', 'triethanolamine'],
  // Butylated hydroxyanisole, and what the trade calls salicylic acid.
  BHA: ['bha', 'bha acid'],
  bha: ['bha', 'bha acid'],
  // Italian for silk, Spanish for a mushroom.
  seta: ['silk', 'mushroom'],
  // Portuguese for eggs, Slovak for oats.
  ovos: ['egg', 'oats'],
  // Estonian for chamomile, German without its dots for caraway.
  kummel: ['chamomile', 'caraway'],
  kummeli: ['chamomile', 'caraway'],
  // Slovak and Czech for essential oils, French and Italian for silica.
  silice: ['essential oils', 'silica'],
  // Italian for bees, Catalan for celery.
  api: ['bees', 'celery'],
  // Indonesian and Thai for nuts, peanuts and beans, Bengali for nuts, almonds and peanuts.
  kacang: ['nuts', 'peanut', 'soy'],
  ถั่ว: ['nuts', 'peanut', 'soy'],
  বাদাম: ['nuts', 'almond', 'peanut'],
  বাদামে: ['nuts', 'almond', 'peanut'],
  // Persian for essences of scents, and for essential oils.
  اسانس: ['essential oils', 'fragrance'],
  // Chinese for the red of cochineal and for a dye of that colour.
  胭脂红: ['carmine', 'red dye'],
  胭脂紅: ['carmine', 'red dye'],
  // Vietnamese, in which marks tell words apart.
  lạc: ['peanut'],
  dừa: ['coconut'],
  dứa: ['pineapple'],
  bơ: ['avocado', 'butter'],
  cá: ['fish'],
  mè: ['sesame'],
  quế: ['cinnamon'],
  cam: ['orange'],
  mơ: ['apricot'],
  nấm: ['mushroom'],
  táo: ['apple'],
  đào: ['peach'],
  // Turkish, told from the Vietnamese orange by its mark.
  çam: ['pine'],
  // Of an allergy they are rosin, rubber or wool; labels print them of other resins, of gums and of anything.
  smola: ['rosin'],
  смола: ['rosin'],
  vaik: ['rosin'],
  sakai: ['rosin'],
  żywica: ['rosin'],
  الراتنج: ['rosin'],
  رزین: ['rosin'],
  שרף: ['rosin'],
  kummi: ['rubber'],
  gumi: ['rubber'],
  guma: ['rubber'],
  gumija: ['rubber'],
  goma: ['rubber'],
  vill: ['wool'],
  villa: ['wool'],
  vilna: ['wool'],
  // Parts of the names of other things: of peanuts, of methyl alcohol.
  بادام: ['almond'],
  अल्कोहल: ['alcohol'],
  एल्कोहल: ['alcohol'],
  ジアミン: ['ppd'],
  // Short or common words of other languages, too.
  zelena: ['celery'],
  zeleno: ['celery'],
  grano: ['wheat'],
  nous: ['nuts'],
  nou: ['walnut'],
  ous: ['egg'],
  nana: ['mint'],
  meta: ['mint'],
  meto: ['mint'],
  mėta: ['mint'],
  kına: ['henna'],
  jena: ['henna'],
  bala: ['honey'],
  muza: ['banana'],
  mil: ['honey'],
  mee: ['honey'],
  mel: ['honey'],
  soi: ['soy'],
  aas: ['aspirin'],
  arome: ['fragrance'],
  esans: ['fragrance'],
  духи: ['fragrance'],
  향: ['fragrance'],
  ید: ['iodine'],
  تل: ['sesame'],
  তিল: ['sesame'],
  आम: ['mango'],
  สีแดง: ['red dye'],
  hạt: ['nuts'],
  rượu: ['alcohol'],
  // As if they were forms of rosin, sodium and pepper.
  rosine: ['grape'],
  jodium: ['iodine'],
  piperita: ['mint'],
}

/** Of many plants, of which no row holds all. */
const TROPICAL = [
  'mango',
  'pineapple',
  'papaya',
  'banana',
  'kiwi',
  'avocado',
  'passion fruit',
  'guava',
  'lychee',
  'coconut',
]
const TROPICAL_ENTRIES = new Set(
  'tropical fruit|tropical fruits|tropenfrüchte|tropische früchte|fruits tropicaux|frutas tropicales|frutti tropicali|frutas tropicais|owoce tropikalne|tropisch fruit|tropiska frukter|тропические фрукты'.split(
    '|',
  ),
)

/** Words of the table that an entry means by itself, or undefined where it is read like any other. */
export function wordsMeant(entry: string): readonly string[] | undefined {
  const plain = entry.toLowerCase().normalize('NFC')
  return WHOLE_ENTRIES[entry] ?? WHOLE_ENTRIES[plain] ?? (TROPICAL_ENTRIES.has(plain) ? TROPICAL : undefined)
}

/**
 * Trade names of preservatives that are sold mixed, by their key, and what is in them beside the word of the table that holds the
 * name: who reacts to one may react to any of it.
 */
export const MIXTURES: Readonly<Record<string, readonly string[]>> = {
  PHENONIP: ['phenoxyethanol'],
  GERMABENII: ['diazolidinyl urea', 'propylene glycol'],
  GERMALLPLUS: ['ipbc'],
  LIQUIDGERMALLPLUS: ['ipbc', 'propylene glycol'],
  GLYDANTPLUS: ['ipbc'],
  // Several of one maker; those that patch tests know by the name.
  EUXYL: ['euxyl k400', 'euxyl pe 9010'],
  EUXYLK400: ['phenoxyethanol'],
  EUXYLK712: ['sorbates'],
  EUXYLPE9010: ['ethylhexylglycerin'],
  OPTIPHEN: ['caprylyl glycol'],
  OPTIPHENPLUS: ['caprylyl glycol', 'sorbates'],
  GEOGARD221: ['dehydroacetic acid'],
  COSGARD: ['dehydroacetic acid'],
}

const GLUED_PRODUCTS =
  /^(\p{L}{2,30}?)-?(?:produkten?|produkter|produkt|producten|product|erzeugnisse?|tuotteet|termékek|afurðir)$/iu
const MADE_OF =
  /^(?:produits?|productos?|prodotti|produtos?|продукты) (?:à base d[e’']|a base d[ei]|с|из|на основе) ?/iu

/** What products are made of: `Eiprodukte`, `produits à base de soja`; the word, and as it is without what joins the two. */
export function productsMeant(said: string): string[] {
  const rest = said.replace(MADE_OF, '')
  if (rest !== said) return [rest]
  const [, stem] = GLUED_PRODUCTS.exec(said) ?? []
  return stem === undefined ? [] : [stem, stem.replace(/(?:en|[ns])$/i, ''), `${stem}e`]
}

const SERBIAN = new Map(
  'а a б b в v г g д d ђ đ е e ж ž з z и i ј j к k л l љ lj м m н n њ nj о o п p р r с s т t ћ ć у u ф f х h ц c ч č џ dž ш š'
    .split(' ')
    .flatMap((letter, at, all) => (at % 2 === 0 ? [[letter, all[at + 1] ?? ''] as const] : [])),
)

/** `алергија на пчелиње производе` in the Latin letters that Serbian has as well, as Croatian is written; null where no letter tells it from other Cyrillic. */
export function latinOfSerbian(entry: string): string | null {
  if (!/[ђјљњћџ]/i.test(entry)) return null
  return entry.toLowerCase().replace(/\p{Script=Cyrillic}/gu, (letter) => SERBIAN.get(letter) ?? letter)
}
