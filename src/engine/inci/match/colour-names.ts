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

function plainOf(printed: string): string {
  return printed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[.,()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replaceAll('號', '号')
}

/** One key for all spellings of a country's colour; null for what is no such number. */
export function colourKey(printed: string): string | null {
  if (printed.length > CHARS_MAX || !/\d[^\d]{0,3}$/.test(printed)) return null
  const plain = plainOf(printed)
  for (const [system, name] of SYSTEMS) {
    const found = name.exec(plain)
    if (found)
      return [system, ...found.slice(1).map((part) => (part ?? '').trim().replace('だいだい', '橙'))].join(
        ':',
      )
  }
  return null
}

/** The hues of the United States' numbers in other languages: labels of Canada and Mexico print `Jaune 5`, `Rojo 40`. */
const HUES: readonly (readonly [string, string])[] = [
  ['RED', 'rouge|rojo|vermelho|rosso|rot|rood|röd|rød|czerwień|czerwony'],
  ['YELLOW', 'jaune|amarillo|amarelo|giallo|gelb|geel|gul|żółcień|żółty'],
  ['BLUE', 'bleu|azul|blu|blau|blauw|blå|błękit|niebieski'],
  ['GREEN', 'vert|verde|grün|groen|grön|grøn|zieleń|zielony'],
  ['ORANGE', 'orange|naranja|laranja|arancio|arancione|oranje|oranż|pomarańczowy'],
  ['VIOLET', 'violet|violeta|viola|violetto|violett|fiolet|fioletowy'],
]
const HUE_OF = new Map(HUES.flatMap(([hue, words]) => words.split('|').map((word) => [word, hue] as const)))
const ABROAD = /^(?:f?d ?& ?c )?(\p{L}+) (?:(?:no|nr|n°|nº|#|número|numero|nummer) ?)?(\d{1,2})$/u

/** Japan and Korea number alike; a hue of Korea is the one of Japan at the same place. */
const JAPANESE = /^(赤|橙|だいだい|黄|緑|青|紫|褐|かっ|黒)色?(\d{1,3})号?(?:の? ?(\d))?$/
const KOREAN = /^([적등황녹청자갈흑])색 ?(\d{1,3}) ?호?(?:의? ?(\d))?$/
const JAPANESE_HUES = new Map(
  Object.entries({
    だいだい: '橙',
    かっ: '褐',
    적: '赤',
    등: '橙',
    황: '黄',
    녹: '緑',
    청: '青',
    자: '紫',
    갈: '褐',
    흑: '黒',
  }),
)
const LAKE = /(?:lake|laque|laca|lacca|lack|lak|laka|アルミニウムレーキ|レーキ|레이크)\)?$/

/** The names under which the base knows a colour that is printed as another country numbers it; none for what is no such number. */
export function namesOfColour(printed: string): string[] {
  if (printed.length > CHARS_MAX || !/[\d０-９]/.test(printed)) return []
  const plain = plainOf(printed).replace(LAKE, '').trim()
  return [...ofUnitedStates(plain), ...ofJapan(plain)]
}

function ofUnitedStates(plain: string): string[] {
  const [, word = '', number = ''] = ABROAD.exec(plain) ?? []
  const hue = HUE_OF.get(word)
  return hue ? [`FD&C ${hue} NO. ${number}`, `D&C ${hue} NO. ${number}`] : []
}

function ofJapan(plain: string): string[] {
  const [, hue, number = '', part = ''] = JAPANESE.exec(plain) ?? KOREAN.exec(plain) ?? []
  return hue === undefined ? [] : [`${JAPANESE_HUES.get(hue) ?? hue}${number}${part}`]
}
