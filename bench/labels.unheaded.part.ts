import { parseList } from '../src/engine/inci/parse.ts'
import { realKnowledge } from '../src/engine/knowledge/folder.test-support.ts'
import { type Layout, LAYOUTS } from './labels.draw.part.ts'
import { realLists } from './real-lists.part.ts'

const LISTS = 300

/** A real list without its heading, its names as the parser finds them in the text, and how it is to be set. */
type Unheaded = { text: string; names: string[]; layout: Layout }

/** Every so many of the real lists; those of a kit of products are several lists, and left out. */
export function unheadedLists(): Unheaded[] {
  const knowledge = realKnowledge()
  const texts = realLists()
  const step = Math.max(1, Math.floor(texts.length / (LISTS * 1.1)))
  const lists: Unheaded[] = []
  for (let at = 0; at < texts.length && lists.length < LISTS; at += step) {
    const whole = texts[at] ?? ''
    const { headedFrom } = parseList(whole, knowledge)
    const text = whole.slice(headedFrom ?? 0).replace(/\s+/g, ' ')
    const { items, products } = parseList(text, knowledge)
    const layout = LAYOUTS[lists.length % LAYOUTS.length] ?? 'ragged'
    if (!products && items.length > 0)
      lists.push({ text, names: items.map(({ printed }) => printed), layout })
  }
  return lists
}
