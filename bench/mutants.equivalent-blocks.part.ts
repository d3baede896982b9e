/** Mistakes that change nothing anybody could notice: where, what, and why. */
export type Equivalent = {
  files: readonly string[]
  code: string
  now: readonly string[]
  because: string
}

/** Those of the passes that part a label into blocks and keep its list, and of what is told of them. */
export const EQUIVALENT_IN_BLOCKS: readonly Equivalent[] = [
  {
    files: ['src/engine/inci/label.ts'],
    code: 'for (let at = 0; at < text.length; at++) {',
    now: ['at <= text.length'],
    because: 'behind the last sign stands none',
  },
  {
    files: ['src/engine/inci/blocks/absence/absence-cues.ts'],
    code: 'for (let at = 0; at < lower.length; at++) {',
    now: ['at <= lower.length'],
    because: 'behind the last sign stands none',
  },
  {
    files: ['src/engine/inci/blocks/answer-rows.ts'],
    code: 'for (let start = 0; start < text.length;) {',
    now: ['start <= text.length'],
    because: 'a line without signs is no row',
  },
  {
    files: ['src/engine/inci/rows/functions.ts'],
    code: 'for (let at = 0; at <= text.length;) {',
    now: ['at < text.length'],
    because: 'behind the last line break stands no cell, and what was open is closed at the end',
  },
  {
    files: ['src/engine/inci/rows/functions.ts'],
    code: 'for (let at = from; at < to; at++) {',
    now: ['at <= to'],
    because: 'the line break behind a line parts no cells',
  },
  {
    files: ['src/engine/inci/rows/functions.ts'],
    code: "if (sign !== ' ') return 0",
    now: ['false'],
    because: 'a shortcut: no blanks begin at another sign',
  },
  {
    files: ['src/engine/inci/rows/functions.ts'],
    code: "while (at + width < to && text.charAt(at + width) === ' ') width++",
    now: ['at + width <= to'],
    because: 'the line break behind a line is no blank',
  },
  {
    files: ['src/engine/inci/rows/functions.ts'],
    code: 'let width = 0',
    now: ['1'],
    because: 'the first sign was a blank',
  },
  {
    files: ['src/engine/inci/rows/functions.ts'],
    code: 'return at < 0 ? null : at',
    now: ['at <= 0', '1'],
    because: 'the first cell is never of functions',
  },
  {
    files: ['src/engine/inci/blocks/sentences.ts'],
    code: "while (at < to && text.charAt(at) === ' ') at++",
    now: ['at <= to'],
    because: 'one blank more behind the end is behind the end as well',
  },
  {
    files: ['src/engine/inci/blocks/headings.ts'],
    code: 'const [words, mayContainWords] = isPlain(searched)',
    now: ['false'],
    because: 'words of other letters stand in no plain text: only the search takes longer',
  },
  {
    files: ['src/engine/inci/blocks/headings.ts'],
    code: 'const PLAIN_WORDS = HEADING_WORDS.filter(([word]) => isPlain(word))',
    now: ['HEADING_WORDS'],
    because: 'words of other letters stand in no plain text: only the search takes longer',
  },
  {
    files: ['src/engine/inci/blocks/headings.ts'],
    code: 'const PLAIN_MAY_CONTAIN = MAY_CONTAIN_WORDS.filter(isPlain)',
    now: ['MAY_CONTAIN_WORDS'],
    because: 'words of other letters stand in no plain text: only the search takes longer',
  },
  {
    files: ['src/engine/inci/blocks/headings.ts'],
    code: 'return at > end && FIRST_NAMES.test(text.slice(at, at + 24))',
    now: ['25', '23'],
    because: 'the longest of these names has 18 letters',
  },
  {
    files: ['src/engine/inci/blocks/headings.ts'],
    code: "text.charAt(at) === '•' || (text.charAt(at) === '-' && FIRST_NAMES.test(text.slice(at + 1, at + 24)))",
    now: ['25', '23'],
    because: 'the longest of these names has 18 letters',
  },
  {
    files: ['src/engine/inci/blocks/blocks.ts'],
    code: 'let at = lowerBound(asides, ({ end }) => end <= (sentences[0]?.start ?? 0))',
    now: ['end < (sentences[0]?.start ?? 0)', '0', '1'],
    because:
      'what ends in front of the first sentence is passed over below as well: only the search takes longer',
  },
  {
    files: ['src/engine/inci/blocks/blocks.ts'],
    code: 'if (start < sentence.end) left.push({ ...sentence, start })',
    now: ['start <= sentence.end', 'true'],
    because: 'a stretch without signs holds no pieces and is left out',
  },
  {
    files: ['src/engine/inci/blocks/absence/absence.ts'],
    code: 'commas += inLine',
    now: ['commas -= inLine'],
    because: 'all that is asked is whether there were any',
  },
  {
    files: ['src/engine/inci/label.ts'],
    code: "if (!text.includes('\\n') && !text.includes('  ')) return text.trim()",
    now: ['false'],
    because: 'a shortcut: without two blanks or a break the words are parted as they should be',
  },
  {
    files: ['src/engine/inci/list/keep.ts'],
    code: 'const isSure = lines[0]?.line.isSure ?? false',
    now: ['lines[0]?.line.isSure', 'true'],
    because: 'a part holds at least one line',
  },
  {
    files: ['src/engine/inci/list/keep.ts'],
    code: 'const isOnlyLine = isSure && last < 0 && lines.length > 0',
    now: ['last <= 0'],
    because: 'where the first line is the last one of the list it is kept either way',
  },
  {
    files: ['src/engine/assess/places.ts'],
    code: 'const productOf = (item: number) => inProduct[item] ?? -1',
    now: ['2', '0'],
    because: 'each item has a place in the array',
  },
  {
    files: ['src/engine/assess/places.ts'],
    code: 'const inProduct = items.map(() => -1)',
    now: ['2'],
    because: 'any number below zero is no product',
  },
  {
    files: ['src/engine/assess/places.ts'],
    code: 'isRepeat: (item) => repeats[item] ?? false,',
    now: ['true', 'repeats[item]'],
    because: 'each item has a place in the array',
  },
  {
    files: ['src/engine/alerts/allergy-entry.ts'],
    code: 'const index = indexes.get(knowledge) ?? newIndex(knowledge)',
    now: ['newIndex(knowledge)'],
    because: 'made anew, the index is the same: only the answer takes longer',
  },
  {
    files: ['src/engine/alerts/allergy-entry.ts'],
    code: 'indexes.set(knowledge, index)',
    now: ['void 0'],
    because: 'made anew, the index is the same: only the answer takes longer',
  },
]
