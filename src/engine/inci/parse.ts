import type { LeftOut, Span } from '../../contract/finding.ts'
import { LABEL_CHARS_MAX } from '../../contract/limits-of-input.ts'
import type { Knowledge } from '../knowledge/load.ts'
import { findBlocks, type Block } from './blocks/blocks.ts'
import type { HeadingKind } from './blocks/heading-words.ts'
import { opensWhole } from './blocks/headings.ts'
import { findRemarks, REASON, squeeze, type Aside, type Label } from './label.ts'
import { withClaimsApart, withSeparators } from './odd-separators.ts'
import { withoutDescriptions } from './rows/described-rows.ts'
import { withTitlesApart } from './blocks/medicine-packs.ts'
import { withoutFunctionLines } from './rows/functions.ts'
import { withKitHeadings, findProducts } from './list/kits.ts'
import { isList, keepList } from './list/keep.ts'
import { isStatement, withoutRepeated, withoutVerbsBehind } from './list/statements.ts'
import { newLookUp } from './match/look-up.ts'
import { matchLines, type Item } from './match/match-lines.ts'
import { withoutMessageHeads } from './message-heads.ts'
import { withoutBoxes, withoutVerdicts } from './rows/name-rows.ts'
import { cutNames } from './names/names.ts'
import { cutPieces } from './names/pieces.ts'
import { joinWrapped } from './names/wrapped-lines.ts'
import { withoutNumbers } from './rows/numbered-lists.ts'
import { withoutButtonsAndReviews, withoutSignedFields } from './shop-pages.ts'
import type { ParsedItem, ParsedList } from './parsed-types.ts'
import { plainTextOf } from './pasted/pasted-text.ts'
import { spanOf, type PlainText } from './plain-text.ts'
import { withoutRatings } from './rows/verdicts.ts'
import { withoutMeasures } from './recipes.ts'
import { withoutColumns } from './rows/table-columns.ts'
import { withVitaminsApart } from './match/vitamins.ts'

export type { ParsedItem } from './parsed-types.ts'

/**
 * Reads label text, typed or from a photo, into items in label order. Any text is an input; none throws.
 *
 * The text goes one way, each pass answering with a value that the next one reads and none changes: plain text (without
 * the heads of messages and the numbers and columns of lists), blocks of one kind each, the pieces of the lines of the list, the names in each piece, what the names are, the lines that are kept.
 */
export function parseList(text: string, knowledge: Knowledge): ParsedList {
  const page = withoutButtonsAndReviews(withoutMeasures(withVitaminsApart(plainTextOf(text, knowledge))))
  const signed = withoutSignedFields(page.plain)
  const behind = withoutVerbsBehind(signed.plain, knowledge)
  const rated = withoutRatings(behind.plain, knowledge)
  const said = withoutMessageHeads(withTitlesApart(withKitHeadings(rated.plain, knowledge)), knowledge)
  const table = withoutColumns(withoutBoxes(said.plain), knowledge)
  const does = withoutFunctionLines(table.plain, knowledge)
  const judged = withoutVerdicts(does.plain, knowledge)
  const rows = withoutDescriptions(judged.plain, knowledge)
  const pasted = withoutNumbers(rows.plain, knowledge)
  const plain = withClaimsApart(withSeparators(pasted, knowledge))
  const label: Label = {
    text: plain.text,
    remarks: findRemarks(plain.text),
    lookUp: newLookUp(knowledge),
  }
  const blocks = findBlocks(label)
  const pieces = cutPieces(label, joinWrapped(label, blocks.filter(isOfList)))
  const names = cutNames(label, pieces)
  const lines = matchLines(label, names)
  const hasHeading = blocks.some((block) => block.kind === 'heading' && opensList(block.heading))
  const whole = keepList(lines, hasHeading)
  const isSaid = ({ start }: Item) =>
    behind.statements.some((one) => contains(one, spanOf(plain, start, start + 1)))
  const once = withoutRepeated(label.text, lines, whole.items, isSaid)
  const kept = { items: once.items, asides: [...whole.asides, ...once.asides] }

  const isTold = !hasHeading && isStatement(label.text, lines, kept.items, knowledge)
  const items =
    !isTold && isList(kept.items, hasHeading) ? kept.items.map((item) => asParsed(plain, item)) : []
  const asides = [...blocks.filter(isAside), ...lines.flatMap((line) => line.asides), ...kept.asides]
  const noList = items.length === 0 ? kept.items.map((item) => asNoName(plain, text, item)) : []
  const told =
    items.length === 0
      ? []
      : [
          ...page.buttons,
          ...signed.fields,
          ...behind.verbs,
          ...rated.ratings,
          ...said.heads,
          ...table.columns,
          ...does.columns,
          ...judged.columns,
          ...rows.columns,
        ]
  const titles = lines.flatMap((line) => line.titles)
  const products = findProducts({ plain, blocks, titles, asides: kept.asides }, items)
  const [first, last] = [items[0], items.at(-1)]
  return {
    items,
    leftOut: outermost([...asides.flatMap((aside) => asLeftOut(pasted, aside)), ...noList, ...told]),
    notices: notices(plain, {
      products: products?.map(({ title }) => title) ?? [],
      wasSegmented: lines.some((line) => line.wasSegmented),
    }),
    ...(products ? { products } : {}),
    listSpan: first && last ? { start: first.span.start, end: last.span.end } : null,
    headedFrom: headedFrom(plain, blocks),
  }
}

function contains(outer: Span, { start, end }: Span): boolean {
  return outer.start <= start && end <= outer.end
}

function headedFrom(plain: PlainText, blocks: readonly Block[]): number | null {
  const first = blocks.find((block) => block.kind === 'heading' && opensWhole({ kind: block.heading }))
  return first ? spanOf(plain, first.end - 1, first.end).end : null
}

function opensList(kind: HeadingKind): boolean {
  return kind !== 'may-contain' && kind !== 'directions'
}

function isOfList(block: Block) {
  return block.kind === 'list'
}

function isAside(block: Block) {
  return block.kind !== 'list' && block.kind !== 'heading'
}

function asParsed(plain: PlainText, item: Item): ParsedItem {
  const { printed, start, end, section, match, concentration, notes } = item
  return { printed, span: spanOf(plain, start, end), section, match, concentration, notes }
}

function asLeftOut(plain: PlainText, { start, end, reason }: Aside): LeftOut[] {
  const text = squeeze(plain.text.slice(start, end))
  return text === '' ? [] : [{ text, span: spanOf(plain, start, end), reason }]
}

/** What nobody takes for a list is told as it was typed. */
function asNoName(plain: PlainText, input: string, { start, end }: Item): LeftOut {
  const span = spanOf(plain, start, end)
  return { text: input.slice(span.start, span.end), span, reason: REASON.noName }
}

/** In order; what lies within another piece is told with it. */
function outermost(leftOut: readonly LeftOut[]): LeftOut[] {
  let end = -1
  return [...leftOut]
    .sort((a, b) => a.span.start - b.span.start || b.span.end - a.span.end)
    .filter(({ span }) => {
      const isInside = span.end <= end
      end = Math.max(end, span.end)
      return !isInside
    })
}

type Found = { products: readonly string[]; wasSegmented: boolean }

function notices({ text, wasCut }: PlainText, { products, wasSegmented }: Found): string[] {
  const found: string[] = []
  if (wasCut) {
    found.push(
      `The text was longer than ${LABEL_CHARS_MAX.toLocaleString('en')} characters; the rest was not read.`,
    )
  }
  if (products.length > 1) {
    found.push(
      `This text holds ${products.length} products (${products.join('; ')}). They are read as one list here; analyze one at a time for separate results.`,
    )
  }
  if (wasSegmented) {
    found.push(
      'Separators were missing in places; names were told apart by the known names. Please check the list.',
    )
  }
  if (text.trimEnd().endsWith('..') || text.trimEnd().endsWith('…')) {
    found.push('The list seems cut off at its end; the last names may be missing.')
  }
  return found
}
