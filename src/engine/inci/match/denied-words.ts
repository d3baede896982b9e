const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Behind a word or joined to it: `Lanolin-free`, `lanolin free`. */
const FREE = setOf('free frei freie freier freies freien freiem vrij vrije fri fria fritt frie mentes szabad')
/** What is made in place of the word, and is not it. */
const INSTEAD = setOf(
  'alternative alternatives alternativ substitute substitutes replacement replacer ersatz ersatzstoff erstatning ersättning remplacement sustituto sostituto substituto zamiennik',
)
/** Free acids, bases and radicals are substances and no claims. */
const SUBSTANCES = setOf(
  'acid acids base bases form amine amines amino radical radicals fatty salt salts säure säuren',
)
/** Joined without a hyphen: `Retinolfreier Komplex`, `レチノールフリー`. */
const ENDS = [
  ...[
    'freies',
    'freier',
    'freien',
    'freiem',
    'freie',
    'frei',
    'vrije',
    'vrij',
    'fritt',
    'fria',
    'fri',
    'mentes',
  ],
  ...['フリー', '프리', 'ersatz'],
]
const STEM_LETTERS_MIN = 4
/** Words that only end alike. */
const NO_CLAIMS = /fermentes$|safri$/

/** Kinds of a substance and no other substance. */
const NON_KINDS = setOf(
  'nano ionic gmo comedogenic toxic greasy volatile irritating dairy drying stick medicated hydrogenated deodorized deodorised refined animal animals vegan human mineral synthetic',
)

/**
 * `Lanolin-free wax`: the name without the words that it denies, empty where nothing else is left; null where it denies none. No
 * substance, animal, allergy or caution is told of a name for the sake of a word that it says it is not.
 */
export function withoutDenied(name: string): string | null {
  if (!MAY_DENY.test(name)) return null
  const words = [...name.matchAll(/[\p{L}\p{M}\p{N}]+/gu)]
  let [rest, from, wasDenied] = ['', 0, false]
  words.forEach(({ 0: word, index }, at) => {
    const said = word.toLowerCase()
    const end = index + word.length
    const front = words[at - 1]
    const gap = front ? name.slice(front.index + front[0].length, index) : ''
    const next = words[at + 1]?.[0].toLowerCase() ?? ''
    if (denies(said, gap, next)) {
      const start = startOfPart(name, index, from)
      rest += name.slice(from, start)
      ;[from, wasDenied] = [end, true]
    } else if (said === 'non' && isKindOf(next) === false && /^[- ]/.test(name.slice(end))) {
      rest += name.slice(from, index)
      ;[from, wasDenied] = [end + 1 + next.length, true]
    }
  })
  return wasDenied ? trimmed(`${rest}${name.slice(from)}`) : null
}
const MAY_DENY =
  /fre[ei]|vrij|fri|mentes|non[- ]|like|alternativ|substitut|replace|ersatz|フリー|프리|zamiennik|sustituto|sostituto|remplacement|erstatning|ersättning/iu

function trimmed(rest: string): string {
  return rest
    .trim()
    .replace(/^[- ]+/, '')
    .trim()
}

function denies(said: string, gap: string, next: string): boolean {
  if (/^ ?[-‐–]? ?$/.test(gap) && gap !== '') {
    if (FREE.has(said)) return !SUBSTANCES.has(next)
    if (INSTEAD.has(said) || (said === 'like' && gap === '-')) return true
  }
  return (
    ENDS.some((end) => said.endsWith(end) && said.length >= end.length + STEM_LETTERS_MIN) &&
    !NO_CLAIMS.test(said)
  )
}

function isKindOf(next: string): boolean {
  return next.length < STEM_LETTERS_MIN || NON_KINDS.has(next)
}

/** Behind the last bracket, comma or slash, and not before `from`. */
function startOfPart(name: string, at: number, from: number): number {
  for (let start = at; start > from; start--) if ('([{,;/'.includes(name.charAt(start - 1))) return start
  return from
}
