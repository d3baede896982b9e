/** Abbreviations with a vowel; those without one are seen to be none of the words. */
const ABBREVIATIONS = new Set(
  (
    'PEG CI PCA MEA DEA AMP DNA RNA VA MA SE UVA UVB BHA BHT II III EOP EOS AP AS HDI NTA EDTA HEDTA MIPA DIPA TIPA ' +
    'PABA BMHCA HICC IPDI SMDI PTFE NADH DIBA AMPD DEHA TEOS AHA MI MCI HEMA PPD'
  ).split(' '),
)
const SMALL = new Set(['OF', 'AND', 'IN', 'FROM'])

/**
 * Official names are printed in capitals throughout, which is hard to read in a list of forty and in sentences. Names
 * that are capitals only are set as a pack would print them; abbreviations and numbers keep theirs.
 */
export function readableName(name: string): string {
  if (name !== name.toUpperCase()) return name
  return name.replace(/\p{L}+/gu, (word, at: number) => {
    if (word === 'HCL') return 'HCl'
    // `TEA-Stearate` holds triethanolamine, `Tea Tree` does not.
    if (word === 'TEA') return name.charAt(at + 3) === '-' ? word : 'Tea'
    if (isAbbreviation(word)) return word
    return at > 0 && SMALL.has(word) ? word.toLowerCase() : word.charAt(0) + word.slice(1).toLowerCase()
  })
}

function isAbbreviation(word: string): boolean {
  return word.length === 1 || ABBREVIATIONS.has(word) || (/^[A-Z]+$/.test(word) && !/[AEIOUY]/.test(word))
}
