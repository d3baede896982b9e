import type { Stretch } from '../label.ts'

/** How people end a message, at the end of a text or of its last line. */
const SIGN_OFFS =
  'thanks|thank you|many thanks|thx|cheers|best regards|kind regards|warm regards|regards|best wishes|please help|please advise|' +
  'danke|vielen dank|herzlichen dank|liebe grüße|viele grüße|beste grüße|mit freundlichen grüßen|lg|mfg|' +
  'merci|bonne journée|cordialement|bien cordialement|gracias|muchas gracias|un saludo|saludos|grazie|grazie mille|cordiali saluti|un saluto|' +
  'obrigad[oa]|muito obrigad[oa]|dzięki|dziękuję|z góry dziękuję|pozdrawiam|bedankt|dank je|dank u|alvast bedankt|groetjes|tack|tack på förhand|' +
  'mange tak|på forhånd tak|takk|kiitos|děkuji|díky|ďakujem|köszönöm|köszi|mulțumesc|mersi|teşekkürler|teşekkür ederim|спасибо|заранее спасибо|дякую|благодаря|ευχαριστώ|' +
  'ありがとうございます|よろしくお願いします|감사합니다|谢谢'
const SIGN_OFF = new RegExp(
  String.raw`(?<=[\p{L}\d)\]%][ ]{0,2}(?:[,;.!?•]|-|[–—]|\n)?[ \n]{0,3})(?<![\p{L}\d])(?:${SIGN_OFFS})(?![\p{L}\d])[^\n,;]{0,60}(?:,[^\n,;]{0,30})?[\s!.]*$`,
  'giu',
)

/** `..., Allantoin, is this ok?`: a question in the words of people, behind a list. */
const QUESTION =
  /(?<=[,;.•\n] {0,3}|[-–—] )(?:so |and |also )?(?:is|are|can|could|should|would|does|do|will|what|which|ist|sind|kann|soll|darf|est-ce|puis-je|puede|puedo|posso|è|sono|czy|kan ik|mag|is dit|är|er det|можно|это|подходит)(?!\p{L})[^,;\n?]{3,80}\?[\s!?.]*$/giu

/** Beyond, it is no end of a message. */
const TAIL_CHARS_MAX = 240

/** What people write behind the list that they ask about: no name, and no end of the last one. */
export function askedAround(text: string): Stretch[] {
  const from = Math.max(0, text.length - TAIL_CHARS_MAX)
  const tail = text.slice(from)
  const patterns = tail.includes('?') ? [SIGN_OFF, QUESTION] : [SIGN_OFF]
  const found = patterns.flatMap((pattern) =>
    [...tail.matchAll(pattern)].map(({ index, 0: said }) => ({
      start: index,
      end: index + said.trimEnd().length,
    })),
  )
  const [first] = found.toSorted((one, other) => one.start - other.start)
  if (!first) return []
  return [
    { start: from + startBefore(tail, first.start), end: from + Math.max(...found.map(({ end }) => end)) },
  ]
}

/** The dash or comma in front of it parts it from the list. */
function startBefore(text: string, start: number): number {
  const sign = / {0,2}[-–—] {0,2}$/.exec(text.slice(Math.max(0, start - 6), start))
  return start - (sign?.[0].length ?? 0)
}
