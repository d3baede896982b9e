import type { Knowledge } from '../../knowledge/load.ts'
import { type Match, UNKNOWN } from './match-types.ts'
import { splitBrackets } from './match-part.ts'
import type { StopEntry } from '../../knowledge/compiled.ts'
import { casNumber, innKey, nameKey, nameWords } from './name-key.ts'

const STRENGTH = {
  name: ['exact', 1],
  'other-name': ['synonym', 0.98],
  number: ['code', 0.95],
  group: ['part', 0.9],
} as const

/** A name that the law forbids without condition: recognised, though it is no curated ingredient. */
export function matchBanned(printed: string, knowledge: Knowledge): Match | null {
  const hit = knowledge.stops.find(printed)
  return hit && knowledge.stopList[hit.stop]?.verdict === 'banned' ? asMatch(hit, knowledge) : null
}

/** The same for what stands in front of brackets: `Mercury (as calomel)`. What stands in them may be what is left out. */
export function matchBannedOutside(printed: string, knowledge: Knowledge): Match | null {
  const { outer, inner, tail } = splitBrackets(printed)
  return inner.length > 0 && tail === '' ? matchBanned(outer, knowledge) : null
}

/** What is forbidden for some uses, or no cosmetic ingredient: nobody can give it a number, and the reason is told. */
export function matchStopped(printed: string, knowledge: Knowledge): Match | null {
  const { outer, inner, tail } = splitBrackets(printed)
  const hit =
    knowledge.stops.find(printed) ?? (inner.length > 0 && tail === '' ? knowledge.stops.find(outer) : null)
  return hit ? { ...UNKNOWN, by: knowledge.stopList[hit.stop]?.name ?? null, stop: hit.stop } : null
}

function asMatch({ stop, kind }: StopHit, knowledge: Knowledge): Match {
  const [tier, confidence] = STRENGTH[kind]
  return { ...UNKNOWN, tier, confidence, by: knowledge.stopList[stop]?.name ?? null, stop }
}

/** Where a printed name stands on the stop list, and whether it is a spelling of its own, a number, or one of a group. */
type StopHit = { stop: number; kind: 'name' | 'other-name' | 'number' | 'group' }
export type StopIndex = { find: (printed: string) => StopHit | null; has: (key: string) => boolean }

/** Words around the name of a substance that leave it the same substance for the law: its salts, esters and forms. */
const SALT_WORDS = new Set(
  (
    'SODIUM DISODIUM TRISODIUM POTASSIUM DIPOTASSIUM CALCIUM MAGNESIUM LITHIUM ZINC ALUMINUM ALUMINIUM AMMONIUM IRON COPPER ' +
    'HYDROCHLORIDE DIHYDROCHLORIDE MONOHYDROCHLORIDE HCL HYDROBROMIDE HBR SULFATE SULPHATE BISULFATE BISULPHATE HEMISULFATE ' +
    'NITRATE NITRITE PHOSPHATE DIPHOSPHATE CHLORIDE DICHLORIDE TRICHLORIDE TETRACHLORIDE BROMIDE DIBROMIDE IODIDE FLUORIDE ' +
    'OXIDE DIOXIDE TRIOXIDE PENTOXIDE TETROXIDE MONOXIDE HYDROXIDE SULFIDE SULPHIDE DISULFIDE CARBONATE ARSENATE CHROMATE CYANIDE ' +
    'ACETATE DIACETATE TRIACETATE ACETONIDE HEXACETONIDE CITRATE MALEATE FUMARATE TARTRATE BITARTRATE SUCCINATE HEMISUCCINATE ' +
    'LACTATE GLUCONATE MESYLATE MESILATE TOSYLATE TOSILATE BESYLATE BENZOATE SALICYLATE STEARATE PALMITATE OLEATE LAURATE ' +
    'PROPIONATE DIPROPIONATE BUTYRATE BUTEPRATE PROBUTATE VALERATE ENANTHATE CYPIONATE DECANOATE UNDECANOATE HEXANOATE CAPROATE ' +
    'FUROATE PIVALATE ACEPONATE TEBUTATE NICOTINATE METHYLSULFATE METILSULFATE BORATE PICRATE OXALATE FORMATE THIOCYANATE ' +
    'SALT SALTS ESTER ESTERS COMPOUND COMPOUNDS HYDRATE MONOHYDRATE DIHYDRATE TRIHYDRATE ANHYDROUS BASE METAL METALLIC POWDER ' +
    'TRIETHIODIDE METABORATE WHITE RED YELLOW MONO DI I II III IV V VI'
  ).split(' '),
)

const PLANT_WORDS = new Set(
  (
    'EXTRACT EXTRACTS EXTRAIT EXTRAKT LEAF LEAVES FOLIUM ROOT ROOTS RADIX SEED SEEDS SEMEN FRUIT FRUITS FRUCTUS FLOWER FLOWERS FLOS ' +
    'HERB HERBA BARK CORTEX TUBER BULB RHIZOME STEM WOOD BERRY BERRIES NUT BEAN PLANT WHOLE AERIAL PARTS OIL ESSENTIAL WATER ' +
    'JUICE POWDER TINCTURE TINCTURA INFUSION ABSOLUTE RESIN BUTTER WAX FERMENT FILTRATE CELL CULTURE CALLUS L DRY DRIED ' +
    'FRESH LIQUID FLUID ALKALOIDS ALKALOID GALENICAL PREPARATION PREPARATIONS OF'
  ).split(' '),
)

const QUALIFIERS = new Set(
  'PURE ORGANIC NATURAL RAW FRESH LIQUID CRUDE TECHNICAL GRADE USP BP SYNTHETIC PURIFIED POWDER CRYSTALS SOLUTION MONOMER GAS VAPOUR VAPOR ANHYDROUS MONOHYDRATE DIHYDRATE TETRAHYDRATE HEXAHYDRATE HEPTAHYDRATE DECAHYDRATE'.split(
    ' ',
  ),
)

/** The longest name with its group words: beyond, a text is prose and no name. */
const GROUP_WORDS_MAX = 8

/** Valences are printed or left out: `Cobalt(II) sulfate`. */
const VALENCES = new Set(['I', 'II', 'III', 'IV', 'V', 'VI'])

export function buildStopIndex(list: readonly StopEntry[]): StopIndex {
  const byKey = new Map<string, number>()
  const byCas = new Map<string, number>()
  list.forEach(({ keys, cas }, at) => {
    for (const key of keys) byKey.set(key, at)
    for (const number of cas) if (!byCas.has(number)) byCas.set(number, at)
  })

  // By sound only names that are forbidden whatever the use, and built when the first unknown name asks.
  let bySound: Map<string, number> | null = null
  const sounds = () => (bySound ??= soundsOf(list))

  const wordSets = list.flatMap(({ words = [] }, at) => words.map((set) => [set, at] as const))

  const byGroup = (words: readonly string[], key: string): StopHit | null => {
    for (const [group, around] of [
      ['salts', SALT_WORDS],
      ['preparations', PLANT_WORDS],
      [null, QUALIFIERS],
    ] as const) {
      const stop = byKey.get(nameKey(stripped(words, around).join(' ')))
      const entry = list[stop ?? -1]
      if (stop === undefined || !entry || (group && entry.group !== group) || entry.except.includes(key))
        continue
      return { stop, kind: 'group' }
    }
    const stop = wordSets.find(([set]) =>
      set.every((word) => words.some((own) => own === word || own === `${word}S`)),
    )
    return stop ? { stop: stop[1], kind: 'group' } : null
  }

  const find = (printed: string): StopHit | null => {
    const key = nameKey(printed)
    const whole = byKey.get(key)
    if (whole !== undefined)
      return { stop: whole, kind: list[whole]?.keys[0] === key ? 'name' : 'other-name' }
    const number = byCas.get(casNumber(printed) ?? '')
    if (number !== undefined) return { stop: number, kind: 'number' }
    const sounding = soundOf(printed, sounds, byKey)
    if (sounding !== undefined) return { stop: sounding, kind: 'other-name' }
    const words = nameWords(printed).filter((word) => !VALENCES.has(word))
    return words.length === 0 || words.length > GROUP_WORDS_MAX ? null : byGroup(words, key)
  }
  return { find, has: (key) => byKey.has(key) }
}

function soundsOf(list: readonly StopEntry[]): Map<string, number> {
  const sounds = new Map<string, number>()
  list.forEach(({ verdict, keys }, at) => {
    if (verdict !== 'banned') return
    for (const key of keys) {
      const sound = innKey(key)
      if (sound !== null && !sounds.has(sound)) sounds.set(sound, at)
    }
  })
  return sounds
}

/** German writes a metal and its salt as one word: `Quecksilberchlorid`, `Bleiacetat`. */
const METALS: readonly (readonly [RegExp, string])[] = [
  [/^QUECKSILBER/, 'MERCURY'],
  [/^(?:CADMIUM|KADMIUM)[A-Z]+/, 'CADMIUM'],
  [/^THALLIUM[A-Z]+/, 'THALLIUM'],
  [/^ARSEN(?:IK|TRIOXID|PENTOXID|SAURE|ID|AT|IT|SULFID)/, 'ARSENIC'],
  [/^ANTIMON(?:TRIOXID|OXID|CHLORID|SULFID)/, 'ANTIMONY'],
  [
    /^BLEI(?:II)?(?:ACETAT|AZETAT|OXID|CARBONAT|KARBONAT|CHLORID|NITRAT|SULFAT|SULFID|CHROMAT|WEISS|SALZ)/,
    'LEAD',
  ],
]

/** `Trióxido de arsénico`, `Ossido di piombo`, `Tlenek rtęci`, `Оксид ртути`: a salt and then its metal, inflected. */
const SALTS =
  /^(?:(?:TRI|DI|BI|PENT|MONO)?(?:OXID|OXYD|OSSID|CLORUR|CHLORUR|CLORET|SULFUR|SOLFUR|SULFET)|ACETAT|SULFAT|SOLFAT|NITRAT|CARBONAT|CROMAT|CHROMAT|IODUR|IODET|YODUR|TLENEK|CHLOREK|SIARCZ|OCTAN|AZOTAN|WEGLAN|ТРИОКСИД|ОКСИД|ХЛОРИД|АЦЕТАТ|СУЛЬФИД|НИТРАТ|КАРБОНАТ)/
const METALS_OF_SALTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:MERCURIO|MERCURE|RTECI|РТУТИ)$/, 'MERCURY'],
  [/^(?:ARSENICO|ARSENIC|ARSENIO|ARSENU|МЫШЬЯКА)$/, 'ARSENIC'],
  [/^(?:PLOMO|PLOMB|PIOMBO|CHUMBO|OLOWIU|СВИНЦА)$/, 'LEAD'],
  [/^(?:CADMIO|CADMIUM|KADMU|КАДМИЯ)$/, 'CADMIUM'],
  [/^(?:TALIO|THALLIUM|TALLIO|TALU|ТАЛЛИЯ)$/, 'THALLIUM'],
  [/^(?:ANTIMONIO|ANTIMOINE|ANTYMONU|СУРЬМЫ)$/, 'ANTIMONY'],
]

function saltOfMetal(printed: string): readonly [RegExp, string] | undefined {
  const plain = printed.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().replaceAll('Ł', 'L')
  const words = plain.split(/[ '’]/).filter((word) => !['', 'DE', 'DI', 'D', 'DU'].includes(word))
  const [salt = '', metal = ''] = words
  return words.length === 2 && SALTS.test(salt)
    ? METALS_OF_SALTS.find(([name]) => name.test(metal))
    : undefined
}

function soundOf(
  printed: string,
  sounds: () => ReadonlyMap<string, number>,
  byKey: ReadonlyMap<string, number>,
): number | undefined {
  const key = nameKey(printed)
  // One word: with blanks it may be a whole line of names.
  const metal = printed.trim().includes(' ') ? saltOfMetal(printed) : METALS.find(([one]) => one.test(key))
  if (metal) return byKey.get(metal[1])
  const sound = innKey(printed)
  return sound === null ? undefined : sounds().get(sound)
}

function stripped(words: readonly string[], around: ReadonlySet<string>): readonly string[] {
  let from = 0
  let to = words.length
  while (from < to && around.has(words[from] ?? '')) from++
  while (to > from && around.has(words[to - 1] ?? '')) to--
  return words.slice(from, to)
}
