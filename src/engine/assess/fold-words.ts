/** Words in lower case without accents, each between blanks. */
export function foldWords(text: string): string {
  const plain = text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
  return ` ${plain
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
}
