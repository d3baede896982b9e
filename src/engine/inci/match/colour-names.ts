/** The numbers that countries give to colours, however they are printed: `D&C Red 19`, `赤213`, `Merah K.3`. */
const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  [
    'us',
    /^(ext )?(f?d) ?(?:&|and) ?c (red|orange|yellow|green|blue|violet|brown|black) (?:(?:no|nr|n°|#|number) ?)?#?(\d{1,2})$/,
  ],
  ['jp', /^(赤|橙|だいだい|黄|緑|青|紫|褐|かっ|黒)色?(\d{1,3})号?$/],
  ['kr', /^(적|등|황|녹|청|자|갈|흑)색 ?(\d{1,3}) ?호?$/],
  ['id', /^(?:pewarna )?(merah|jingga|kuning|hijau|biru|ungu|coklat|hitam) k ?(\d{1,2})$/],
]
const CHARS_MAX = 30

/** One key for all spellings of a country's colour; null for what is no such number. */
export function colourKey(printed: string): string | null {
  if (printed.length > CHARS_MAX || !/\d[^\d]{0,3}$/.test(printed)) return null
  const plain = printed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[.,()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replaceAll('號', '号')
  for (const [system, name] of SYSTEMS) {
    const found = name.exec(plain)
    if (found)
      return [system, ...found.slice(1).map((part) => (part ?? '').trim().replace('だいだい', '橙'))].join(
        ':',
      )
  }
  return null
}
