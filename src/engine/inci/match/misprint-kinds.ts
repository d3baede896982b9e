/** Letters that print, hands or ears take for one another, also at the head of a word. */
const ALIKE = [
  'CGOQ0D',
  'IL1TJ',
  'S5Z2',
  'B8RPF',
  'PFR',
  'FE',
  'MNHW',
  'UVWYI',
  'KCXQ',
  'A4O',
  'AE',
  'EI',
  'GJ',
]

/** Longer words are misprinted at their head as well (`Dodium Chloride`, `Detaine`), shorter ones are others: `liver` is no silver. */
const HEAD_COUNTS_MAX = 6

/** Pieces that make another substance where chemistry puts them in: `pyridoxamine` is no pyridoxine, `hydride` no hydroxide. */
const INFIXES = ['AM', 'IS', 'OX', 'YL', 'ID', 'IN', 'OL', 'AN', 'TH', 'DI']

/**
 * Whether a changed word is of the kind that is misprinted, rather than another word of the same length: nobody takes `nitric` for
 * `citric`, or `lactase` for `lactose`, though one letter parts them. In capitals; words of both names side by side.
 */
export function isMisprint(words: readonly string[], target: readonly string[]): boolean {
  const ours = words.filter((word) => !target.includes(word))
  const theirs = target.filter((word) => !words.includes(word))
  // `Ceramide XJ-9` is no ceramide 9: what holds a name and a word more is another, or more than that.
  const isShort = target.length <= SHORT_WORDS
  if (isShort && theirs.length === 0 && ours.some((word) => word.length > 1 && !ISOMERS.has(word)))
    return false
  // `Caproylsarcosinate` is no lauroyl sarcosinate, with a blank or without.
  if (ours.length !== theirs.length) return !hasOtherHead(ours.join(''), theirs.join(''))
  return ours.every((word, at) => {
    const other = theirs[at] ?? ''
    if (isOtherOfItsKind(word, other) || (isShort && hasInfix(word, other))) return false
    if (target.length === 2 && target[1] === 'ACID') return isSameAcid(word, other)
    if (word.length > HEAD_COUNTS_MAX || keepsHead(word, other)) return true
    return target.length > 1 && word.length >= WORD_MIN && isOneLetterOff(word, other)
  })
}

function isOtherOfItsKind(word: string, target: string): boolean {
  return hasOtherHead(word, target) || isEnzymeForOther(word, target) || isCountedOtherwise(word, target)
}

/** Names of plants are longer, and what is lost or put in there is mostly misprinted (`Vitis Vifera`, `Citrus Aurantium var. Amara`). */
const SHORT_WORDS = 2
/** Which mirror image it is makes no other ingredient. */
const ISOMERS = new Set(['DL', 'RAC', 'ALL'])

/** `Vitamin Bc` is no vitamin C. */
const WORD_MIN = 3

/** Adenosine diphosphate is no triphosphate. */
function isCountedOtherwise(word: string, target: string): boolean {
  const [ours, theirs] = [COUNT.exec(word)?.[0] ?? '', COUNT.exec(target)?.[0] ?? '']
  return ours !== theirs && word.slice(ours.length) === target.slice(theirs.length)
}
const COUNT = /^(?:MONO|DI|TRI|TETRA|PENTA|HEXA|HEPTA|OCTA|SESQUI|BIS?|TRIS|POLY|OLIGO|PER|SUB|HYPO)/

function keepsHead(word: string, target: string): boolean {
  const [ours, theirs] = [word.charAt(0), target.charAt(0)]
  if (ours === theirs || ALIKE.some((letters) => letters.includes(ours) && letters.includes(theirs)))
    return true
  const [shorter, longer] = word.length < target.length ? [word, target] : [target, word]
  // A letter lost, or two that changed places: one more in front makes another word (`stannic`, `tannic`).
  if (longer.slice(1) === shorter) return shorter === word && word.length >= HEAD_COUNTS_MAX
  return word.charAt(1) === theirs && target.charAt(1) === ours
}

/** `Vexamidopropyl` is no cocamidopropyl: three letters in a row, from the first on, are no misprint but another stem. */
function hasOtherHead(word: string, target: string): boolean {
  let tail = 0
  const most = Math.min(word.length, target.length)
  while (tail < most && word.charAt(word.length - 1 - tail) === target.charAt(target.length - 1 - tail))
    tail++
  return tail >= TAIL_MIN && most - tail >= STEM_LETTERS && !keepsHead(word, target)
}
const STEM_LETTERS = 3
/** Of fewer letters in common the rest is misread as well, or nothing is the same. */
const TAIL_MIN = 5

/** The names of enzymes end in `ase`, those of what they split in `ose`, those of salts in `ate`. */
function isEnzymeForOther(word: string, target: string): boolean {
  const [enzyme, other] = word.endsWith('ASE') ? [word, target] : [target, word]
  return enzyme.endsWith('ASE') && /(?:OSE|ATE)$/.test(other)
}

function hasInfix(word: string, target: string): boolean {
  const [shorter, longer] = word.length < target.length ? [word, target] : [target, word]
  if (longer.length - shorter.length !== 2) return false
  let at = 0
  while (at < shorter.length && shorter.charAt(at) === longer.charAt(at)) at++
  // Where the letters around it repeat, the piece may be said to begin earlier.
  for (let start = at; start >= Math.max(0, at - 2); start--) {
    const piece = longer.slice(start, start + 2)
    if (INFIXES.includes(piece) && longer.slice(0, start) + longer.slice(start + 2) === shorter) return true
  }
  return false
}

/** `Chloric acid` is no citric, `elaidic` no ellagic: of so short a stem one letter is misprinted at most, and not its head. */
function isSameAcid(word: string, target: string): boolean {
  // `aleurite acid`
  const stem = word.replace(/E$/, 'IC')
  return (
    keepsHead(word, target) &&
    (word.length > ACID_STEM_MAX || [word, stem].some((one) => isOneLetterOff(one, target)))
  )
}
const ACID_STEM_MAX = 10

/** One letter other, lost, put in or twice, or two that changed places. */
function isOneLetterOff(word: string, target: string): boolean {
  let head = 0
  while (head < word.length && word.charAt(head) === target.charAt(head)) head++
  let tail = 0
  const most = Math.min(word.length, target.length) - head
  while (tail < most && word.charAt(word.length - 1 - tail) === target.charAt(target.length - 1 - tail))
    tail++
  const [ours, theirs] = [word.slice(head, word.length - tail), target.slice(head, target.length - tail)]
  if (ours.length <= 1 && theirs.length <= 1) return true
  return ours.length === 2 && theirs.length === 2 && ours.charAt(0) === theirs.charAt(1)
}
