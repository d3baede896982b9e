/** Words in lower case without accents, each between blanks. */
export function foldWords(text: string): string {
  const plain = text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('ı', 'i')
    .replaceAll('đ', 'd')
  return ` ${plain
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\ufe0e\ufe0f]/g, '')
    .normalize('NFC')
    // Vowels of Thai and Hindi are marks.
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `
}
