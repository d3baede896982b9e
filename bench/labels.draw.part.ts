import { createRequire } from 'node:module'
import { Resvg } from '@resvg/resvg-js'

/** How a list is set. Justified print is monospaced, whose widths need no measuring. */
export const LAYOUTS = ['ragged', 'capitals', 'justified', 'two columns'] as const
export type Layout = (typeof LAYOUTS)[number]

const FONT_PX = 24
const STEP_PX = 32
const MARGIN_PX = 40
/** Share of the font's height that a letter of DejaVu Sans Mono takes; the widest common ones of DejaVu Sans take less. */
const MONO_EM = 0.602
const LINE_CHARS = 56
const COLUMN_CHARS = 30
const GUTTER_PX = 48

const resolve = createRequire(import.meta.url).resolve
const fontFiles = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf', 'DejaVuSansMono.ttf'].map((name) =>
  resolve(`dejavu-fonts-ttf/ttf/${name}`),
)

type Placed = { text: string; x: number; y: number; px?: number; isMono?: boolean }

/** A list as a pack bears it, as a PNG. */
export function drawList(list: string, layout: Layout): Buffer {
  const text = layout === 'capitals' ? list.toUpperCase() : list
  const lines = wrap(text, layout === 'two columns' ? COLUMN_CHARS : LINE_CHARS)
  if (layout === 'justified')
    return draw(lines.flatMap((line, at) => justified(line, at < lines.length - 1, rowAt(at))))
  if (layout !== 'two columns') return draw(lines.map((line, at) => ({ text: line, x: 0, y: rowAt(at) })))
  const half = Math.ceil(lines.length / 2)
  const left = Math.round(COLUMN_CHARS * FONT_PX * MONO_EM) + GUTTER_PX
  return draw(
    lines.map((line, at) => ({ text: line, x: at < half ? 0 : left, y: rowAt(at % half), isMono: true })),
  )
}

/** Lines one below the other, the first ones large; an empty line is a gap. */
export function drawLines(lines: readonly string[]): Buffer {
  return draw(
    lines
      .map((text, at) => ({ text, x: 0, y: 48 * at, px: at === 0 ? 40 : 30 }))
      .filter(({ text }) => text !== ''),
  )
}

const rowAt = (at: number) => at * STEP_PX

function wrap(text: string, charsMax: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter((word) => word !== '')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= charsMax)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Each word at its place, the spaces between them as wide as the line needs; the last line stays as it is. */
function justified(line: string, isFilled: boolean, y: number): Placed[] {
  const words = line.split(' ')
  const free = LINE_CHARS - words.join('').length
  const space = isFilled && words.length > 1 ? free / (words.length - 1) : 1
  let at = 0
  return words.map((text) => {
    const x = at * FONT_PX * MONO_EM
    at += text.length + space
    return { text, x, y, isMono: true }
  })
}

function draw(parts: readonly Placed[]): Buffer {
  const widthOf = ({ text, px = FONT_PX, isMono }: Placed) => text.length * px * (isMono ? MONO_EM : 0.72)
  const width = Math.ceil(Math.max(...parts.map((part) => part.x + widthOf(part)))) + 2 * MARGIN_PX
  const height = Math.max(...parts.map(({ y }) => y)) + 2 * MARGIN_PX + FONT_PX
  const print = parts.map(({ text, x, y, px = FONT_PX, isMono }) => {
    const family = isMono ? 'DejaVu Sans Mono' : 'DejaVu Sans'
    const place = `x="${MARGIN_PX + x}" y="${MARGIN_PX + FONT_PX + y}" font-size="${px}"`
    return `<text ${place} font-family="${family}" fill="#2a2a2a">${escapeMarkup(text)}</text>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#f6f3ec"/>${print.join('')}</svg>`
  return new Resvg(svg, { font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'DejaVu Sans' } })
    .render()
    .asPng()
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
