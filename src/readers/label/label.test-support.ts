import sharp, { type Sharp } from 'sharp'

/** A list of our own making; every name on it is a common one. */
export const LIST = [
  'Ingredients: Aqua, Glycerin, Cetearyl Alcohol, Dimethicone, Panthenol,',
  'Sodium Hyaluronate, Tocopherol, Xanthan Gum, Phenoxyethanol,',
  'Ethylhexylglycerin, Citric Acid, Limonene, Linalool.',
]
export const NAMES = LIST.join(' ')
  .replace(/^Ingredients: |\.$/g, '')
  .split(', ')

type Look = { fontPx?: number; ink?: string; paper?: string; margin?: number }

/** Renders lines of print as a photo. DejaVu Sans is installed by the test script. */
export function printed(lines: readonly string[], look: Look = {}): Sharp {
  const { fontPx = 26, ink = '#222', paper = '#fafafa', margin = 40 } = look
  const width = Math.round(Math.max(...lines.map((line) => line.length)) * fontPx * 0.64) + 2 * margin
  const height = Math.round(lines.length * fontPx * 1.35) + 2 * margin
  return drawn(
    width,
    height,
    paper,
    lines.map((line, at) => textAt(line, margin, margin + fontPx * (1 + at * 1.35), fontPx, ink)).join(''),
  )
}

export function drawn(width: number, height: number, paper: string, body: string): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${paper}"/>${body}</svg>`
  return sharp(Buffer.from(svg))
}

export function textAt(text: string, x: number, y: number, fontPx: number, ink = '#222'): string {
  return `<text x="${x}" y="${y}" font-family="DejaVu Sans" font-size="${fontPx}" fill="${ink}">${text}</text>`
}

/**
 * How many of the names stand in the text, letter for letter. Case, spaces and signs are the engine's business, and
 * so are I, l and 1, which this typeface draws alike.
 */
export function namesIn(text: string, names: readonly string[] = NAMES): number {
  const plain = (part: string) =>
    part
      .toLowerCase()
      .replace(/[l1]/g, 'i')
      .replace(/[^a-z0-9]/g, '')
  return names.filter((name) => plain(text).includes(plain(name))).length
}
