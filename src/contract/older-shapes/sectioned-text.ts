import { SCORE_NAMES, type ReportConcern, type RoutinePart } from '../face-report.ts'
import { clamp, type ParsedReport } from './parsed-report.ts'

const ITEMS_MAX = 5
const CONCERNS_MAX = 6
/** Shorter pieces are list marks and debris. */
const ITEM_CHARACTERS_MIN = 6
const HEADING_CHARACTERS_MAX = 60

type Section =
  | 'skinType'
  | 'concerns'
  | 'priority'
  | RoutinePart
  | 'beneficial'
  | 'avoid'
  | 'timeline'
  | 'scores'
  | 'other'

/** The first that a heading holds decides; 'avoid' stands before 'ingredients', which many headings share. */
const HEADINGS: readonly (readonly [string, Section])[] = [
  ['avoid', 'avoid'],
  ['beneficial', 'beneficial'],
  ['recommended ingredient', 'beneficial'],
  ['skin type', 'skinType'],
  ['concern', 'concerns'],
  ['priority', 'priority'],
  ['morning', 'morning'],
  ['evening', 'evening'],
  ['night', 'evening'],
  ['weekly', 'weekly'],
  ['lifestyle', 'lifestyle'],
  ['timeline', 'timeline'],
  ['expected result', 'timeline'],
  ['score', 'scores'],
  ['ingredient', 'beneficial'],
  ['recommendation', 'other'],
  ['routine', 'other'],
]

const SKIN_TYPES = ['combination', 'sensitive', 'normal', 'oily', 'dry'] as const
const SEVERITY_WORDS: readonly (readonly [string, number])[] = [
  ['severe', 8],
  ['moderate', 5],
  ['mild', 2],
]

/**
 * Reads text with headings such as `## Visible Concerns` or `MORNING ROUTINE:` and lists under them, as language
 * models write reports. Line by line, without patterns that could run long on hostile text.
 */
export function readSectioned(text: string): ParsedReport {
  const sections = sectionsOf(text)
  const items = (section: Section) =>
    (sections.get(section) ?? []).map(withoutMark).filter(isItem).slice(0, ITEMS_MAX)
  const concerns = (sections.get('concerns') ?? [])
    .map(withoutMark)
    .filter(isItem)
    .slice(0, CONCERNS_MAX)
    .map(concernOf)
  const stated: ParsedReport = { scores: scoresIn(text), routine: {} }
  const skinType = skinTypeIn(sections.get('skinType') ?? [])
  if (skinType) stated.skinType = skinType
  if (sections.has('concerns')) stated.concerns = concerns
  for (const part of ['morning', 'evening', 'weekly', 'lifestyle'] as const) {
    if (sections.has(part)) stated.routine[part] = items(part)
  }
  if (sections.has('beneficial')) stated.beneficial = items('beneficial')
  if (sections.has('avoid')) stated.avoid = items('avoid')
  const [priority] = items('priority')
  if (priority) stated.priority = priority
  const [timeline] = items('timeline')
  if (timeline) stated.timeline = timeline
  return stated
}

function sectionsOf(text: string): Map<Section, string[]> {
  const sections = new Map<Section, string[]>()
  let open: Section | null = null
  for (const raw of text.split('\n')) {
    const line = raw.trim()
    const heading = headingOf(line)
    if (heading) {
      open = heading.section
      const lines = sections.get(open) ?? []
      sections.set(open, heading.rest === '' ? lines : [...lines, heading.rest])
    } else if (open !== null && line !== '' && scoreIn(line) === null) {
      sections.get(open)?.push(line)
    }
  }
  return sections
}

/** `## Morning Routine`, `**Timeline:** 4 weeks`, `3. Visible concerns:`, `Ingredients to Avoid`; a list item is none. */
function headingOf(line: string): { section: Section; rest: string } | null {
  if (line.startsWith('- ') || line.startsWith('* ') || line.startsWith('•')) return null
  const bare = withoutMark(line).replaceAll('*', '')
  const colon = bare.indexOf(':')
  const head = (colon === -1 ? bare : bare.slice(0, colon)).trim()
  const isMarked = line.startsWith('#') || line.startsWith('**') || colon !== -1
  const section = isMarked || isTitle(head) ? sectionNamed(head) : undefined
  if (section === undefined) return null
  return { section, rest: colon === -1 ? '' : bare.slice(colon + 1).trim() }
}

function sectionNamed(head: string): Section | undefined {
  if (head.length > HEADING_CHARACTERS_MAX) return undefined
  const low = head.toLowerCase()
  return HEADINGS.find(([word]) => low.includes(word))?.[1]
}

/** Short, and every word but the small ones begins with a capital. */
function isTitle(head: string): boolean {
  if (head === '' || head.length > HEADING_CHARACTERS_MAX) return false
  return head.split(' ').every((word) => word.length < 4 || word.charAt(0) !== word.charAt(0).toLowerCase())
}

/** Without the marks of headings, bullets and numbers. */
function withoutMark(line: string): string {
  let at = 0
  while (at < line.length && '#-*•–>_ \t'.includes(line[at] ?? '')) at += 1
  let digits = at
  while (digits < line.length && digits - at < 3 && isDigit(line[digits])) digits += 1
  if (digits > at && (line[digits] === '.' || line[digits] === ')')) at = digits + 1
  return line.slice(at).trim().replaceAll('**', '')
}

const isDigit = (character: string | undefined) =>
  character !== undefined && character >= '0' && character <= '9'
const isItem = (text: string) => text.length >= ITEM_CHARACTERS_MIN

function skinTypeIn(lines: readonly string[]): string | undefined {
  const low = lines.join(' ').toLowerCase()
  // The type that is named first is the primary one.
  const found = SKIN_TYPES.map((type) => ({ type, at: low.indexOf(type) }))
    .filter(({ at }) => at !== -1)
    .sort((a, b) => a.at - b.at)[0]?.type
  return found === undefined ? undefined : found.charAt(0).toUpperCase() + found.slice(1)
}

/** `Redness (6/10): on both cheeks`, `Dryness - mild`. Without a figure or a word there is no severity. */
function concernOf(text: string): ReportConcern {
  const ends = [':', ' - ', ' – ', ' ('].map((end) => text.indexOf(end)).filter((at) => at > 0)
  const end = ends.length > 0 ? Math.min(...ends) : text.length
  const rest = text.slice(end)
  return {
    name: text.slice(0, end).trim(),
    severity: severityIn(rest),
    description: rest.replace(/^[\s:–-]+/, '').trim(),
  }
}

function severityIn(text: string): number | null {
  const figure = /(\d{1,2}(?:\.\d)?) ?\/ ?10\b/.exec(text)
  if (figure) return clamp(Number(figure[1]), 10)
  const low = text.toLowerCase()
  return SEVERITY_WORDS.find(([word]) => low.includes(word))?.[1] ?? null
}

/** `Overall score: 82/100`, `Hydration: 64`. */
function scoresIn(text: string): ParsedReport['scores'] {
  const scores: ParsedReport['scores'] = {}
  for (const line of text.split('\n')) {
    const score = scoreIn(line.trim())
    if (score && scores[score.name] === undefined) scores[score.name] = score.value
  }
  return scores
}

/** A line that is a score belongs to no list, wherever it stands. */
function scoreIn(line: string): { name: (typeof SCORE_NAMES)[number]; value: number } | null {
  const bare = withoutMark(line).toLowerCase()
  const name = SCORE_NAMES.find((one) => bare.startsWith(one))
  const figure = name ? /^[a-z ]{4,30}[:=-] ?(\d{1,3})(?: ?\/ ?100|\b)/.exec(bare) : null
  return name && figure ? { name, value: clamp(Number(figure[1]), 100) } : null
}
