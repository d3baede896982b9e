import type { Label, Stretch } from '../label.ts'

/** What is made of the name behind it: `PEG-20 Glyceryl Cocoate` is no PEG-20, and `Ceteth-10 Phosphate` no ceteth. */
const HEAD =
  /^(?:(?:peg|ppg|peg\/ppg|bis-peg|polyglyceryl|polyglycerin|pg)-\d[\d/]*(?:-(?:peg|ppg)-\d+)?|poly(?:glyceryl|glycerin)-\d+)$/i
const ETHER_HEAD = /^[a-z-]*\p{L}eth-\d+$/iu
/** Fats and amines that are ethoxylated; `PEG-8 Carbomer` and `PEG-8 Benzyl Alcohol` are two names whose comma was lost. */
const PARTNER =
  /^(?:glyceryl|sorbitan|sorbeth|methyl glucose|propylene glycol|pentaerythrityl|trimethylolpropane|hydrogenated|isostearyl|stearyl|cetyl|cetearyl|oleyl|lauryl|myristyl|behenyl|lanolin) .|(?:lanolin|beeswax|tallow|sterols?|glycerides?|amines?|amides?|castor oil|mink oil)$/i
/** The last word of an ester or a salt, alone: `PEG-20 Oleate`, `Ceteth-10 Phosphate`. */
const SALT = /^\p{L}+(?:ate|ether)$/iu

/** Puts a head and what is made of it together again. */
export function joinHeads({ text }: Label, names: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = []
  let head: Stretch | null = null
  for (const name of names) {
    if (head && text.slice(head.end, name.start).trim() === '' && isPartner(text, head, name))
      joined[joined.length - 1] = { start: head.start, end: name.end }
    else joined.push(name)
    head = isHead(text.slice(name.start, name.end)) ? name : null
  }
  return joined
}

function isHead(said: string): boolean {
  return HEAD.test(said) || ETHER_HEAD.test(said)
}

function isPartner(text: string, head: Stretch, name: Stretch): boolean {
  const [front, said] = [text.slice(head.start, head.end), text.slice(name.start, name.end)]
  return SALT.test(said) || /^polyglyceryl/i.test(front) || (HEAD.test(front) && PARTNER.test(said))
}
