import { createHash } from 'node:crypto'

const SIGNS: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/**
 * The policy's part for the style attributes of a rendered page: exactly these values are allowed, so that markup somebody
 * smuggled in could still style nothing. Empty for a page without any. In a browser React sets styles by script, which
 * needs no permission.
 */
export function stylePolicy(html: string): string {
  const values = new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, value = '']) => value))
  if (values.size === 0) return ''
  return `;style-src-attr 'unsafe-hashes' ${[...values].map(hashOf).join(' ')}`
}

function hashOf(value: string): string {
  const written = value.replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => SIGNS[sign] ?? sign)
  return `'sha256-${createHash('sha256').update(written).digest('base64')}'`
}
