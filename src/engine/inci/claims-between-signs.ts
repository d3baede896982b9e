import { findCues } from './blocks/absence-cues.ts'
import { isFreeClaim } from './blocks/sentences.ts'
import { lowerCase, type PlainText } from './plain-text.ts'

/** A dash with a blank in front of it and behind what it closes; within a word it joins. */
const BETWEEN_DASHES =
  /(?<=^|[\s,;])[-–—]{1,3} ?((?:(?! [-–—])[^,;:\n•|–—]){3,60}) ?(?: [-–—]{1,3}|[–—])(?=[\s,;.]|$)/gu
const BETWEEN_STROKES = /(?<=[^\s/])\/((?:[^/,;:\n•|()]){3,60})\/(?=[^\s/])/gu

/** `*alkol içermez*`, `_senza parabeni_`, `※無香料※`, `«без спирта»`: a piece that stands between two marks of one kind. */
const BETWEEN_MARKS =
  /(?<=^|[,;:.\n] ?)(?:([*_~※★☆✨✦♥❤"'´`°#=+]{1,3}) ?([^,;:\n*_~※★☆✨✦♥❤"`#=+]{2,60}?) ?\1|«([^,;:\n»]{2,60})»|»([^,;:\n«]{2,60})«)(?= ?(?:[,;.\n]|$))/gu

/**
 * The same text with commas for the signs around a claim that stands among names: `Panthenol - ohne Parfum - Citric Acid`,
 * `Urea/kein Parfum/Panthenol`. The claim would else run on over the names behind it, or be joined to the one before it. No sign
 * moves, so that every place stays what it was.
 */
export function withClaimsApart(plain: PlainText): PlainText {
  const apart = [BETWEEN_DASHES, BETWEEN_STROKES].reduce(
    (text, signs) =>
      text.replace(signs, (whole: string, said: string) => (isClaim(said) ? parted(whole, said) : whole)),
    plain.text,
  )
  const text = apart.replace(BETWEEN_MARKS, (whole: string, _: string, ...said: (string | undefined)[]) =>
    bracketed(whole, said.slice(0, 3).find((one) => one !== undefined) ?? ''),
  )
  return text === plain.text ? plain : { ...plain, text }
}

/** Brackets end what a claim denies: `nie zawiera alkoholu` would else go on over the names behind it. */
function bracketed(whole: string, said: string): string {
  if (!holdsClaim(said)) return whole
  const at = whole.indexOf(said)
  const rest = whole.length - at - said.length
  return `${'('.padStart(at)}${said}${')'.padEnd(rest)}`
}

/** Marks on both sides set apart what is no name: a word that denies may stand at its end as well. */
function holdsClaim(said: string): boolean {
  const lower = lowerCase(said).trim()
  return isFreeClaim(lower) || findCues(lower).length > 0
}

/** It denies something, and from its beginning: no name with a remark behind it. */
function isClaim(said: string): boolean {
  const lower = lowerCase(said).trim()
  return isFreeClaim(lower) || findCues(lower).some(({ start, end }) => start === 0 && end < lower.length)
}

/** In brackets where there is room for them beside the commas, so that what is denied ends there. */
function parted(whole: string, said: string): string {
  const at = whole.indexOf(said)
  const behind = whole.length - at - said.length
  return at > 1 && behind > 1
    ? `,${'('.padStart(at - 1)}${said}${')'.padEnd(behind - 1)},`
    : `${','.padEnd(at)}${said}${','.padStart(behind)}`
}
