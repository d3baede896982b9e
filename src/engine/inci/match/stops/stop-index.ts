import type { StopEntry, StopSounds } from '../../../knowledge/stop-entry.ts'
import { chemicalKeys, withoutNormal } from '../chemistry/chemical-key.ts'
import { colourKey } from '../colour-names.ts'
import type { StopHit } from '../match-types.ts'
import { earsOf, OTHER_SCRIPT, openSounds, soundOf, soundsOf, type Sounds } from './stop-by-sound.ts'
import { peeled, type OtherWord } from './other-scripts.ts'
import { registryNumber, nameKey, nameWords } from '../name-key.ts'
import { between, isPurityWord } from '../purity-words.ts'
import { GLUED_PLANT, PLANT_WORDS, plantStem, preparationOf } from './plant-words.ts'

/** `named` is asked by a key (name-key.ts): the entry that has it among its own spellings. */
export type StopIndex = {
  find: (printed: string) => StopHit | null
  has: (key: string) => boolean
  named: (key: string) => number | undefined
}

/** Words around the name of a substance that leave it the same substance for the law: its salts, esters and forms. */
const SALT_WORDS = new Set(
  (
    'SODIUM DISODIUM TRISODIUM POTASSIUM DIPOTASSIUM CALCIUM MAGNESIUM LITHIUM ZINC ALUMINUM ALUMINIUM AMMONIUM IRON COPPER ' +
    'HYDROCHLORIDE DIHYDROCHLORIDE MONOHYDROCHLORIDE HCL HYDROBROMIDE HBR SULFATE SULPHATE BISULFATE BISULPHATE HEMISULFATE ' +
    'NITRATE NITRITE PHOSPHATE DIPHOSPHATE CHLORIDE DICHLORIDE TRICHLORIDE TETRACHLORIDE BROMIDE DIBROMIDE IODIDE FLUORIDE OXIDE DIOXIDE TRIOXIDE PENTOXIDE TETROXIDE MONOXIDE HYDROXIDE SULFIDE SULPHIDE DISULFIDE CARBONATE ARSENATE CHROMATE CYANIDE ' +
    'ACETATE DIACETATE TRIACETATE ACETONIDE HEXACETONIDE CITRATE MALEATE FUMARATE TARTRATE BITARTRATE SUCCINATE HEMISUCCINATE ' +
    'LACTATE GLUCONATE MESYLATE MESILATE TOSYLATE TOSILATE BESYLATE BENZOATE SALICYLATE STEARATE PALMITATE OLEATE LAURATE ' +
    'PROPIONATE DIPROPIONATE BUTYRATE BUTEPRATE PROBUTATE VALERATE ENANTHATE CYPIONATE DECANOATE UNDECANOATE HEXANOATE CAPROATE FUROATE PIVALATE ACEPONATE TEBUTATE NICOTINATE METHYLSULFATE METILSULFATE BORATE PICRATE OXALATE FORMATE THIOCYANATE ' +
    'SALT SALTS ESTER ESTERS COMPOUND COMPOUNDS HYDRATE MONOHYDRATE DIHYDRATE TRIHYDRATE ANHYDROUS BASE METAL METALLIC POWDER TRIETHIODIDE METABORATE WHITE RED YELLOW MONO DI I II III IV V VI'
  ).split(' '),
)

const SALT_OF_HAN =
  /^(?:盐酸|鹽酸|塩酸|硫酸|醋酸|乙酸|酢酸|丙酸|プロピオン酸|戊酸|吉草酸|糠酸|磷酸|リン酸|马来酸|マレイン酸|酪酸|丁酸|硝酸|氢溴酸)|(?:盐酸盐|塩酸塩|硫酸塩|磷酸酯|磷酸钠|醋酸酯|丙酸酯|戊酸酯|双丙酸酯|吉草酸エステル|酢酸エステル|プロピオン酸エステル|リン酸エステル|フランカルボン酸エステル|ナトリウム|염산염|황산염|인산염|인산나트륨|아세테이트|프로피오네이트|발레레이트|푸로에이트)$/u

/** What a substance is sold as, and how pure it is said to be: it is forbidden in each. */
const FORMS = new Set(
  'LIQUID CRUDE TECHNICAL SYNTHETIC POWDER CRYSTALS SOLUTION LOSUNG SOLUCION SOLUZIONE SOLUCAO ROZTWOR OPLOSSING LOSNING MONOMER GAS VAPOUR VAPOR MONOHYDRATE DIHYDRATE TETRAHYDRATE HEXAHYDRATE HEPTAHYDRATE DECAHYDRATE'.split(
    ' ',
  ),
)
const isForm = (word: string) => FORMS.has(word) || isPurityWord(nameKey(word))

/** The longest name with its group words: beyond, a text is prose and no name. */
const GROUP_WORDS_MAX = 8
/** What parts the plants of a mixture, and a plant from its other name. */
const PARTED = /[/,;&+()[\]]/
/** A name with more parts is a text made to cost time. */
const PARTS_MAX = 150

/** Valences are printed or left out: `Cobalt(II) sulfate`. */
const VALENCES = new Set(['I', 'II', 'III', 'IV', 'V', 'VI'])

/**
 * `allowed` gives the names that no likeness of sound may tell as forbidden: asked for when the first name of another script comes.
 * `stopSounds` is what was worked out for the list when it was compiled.
 */
export function buildStopIndex(
  list: readonly StopEntry[],
  allowed: () => Iterable<string> = () => [],
  stopSounds?: StopSounds,
): StopIndex {
  const latin = new Map<string, number>()
  const byNumber = new Map<string, number>()
  list.forEach(({ keys, cas, ec }, at) => {
    for (const key of keys) if (!OTHER_SCRIPT.test(key)) latin.set(key, at)
    for (const number of [...cas, ...ec]) if (!byNumber.has(number)) byNumber.set(number, at)
  })

  // Two names in five are of scripts that most lists do not print: put in order when the first list does.
  let ofOtherScripts: Map<string, number> | null = null
  const others = () => (ofOtherScripts ??= keysOfOtherScripts(list))
  const byKey = {
    get: (key: string) => (OTHER_SCRIPT.test(key) ? others().get(key) : latin.get(key)),
    has: (key: string) => (OTHER_SCRIPT.test(key) ? others() : latin).has(key),
  }

  // By sound only names that are forbidden whatever the use, and put in order when the first unknown name asks.
  let bySound: Sounds | null = null
  const sounds = () => (bySound ??= openSounds(stopSounds ?? soundsOf(list)))

  const byWords = wordSetsOf(list)

  let byStem: Map<string, number> | null = null
  const stems = () => (byStem ??= stemsOf(list))

  /**
   * `Inula Helenium Root Oil` is an oil of the plant; that of seeds is another, without the scent. Not where the oil is forbidden for
   * every use: that of laurel seeds is, that of its leaves is not.
   */
  const oilAt = (core: readonly string[], preparation: string): number | undefined => {
    if (!preparation.endsWith('OIL') || preparation.includes('SEED')) return undefined
    const oil = byKey.get(`${core.join('')}OIL`)
    return list[oil ?? -1]?.verdict === 'conditional' ? oil : undefined
  }

  /** Where a plant stands, or what is made of it where the law names that alone: `Savin Oil`. */
  const plantAt = (core: readonly string[], words: readonly string[]): number | undefined => {
    const stop = byKey.get(core.join(''))
    if (stop !== undefined && isPlant(list[stop])) return stop
    const preparation = preparationOf(words)
    const made =
      preparation === ''
        ? undefined
        : (byKey.get(`${core.join('')}${preparation}`) ?? oilAt(core, preparation))
    if (made !== undefined) return made
    const genus = core.length === 2 ? byKey.get(core[0] ?? '') : undefined
    if (genus !== undefined && list[genus]?.group === 'genus') return genus
    const stem = plantStem(core)
    return stem === null ? undefined : stems().get(stem)
  }

  /** What is left of each plant of a name without the words for its parts and preparations. */
  const byPlant = (printed: string): StopHit | null => {
    // `Ficus Carica (Fig) Leaf Absolute`: the bracket stands between the plant and what is made of it.
    const around = printed.replace(/ ?\([^()]*\)(?= )/, '')
    const isMade = around !== printed && preparationOf(nameWords(around).map(nameKey)) !== ''
    const whole = isMade ? byKey.get(nameKey(around)) : undefined
    if (whole !== undefined && list[whole]?.verdict === 'conditional') return { stop: whole, kind: 'group' }
    const parts = [...(around === printed ? [] : [around]), ...printed.split(PARTED, PARTS_MAX)]
    for (const part of parts) {
      const words = nameWords(part).map(nameKey)
      for (const core of plantCores(words)) {
        const stop = plantAt(core, words)
        if (stop !== undefined && !isExcepted(list[stop], printed)) return { stop, kind: 'group' }
      }
    }
    return null
  }

  const byGroup = (words: readonly string[]): StopHit | null => {
    for (const [group, isAround] of [
      ['salts', (word: string) => SALT_WORDS.has(word)],
      [null, isForm],
    ] as const) {
      const stop = byKey.get(nameKey(between(words, isAround).join(' ')))
      const entry = list[stop ?? -1]
      if (
        stop === undefined ||
        !entry ||
        (group && entry.group !== group) ||
        isExcepted(entry, words.join(' '))
      )
        continue
      return { stop, kind: 'group' }
    }
    const own = new Set(words.flatMap((word) => (word.endsWith('S') ? [word, word.slice(0, -1)] : [word])))
    const held = [...own]
      .flatMap((word) => byWords.get(word) ?? [])
      .filter(({ set }) => set.every((word) => own.has(word)))
    const stop = Math.min(...held.map(({ at }) => at))
    return held.length > 0 ? { stop, kind: 'group' } : null
  }

  /** `盐酸林可霉素`, `吉草酸ベタメタゾン`: in scripts without blanks the acid of a salt stands joined to its name. */
  const asSalt = (printed: string): StopHit | null => {
    const bare = SALT_OF_HAN.test(printed) ? printed.replace(SALT_OF_HAN, '') : printed
    const stop = bare === printed ? undefined : byKey.get(nameKey(bare))
    return stop === undefined || list[stop]?.group !== 'salts' ? null : { stop, kind: 'group' }
  }

  const byEar = earsOf(list, allowed)
  let colours: Map<string, number> | null = null
  const ofColour = (printed: string): number | undefined => {
    const key = colourKey(printed)
    return key === null ? undefined : (colours ??= coloursOf(list)).get(key)
  }

  /** A name of another script: the name between its salts or parts, or what it sounds like. */
  const ofOtherScript = (printed: string): StopHit | null => {
    const { core, words } = peeled(printed)
    const kinds = new Set(words.map(({ kind }) => kind))
    if (core === '') return kinds.size === 1 && kinds.has('salt') ? find(englishOf(words)) : null
    const isAcid = kinds.has('acid')
    const stop = words.length === 0 || isAcid ? undefined : byKey.get(nameKey(core))
    const named = stop === undefined ? byEar(core, isAcid) : { stop, kind: 'group' as const }
    return named && isMeantWith(kinds, list[named.stop]) ? asGroup(named, kinds) : null
  }

  /** Letter by letter, and by numbers. */
  const spelled = (printed: string): StopHit | null => {
    const key = nameKey(printed)
    const whole = byKey.get(key)
    if (whole !== undefined)
      return { stop: whole, kind: list[whole]?.keys[0] === key ? 'name' : 'other-name' }
    const colour = ofColour(printed)
    if (colour !== undefined) return { stop: colour, kind: 'other-name' }
    const salt = asSalt(printed)
    if (salt) return salt
    const number = byNumber.get(registryNumber(printed) ?? '')
    return number === undefined ? null : { stop: number, kind: 'number' }
  }

  /** By what it sounds like in its own script or in another tongue. */
  const heard = (printed: string): StopHit | null => {
    const foreign = OTHER_SCRIPT.test(printed) ? ofOtherScript(printed) : null
    if (foreign && !isExcepted(list[foreign.stop], printed)) return foreign
    const sounding = soundOf(printed, sounds)
    return sounding && !isExcepted(list[sounding.stop], printed) ? sounding : null
  }

  const find = (name: string): StopHit | null => {
    const printed = withoutNormal(name)
    const found = spelled(printed) ?? heard(printed) ?? byPlant(printed)
    if (found) return found
    const words = nameWords(printed).filter((word) => !VALENCES.has(word))
    if (words.length > GROUP_WORDS_MAX) return null
    const bare = between(words, isForm)
    return byGroup(words) ?? (bare.length < words.length ? heard(bare.join(' ')) : null)
  }
  return { find, has: (key) => byKey.has(key), named: (key) => byKey.get(key) }
}

type WordSet = { set: readonly string[]; at: number }

/** The words of each spelling of the group `words`, by the first of them: a name that holds all holds that one. */
function wordSetsOf(list: readonly StopEntry[]): ReadonlyMap<string, readonly WordSet[]> {
  const found = new Map<string, WordSet[]>()
  list.forEach(({ words = [] }, at) => {
    for (const set of words) {
      const [first = ''] = set
      const others = found.get(first)
      if (others) others.push({ set, at })
      else found.set(first, [{ set, at }])
    }
  })
  return found
}

function keysOfOtherScripts(list: readonly StopEntry[]): Map<string, number> {
  const found = new Map<string, number>()
  list.forEach(({ keys }, at) => {
    for (const key of keys) if (OTHER_SCRIPT.test(key)) found.set(key, at)
  })
  return found
}

/** What a group would take in although it is allowed, in any language. */
function isExcepted(entry: StopEntry | undefined, printed: string): boolean {
  if (!entry || entry.except.length === 0) return false
  const keysOf = (name: string) => [nameKey(name), ...chemicalKeys(name).map(({ whole }) => whole)]
  const own = keysOf(printed)
  return entry.except.some((name) => keysOf(name).some((key) => own.includes(key)))
}

type Kinds = ReadonlySet<OtherWord['kind']>

const englishOf = (words: readonly OtherWord[]) => words.map(({ english }) => english).join(' ')

/** Parts are those of a plant, and salts those of an entry that means its salts too. */
function isMeantWith(kinds: Kinds, entry: StopEntry | undefined): boolean {
  if (kinds.has('plant')) return isPlant(entry)
  return !kinds.has('salt') || entry?.group === 'salts'
}

function asGroup(hit: StopHit, kinds: Kinds): StopHit {
  return kinds.has('plant') || kinds.has('salt') ? { ...hit, kind: 'group' } : hit
}

function coloursOf(list: readonly StopEntry[]): Map<string, number> {
  const found = new Map<string, number>()
  list.forEach(({ name, also = [] }, at) => {
    for (const spelling of [name, ...also]) {
      const key = colourKey(spelling)
      if (key !== null) found.set(key, at)
    }
  })
  return found
}

function stemsOf(list: readonly StopEntry[]): Map<string, number> {
  const byStem = new Map<string, number>()
  list.forEach((entry, at) => {
    if (!isPlant(entry)) return
    for (const spelling of [entry.name, ...(entry.also ?? [])]) {
      const stem = plantStem(nameWords(spelling).map(nameKey))
      if (stem !== null && !byStem.has(stem)) byStem.set(stem, at)
    }
  })
  return byStem
}

function isPlant(entry: StopEntry | undefined): boolean {
  return entry?.group === 'preparations' || entry?.group === 'genus'
}

function plantCores(words: readonly string[]): string[][] {
  const core = words.filter((word) => !PLANT_WORDS.has(word))
  const [only = ''] = core
  const glued = core.length === 1 ? GLUED_PLANT.map((part) => only.replace(part, '')) : []
  // `Coca Leaf`, `Poke Root`: names that end with a word for a part.
  const ends = words.slice(0, GROUP_WORDS_MAX).flatMap((word, at) => (PLANT_WORDS.has(word) ? [at + 1] : []))
  return [
    ...(core.length === 0 || core.length > 3 ? [] : [core]),
    ...glued.filter((plant) => plant !== only && plant.length >= 6).map((plant) => [plant]),
    ...(core.length > 2 ? [] : ends.map((end) => words.slice(0, end))),
  ]
}
