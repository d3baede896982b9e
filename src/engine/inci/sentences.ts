/** A stretch of the text that ends at a line break or a full stop. */
export type Sentence = {
  start: number
  end: number
  endsBy: 'line' | 'stop' | 'heading' | 'end'
  isGap: boolean
}

/** Words whose dot does not end anything. */
const ABBREVIATIONS = new Set(
  'denat no nr nos var sp ssp spp subsp ext d c i f l vit st ca approx cv ph inc incl excl max min est dr mr eg ie'.split(
    ' ',
  ),
)

/** Cuts a region at line breaks and full stops; inside a remark (brackets) nothing is cut. */
export function splitSentences(text: string, from: number, to: number, remarks: Int32Array): Sentence[] {
  const found: Sentence[] = []
  let start = skipLineNumber(text, from, to)
  const cut = (end: number, endsBy: Sentence['endsBy'], isGap = false) => {
    if (text.slice(start, end).trim() !== '') found.push({ start, end, endsBy, isGap })
    else if (isGap && found.length > 0) found[found.length - 1] = { ...lastOf(found), isGap: true }
  }
  for (let at = from; at < to; at++) {
    const close = remarks[at] ?? 0
    if (close > 0 && close < to) at = close
    else if (text.charCodeAt(at) === 10) {
      cut(at, 'line', text.charCodeAt(at + 1) === 10 || isBlankLine(text, at + 1))
      start = skipLineNumber(text, at + 1, to)
      at = start - 1
    } else if (text.charCodeAt(at) === 46 && isFullStop(text, at, to)) {
      cut(at, 'stop')
      start = at + 1
    }
  }
  cut(to, 'end')
  return found
}

/** `12. Panthenol`, `3) Aqua`: lists of one name a line are often numbered. */
function skipLineNumber(text: string, from: number, to: number): number {
  let at = from
  while (at < to && isDigit(text.charCodeAt(at)) && at - from < 3) at++
  const isNumber = at > from && '.)'.includes(text.charAt(at)) && text.charAt(at + 1) === ' '
  return isNumber && at + 2 <= to ? at + 2 : from
}

function lastOf(found: readonly Sentence[]): Sentence {
  return found[found.length - 1] ?? { start: 0, end: 0, endsBy: 'end', isGap: false }
}

function isBlankLine(text: string, from: number): boolean {
  let at = from
  while (text.charAt(at) === ' ') at++
  return text.charCodeAt(at) === 10
}

/** Unlike the dot of an abbreviation, an initial or a number. */
export function isFullStop(text: string, at: number, to: number): boolean {
  if (!isOpenAfter(text, at, to) && !isTight(text, at)) return false
  let start = at
  while (start > 0 && isWordSign(text.charCodeAt(start - 1))) start--
  const word = text.slice(start, at).toLowerCase()
  // `C.I. 77491`, `F.I.L.`: single letters are initials; after a digit (`17%.`, `Polysorbate 20.`) a stop is a stop.
  if (word.length === 1 && word >= 'a') return false
  return !ABBREVIATIONS.has(word) || isAtEnd(text, at + 1, to)
}

function isOpenAfter(text: string, at: number, to: number): boolean {
  const next = text.charAt(at + 1)
  return next === ' ' || next === '\n' || next === '' || at + 1 >= to
}

/** `Phenoxyethanol.Please note`: a small letter, a dot and a capital end a sentence without a blank. */
function isTight(text: string, at: number): boolean {
  return (
    isLower(text.charCodeAt(at - 1)) && isUpper(text.charCodeAt(at + 1)) && isLower(text.charCodeAt(at + 2))
  )
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

function isLower(code: number): boolean {
  return code >= 97 && code <= 122
}

function isUpper(code: number): boolean {
  return code >= 65 && code <= 90
}

function isAtEnd(text: string, from: number, to: number): boolean {
  let at = from
  while (at < to && text.charAt(at) === ' ') at++
  return at >= to
}

function isWordSign(code: number): boolean {
  return (
    (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code >= 128
  )
}
