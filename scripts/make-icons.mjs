// Draws the icons of the installed app from the mark: `node scripts/make-icons.mjs` writes them into src/web/public.
// Committed, because they change with the mark only; each stays under 20 kB.
import { Resvg } from '@resvg/resvg-js'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'

const GREEN = '#1f4d3f'
const FOLDER = 'src/web/public'

/** The mark without its ground, as it stands in favicon.svg: one drawing for every size. */
const MARK = readFileSync(`${FOLDER}/favicon.svg`, 'utf8')
  .replace(/<svg[^>]*>|<\/svg>/g, '')
  .replace(/<rect[^>]*\/>/, '')

/** `share` of the square is the mark; systems crop a maskable icon to a circle of four fifths. */
function drawing({ share, corner }) {
  const side = 32 / share
  const at = (side - 32) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-at} ${-at} ${side} ${side}">
    <rect x="${-at}" y="${-at}" width="${side}" height="${side}" rx="${corner * side}" fill="${GREEN}"/>${MARK}</svg>`
}

async function write(name, px, look) {
  const picture = new Resvg(drawing(look), { fitTo: { mode: 'width', value: px } }).render().asPng()
  await sharp(picture).png({ palette: true, compressionLevel: 9 }).toFile(`${FOLDER}/${name}.png`)
}

await write('icon-192', 192, { share: 0.94, corner: 0.22 })
await write('icon-512', 512, { share: 0.94, corner: 0.22 })
await write('icon-maskable-512', 512, { share: 0.72, corner: 0 })
// The system rounds this one by itself.
await write('apple-touch-icon', 180, { share: 0.86, corner: 0 })
