import { foldWords } from '../../assess/fold-words.ts'
import type { Knowledge } from '../../knowledge/load.ts'
import { matched, UNKNOWN, type Match } from './match-types.ts'
import { nameKey } from './name-key.ts'

/** What people and shops write around a name, without accents; any other word may make another substance of it: `Cobalt Blue`. */
const WORDS_AROUND = new Set(
  (
    'with incl including inclusive inklusive inkl as plus also mit avec con com med met ile icerir iceren added zugesetzt ajoute preserved conserved stabilised stabilized ' +
    'konserviert conserve conservato conservado by durch par por trace traces spuren spur trazas tracce residual residue residues the dissolved gelost ' +
    'new neu nouveau nuevo max maximum min up to bis ppm ad qs q aq aqueous pa p a etc usw possibly perhaps evtl ggf may be present preservative preservatives ' +
    'konservierungsmittel conservateur conservante conservant stabilizer stabiliser stabilisator liposomal encapsulated micronized micronised ph eur usp e g x'
  ).split(' '),
)
/** Around a forbidden name these leave it what it is; around others they may make a preparation of it: `Rose Water`. */
const OF_PREPARATIONS = new Set(
  'of von de di da z ze s sa se cu in alcohol water wasser eau active ingredient complex nano bio formula'.split(
    ' ',
  ),
)

/** `E240`; of others a figure may be a part: `Ceramide 3`. */
const FIGURE = /^e?\d*$/

/** Shorter ones are words of other languages, too. */
const LETTERS_MIN = 6
const WORDS_MAX = 8
const SURE = 0.85

/**
 * `with Niacinamide`, `Formaldehyde trace`: a known name among words that say nothing of what it is made of. A forbidden one is told as what it may
 * be: a verdict rests on a name alone.
 */
export function matchAmongWords(printed: string, knowledge: Knowledge): Match | null {
  const words = printed.split(/[\s()[\]]+/).filter((word) => word !== '')
  if (words.length < 2 || words.length > WORDS_MAX) return null
  const letters = words.map((word) => foldWords(word).replace(/[^\p{L}\d]/gu, ''))
  const kinds = letters.map((word) =>
    WORDS_AROUND.has(word) ? 'any' : FIGURE.test(word) || OF_PREPARATIONS.has(word) ? 'banned' : null,
  )
  const from = kinds.indexOf(null)
  const to = kinds.lastIndexOf(null) + 1
  if (from < 0 || to - from === words.length) return null
  const key = nameKey(words.slice(from, to).join(' '))
  return key.length < LETTERS_MIN ? null : heldAs(key, kinds, knowledge)
}

function heldAs(
  key: string,
  kinds: readonly ('any' | 'banned' | null)[],
  { stops, stopList, byKey }: Knowledge,
): Match | null {
  const stop = stops.named(key)
  const entry = stopList[stop ?? -1]
  if (stop !== undefined && entry?.verdict === 'banned')
    return { ...UNKNOWN, tier: 'ambiguous', confidence: 0.4, by: entry.name, stop }
  const known = kinds.includes('banned') ? undefined : byKey.get(key)
  return known ? matched('part', SURE, known.name, known.ingredient) : null
}
