import type { Knowledge } from '../../../knowledge/load.ts'
import { fromJapanese } from './japanese-names.ts'
import { fromKorean } from './korean-names.ts'
import { nameKey } from '../name-key.ts'
import {
  lettersOf,
  NO_PLANTS,
  oneNameOf,
  readingsOf,
  longestOf,
  piecesOf,
  type Spelling,
} from './spelling.ts'

/** The known name that one in another language is put together as, letter by letter; asked where no table holds it. */
export function latinOf(printed: string, knowledge: Knowledge): string | null {
  return (
    fromKorean(printed, knowledge) ??
    fromJapanese(printed, knowledge) ??
    fromHalfLatin(printed, knowledge) ??
    fromGerman(printed, knowledge)
  )
}

/** How German, Dutch and the languages of Scandinavia end and begin words of chemistry; all other letters stand for themselves. */
const PIECES = `
AT=ATE AAT=ATE ID=IDE IT=ITE IET=ITE AMIN=AMINE AMIEN=AMINE BETAIN=BETAINE BETAINE=BETAINE GLYCIN=GLYCINE TAURIN=TAURINE ALDEHYD=ALDEHYDE
NATRIUM=SODIUM KALIUM=POTASSIUM KALZIUM=CALCIUM KALSIUM=CALCIUM ZINK=ZINC SINK=ZINC KUPFER=COPPER KOPER=COPPER KOBBER=COPPER KOPPAR=COPPER EISEN=IRON MANGAN=MANGANESE
ZIMTALDEHYD=CINNAMAL|CINNAMALDEHYDE KANEELALDEHYDE=CINNAMAL KANELALDEHYD=CINNAMAL KOKOS=COCO ALKOHOL=ALCOHOL GLYKOL=GLYCOL GLUKOSID=GLUCOSIDE GLUCOSID=GLUCOSIDE
ZITRAT=CITRATE LAKTAT=LACTATE LAKTYLAT=LACTYLATE KARBONAT=CARBONATE KAPRYL=CAPRYL KAPRAT=CAPRATE KOKOAT=COCOATE FOSFAT=PHOSPHATE FOSFAAT=PHOSPHATE OLEFINE=OLEFIN SARKOSINAT=SARCOSINATE
`
const pieces = piecesOf(PIECES, [])
const SPELLING: Spelling = { pieces, longest: longestOf(pieces), ...NO_PLANTS }

/** Words of German; without one only what is joined in one word is German, for `Sodium Lauryl Sulfat` has lost a letter of English. */
const GERMAN = /natrium|kalium|zimt|kane+l|zink|kokos/i
const ENDING = /^\S+(?:[dfghklmnrstvxyz]a?at|[rxs]id|[lo]at)$/i
const SIGNS_MAX = 80

/** `Natrium-C14-16-Olefinsulfonat`, `Hexylzimtaldehyd`: the known name whose letters the German ones are, in the endings of English. */
export function fromGerman(printed: string, knowledge: Knowledge): string | null {
  if (printed.length > SIGNS_MAX || !(GERMAN.test(printed) || ENDING.test(printed))) return null
  const letters = lettersOf(knowledge)
  return oneNameOf(readingsOf(nameKey(printed), SPELLING, letters), letters, NO_PLANTS)
}

/**
 * Parts of plants and what is made of them, as languages say them behind or in front of a plant in Latin. The first line of each
 * joins both in one word (German, Dutch, Danish, Norwegian, Swedish, Finnish, Hungarian), the second parts them (Polish, Czech,
 * French, Italian, Spanish, Portuguese). A bar parts what a word may mean.
 */
const PARTS: Readonly<Record<string, readonly [joined: string, parted: string]>> = {
  SEED: [
    'samen zaad zaden frø frö siemen mag',
    'nasion nasiona semen semínek graine graines pépin pépins semi seme semilla semillas semente sementes',
  ],
  'KERNEL|SEED': [
    'kern kerne kernen pit pitten kjerne kärn kärna',
    'pestek pestki jader noyau noyaux nocciolo noccioli hueso huesos caroço',
  ],
  LEAF: [
    'blatt blätter blad bladeren lehti levél',
    'liści liścia liść listů listu feuille feuilles foglia foglie hoja hojas folha folhas',
  ],
  ROOT: [
    'wurzel wurzeln wortel rod rot juuri gyökér',
    'korzenia korzeni korzeń kořene kořenů kořen racine racines radice radici raíz raíces raiz raízes',
  ],
  FLOWER: [
    'blüte blüten blueten bloem bloemen blomst blomster blom kukka virág',
    'kwiatów kwiatu kwiat květů květu květ fleur fleurs fiore fiori flor flores',
  ],
  FRUIT: [
    'frucht vrucht frugt frukt hedelmä termés gyümölcs',
    'owoców owocu owoc plodů plodu plod fruit fruits frutto frutti fruto frutos fruta',
  ],
  PEEL: ['schale schalen schil skal héj', 'skórki skórka slupek zeste zestes scorza buccia cáscara'],
  BARK: ['rinde rinden schors bark kaarna kéreg', 'kory kůry corteccia corteza'],
  'PEEL|BARK': ['kuori', 'écorce écorces casca'],
  STEM: [
    'stängel stengel stilk stjälk varsi szár',
    'łodygi łodyg stonku tige tiges gambo tallo tallos caule',
  ],
  BUD: ['knospe knospen knop knopp', 'pąków pupenů bourgeon bourgeons gemma gemme'],
  GERM: ['keim kiem kim grodd', 'zarodków klíčků germe germes'],
  BRAN: ['kleie zemelen klid kli', 'otrąb otrub son crusca salvado farelo'],
}
/** Without `cera`, which names of ingredients keep apart from wax. */
const FORMS: Readonly<Record<string, readonly [joined: string, parted: string]>> = {
  OIL: ['öl oel olie olja olje öljy olaj', 'olej huile olio aceite óleo'],
  EXTRACT: ['extrakt extract ekstrakt uute kivonat', 'wyciąg výtažek extrait estratto extracto extrato'],
  WATER: ['wasser water vand vann vatten vesi víz', 'woda voda eau acqua agua água'],
  POWDER: ['pulver poeder jauhe por', 'proszek puder prášek poudre polvere polvo pó'],
  BUTTER: ['butter boter smør smör voi vaj', 'masło máslo beurre burro manteca manteiga'],
  WAX: ['wachs was voks vax vaha viasz', 'wosk vosk cire'],
  JUICE: ['saft mehu', 'sok šťáva jus succo jugo zumo suco sumo'],
}
const OF = new Set(
  'z ze od de d des du di da del dei della delle degli la las los do das dos'.toUpperCase().split(' '),
)

/** More words than a plant and its part have. */
const HALF_LATIN_SIGNS_MAX = 100
const PLANT_WORDS_MIN = 2

/** An everyday name, of which the tables tell the part. */
const EVERYDAY = 'ALOEVERA'

type Word = { part: readonly string[]; form: string | null }

/**
 * `Linum-usitatissimum-Samenöl`, `olej z nasion Linum usitatissimum`: the plant in Latin, its part in another language. Counts
 * only where the letters of both together are one known name exactly.
 */
export function fromHalfLatin(printed: string, knowledge: Knowledge): string | null {
  if (printed.length > HALF_LATIN_SIGNS_MAX || !isLikely(printed) || OTHERS.test(printed)) return null
  const words = printed.split(SEPARATORS).filter((word) => word !== '')
  const keys = words.map(nameKey)
  const letters = lettersOf(knowledge)
  const readings = [...spelt(keys), ...spelt(keys.toReversed()).map(inOrder)].flatMap(({ plant, said }) =>
    plant.length < PLANT_WORDS_MIN || plant.join('') === EVERYDAY
      ? []
      : english(said).map((one) => plant.join('') + one),
  )
  return oneNameOf(readings, letters, NO_PLANTS)
}
const SEPARATORS = /[ /-]+/
/** Plants have no numbers, what stands in brackets is read apart, and `Seed Ol` has lost a letter. */
const OTHERS = /[\d()[\]{}]|(?<![a-z])ol(?![a-z])/i

/** Most names end and begin otherwise: the last and the first word alone tell that. */
function isLikely(printed: string): boolean {
  const last = 1 + Math.max(...SIGNS.map((sign) => printed.lastIndexOf(sign)))
  if (last === 0) return false
  const first = Math.min(...SIGNS.map((sign) => printed.indexOf(sign)).filter((at) => at >= 0))
  return WORDS.has(nameKey(printed.slice(last))) || WORDS.has(nameKey(printed.slice(0, first)))
}
const SIGNS = [' ', '-', '/']

type Split = { plant: string[]; said: Word[] }

/** The words in front that are known for parts and forms, and the plant behind them. */
function spelt(keys: readonly string[]): Split[] {
  let at = 0
  while (at < keys.length && (WORDS.has(keys[at] ?? '') || (at > 0 && OF.has(keys[at] ?? '')))) at++
  const said = keys.slice(0, at).flatMap((key) => WORDS.get(key) ?? [])
  return said.filter(({ form }) => form !== null).length === 1 ? [{ plant: keys.slice(at), said }] : []
}

/** Of words that were read from the end. */
function inOrder({ plant, said }: Split): Split {
  return { plant: plant.toReversed(), said: said.toReversed() }
}

/** The parts in the order of the label, then what is made of them. */
function english(said: readonly Word[]): string[] {
  const form = said.find((word) => word.form !== null)?.form ?? ''
  return said
    .reduce<string[]>(
      (ways, { part }) => (part.length === 0 ? ways : ways.flatMap((way) => part.map((one) => way + one))),
      [''],
    )
    .map((parts) => parts + form)
}

const WORDS: ReadonlyMap<string, Word> = wordsOf()

function wordsOf(): Map<string, Word> {
  const words = new Map<string, Word>()
  const parts = Object.entries(PARTS).flatMap(([english, said]) =>
    said.flatMap((list, at) =>
      list.split(' ').map((word) => ({ word, part: english.split('|'), isJoined: at === 0 })),
    ),
  )
  const forms = Object.entries(FORMS).flatMap(([form, said]) =>
    said.flatMap((list, at) => list.split(' ').map((word) => ({ word, form, isJoined: at === 0 }))),
  )
  for (const { word, part } of parts) words.set(nameKey(word), { part, form: null })
  for (const { word, form } of forms) words.set(nameKey(word), { part: [], form })
  for (const first of parts.filter(({ isJoined }) => isJoined))
    for (const last of forms.filter(({ isJoined }) => isJoined))
      words.set(nameKey(first.word + last.word), { part: first.part, form: last.form })
  return words
}
