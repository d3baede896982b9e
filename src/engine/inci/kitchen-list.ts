import type { ParsedItem } from './parse.ts'

/** How much of it, in front of a name: `2 tbsp honey`, `1/2 cup oats`, `20 g Bienenwachs`. Lists of cosmetics never say so. */
const MEASURE =
  /^[\d½¼¾⅓⅔](?:[\d/.,½¼¾⅓⅔ -]{0,6})(?:g|kg|ml|cl|dl|oz|lb|tbsp|tsp|cups?|drops?|tablespoons?|teaspoons?|pinch|EL|TL|Esslöffel|Teelöffel|Tropfen|Prise|Tassen?|cuill\p{L}*|gouttes?|tasses?|cuchara\p{L}*|gotas?|tazas?|cucchia\p{L}*|gocce|tazz\p{L}|colher\p{L}*|xícaras?|łyż\p{L}*|krop\p{L}*|szklan\p{L}*|eetlepels?|theelepels?|druppels?|ст\. ?л|ч\. ?л|кап\p{L}*|стакан\p{L}*)(?!\p{L})/iu

/** The table that packs of food carry and packs of cosmetics do not. */
const NUTRITION =
  /nutrition (?:facts|information)|nährwert(?:e|angaben|tabelle)|(?:valeurs|déclaration|information) nutritionnelles?|(?:información|informação|declaração) nutricional|valori nutrizionali|dichiarazione nutrizionale|wartość odżywcza|voedingswaarde|näringsvärde|пищевая ценность|\d ?kcal\b/i

/** What the law lets packs of food say of nuts and milk; makers of balms say it too. */
const TRACES =
  /\b(?:traces of|traces de|spuren von|tracce di|trazas de|vestígios de|sporen van|śladowe ilości|spår av|spor af|следы)(?!\p{L})/iu

const MEASURED_SHARE_MIN = 0.5
/** Fewer of the names of a food's list are those of substances. */
const NAMED_SHARE_OF_COSMETICS = 0.6

/** Under `Ingredients` stands a recipe, or what a food is made of. */
export function isOfKitchen(text: string, items: readonly ParsedItem[], namedShare: number): boolean {
  const measured = items.filter(({ span }) =>
    MEASURE.test(text.slice(span.start, span.start + MEASURE_CHARS)),
  )
  if (measured.length >= MEASURED_SHARE_MIN * items.length) return true
  return NUTRITION.test(text) || (namedShare < NAMED_SHARE_OF_COSMETICS && TRACES.test(text))
}

const MEASURE_CHARS = 32
