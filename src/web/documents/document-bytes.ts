import type { jsPDF } from 'jspdf'

const ON_OPEN = '/OpenAction [3 0 R /FitH null]'
const BLANK = 0x20

/**
 * The finished file. The writer always asks viewers to fit the page to their width on opening; nothing of ours acts when
 * a file is opened, so the entry is blanked. Its length stays, and with it every offset in the file.
 */
export function documentBytes(doc: jsPDF): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(doc.output('arraybuffer'))
  const at = lastIndexOf(bytes, ON_OPEN)
  if (at >= 0) bytes.fill(BLANK, at, at + ON_OPEN.length)
  return bytes
}

/** From the end, where the catalogue stands, behind everything that holds text of others. */
function lastIndexOf(bytes: Uint8Array, text: string): number {
  const wanted = Array.from(text, (sign) => sign.charCodeAt(0))
  for (let at = bytes.length - wanted.length; at >= 0; at -= 1)
    if (wanted.every((code, offset) => bytes[at + offset] === code)) return at
  return -1
}
