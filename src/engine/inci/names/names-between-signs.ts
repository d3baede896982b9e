import type { Label, Stretch } from '../label.ts'
import { isSureClass } from '../match/match.ts'
import { trimChunk } from './chunks.ts'
import { takeConcentration } from './concentration.ts'

/** The names that signs part in what stands in front of a list: `Peptide: Glycerin - Aqua - Squalane`. */
export function namesBetweenSigns(label: Label, { start, end }: Stretch): Stretch[] {
  return [...label.text.slice(start, end).matchAll(BETWEEN_SIGNS)].flatMap(({ index, 0: words }) => {
    const one = trimChunk(label.text, start + index, start + index + words.length)
    return one && isName(label, one) ? [one] : []
  })
}
/** What denies (`PPD ✘`) parts nothing that is inside. */
const BETWEEN_SIGNS =
  /(?:[\p{L}\p{M}\p{N}'(),.%/+&[*†‡°✕✖✗✘×❌❎⛔☒🚫]|(?<! )-(?!-)|-(?![ -])| (?!- |--|[–—]))+/gu

/** Several names that signs part, or one that is forbidden beside another, are a list and no title, whatever parts them. */
export function isList(label: Label, head: Stretch): boolean {
  const names = namesBetweenSigns(label, head)
  return names.length >= TITLE_NAMES_MAX || (names.length > 1 && names.some((name) => isStopped(label, name)))
}
const TITLE_NAMES_MAX = 3

function isStopped({ text, lookUp }: Label, { start, end }: Stretch): boolean {
  return lookUp.match(takeConcentration(text, start, end).name).stop !== null
}

/** Letter by letter, a misprint of one, or by a class that is sure. */
export function isName({ text, lookUp }: Label, { start, end }: Stretch): boolean {
  const { name } = takeConcentration(text, start, end)
  if (lookUp.exact(name)) return true
  const match = lookUp.match(name)
  return match.tier === 'near' || isSureClass(match)
}
