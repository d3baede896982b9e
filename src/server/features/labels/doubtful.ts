import type { DoubtfulWord } from '../../../contract/analysis.ts'
import type { Span, Tier } from '../../../contract/finding.ts'
import { nameWords } from '../../../engine/inci/name-key.ts'
import type { ParsedItem } from '../../../engine/inci/parse.ts'
import type { Knowledge } from '../../../engine/knowledge/load.ts'
import type { LabelReading, LabelWord } from '../../../readers/label/reading.ts'

/**
 * Names that were not found as they stand. Measured on 75 label photos: these hold 75 % of the misread words and 2 % of
 * the right ones. A limit on the reader's own confidence does worse, because misread words are often read surely: at
 * 0.97 it marks 70 % of the misread and 16 % of the right words.
 */
const DOUBTFUL_TIERS: ReadonlySet<Tier> = new Set<Tier>(['near', 'ambiguous', 'unknown'])

/** A class is recognised by a part of the name, so that the rest of it may still be misread. */
const CLASS_SURE_MIN = 0.95

/** The words of the list that the user should compare with the pack, as places in the list's own text. */
export function doubtfulWords(
  reading: LabelReading,
  items: readonly ParsedItem[],
  list: Span,
  knowledge: Knowledge,
): DoubtfulWord[] {
  const words = reading.lines.flatMap((line) => line.words)
  return items.flatMap((item) => {
    const inItem = words.filter(({ start, end }) => start < item.span.end && end > item.span.start)
    const doubtful = inItem.filter((word) => isDoubtful(item.match.tier, word))
    const strange = doubtful.filter(({ text }) => nameWords(text).some((word) => !knowledge.isWord(word)))
    return (strange.length > 0 ? strange : doubtful).map(({ start, end, confidence }) => ({
      start: Math.max(start, list.start) - list.start,
      end: Math.min(end, list.end) - list.start,
      confidence,
    }))
  })
}

function isDoubtful(tier: Tier, { confidence }: LabelWord): boolean {
  return DOUBTFUL_TIERS.has(tier) || (tier === 'class' && confidence < CLASS_SURE_MIN)
}
