/** Abbreviations that read like words once their capitals are gone. */
const KEPT = new Set([
  'EDTA',
  'HEDTA',
  'MIPA',
  'DIPA',
  'TIPA',
  'PABA',
  'DIBA',
  'AMPD',
  'TBHQ',
  'BHT',
  'BHA',
  'MEA',
  'TEA',
  'DEA',
])
/** Short words that are no abbreviations. */
const WORDS = new Set([
  'OIL',
  'WAX',
  'GUM',
  'TAR',
  'ZEA',
  'OAT',
  'TIN',
  'RED',
  'ICE',
  'AIR',
  'SEA',
  'EGG',
  'RYE',
  'SOY',
  'BEE',
  'NUT',
])

/**
 * Official names are printed in capitals throughout, which is hard to read in a list of forty. Names that are capitals
 * only are set as a pack would print them; abbreviations and numbers keep theirs.
 */
export function readableName(name: string): string {
  if (name !== name.toUpperCase()) return name
  return name.replace(/\p{L}+/gu, (word) =>
    isAbbreviation(word) ? word : word.charAt(0) + word.slice(1).toLowerCase(),
  )
}

function isAbbreviation(word: string): boolean {
  if (KEPT.has(word)) return true
  if (WORDS.has(word)) return false
  return word.length <= 3 || !/[AEIOUY]/.test(word)
}
