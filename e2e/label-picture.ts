import sharp from 'sharp'

/** A photo-like picture of a label in DejaVu Sans: print on tinted paper, slightly turned. */
export async function drawLabel(lines: readonly string[], turnDegrees = 1): Promise<Buffer> {
  const height = 160 + lines.length * 46
  const rows = lines.map((line, i) => `<text x="60" y="${110 + i * 46}">${line}</text>`).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="${height}">
    <rect width="100%" height="100%" fill="#e9e2d4"/>
    <g transform="rotate(${turnDegrees} 640 ${height / 2})" font-family="DejaVu Sans" font-size="29" fill="#25302b">${rows}</g></svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer()
}

export const LABEL_LINES = [
  'HARBOUR CREAM 50 ml',
  'Ingredients: Aqua, Glycerin, Cetearyl Alcohol,',
  'Caprylic/Capric Triglyceride, Dimethicone,',
  'Butyrospermum Parkii Butter, Niacinamide,',
  'Phenoxyethanol, Sodium Hyaluronate, Tocopherol,',
  'Methylisothiazolinone, Parfum, Linalool, Citric Acid.',
  'Made in Portugal.',
]
