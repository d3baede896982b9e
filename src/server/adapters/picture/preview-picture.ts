import { Resvg } from '@resvg/resvg-js'
import { createRequire } from 'node:module'
import type { ScoreTone } from '../../../contract/bands.ts'
import { BRAND } from '../../../contract/brand.ts'
import { escapeMarkup } from '../../platform/pages/escape-markup.ts'

/** What a link preview shows: nothing that tells whose result it is, and no name that a person typed. */
type Preview = {
  title: string
  line: string
  score: { value: number; word: string; tone: ScoreTone } | null
}

const [WIDTH, HEIGHT] = [1200, 630]
const KEPT = 300

const resolve = createRequire(import.meta.url).resolve
const fontFiles = ['DejaVuSerif.ttf', 'DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((name) =>
  resolve(`dejavu-fonts-ttf/ttf/${name}`),
)

/** Pictures differ by their few words and the score only, so that a link passed on a thousand times is drawn once. */
const drawn = new Map<string, Buffer>()

/** A PNG of 1200 x 630. Fonts come from a package: a server without any draws the same picture. */
export function drawPreview(preview: Preview): Buffer {
  const key = JSON.stringify(preview)
  const known = drawn.get(key)
  if (known) return known
  const picture = new Resvg(svgOf(preview), {
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'DejaVu Sans' },
  })
  const png = picture.render().asPng()
  if (drawn.size >= KEPT) drawn.clear()
  drawn.set(key, png)
  return png
}

function svgOf({ title, line, score }: Preview): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#FBF8F3"/>
<rect x="0" y="0" width="14" height="${HEIGHT}" fill="#1F4D3F"/>
<text x="90" y="130" font-family="DejaVu Serif" font-size="44" fill="#1F4D3F">${escapeMarkup(BRAND.name)}</text>
<text x="90" y="300" font-family="DejaVu Serif" font-size="56" fill="#1D2421">${escapeMarkup(title)}</text>
<text x="90" y="372" font-family="DejaVu Sans" font-size="32" fill="#5E665F">${escapeMarkup(line)}</text>
<line x1="90" y1="500" x2="700" y2="500" stroke="#D9D3C7" stroke-width="2"/>
<text x="90" y="556" font-family="DejaVu Sans" font-size="28" fill="#5E665F">${escapeMarkup(BRAND.tagline)}</text>
${score ? ringOf(score) : ''}
</svg>`
}

const RADIUS = 130

/** The colours of the screens in light; the word beside says the same. */
const COLOURS: Record<ScoreTone, string> = {
  good: '#1F4D3F',
  fair: '#8A5A00',
  weak: '#9A4A12',
  poor: '#A32A2A',
  unknown: '#5E665F',
}

function ringOf({ value, word, tone }: NonNullable<Preview['score']>): string {
  const around = 2 * Math.PI * RADIUS
  const filled = (around * Math.min(100, Math.max(0, value))) / 100
  return `<g transform="translate(990 290)">
<circle r="${RADIUS}" fill="none" stroke="#E9E3D8" stroke-width="26"/>
<circle r="${RADIUS}" fill="none" stroke="${COLOURS[tone]}" stroke-width="26" stroke-dasharray="${filled.toFixed(1)} ${around.toFixed(1)}" transform="rotate(-90)"/>
<text y="20" text-anchor="middle" font-family="DejaVu Serif" font-size="84" fill="#1D2421">${Math.round(value)}</text>
<text y="64" text-anchor="middle" font-family="DejaVu Sans" font-size="26" fill="#5E665F">of 100</text>
<text y="210" text-anchor="middle" font-family="DejaVu Sans" font-weight="bold" font-size="34" fill="#1D2421">${escapeMarkup(word)}</text>
</g>`
}
