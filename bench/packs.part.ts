import { parseList } from '../src/engine/inci/parse.ts'
import { realKnowledge } from '../src/engine/knowledge/folder.test-support.ts'
import { photograph, randomFrom, type Shot } from './packs.camera.part.ts'
import { drawPrint, facesIn, type Print } from './packs.draw.part.ts'
import { realLists } from './real-lists.part.ts'

/** A drawn pack with a real list on it. Every third one is set aside and only asked for by name. */
type Pack = {
  name: string
  kind: string
  isSetAside: boolean
  truth: string[]
  bytes: () => Promise<Buffer>
}

type Kind = { name: string; print?: Partial<Print>; shot?: Partial<Shot>; wants?: 'narrow' | 'wide' }

const DARK = { ink: '#f4f4f0', ground: '#1d2f52', to: '#4a3f74' }
const PALE = { ink: '#9a968c', ground: '#cfc9bb', to: '#e6e1d6' }
const RAISED = { ink: '#8f9296', ground: '#c4c6c8', embossed: true }

const KINDS: readonly Kind[] = [
  { name: 'tube', shot: { radius: 0.52, pitch: 16 } },
  { name: 'tube, edge on', shot: { radius: 0.46, pitch: 8, yaw: 22 }, wants: 'narrow' },
  { name: 'jar', shot: { radius: 0.42, pitch: 30 }, print: { charsMax: 62 } },
  { name: 'lying bottle', shot: { radius: 0.5, isLying: true, yaw: 14 } },
  { name: 'perspective', shot: { pitch: 34, yaw: 24 } },
  { name: 'crumpled', shot: { folds: 0.006, pitch: 8 } },
  { name: 'glare', shot: { radius: 0.7, pitch: 10, glare: 0.75 } },
  { name: 'low contrast', shot: { shade: 0.4, blurPx: 0.6, noise: 5 }, print: { colours: PALE } },
  { name: 'light on dark', shot: { radius: 0.8, shade: 0.3 }, print: { colours: DARK } },
  { name: 'embossed', shot: { noise: 3 }, print: { colours: RAISED }, wants: 'narrow' },
  { name: 'two columns', shot: { radius: 0.75, pitch: 10 }, print: { columns: 2, charsMax: 30 } },
  { name: 'divided words', shot: { radius: 0.6, pitch: 12 }, print: { isDivided: true, charsMax: 34 } },
]

const CHARS_MAX = 900
const NAMES_MIN = 6

/** The same packs for the same folder of typefaces. */
export function drawnPacks(perKind: number, facesFolder?: string): Pack[] {
  const lists = headedLists(KINDS.length * perKind)
  return lists.map(({ text, names }, at) => {
    const kind = KINDS[at % KINDS.length] ?? { name: '' }
    const count = Math.floor(at / KINDS.length)
    const make = () => photograph(drawPrint(printOf(kind, text, at, facesFolder)), shotOf(kind, at))
    return {
      name: `${kind.name}-${count}`,
      kind: kind.name,
      isSetAside: count % 3 === 2,
      truth: names,
      bytes: make,
    }
  })
}

function printOf({ print, wants }: Kind, text: string, at: number, facesFolder: string | undefined): Print {
  const random = randomFrom(at + 1_000)
  const faces = facesIn(facesFolder).filter(({ isNarrow }) => !wants || isNarrow === (wants === 'narrow'))
  const face = faces[Math.floor(random() * faces.length)]
  if (!face) throw new Error('There is no such typeface')
  const isCapitals = random() < 0.35
  return {
    text: isCapitals ? text.toUpperCase() : text,
    face,
    charsMax: Math.round(40 + random() * 16),
    columns: 1,
    isDivided: random() < 0.2,
    spacing: isCapitals ? 0.1 : face.isNarrow ? -0.05 : 0.02,
    colours: { ink: '#2b2a2e', ground: '#f2efe8', to: random() < 0.4 ? '#c9d8cf' : '#ebe7dd' },
    ...print,
  }
}

function shotOf({ shot }: Kind, at: number): Shot {
  const random = randomFrom(at + 5_000)
  const around = (width: number) => (random() - 0.5) * width
  const whole = {
    pitch: 0,
    yaw: 0,
    noise: 2,
    sidePx: Math.round(950 + random() * 900),
    quality: Math.round(70 + random() * 22),
    blurPx: random() < 0.3 ? 0.8 : 0,
    ...shot,
  }
  return {
    ...whole,
    pitch: whole.pitch + around(8),
    yaw: whole.yaw + around(10),
    roll: around(8),
    seed: at + 1,
  }
}

const HEADINGS = ['Ingredients: ', 'INGREDIENTS: ', 'Ingrédients : ', 'Ingredients/Inhaltsstoffe: ', 'INCI: ']

function headedLists(count: number): { text: string; names: string[] }[] {
  const knowledge = realKnowledge()
  const texts = realLists()
  const lists: { text: string; names: string[] }[] = []
  const step = Math.max(1, Math.floor(texts.length / (count * 3)))
  for (let at = 5; at < texts.length && lists.length < count; at += step) {
    const whole = texts[at] ?? ''
    const { headedFrom } = parseList(whole, knowledge)
    const list = whole
      .slice(headedFrom ?? 0)
      .replace(/\s+/g, ' ')
      .trim()
    if (list.length > CHARS_MAX) continue
    const text = `${HEADINGS[lists.length % HEADINGS.length] ?? ''}${list}`
    const { items, products } = parseList(text, knowledge)
    if (!products && items.length >= NAMES_MIN)
      lists.push({ text, names: items.map(({ printed }) => printed) })
  }
  return lists
}
