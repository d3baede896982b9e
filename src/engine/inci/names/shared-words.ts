import type { Label, Stretch } from '../label.ts'
import { trimChunk } from './chunks.ts'

/** Where a name stands and what it is in full. */
export type NameInFull = Stretch & { name: string }

/** Longer than any names that share a word; a text made to cost time is longer. */
const CHARS_MAX = 160
const NAMES_MAX = 12
/** `Methyl-, Ethyl- and Propylparaben`, `Sodium Lauryl/Laureth Sulfate` */
const JOINT =
  /-? ?[,/&+] ?(?:(?:and|und|et|y|e|och|og|en|i) )?|-? (?:and|und|et|y|e|och|og|en|i|and\/or|und\/oder) /g
/** A letter or two end words of many kinds. */
const SHARED_CHARS_MIN = 4
/** `Rosa Centifolia Flower/Leaf Extract`, `Lactobacillus/Soybean Ferment Filtrate`: one material of several parts, by the rules of INCI. */
const OF_ONE_MATERIAL =
  /(?:FLOWER|LEAF|SEED|BUD|STEM|ROOT|FRUIT|PEEL|BARK|KERNEL|TWIG|BRANCH|WOOD|PETAL|HERB|NUT|SHELL)\/|(?:EXTRACT|OIL|BUTTER|WAX|STARCH|FLOUR|WATER|POWDER|FERMENT|FILTRATE|LYSATE|JUICE|PROTEIN|OLIGOPEPTIDE|POLYPEPTIDE|POLYMER|COPOLYMER|CROSSPOLYMER|COMPLEX)$/i

/**
 * Names of which each but the last is cut off before what they have in common, and each but the first may lack what they begin with:
 * each in full. Null unless all of them are known letter by letter and are different: nothing is guessed.
 */
export function splitShared(label: Label, { start, end }: Stretch): NameInFull[] | null {
  if (end - start > CHARS_MAX) return null
  const parts = partsOf(label.text, { start, end })
  const [first, last] = [parts[0], parts.at(-1)]
  if (!first || !last || parts.length < 2 || parts.length > NAMES_MAX) return null
  const said = label.text.slice(start, end)
  if (!said.includes('-') && OF_ONE_MATERIAL.test(said)) return null
  const words = parts.map((part) => label.text.slice(part.start, part.end))
  const names = inFull(label, words)
  return names && parts.map((part, at) => ({ ...part, name: names[at] ?? '' }))
}

/** The same of pieces that commas part, from one that a hyphen cuts off, and of how many pieces they are. */
export function splitSharedFrom(
  label: Label,
  pieces: readonly Stretch[],
  from: number,
): { names: NameInFull[]; count: number } | null {
  const isCutOff = (at: number) => label.text.charAt(pieces[at]?.end ?? -1) === '-'
  let to = from
  while (isCutOff(to) && to - from < NAMES_MAX) to++
  const [first, last] = [pieces[from], pieces[to]]
  if (to === from || !first || !last) return null
  const names = splitShared(label, { start: first.start, end: last.end })
  return names && { names, count: to - from + 1 }
}

function partsOf(text: string, { start, end }: Stretch): Stretch[] {
  const said = text.slice(start, end)
  const parts: (Stretch | null)[] = []
  let from = 0
  for (const { index, 0: joint } of said.matchAll(JOINT)) {
    parts.push(trimChunk(text, start + from, start + index))
    from = index + joint.length
  }
  parts.push(trimChunk(text, start + from, end))
  const isWord = (part: Stretch | null): part is Stretch =>
    part !== null && /^\p{L}{2}/u.test(text.slice(part.start, part.end))
  return parts.every(isWord) ? parts : []
}

function inFull(label: Label, words: readonly string[]): string[] | null {
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const opening = first.slice(0, first.lastIndexOf(' ') + 1)
  for (const shared of opening === '' ? [''] : ['', opening])
    for (let at = 1; at <= last.length - SHARED_CHARS_MIN; at++) {
      const ending = last.slice(at)
      const names = words.map((word, place) => {
        const begun = place === 0 ? word : shared + word
        return place === words.length - 1 ? begun : begun + ending
      })
      if (areKnownApart(label, names)) return names
    }
  return null
}

function areKnownApart({ lookUp }: Label, names: readonly string[]): boolean {
  const seen = new Set<string>()
  for (const name of names) {
    const match = lookUp.exact(name)
    if (!match || !LETTER_BY_LETTER.has(match.tier)) return false
    seen.add(match.ingredient === null ? `stop ${match.stop}` : `${match.ingredient}`)
  }
  return seen.size === names.length
}
const LETTER_BY_LETTER = new Set(['exact', 'synonym'])
