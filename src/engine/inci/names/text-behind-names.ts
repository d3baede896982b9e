import { reasonAgainst } from '../blocks/sentences.ts'
import { exactAt, REASON, type Aside, type Label, type Stretch } from '../label.ts'
import { isFunctions } from '../rows/functions.ts'
import { trimChunk } from './chunks.ts'

const NAME_CHARS_MAX = 90

/** A sentence inside a list, and the name in front of it whose full stop was lost. */
type FoundSentence = Aside & { name: Stretch | null }

/** `98 % of the ingredients are of natural origin`, `Phenoxyethanol Please be aware that ...`: running text is no name. */
export function findSentence(label: Label, { start, end }: Stretch): FoundSentence | null {
  const { text } = label
  const reason = reasonAgainst(text.slice(start, end))
  if (reason === null) return findTail(label, { start, end })
  let name: Stretch | null = null
  const stop = Math.min(end, start + NAME_CHARS_MAX)
  for (let at = start + 1; at < stop; at++) {
    if (name && text.charAt(at) === '*') break
    const front = mayEndAt(text, at) ? trimChunk(text, start, at) : null
    if (front && exactAt(label, front)) name = front
  }
  return { start: name?.end ?? start, end, reason, name }
}

/** `Tocopherol i burken`, `Parfum #readthelabel`: small words behind a name that begin with a preposition, or tags. */
function findTail(label: Label, { start, end }: Stretch): FoundSentence | null {
  const told = toldBehindDash(label, { start, end })
  if (told) return told
  const tail = TAIL.exec(label.text.slice(start, end))
  const name = tail && trimChunk(label.text, start, start + tail.index)
  if (!name || !exactAt(label, name)) return null
  return { start: name.end, end, reason: REASON.prose, name }
}
const TAIL =
  / (?:#\p{L}.*|(?:in|im|inside|on|i|på|en|dans|nel|nella|nello|no|na|em|w|v|ve|din|op|auf|aus|et rien|y nada|and that|e basta|and i|und sonst|und das|et c'est|that's) (?:(?:the|this|my|it|der|dem|dieser|diesem|meiner|de|den|dit|deze|mijn|este|esta|ce|cette|questo|questa|neste|nesta|tym|téhle|această|acest) [^,]*|\p{Ll}{3}[^A-Z,]*))$/u

/** `Cocos Nucifera Oil – emollient`: what a known name is said to do behind a dash, in small letters or in the words of the trade. */
function toldBehindDash(label: Label, { start, end }: Stretch): FoundSentence | null {
  const said = label.text.slice(start, end)
  const dash = / [-–—=] /.exec(said)
  const name = dash && trimChunk(label.text, start, start + dash.index)
  const rest = dash && trimChunk(label.text, start + dash.index + dash[0].length, end)
  if (!name || !rest || !exactAt(label, name) || exactAt(label, rest)) return null
  const words = label.text.slice(rest.start, rest.end)
  const isTold = isFunctions(words) || (/^\p{Lu}/u.test(said) && /^\p{Ll}/u.test(words))
  if (!isTold || label.lookUp.match(words).tier !== 'unknown') return null
  return { start: name.end, end, reason: REASON.purpose, name }
}

/** Before a blank, a dot or, where even those were lost, a capital: `Caprylyl GlycolPlease refer to ...`. */
function mayEndAt(text: string, at: number): boolean {
  if (' .\n'.includes(text.charAt(at))) return true
  return /[a-z)]/.test(text.charAt(at - 1)) && /[A-Z]/.test(text.charAt(at))
}
