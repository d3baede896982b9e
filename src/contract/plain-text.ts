import { z } from 'zod'

/**
 * Text that any store and any screen can hold: lone surrogates and control characters other than line breaks and
 * tabs become blanks, one for one, so that positions in it stay true. PostgreSQL refuses a NUL, JSON a lone surrogate.
 */
export const PlainText = z.string().transform(plain)

function plain(text: string): string {
  let out = ''
  for (let i = 0; i < text.length; i += 1) out += isKept(text, i) ? text[i] : ' '
  return out
}

function isKept(text: string, i: number): boolean {
  const code = text.charCodeAt(i)
  if (code < 0x20) return code === 0x09 || code === 0x0a || code === 0x0d
  if (code === 0x7f) return false
  if (code >= 0xd800 && code <= 0xdbff) return isBetween(text.charCodeAt(i + 1), 0xdc00, 0xdfff)
  if (code >= 0xdc00 && code <= 0xdfff) return isBetween(text.charCodeAt(i - 1), 0xd800, 0xdbff)
  return true
}

function isBetween(code: number, from: number, to: number): boolean {
  return code >= from && code <= to
}
