/** Why a piece of a label is no ingredient, in the words the reader sees. */
export const REASON = {
  heading: 'A heading, not an ingredient.',
  claim: 'A claim about what is not inside; nothing in it counts as an ingredient.',
  footnote: 'A footnote to marked ingredients.',
  code: 'A lot or formula code.',
  notice: 'A note of the shop or maker about the list.',
  prose: 'Running text, not part of the list.',
  marketing: 'A description of a benefit, not the list.',
  title: 'The name of a product or part of a kit.',
  purpose: 'The purpose of an active ingredient.',
  highlights: 'Ingredients pointed out beside the list, which names them itself.',
  noName: 'No name in this line was recognised, and it stands outside the list.',
} as const
