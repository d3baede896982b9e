/** Only web addresses become links, whatever a stored result says. */
export function safeLink(url: string | undefined): string | null {
  if (url === undefined || !URL.canParse(url)) return null
  return ['https:', 'http:'].includes(new URL(url).protocol) ? url : null
}
