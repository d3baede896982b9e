import type { LeftOut } from '../../contract/finding.ts'
import type { Knowledge } from '../knowledge/load.ts'
import { isHeadingWord } from './blocks/headings.ts'
import { REASON, squeeze } from './label.ts'
import { nameKey } from './match/name-key.ts'
import { spanOf, type PlainText } from './plain-text.ts'
import { rewritten } from './rewritten.ts'

const TIME = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?(?: ?(?:uhr|h))?`
const DATE = String.raw`(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}\.? \p{L}{3,10}\.?(?: \d{4})?|\p{L}{3,10} \d{1,2}(?:, \d{4})?)`
const STAMP = String.raw`(?:${DATE},? (?:at |um |à |a las |alle |às |o |om )?)?${TIME}(?:,? ${DATE})?`
const SPEAKER = String.raw`[\p{L}+~@][^\n:;,|•<>[\]()]{0,40}`

/** `[09:14] Kim:`, `12/05/2026, 09:14 - Kim:`, `09:14`: a time in front of what was said, and who said it. */
const STAMPED = new RegExp(
  String.raw`(?<=^|\n)[ >]*(?:\[ ?${STAMP} ?\]|\( ?${STAMP} ?\)|${STAMP})(?: ?[-–—|•,:]? ?)(?:(${SPEAKER}?) ?: )?`,
  'giu',
)
/** `Kim (09:14):`, `Kim, 12 May 2026, 09:14:`, `Kim 09:14 PM:` */
const SPOKEN = new RegExp(
  String.raw`(?<=^|\n)[ >]*(${SPEAKER}?),? ?[[(]?(?:(?:today|heute|yesterday|gestern|oggi|hoy|hier) )?${STAMP}[\])]? ?(?:[:–—-] |\n)`,
  'giu',
)
/** `<kim> Aqua`, `@kim Aqua` */
const HANDLE =
  /(?<=^|\n)[ >]*(?:<@?(?=[\p{L}\p{N}_.-]{1,20}> )|@(?=[\p{L}\p{N}_.-]{1,20},? ))([\p{L}\p{N}_.-]+)>?,? /gu
/** `On Monday Kim wrote:` */
const WROTE =
  /(?<=^|\n)[ >]*(?:on|am|le|el|il|em|op|den|dnia|w dniu|v) [^\n]{3,120}(?:wrote|schrieb|a écrit|escribió|ha scritto|escreveu|napisała?|napisał\(a\)|schreef|skrev|napsala?|írta)[^\n:]{0,60}:(?=\n|$)/giu
const QUOTED = /(?<=^|\n) {0,3}(?:> ?){1,6}(?=\S)/g

/** `Kind regards`, a line of its own, and the name below it: `Mel` is honey elsewhere. */
const CLOSING =
  /\n[ >]{0,4}(?:(?:(?:kind|best|warm(?:est)?|many) )?(?:regards|wishes)|all the best|best|cheers|(?:many )?thanks(?: again| in advance| a lot)?|thank you(?: very much)?|tia|sincerely(?: yours)?|yours(?: \p{L}+)?|love|xoxo|(?:mit )?(?:freundlichen|vielen|lieben|besten|viele|liebe|beste|herzliche)? ?(?:grüßen?|grüssen?|gruß|dank)|danke(?: schön| im voraus| euch)?|lg|mfg|glg|cordialement|bien à vous|bonne journée|merci(?: beaucoup| d'avance)?|bisous|(?:un )?(?:cordial )?saludos?|muchas gracias|gracias|cordiali saluti|(?:un )?saluti?|grazie(?: mille)?|atenciosamente|obrigad[oa]|abraços?|pozdrawiam|dziękuję|dzięki|(?:met )?vriendelijke groet(?:en)?|groet(?:jes|en)?|bedankt|dank je(?: wel)?|(?:med )?(?:vänliga )?hälsningar|tack|(?:med )?(?:venlig )?hilsen|takk|tak|s pozdravem|děkuji|с уважением|спасибо|дякую|teşekkürler|saygılarımla|よろしくお願いします|ありがとうございます|감사합니다|谢谢)[,.!… ]{0,4}(?:\n[^\n,;:]{0,40}){0,4}$/iu
const CLOSING_CHARS_MAX = 240

const FIELD =
  /^[ >*]*(subject|betreff|objet|asunto|oggetto|assunto|temat|onderwerp|ämne|emne|předmět|тема|件名|主题|제목)?(?:from|to|cc|bcc|date|sent|reply-to|von|an|gesendet|datum|de|à|pour|envoyé|para|enviado|fecha|da|inviato|data|od|do|wysłano|van|aan|verzonden|från|till|skickat|fra|til|sendt|от|кому|дата|отправлено|差出人|宛先|发件人|收件人|보낸 사람|받는 사람)?\*{0,2} ?: ?(.*)$/iu
/** A line with as many commas may be the list, whatever it is headed by. */
const COMMAS_MAX = 1

type Range = { start: number; end: number }

/**
 * The same text without what messages have in front of their words: times, speakers, quotation signs, the fields of a mail.
 * All but the quotation signs are told as left out. A speaker would else be a part of the first name.
 */
export function withoutMessageHeads(
  plain: PlainText,
  { byKey, stops }: Knowledge,
): { plain: PlainText; heads: LeftOut[] } {
  const { text } = plain
  const closing = closingOf(text)
  const mayHaveHeads = /\d:\d\d|[>@]/.test(text) || text.indexOf(':') !== text.lastIndexOf(':')
  if (!mayHaveHeads && closing.length === 0) return { plain, heads: [] }
  const isSpeaker = (words: string | undefined) => {
    const key = nameKey(words ?? '')
    return words !== undefined && !byKey.has(key) && !stops.has(key) && !words.split(' ').some(isHeadingWord)
  }
  const stamped = [...text.matchAll(STAMPED)].map(({ index, 0: head, 1: speaker }) => ({
    start: index,
    end: index + (speaker === undefined || isSpeaker(speaker) ? head : stampOf(head, speaker)).length,
  }))
  const spoken = [SPOKEN, HANDLE].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ index, 0: head, 1: speaker }) =>
      isSpeaker(speaker) ? [{ start: index, end: index + head.trimEnd().length }] : [],
    ),
  )
  const wrote = [...text.matchAll(WROTE)].map(({ index, 0: head }) => ({
    start: index,
    end: index + head.length,
  }))
  const heads = apart([...stamped, ...spoken, ...wrote, ...mailFields(text), ...closing])
  const quoted = [...text.matchAll(QUOTED)].map(({ index, 0: sign }) => ({
    start: index,
    end: index + sign.length,
  }))
  const changes = apart([...heads, ...quoted]).map((range) => ({ ...range, by: '' }))
  if (changes.length === 0) return { plain, heads: [] }
  return {
    plain: rewritten(plain, changes),
    heads: heads.flatMap(({ start, end }): LeftOut[] => {
      const said = squeeze(text.slice(start, end))
      return said === '' ? [] : [{ text: said, span: spanOf(plain, start, end), reason: REASON.message }]
    }),
  }
}

function closingOf(text: string): Range[] {
  const from = Math.max(0, text.length - CLOSING_CHARS_MAX)
  const found = CLOSING.exec(text.slice(from).trimEnd())
  return found ? [{ start: from + found.index, end: text.length }] : []
}

/** `09:14 Ingredients: ...`: what stands behind the time is no speaker. */
function stampOf(head: string, speaker: string): string {
  return head.slice(0, head.lastIndexOf(speaker))
}

/** In order, each once. */
function apart(ranges: readonly Range[]): Range[] {
  const kept: Range[] = []
  for (const range of [...ranges].sort((a, b) => a.start - b.start || b.end - a.end))
    if (range.start >= (kept.at(-1)?.end ?? 0) && range.end > range.start) kept.push(range)
  return kept
}

/** Two lines or more of a mail's head, of which one is its subject or holds an address. */
function mailFields(text: string): Range[] {
  const found: Range[] = []
  let run: (Range & { isSure: boolean })[] = []
  const close = () => {
    if (run.length > 1 && run.some(({ isSure }) => isSure))
      found.push(...run.map(({ start, end }) => ({ start, end })))
    run = []
  }
  for (let start = 0; start < text.length;) {
    const stop = text.indexOf('\n', start)
    const end = stop < 0 ? text.length : stop
    const line = text.slice(start, Math.min(end, start + FIELD_CHARS_MAX))
    const [field, subject, value = ''] = FIELD.exec(line) ?? []
    const isField =
      field !== undefined &&
      /\p{L}/u.test(line.split(':', 1)[0] ?? '') &&
      value.split(',').length - 1 <= COMMAS_MAX
    if (isField) run.push({ start, end, isSure: subject !== undefined || value.includes('@') })
    else close()
    start = end + 1
  }
  close()
  return found
}
const FIELD_CHARS_MAX = 200
