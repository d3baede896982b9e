import type { KnownName, Knowledge } from '../knowledge/load.ts'
import { matchCode } from './match-code.ts'
import type { Match } from './match-types.ts'
import { matched } from './match-types.ts'
import { nameKey } from './name-key.ts'

/** The INCI name, a synonym or a code, letter by letter (blanks and marks do not count). */
export function matchWhole(printed: string, knowledge: Knowledge): Match | null {
  const known = knowledge.byKey.get(nameKey(printed))
  return known ? asMatch(known) : null
}

function asMatch({ name, ingredient, kind }: KnownName): Match {
  if (kind === 0) return matched('exact', 1, name, ingredient)
  return matched(kind === 2 ? 'code' : 'synonym', 0.98, name, ingredient)
}

/** The whole name or a code, of a piece of a longer name. */
export function matchSimple(name: string, knowledge: Knowledge): Match | null {
  return name === '' ? null : (matchWhole(name, knowledge) ?? matchCode(name, knowledge))
}

/** Words that tell how an ingredient was grown or made; without them it is the same ingredient. `Vegan` is none: vegan beeswax is no beeswax. */
const QUALIFIERS = new Set(
  (
    'ORGANIC CERTIFIED NATURAL PURE COLD PRESSED VIRGIN EXTRA REFINED UNREFINED RAW WILDCRAFTED NON GMO FAIR TRADE ' +
    'PHARMACEUTICAL GRADE COSMETIC FINEST QUALITY ECO BIO SUSTAINABLE KOSHER USP FOOD ENCAPSULATED MICRONIZED ' +
    'NANO PREMIUM FRESH ULTRA MEDICAL THE ACTIVE'
  ).split(' '),
)

/** `Organic Shea Butter`, `Zinc Oxide [nano]`: the same with the qualifying words at both ends taken off. */
export function matchUnqualified(printed: string, knowledge: Knowledge): Match | null {
  const words = printed.split(/[\s-]/).filter((word) => word !== '')
  let from = 0
  let to = words.length
  while (from < to && QUALIFIERS.has(nameKey(words[from] ?? ''))) from++
  while (to > from && QUALIFIERS.has(nameKey(words[to - 1] ?? ''))) to--
  if ((from === 0 && to === words.length) || from === to) return null
  const known = knowledge.byKey.get(nameKey(words.slice(from, to).join(' ')))
  return known ? matched('part', 0.93, known.name, known.ingredient) : null
}
