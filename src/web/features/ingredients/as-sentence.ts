/** Facts are kept as half sentences; where one stands alone it gets a capital and a full stop. */
export function asSentence(text: string): string {
  if (text === '') return text
  const end = /[.!?]$/.test(text) ? '' : '.'
  return text.charAt(0).toUpperCase() + text.slice(1) + end
}
