import { INGREDIENTS_MAX } from '../contract/limits-of-input.ts'
import { ingredientSlug } from '../contract/ingredient-slug.ts'
import type { ReadItem, ReadListAnswer } from '../contract/label-reading.ts'
import { readableName } from '../contract/readable-name.ts'
import type { Match } from './inci/match/match-types.ts'
import { parseList, type ParsedItem } from './inci/parse.ts'
import type { Knowledge } from './knowledge/load.ts'

/** Pieces of text that are no names, and spellings to choose from: nobody reads more, and an answer stays small. */
const LEFT_OUT_MAX = 300
const SUGGESTIONS_MAX = 4

/** What is known of a text while it is typed: its names, where its list begins and ends, and what was left out. */
export function readList(text: string, knowledge: Knowledge): ReadListAnswer {
  const list = parseList(text, knowledge)
  return {
    items: list.items.slice(0, INGREDIENTS_MAX).map((item) => readItem(item, knowledge)),
    ...(list.items.length > INGREDIENTS_MAX ? { hasMore: true } : {}),
    list: list.listSpan,
    leftOut: list.leftOut.slice(0, LEFT_OUT_MAX),
    notices: list.notices,
    products: (list.products ?? []).map(({ title, span }) => ({ title, span })),
  }
}

function readItem({ printed, span, section, match }: ParsedItem, knowledge: Knowledge): ReadItem {
  const inci = match.ingredient === null ? null : (knowledge.ingredients[match.ingredient]?.inci ?? null)
  return {
    span,
    printed,
    section,
    tier: match.tier,
    inci,
    slug: inci === null ? null : ingredientSlug(inci),
    kind: match.classId === null ? null : (knowledge.classes[match.classId]?.label ?? null),
    suggestions: suggestionsOf(match, knowledge).slice(0, SUGGESTIONS_MAX),
  }
}

function suggestionsOf(match: Match, { ingredients }: Knowledge): string[] {
  if (match.tier === 'near') return match.by === null ? [] : [readableName(match.by)]
  if (match.tier !== 'ambiguous') return []
  return match.candidates.flatMap((at) => readableName(ingredients[at]?.inci ?? '') || [])
}
