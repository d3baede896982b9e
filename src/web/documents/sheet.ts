import { jsPDF } from 'jspdf'
import { documentMessages as messages } from '../lib/messages/documents.ts'
import { COLOUR, type Colour } from './palette.ts'
import { cutText, drawableText, MISSING_SIGN } from './signs.ts'

/** Each font file as a string of bytes, which is how the PDF writer takes it. */
export type SheetFonts = { plain: string; bold: string }

/** A document being written from top to bottom. All lengths are millimetres, type sizes points. */
export type Sheet = {
  readonly doc: jsPDF
  /** Where the next line begins. */
  y: number
  /** Text as the font can draw it; remembers whether a sign was missing. */
  readonly clean: (text: string) => string
  hasMissing: boolean
}

export const FONT = 'DejaVu Sans'
export const PAGE = { width: 210, height: 297, left: 16, right: 194, top: 25, bottom: 278 } as const
export const INNER = PAGE.right - PAGE.left

const MM_PER_POINT = 25.4 / 72
const LEADING = 1.42

type Look = {
  size?: number
  bold?: boolean
  colour?: Colour
  align?: 'left' | 'center' | 'right'
}

/** `title` is fixed text: nothing of an analysis may travel in the properties of the file. */
export function openSheet(fonts: SheetFonts, title: string): Sheet {
  const doc = new jsPDF({ unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true })
  for (const [style, file] of [
    ['normal', fonts.plain],
    ['bold', fonts.bold],
  ] as const) {
    doc.addFileToVFS(`${style}.ttf`, file)
    doc.addFont(`${style}.ttf`, FONT, style)
  }
  readLogically(doc)
  doc.setProperties({ title })
  doc.setFont(FONT, 'normal')
  const glyphs = doc.getFont().metadata as { characterToGlyph: (code: number) => number | undefined }
  const sheet: Sheet = {
    doc,
    y: PAGE.top,
    hasMissing: false,
    clean: (text) => {
      const drawn = drawableText(text, (code) => (glyphs.characterToGlyph(code) ?? 0) > 0)
      if (drawn.includes(MISSING_SIGN)) sheet.hasMissing = true
      return drawn
    },
  }
  return sheet
}

const READ_ORDER = {
  isInputVisual: false,
  isOutputVisual: true,
  isOutputRtl: false,
  isSymmetricSwapping: true,
}

/** Hebrew and Arabic come in the order in which they are read; the writer, and the tables with it, would take it for drawn. */
function readLogically(doc: jsPDF): void {
  const text = doc.text.bind(doc)
  doc.text = (line, x, y, options, transform) => text(line, x, y, { ...options, ...READ_ORDER }, transform)
}

export function lineHeight(size: number): number {
  return size * MM_PER_POINT * LEADING
}

/** Begins a new page where less than `height` is left. */
export function ensure(sheet: Sheet, height: number): void {
  if (sheet.y + height <= PAGE.bottom) return
  sheet.doc.addPage()
  sheet.y = PAGE.top
}

function dress({ doc }: Sheet, { size = 9.5, bold = false, colour = COLOUR.ink }: Look): void {
  doc.setFont(FONT, bold ? 'bold' : 'normal')
  doc.setFontSize(size)
  doc.setTextColor(...colour)
}

/** One line at one place; `y` is its base line. The only way by which text reaches a page, tables apart. */
export function put(sheet: Sheet, text: string, x: number, y: number, look: Look = {}): void {
  dress(sheet, look)
  sheet.doc.text(sheet.clean(text).replace(/\n/g, ' '), x, y, { align: look.align ?? 'left' })
}

export function wrap(sheet: Sheet, text: string, width: number, look: Look = {}): string[] {
  dress(sheet, look)
  return sheet
    .clean(text)
    .split('\n')
    .flatMap((line) => sheet.doc.splitTextToSize(line, width) as string[])
}

type Block = Look & { indent?: number; after?: number; charsMax?: number }

/** Far above any real sentence: text that was made to fill pages ends with the mark of a cut. */
const CHARS_MAX = 4_000

/** Runs on over pages, line by line. */
export function paragraph(sheet: Sheet, text: string, block: Block = {}): void {
  const { size = 9.5, indent = 0, after = 2, charsMax = CHARS_MAX } = block
  const step = lineHeight(size)
  for (const line of wrap(sheet, cutText(text, charsMax), INNER - indent, block)) {
    ensure(sheet, step)
    put(sheet, line, PAGE.left + indent, sheet.y + size * MM_PER_POINT, block)
    sheet.y += step
  }
  sheet.y += after
}

/** A section's title with its hairline; never alone at the foot of a page. */
export function heading(sheet: Sheet, title: string, keepWith = 20): void {
  ensure(sheet, 12 + keepWith)
  if (sheet.y > PAGE.top) sheet.y += 5
  put(sheet, title, PAGE.left, sheet.y + 4.5, { size: 13, bold: true, colour: COLOUR.primary })
  rule(sheet, sheet.y + 7)
  sheet.y += 11
}

export function subheading(sheet: Sheet, title: string, keepWith = 12): void {
  ensure(sheet, 7 + keepWith)
  put(sheet, title, PAGE.left, sheet.y + 3.6, { size: 10, bold: true })
  sheet.y += 6.5
}

export function rule({ doc }: Sheet, y: number): void {
  doc.setDrawColor(...COLOUR.line)
  doc.setLineWidth(0.25)
  doc.setLineDashPattern([], 0)
  doc.line(PAGE.left, y, PAGE.right, y)
}

/** Head and foot of every page, when their number is known. */
export function closeSheet(sheet: Sheet, kind: string, guidance: string): void {
  if (sheet.hasMissing)
    paragraph(sheet, messages.missingSigns(MISSING_SIGN), { size: 8, colour: COLOUR.muted, after: 0 })
  const pages = sheet.doc.getNumberOfPages()
  const small = { size: 8, colour: COLOUR.muted } as const
  for (let page = 1; page <= pages; page += 1) {
    sheet.doc.setPage(page)
    put(sheet, messages.brand, PAGE.left, 14, { size: 11, bold: true, colour: COLOUR.primary })
    put(sheet, kind, PAGE.right, 14, { ...small, align: 'right' })
    rule(sheet, 17)
    rule(sheet, 283)
    put(sheet, guidance, PAGE.left, 288, small)
    put(sheet, messages.page(page, pages), PAGE.right, 288, { ...small, align: 'right' })
  }
}

const CHUNK = 0x8000

export function binaryText(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += CHUNK)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK))
  return text
}
