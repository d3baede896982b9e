import { fromCyrillic, sound } from './name-key.ts'

/** German, French and others name the rings otherwise, and tie the halogens on without their `o`. */
const STEMS: readonly (readonly [RegExp, string])[] = [
  [/kloori?/g, 'klor'],
  // Finnish joins with an i, Polish and Greek with an o: `Dimetyyliformamidi`, `Dimetyloformamid`. Estonian printed without its marks.
  [/(?:yyli|uul)(?=[a-z]{3})/g, 'yl'],
  [/iili(?=[a-z]{3})/g, 'il'],
  [/((?:met|et|prop|but|fen|phen|vin|akr|non|eks|hex)h?[yi]l)o(?=[a-z]{4})/g, '$1'],
  [/(yleen)i(?=di|gly)/g, '$1'],
  [/dehuud/g, 'dehyd'],
  [/hudr/g, 'hydr'],
  [/mutsi/g, 'mycy'],
  [/oo/g, 'o'],
  [/^osz?tr(?=adi|iol|on|og)/, 'estr'],
  [/sz/g, 's'],
  [/ts(?=[aeioy])/g, 's'],
  [
    /essig|sirch?et|attik|edd?ik(?:e|s?$)?|etik(?:ka)?|aadik|ecet|octov?|octe(?:n|$)|azijn|ocet|ocit|уксус(?:ная)?|оцт|оцет/g,
    'acet',
  ],
  [/benzol/g, 'benzen'],
  [/toluol|tolueno/g, 'toluen'],
  [/styrol/g, 'styren'],
  [/xylol/g, 'xylen'],
  [/(?:chlor|clor|hlor|klor)o?/g, 'klor'],
  [/(brom|fluor)o/g, '$1'],
  [/(?:[ijy]od)o?(?=[a-z]{3})/g, 'iod'],
  [/diaminobenzen/g, 'phenylendiamin'],
  [/diaminotoluen/g, 'toluendiamin'],
  [/tolu[iy]len(?=di)/g, 'toluen'],
  // The anilines that chemistry names in two ways each.
  [/methoxybenzen|metoxibencen|metossibenzen/g, 'anisol'],
  [/benzenamin|aminobenzen/g, 'anilin'],
  [/(?:dimethyl|dimetil|dimetyl)(?=anilin)/g, 'xylidin#'],
  [/(?:methyl|metil|metyl)(?=anilin)/g, 'toluidin#'],
  [/(?:methoxy|metoxi|metossi|metoksy)(?=anilin)/g, 'anisidin#'],
  [/(?:ethoxy|etoxi|etossi|etoksy)(?=anilin)/g, 'phenetidin#'],
  [/#anilin/g, ''],
  [/aminotoluen/g, 'toluidin'],
  [/aminoanisol/g, 'anisidin'],
]

/** Lists say the same words over and over. */
const heard = new Map<string, string>()
const HEARD_MAX = 4000

/** How a word of a chemical name sounds, the same in all tongues. */
export function soundOf(word: string, isSoft: boolean): string {
  const key = isSoft ? `${word}+` : word
  const known = heard.get(key)
  if (known !== undefined) return known
  const fresh = listen(word, isSoft)
  if (heard.size >= HEARD_MAX) heard.clear()
  heard.set(key, fresh)
  return fresh
}

function listen(word: string, isSoft: boolean): string {
  if (/^\d/.test(word)) return word
  const latin = STEMS.reduce((name, [from, to]) => name.replace(from, to), fromCyrillic(word).toLowerCase())
  const read = isSoft ? latin.replace(/c(?=[eiy])/g, 's') : latin
  // A short word has no ending to lose: `DEA`.
  if (word.length < 5) return sound(`${read.toUpperCase()}N`).slice(0, -1)
  return sound(read.toUpperCase())
    .replace(/^ES(?=[TPKM])/, 'S')
    .replace(/OU/g, 'U')
    .replace(/([AEIOU])([LM])\2(?=[AEIOU])/g, '$1$2')
    .replace(ENGLISH.test(word) ? BALTIC_LONG : BALTIC, '$1')
    .replace(/[AEIOU]$/, '')
}

/** `Hidrokortizonas`, `hidrokortizons`. The `s` alone also makes an English plural, which no verdict may rest on. */
const BALTIC = /^(.{7,}[^AEIOUSKPT](?=[AI]?S$)|.{4,}(?:[AEIO]N|OL)(?=[AI]S$))[AI]?S$/
const BALTIC_LONG = /^(.{7,}[^AEIOUSKPT])(?:A|I)S$/
const ENGLISH = /[cpt]h|[qwxy]/
