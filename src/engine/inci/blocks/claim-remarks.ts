import { type Label, type Stretch } from '../label.ts'
import { lowerCase } from '../plain-text.ts'
import { isFreeClaim } from './sentences.ts'

/** `~~Toluene~~`: struck through, in shops that write Markdown. */
export function struckThrough(text: string): Stretch[] {
  return [...text.matchAll(/~~[^~\n]{1,80}~~/g)].map(({ 0: struck, index }) => ({
    start: index,
    end: index + struck.length,
  }))
}

/** `..., Tocopherol, and nothing else.`: what ends a list in words is no name. */
export function saysNoMore(text: string): Stretch[] {
  return [...text.matchAll(NO_MORE)].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }))
}
const NO_MORE =
  /(?<=[\p{L})%])(?:,| -| –| —)? (?:(?:and|und|et|y|e|a|i|en|och|og|и) )?(?:absolutely )?(?:nothing else|nothing more|that's it|that's all(?: it says)?|simple as that|that simple|así de simple|y ya está|y listo|atât|e basta|fertig|voilà|klaar|készen|sonst nichts|nichts weiter|nichts anderes|nichts sonst|mehr nicht|rien d'autre|rien de plus|c'est tout|nada más|nada mais|nient'altro|niente altro|nic więcej|nic innego|niets anders|verder niets|inget annat|inget mer|intet andet|ingenting annet|nic jiného|nic víc|ничего больше|больше ничего)(?=[.!]{0,3}\s*(?:\n|$))/giu

/** `(paraben-free, fragrance-free)`, `(glutenfrei)`: remarks in brackets that hold claims of one word and nothing else. */
export function claimsInBrackets({ text, remarks }: Pick<Label, 'text' | 'remarks'>): Stretch[] {
  const found: Stretch[] = []
  for (let at = 0; at < text.length; at++) {
    const close = remarks[at] ?? 0
    // `Toner (alcohol-free): Aqua, ...` is a title.
    if (close === 0 || /^ ?:/.test(text.slice(close + 1, close + 3))) continue
    const pieces = lowerCase(text.slice(at + 1, close)).split(/[,;/&•|+]| and | und | et /)
    if (pieces.every((piece) => isFreeClaim(piece.trim()))) found.push({ start: at, end: close + 1 })
  }
  return found
}

/** `vegan`, `[vegan]`, `dermatologically tested` between names; behind one in brackets it says of what that is made. */
export function isPraise(lower: string): boolean {
  return PRAISE.has(lower.replace(/^\[|\]$/g, '').trim())
}

/** What a product is said to be, between its names: nobody prints an ingredient by these words. */
const PRAISE = new Set(
  (
    'vegan|100% vegan|100 % vegan|vegan friendly|suitable for vegans|cruelty free|cruelty-free|not tested on animals|dermatologically tested|dermatologist tested|hypoallergenic|hypoallergen|clinically tested|' +
    'tierversuchsfrei|dermatologisch getestet|hautverträglich|végan|végane|végétalien|non testé sur les animaux|testé dermatologiquement|testé sous contrôle dermatologique|hypoallergénique|' +
    'vegano|vegana|no testado en animales|dermatológicamente testado|testado dermatológicamente|hipoalergénico|vegano al 100%|non testato su animali|dermatologicamente testato|testato dermatologicamente|ipoallergenico|' +
    'não testado em animais|dermatologicamente testado|testado dermatologicamente|hipoalergênico|hipoalergénico|wegański|wegańskie|nie testowane na zwierzętach|testowane dermatologicznie|przebadany dermatologicznie|hipoalergiczny|' +
    'veganistisch|niet getest op dieren|dermatologisch getest|hypoallergeen|vegansk|veganskt|dermatologiskt testad|веганский|веганское|веганский продукт|не тестировалось на животных|дерматологически протестировано|гипоаллергенно|' +
    'veganské|netestováno na zvířatech|dermatologicky testováno|hypoalergenní|vegán|állatkísérletmentes|bőrgyógyászatilag tesztelt|vegaaninen|ヴィーガン|ビーガン|비건|纯素|純素'
  ).split('|'),
)
