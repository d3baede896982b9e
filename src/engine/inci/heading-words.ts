import { foldKey } from './confusions.ts'
import { editDistance } from './edit-distance.ts'
import { nameKey } from './name-key.ts'

export type HeadingKind = 'list' | 'active' | 'inactive' | 'may-contain' | 'highlights'

/** Headings by language, without their endings (`ingredient`(`s`), `ingrediënt`(`en`), `ingredient`(`es`)). */
export const HEADING_WORDS: readonly (readonly [string, HeadingKind])[] = [
  ...[
    'inci',
    'ingredient',
    'ingrédient',
    'ingrediënt',
    'ingrediencje',
    'ingrediens',
    'inhaltsstoffe',
    'bestandteile',
    'zutaten',
    'zusammensetzung',
    'composition',
    'composición',
    'composizione',
    'composição',
    'compoziți',
    'samenstelling',
    'innehåll',
    'indhold',
    'innhold',
    'ainesosat',
    'koostumus',
    'koostisosad',
    'sudėtis',
    'sastāvs',
    'składniki',
    'skład',
    'složení',
    'zloženie',
    'sastojci',
    'sestavine',
    'összetevők',
    'összetétel',
    'içindekiler',
    'içerik',
    'состав',
    'ингредиенты',
    'інгредієнти',
    'склад',
    'съставки',
    'συστατικά',
    'σύνθεση',
    '全成分',
    '成分',
    '전성분',
    '성분',
    'المكونات',
    'مكونات',
    'רכיבים',
    'thành phần',
    'komposisi',
    'ส่วนประกอบ',
    'ส่วนผสม',
  ].map((word) => [word, 'list'] as const),
  ['inactives', 'inactive'],
  ['inactive', 'inactive'],
  ['actives', 'active'],
  ['active', 'active'],
]

export const MAY_CONTAIN_WORDS = [
  'may contain',
  'may also contain',
  'peut contenir',
  'kann enthalten',
  'puede contener',
  'può contenere',
  'pode conter',
  'kan bevatten',
  'może zawierać',
  'может содержать',
  '+/-',
  '(+-)',
  '[+-]',
  '±',
]

/** The word in front may turn the kind: `Inactive Ingredients`, `Key Ingredients`. */
export const WORDS_BEFORE: readonly (readonly [string, HeadingKind])[] = [
  ['non-medicinal', 'inactive'],
  ['inactive', 'inactive'],
  ['in active', 'inactive'],
  ['other', 'inactive'],
  ['medicinal', 'active'],
  ['active', 'active'],
  ['key', 'highlights'],
  ['hero', 'highlights'],
  ['star', 'highlights'],
  ['featured', 'highlights'],
  ['highlighted', 'highlights'],
  ['notable', 'highlights'],
  ['powerhouse', 'highlights'],
  ['spotlight', 'highlights'],
  ['signature', 'highlights'],
]

const INGREDIENTS = foldKey('INGREDIENTS')

/** One heading word, in any language or misread by up to two letters (`lngredlents`, `Ingedients`). */
export function isHeadingWord(word: string): boolean {
  const lower = word.toLowerCase()
  if (HEADING_WORDS.some(([head]) => lower.startsWith(head) && lower.length <= head.length + 4)) return true
  const read = word.length > 8 && word.length < 16 ? foldKey(nameKey(word)) : null
  return read !== null && INGREDIENTS !== null && editDistance(read, INGREDIENTS, 2) <= 2
}
