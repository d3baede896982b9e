import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import type { ParsedItem, ParsedList } from './parsed-types.ts'
import { REASON } from './label.ts'

/**
 * Lists written for this project, with what a cosmetic chemist reads in them, checked by hand. A file of
 * `gold-lists/` holds lists as blocks:
 *
 *     ## the phenomenon in a few words
 *     the label text, line breaks included; {200b} stands for a sign that cannot be seen
 *     ---
 *     AQUA; GLYCERIN = 5%; class: Zorbia Leaf Extract; unknown: Flimflam
 *     active: ZINC OXIDE = 12%
 *     may contain: MICA
 *     left out: claim; footnote
 *     told: kit; segmented; cut
 *     shortfall: why it cannot be read right yet
 *
 * Items are INCI names in label order; `class:` and `unknown:` (ambiguous ones too) carry the printed name. A line
 * without a word in front is the main section. What is left out is named by its key in reasons.ts, in label order. A
 * block without `left out` or `told` leaves nothing out and tells nothing.
 */
type GoldList = {
  what: string
  text: string
  items: string[]
  leftOut: string[]
  told: string[]
  shortfall: string | null
}

const FOLDER = 'src/engine/inci/gold-lists'

export function goldLists(): GoldList[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.golden.txt'))
  return files.sort().flatMap((name) => readBlocks(readFileSync(join(FOLDER, name), 'utf8'), name))
}

function readBlocks(file: string, name: string): GoldList[] {
  const [, ...blocks] = `\n${file}`.split('\n## ')
  return blocks.map((block) => readBlock(block, name.replace('.golden.txt', '')))
}

function readBlock(block: string, topic: string): GoldList {
  const [head = '', wanted = ''] = block.split('\n---\n')
  const [what = '', ...text] = head.split('\n')
  const list: GoldList = {
    what: `${topic}: ${what}`,
    text: text.join('\n').replace(/\{([0-9a-f]{1,4})\}/g, (_, code: string) => unseen(code)),
    items: [],
    leftOut: [],
    told: [],
    shortfall: null,
  }
  for (const line of wanted.split('\n').filter((text) => text.trim() !== '')) readWanted(line, list)
  return list
}

function unseen(code: string): string {
  return String.fromCharCode(parseInt(code, 16))
}

function readWanted(line: string, list: GoldList): void {
  const parts = (head: string) => line.slice(head.length).trim().split('; ')
  if (line.startsWith('left out:')) list.leftOut = parts('left out:')
  else if (line.startsWith('told:')) list.told = parts('told:')
  else if (line.startsWith('shortfall:')) list.shortfall = line.slice('shortfall:'.length).trim()
  else if (line.startsWith('active:')) list.items.push(...parts('active:').map((item) => `active: ${item}`))
  else if (line.startsWith('may contain:'))
    list.items.push(...parts('may contain:').map((item) => `may contain: ${item}`))
  else list.items.push(...parts(''))
}

/** What was read, in the words of the gold lists. */
export function asGold({
  items,
  leftOut,
  notices,
}: ParsedList): Pick<GoldList, 'items' | 'leftOut' | 'told'> {
  return {
    items: items.map(goldItem),
    leftOut: leftOut.map(({ reason }) => keyOf(reason)),
    told: notices.map((notice) => NOTICES.find(([, words]) => notice.includes(words))?.[0] ?? notice),
  }
}

const NOTICES = [
  ['long', 'was longer than'],
  ['kit', 'products'],
  ['segmented', 'Separators'],
  ['cut', 'cut off'],
] as const

function goldItem({ match, printed, section, concentration }: ParsedItem): string {
  const inci = realKnowledge().ingredients[match.ingredient ?? -1]?.inci
  const name = inci ?? `${match.tier === 'class' ? 'class' : 'unknown'}: ${printed}`
  const unit = concentration?.unit === 'ppm' ? ' ppm' : '%'
  const amount = concentration ? ` = ${concentration.value}${unit}` : ''
  const head = section === 'active' ? 'active: ' : section === 'may-contain' ? 'may contain: ' : ''
  return `${head}${name}${amount}`
}

function keyOf(reason: string): string {
  return Object.entries(REASON).find(([, words]) => words === reason)?.[0] ?? reason
}
