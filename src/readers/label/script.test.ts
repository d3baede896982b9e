import sharp, { type Sharp } from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openPhoto } from '../image/open-image.ts'
import { drawnHangul } from './drawn-hangul.test-support.ts'
import { readLabelImage } from './label.ts'
import { drawn, LIST, printed, textAt } from './label.test-support.ts'
import { openLabelModels } from './models.ts'

const models = await openLabelModels(1)
afterAll(models.close)

async function scriptOn(picture: Sharp) {
  const opened = await openPhoto(await picture.png().toBuffer())
  if (!opened.ok) throw new Error(opened.message)
  return (await readLabelImage(models, opened.photo)).script
}

const CYRILLIC = [
  'Состав: Вода, Глицерин, Цетеариловый спирт, Диметикон,',
  'Пантенол, Токоферол, Гиалуронат натрия, Ксантановая камедь,',
  'Парфюмерная композиция. Хранить в недоступном месте.',
]
const HANGUL = [
  'j.eo.o j.e s.u , g.eu.r r.i s.e r.i.n , b.u d.i.r r.e.n',
  'n.a o.i o.a s.i.n o.a m.i d.eu , o.a.r r.a.n d.oh o.i.n , s.u',
  'g.a b.oh m.eo , b.e d.a o.i.n , o.eu m.i n.oh s.a.n , g.e r.u',
]
const GREEK = [
  'Συστατικά: Νερό, Γλυκερίνη, Άρωμα, Πανθενόλη,',
  'Κιτρικό οξύ. Οδηγίες χρήσης: για ευαίσθητο δέρμα',
]

const hangul = (px: number) =>
  drawn(
    px * 20,
    px * 7,
    '#fafafa',
    HANGUL.map((line, row) => drawnHangul(line, px, px * (1 + row * 1.7), px)).join(''),
  )

test.each<[string, string, () => Sharp]>([
  ['cyrillic', 'a list in Cyrillic', () => printed(CYRILLIC)],
  [
    'cyrillic',
    'small and on dark paper',
    () => printed(CYRILLIC, { fontPx: 16, ink: '#fff', paper: '#123' }),
  ],
  ['cyrillic', 'below a brand in Latin letters', () => printed(['HARBOUR', ...CYRILLIC, '200 ml'])],
  ['korean', 'a list in Hangul', () => hangul(30)],
  ['korean', 'small print in Hangul', () => hangul(18)],
  ['other', 'a text in Greek', () => printed(GREEK)],
])('SCAN-11 print is named as %s: %s', async (script, _, picture) => {
  expect(await scriptOn(picture())).toBe(script)
})

test.each<[string, () => Promise<Sharp> | Sharp]>([
  ['a list', () => printed(LIST)],
  ['capitals', () => printed(LIST.map((line) => line.toUpperCase()))],
  [
    'letters with signs',
    () =>
      printed(['Składniki: łagodzący żel, świeżość, Éviter, Öl, ığdır', 'Hydratační krém na obličej, újra']),
  ],
  ['a blurred list', async () => sharp(await printed(LIST).png().toBuffer()).blur(2.5)],
  ['tiny print', () => printed(LIST, { fontPx: 9 })],
  ['print lying on its side', async () => sharp(await printed(LIST).png().toBuffer()).rotate(90)],
  ['print upside down', async () => sharp(await printed(LIST).png().toBuffer()).rotate(180)],
  ['amounts and codes', () => printed(['LOT 4821 EXP 05/2027 12M', '200 ml e 6.7 fl.oz. 4006381333931'])],
  ['a list beside some Cyrillic', () => printed([...LIST, ...LIST, CYRILLIC[0] ?? ''])],
  ['nothing', () => drawn(600, 400, '#ccc', '')],
  ['one word in Cyrillic', () => drawn(600, 200, '#fafafa', textAt('Крем', 60, 120, 40))],
])('SCAN-11 Latin print and little print are never named as another script: %s', async (_, picture) => {
  expect(await scriptOn(await picture())).toBeUndefined()
})
