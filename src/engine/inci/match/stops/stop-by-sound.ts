import type { StopEntry, StopSounds } from '../../../knowledge/stop-entry.ts'
import { areSalts, chemicalKeys, keysOfListed, metalsOf } from '../chemistry/chemical-key.ts'
import type { StopHit } from '../match-types.ts'
import { innKey } from '../name-key.ts'
import { peeled } from './other-scripts.ts'

/** Forbidden names by how they sound and by what chemistry makes of their words, and the metals and acids whose salts are meant. */
export type Sounds = { byName: ReadonlyMap<string, number>; byCore: ReadonlyMap<string, number> }

export function openSounds({ byName, byCore }: StopSounds): Sounds {
  return { byName: new Map(byName), byCore: new Map(byCore) }
}

export function soundsOf(list: readonly StopEntry[]): StopSounds {
  const byName = new Map<string, number>()
  const byCore = new Map<string, number>()
  const put = (map: Map<string, number>, key: string, at: number) => map.has(key) || map.set(key, at)
  const banned = list.flatMap((entry, at) => (entry.verdict === 'banned' ? [{ ...entry, at }] : []))
  // `Anhydrous boric acid` is another name of the oxide, and sounds like the acid's own: what an entry is called comes first.
  const spellings = [
    ...banned.map(({ name, group, at }) => ({ spelling: name, group, at })),
    ...banned.flatMap(({ also = [], group, at }) => also.map((spelling) => ({ spelling, group, at }))),
  ]
  for (const { spelling, group, at } of spellings) {
    if (OTHER_SCRIPT.test(spelling)) continue
    const inn = innKey(spelling)
    if (inn !== null) put(byName, inn, at)
    const metals = metalsOf(spelling)
    for (const { whole, core } of keysOfListed(spelling)) {
      // `Gold salts` sound like gold.
      if (!metals.some(areSalts)) put(byName, whole, at)
      if (group === 'salts' && core === null) put(byCore, whole, at)
    }
    for (const metal of group === 'salts' ? metals : []) put(byCore, metal, at)
  }
  return { byName: [...byName], byCore: [...byCore] }
}

/** A forbidden name, or the metal or acid of a salt, that a print sounds like. */
export function soundOf(printed: string, sounds: () => Sounds): StopHit | null {
  const inn = innKey(printed)
  const named = inn === null ? undefined : sounds().byName.get(inn)
  if (named !== undefined) return { stop: named, kind: 'other-name' }
  for (const { whole, core, metals } of chemicalKeys(printed)) {
    const stop = sounds().byName.get(whole)
    if (stop !== undefined) return { stop, kind: 'other-name' }
    for (const key of [...metals, ...(core === null ? [] : [core])]) {
      const salt = sounds().byCore.get(key)
      if (salt !== undefined) return { stop: salt, kind: 'group' }
    }
  }
  return null
}

/** Letters of Hebrew, Arabic, Indian and East Asian scripts; Latin, Greek and Cyrillic come before them. */
export const OTHER_SCRIPT = /[\u0590-\u1cff\u2e80-\ud7ff]/

/**
 * Forbidden names by what another script makes of them. What an allowed name sounds like too is no ground for a verdict: the
 * skeletons of all of them are taken out when the first name of a script is asked for.
 */
export function earsOf(
  list: readonly StopEntry[],
  allowed: () => Iterable<string>,
): (printed: string, isAcid: boolean) => StopHit | null {
  const byScript = new Map<string, ReadonlyMap<string, number>>()
  return (printed, isAcid) => {
    const script = scriptOf(printed)
    const sounds = script === null ? null : skeleton(printed, script, isAcid)
    if (script === null || sounds === null) return null
    let known = byScript.get(script)
    if (!known) byScript.set(script, (known = forbiddenSkeletons(list, allowed(), script)))
    const stop = known.get(sounds)
    return stop === undefined ? null : { stop, kind: 'other-name' }
  }
}

function forbiddenSkeletons(
  list: readonly StopEntry[],
  allowed: Iterable<string>,
  script: string,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  const others = new Set<string>()
  list.forEach(({ verdict, name, also = [], group }, at) => {
    // Everyday names of plants are translated and not said.
    const isPlant = group === 'preparations' || group === 'genus'
    for (const spelling of [name, ...also]) {
      const sounds = soundsIn(spelling, script)
      if (sounds === null) continue
      if (verdict !== 'banned') others.add(sounds)
      else if (!isPlant && !found.has(sounds)) found.set(sounds, at)
    }
  })
  for (const sounds of others) found.delete(sounds)
  // Thousands of names share their words.
  const parts = new Set<string>()
  for (const name of allowed) for (const part of [name, ...name.split(' ')]) parts.add(part)
  for (const part of parts) {
    const sounds = soundsIn(part, script)
    if (sounds !== null) found.delete(sounds)
  }
  return found
}

function soundsIn(name: string, script: string): string | null {
  if (!OTHER_SCRIPT.test(name)) return latinSkeleton(name, script)
  const { core, words } = peeled(name)
  const isAcid = words.length === 1 && words[0]?.kind === 'acid'
  return isAcid ? skeleton(core, script, true) : skeleton(name, script)
}

/**
 * Names of medicines in other scripts are written as they sound: what two spellings share are the consonants, as far as the
 * script tells them apart. Each script has its table, and folds for the letters it has only one sign for.
 */
type Script = {
  id: string
  of: RegExp
  consonants: (word: string) => string
  /** Letters of the skeleton that the script writes with one sign. */
  folds: readonly (readonly [RegExp, string])[]
  /** Shorter skeletons fit too many names. */
  least: number
}

/** Of an acid a name one shorter says enough. */
const ACID = '+acid'

const table = (rows: string): ReadonlyMap<string, string> =>
  new Map(
    rows.split(' ').flatMap((row) => {
      const [to = '', from = ''] = row.split(':')
      return [...from].map((sign): [string, string] => [sign, to])
    }),
  )
const byTable = (signs: ReadonlyMap<string, string>) => (word: string) =>
  [...word].map((sign) => signs.get(sign) ?? '').join('')

const R_L = [/L/g, 'R'] as const
const V_B = [/V/g, 'B'] as const

const ARABIC = table('B:بپ T:تطثة G:جغگ K:كقکخ D:دذضظ R:رڕ S:زسشصژچ F:فڤ L:ل M:م N:ن')
const HEBREW = table('B:ב G:ג D:ד S:זסשצץ T:טת K:כךק L:ל M:מם N:נן F:פף R:ר')
const DEVANAGARI = table('K:कख G:गघ S:चछजझशषस T:टठतथ D:डढदध N:नणङञंँ P:प F:फ B:बभ M:म R:र L:ल V:व')
const THAI = table('K:กขคฆ G:ฅ S:จฉชซฌศษส T:ฏฐฑฒตถทธ D:ดฎ N:นณญ B:บ P:ปผพภ F:ฝฟ M:ม R:รฤ L:ลฬ V:ว')
const KANA = table(
  'K:カキクケコ G:ガギグゲゴ S:サシスセソザズゼゾ T:タチツテト D:ダジヂヅデド N:ナニヌネノン F:フ B:バビブベボヴ P:パピプペポ M:マミムメモ R:ラリルレロ V:ワ',
)

const INITIALS = ['K', 'K', 'N', 'T', 'T', 'R', 'M', 'P', 'P', 'S', 'S', '', 'S', 'S', 'S', 'K', 'T', 'P', '']
const FINALS = [
  ...[
    '',
    'K',
    'K',
    'K',
    'N',
    'N',
    'N',
    'T',
    'R',
    'R',
    'R',
    'R',
    'R',
    'R',
    'R',
    'R',
    'M',
    'P',
    'P',
    'T',
    'T',
    'N',
  ],
  ...['S', 'S', 'K', 'T', 'P', ''],
]
const HANGUL_FIRST = 0xac00

/** A syllable that ends with the sound that the next begins with has it once: 클로 is `klo`. */
function hangul(word: string): string {
  let sounds = ''
  for (const sign of word) {
    const at = sign.charCodeAt(0) - HANGUL_FIRST
    if (at < 0 || at > 11171) continue
    const first = INITIALS[Math.floor(at / 588)] ?? ''
    sounds +=
      (first === 'R' && sounds.endsWith('R|') ? '' : first) + (FINALS[at % 28] ? `${FINALS[at % 28]}|` : '')
    if (!FINALS[at % 28]) sounds += ' '
  }
  return sounds.replace(/[ |]/g, '')
}

const SCRIPTS: readonly Script[] = [
  {
    id: 'arabic',
    least: 5,
    of: /^[\u0600-\u06ff\u200c]+$/,
    consonants: byTable(ARABIC),
    folds: [V_B, [/P/g, 'B'], [/F/g, 'B']],
  },
  {
    id: 'hebrew',
    least: 5,
    of: /^[\u0590-\u05ff'"]+$/,
    consonants: byTable(HEBREW),
    folds: [
      [/[PV]/g, 'B'],
      [/F/g, 'B'],
    ],
  },
  { id: 'devanagari', least: 5, of: /^[\u0900-\u097f]+$/, consonants: byTable(DEVANAGARI), folds: [V_B] },
  { id: 'thai', least: 5, of: /^[\u0e00-\u0e7f]+$/, consonants: byTable(THAI), folds: [R_L, [/G/g, 'K']] },
  { id: 'kana', least: 5, of: /^[\u30a0-\u30ff]+$/, consonants: byTable(KANA), folds: [R_L, V_B] },
  {
    id: 'hangul',
    least: 6,
    of: /^[\uac00-\ud7a3]+$/,
    consonants: hangul,
    folds: [R_L, [/[BFV]/g, 'P'], [/G/g, 'K'], [/D/g, 'T']],
  },
]

/** Latin letters as these scripts hear them. */
const HEARD: readonly (readonly [RegExp, string])[] = [
  [/PH/g, 'F'],
  [/QU?/g, 'K'],
  [/CH/g, 'K'],
  [/C(?=[EIY])/g, 'S'],
  [/C/g, 'K'],
  [/X/g, 'KS'],
  [/[ZJ]/g, 'S'],
  [/W/g, 'V'],
  [/([B-DF-HJ-NP-TV-Z])\1+/g, '$1'],
  [/[AEIOUYH]/g, ''],
]

/** The script that all letters of a word belong to, or null. */
export function scriptOf(word: string): string | null {
  return SCRIPTS.find(({ of }) => of.test(word))?.id ?? null
}

/** The skeleton of a name of that script, or of the name of an acid without its word; null where it is too short or of another. */
export function skeleton(printed: string, id: string, isAcid = false): string | null {
  const script = SCRIPTS.find((one) => one.id === id)
  const word = printed.normalize('NFC')
  if (!script?.of.test(word)) return null
  const [first = ''] = word.replace(/^[เแโใไ]/, '')
  return shaped(script.consonants(word), { script, isAcid, isOpen: script.consonants(first) === '' })
}

/** The skeleton that a Latin name would have in that script; null where it is no single word, nor such a word and `acid`. */
export function latinSkeleton(name: string, id: string): string | null {
  const script = SCRIPTS.find((one) => one.id === id)
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
  if (!script || !/^[A-Z]+(?: ACID)?$/.test(plain)) return null
  const [word = '', acid] = plain.split(' ')
  const heard = HEARD.reduce((letters, [from, to]) => letters.replace(from, to), word)
  return shaped(heard, { script, isAcid: acid !== undefined, isOpen: /^[AEIOUYH]/.test(word) })
}

type Shape = {
  script: Script
  isAcid: boolean
  /** Begins with a vowel, or with an h, which comes and goes. */
  isOpen: boolean
}

function shaped(letters: string, { script, isAcid, isOpen }: Shape): string | null {
  const sounds = script.folds.reduce(
    (word, [from, to]) => word.replace(from, to),
    letters.replace(/M(?=[BPF])/g, 'N'),
  )
  if (sounds.length < script.least - (isAcid ? 1 : 0)) return null
  return `${isOpen ? '-' : ''}${sounds}${isAcid ? ACID : ''}`
}
