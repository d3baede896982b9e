/** Letters of other scripts and tongues in which the names of medicines are written as they sound. */
const CYRILLIC: Record<string, string> = Object.fromEntries(
  [...'абвгдезийклмнопрстуфыэ'].map((sign, at) => [sign, 'ABVGDEZIIKLMNOPRSTUFIE'.charAt(at)]),
)
Object.assign(CYRILLIC, {
  ё: 'E',
  ж: 'J',
  х: 'CH',
  ц: 'C',
  ч: 'CH',
  ш: 'S',
  щ: 'S',
  ъ: '',
  ь: '',
  ю: 'IU',
  я: 'IA',
})

/** In this order; each pass sees what the one before left. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/^GIDR/, 'IDR'],
  [/PH/g, 'F'],
  [/QU/g, 'K'],
  [/CH|C|Q/g, 'K'],
  [/AE|OE/g, 'E'],
  [/H/g, ''],
  [/Y|J/g, 'I'],
  [/W/g, 'V'],
  [/KS|X|Z/g, 'S'],
  [/[KP]T/g, 'T'],
  // Doubled by tongues; other doubled letters are misprints, and no verdict may rest on one.
  [/([AEIOUTSFK])\1+/g, '$1'],
  [/(?:UM|[AEO])$/, ''],
]

/** Shorter words sound like too many others. */
export const INN_LETTERS_MIN = 8

/**
 * How the international name of a medicine sounds, whatever the language it is written in: `Hexachlorophene`,
 * `Hexachlorofeen`, `heksachlorofen` and `esaclorofene` are one. Null where it is no single word long enough.
 */
export function innKey(printed: string): string | null {
  const plain = printed.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  if (plain.length < INN_LETTERS_MIN || !/^[a-zа-я]+$/.test(plain)) return null
  const latin = [...plain].map((sign) => CYRILLIC[sign] ?? sign.toUpperCase()).join('')
  return SOUNDS.reduce((word, [sound, plainSound]) => word.replace(sound, plainSound), latin)
}
