/** What a list shows where no product name was given; it is found by these words too. */
export const UNNAMED_PRODUCT = 'Unnamed Product'

/** Raised with every change to `searchForm`: rows that were written in an older form are written anew. */
export const SEARCH_FORM_VERSION = 1

/** Letters that no decomposition takes apart, as people type them who lack the key. */
const TYPED_AS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
}

/** The form in which texts are stored for searching and searched for: no accents, no capitals, single blanks. */
export function searchForm(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþħı]/g, (letter) => TYPED_AS[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()
}
