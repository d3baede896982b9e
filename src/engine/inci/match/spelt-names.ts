import type { Knowledge } from '../../knowledge/load.ts'
import { fromHalfLatin } from './half-latin-names.ts'
import { fromJapanese } from './japanese-names.ts'
import { fromKorean } from './korean-names.ts'
import { nameKey } from './name-key.ts'
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
