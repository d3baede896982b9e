import boldUrl from 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf?url'
import plainUrl from 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf?url'
import { binaryText, type SheetFonts } from './sheet.ts'

/** Fetched with the first export only. */
export async function loadFonts(): Promise<SheetFonts> {
  const [plain, bold] = await Promise.all([plainUrl, boldUrl].map(fetchFont))
  if (plain === undefined || bold === undefined) throw new Error('A font of the document is missing')
  return { plain, bold }
}

async function fetchFont(url: string): Promise<string> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`The font answered ${answer.status}`)
  return binaryText(new Uint8Array(await answer.arrayBuffer()))
}
