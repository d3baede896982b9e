import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import type { Raster } from '../src/readers/image/raster.ts'

type Face = { file: string; family: string; isNarrow: boolean }

/** Ink and ground as CSS colours; `to` makes the ground run from one to the other. `embossed` print shows by its edges alone. */
type Colours = { ink: string; ground: string; to?: string; embossed?: boolean }

export type Print = {
  text: string
  face: Face
  charsMax: number
  columns: 1 | 2
  /** Words are divided at the ends of lines. */
  isDivided: boolean
  /** Letter spacing as a share of the font's height; narrow print has less than none. */
  spacing: number
  colours: Colours
}

const FONT_PX = 36
const STEP_PX = 46
const MARGIN_PX = 60
/** Columns stand apart by so many letters. */
const GUTTER_CHARS = 3

const ttf = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')))
const DEJAVU: readonly Face[] = [
  { file: 'DejaVuSans.ttf', family: 'DejaVu Sans', isNarrow: false },
  { file: 'DejaVuSansCondensed.ttf', family: 'DejaVu Sans', isNarrow: true },
  { file: 'DejaVuSerif.ttf', family: 'DejaVu Serif', isNarrow: false },
  { file: 'DejaVuSerifCondensed.ttf', family: 'DejaVu Serif', isNarrow: true },
].map((face) => ({ ...face, file: join(ttf, face.file) }))

/** DejaVu comes with the project; whoever has other typefaces at hand names their folder. */
export function facesIn(folder: string | undefined): Face[] {
  if (!folder) return [...DEJAVU]
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /-(?:Regular|Medium|Semibold|CondLight)\.ttf$|Free(?:Sans|Serif)\.ttf$/.test(file),
  )
  const others = files.toSorted().map((file) => ({
    file: join(folder, file),
    family: familyOf(basename(file)),
    isNarrow: /narrow|cond/i.test(file),
  }))
  return [...DEJAVU, ...others.filter(({ file }) => !/Mono/.test(file))]
}

/** `LiberationSansNarrow-Regular.ttf`: `Liberation Sans Narrow`. */
function familyOf(file: string): string {
  return file
    .replace(/(?:-.*)?\.ttf$/, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .trim()
}

/** The flat print, before it is laid round a pack. */
export function drawPrint(print: Print): Raster {
  const lines = linesOf(print)
  const perColumn = Math.ceil(lines.length / print.columns)
  const columnPx = print.charsMax * FONT_PX * (0.56 + print.spacing)
  const width =
    Math.ceil(print.columns * columnPx + (print.columns - 1) * GUTTER_CHARS * FONT_PX * 0.5) + 2 * MARGIN_PX
  const height = perColumn * STEP_PX + 2 * MARGIN_PX
  const place = (at: number) => ({
    x: MARGIN_PX + Math.floor(at / perColumn) * (columnPx + GUTTER_CHARS * FONT_PX * 0.5),
    y: MARGIN_PX + FONT_PX + (at % perColumn) * STEP_PX,
  })
  const texts = lines.map((line, at) => ({ line, ...place(at) }))
  return render(svgOf(texts, { width, height }, print), print.face)
}

function linesOf({ text, charsMax, isDivided }: Print): string[] {
  const lines: string[] = ['']
  for (const word of text.split(/\s+/).filter((word) => word !== '')) {
    const last = lines.at(-1) ?? ''
    const room = charsMax - last.length - 1
    if (word.length <= room || last === '') lines[lines.length - 1] = `${last} ${word}`.trim()
    else if (isDivided && room >= 5 && /^\p{L}{8,}/u.test(word)) {
      const head = Math.min(room - 1, word.length - 4)
      lines[lines.length - 1] = `${last} ${word.slice(0, head)}-`
      lines.push(word.slice(head))
    } else lines.push(word)
  }
  return lines
}

type Line = { line: string; x: number; y: number }

function svgOf(lines: readonly Line[], size: { width: number; height: number }, print: Print): string {
  const { ink, ground, to = ground, embossed } = print.colours
  const stretch = print.face.isNarrow ? ' font-stretch="condensed"' : ''
  const set = (colour: string, shift: number) =>
    `<g fill="${colour}" transform="translate(${shift} ${shift})" letter-spacing="${print.spacing * FONT_PX}" font-size="${FONT_PX}" font-family="${print.face.family}"${stretch}>` +
    lines.map(({ line, x, y }) => `<text x="${x}" y="${y}">${escapeMarkup(line)}</text>`).join('') +
    '</g>'
  const letters = embossed ? set('#ffffff', -1.6) + set(ink, 1.6) + set('url(#ground)', 0) : set(ink, 0)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">` +
    `<defs><linearGradient id="ground" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${size.width}" y2="${size.height}">` +
    `<stop offset="0" stop-color="${ground}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>` +
    `<rect width="100%" height="100%" fill="url(#ground)"/>${letters}</svg>`
  )
}

function render(svg: string, face: Face): Raster {
  const font = { fontFiles: [face.file], loadSystemFonts: false, defaultFontFamily: face.family }
  const picture = new Resvg(svg, { font }).render()
  const data = new Uint8Array(3 * picture.width * picture.height)
  const { pixels } = picture
  for (let at = 0; at < picture.width * picture.height; at++)
    data.set(pixels.subarray(4 * at, 4 * at + 3), 3 * at)
  return { width: picture.width, height: picture.height, data }
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
