import { counted, formatNumber } from '../../lib/format.ts'

/** What is said about the text of a label while it is typed. */
export const liveMessages = {
  names: (total: number) => counted(total, 'name'),
  kinds: {
    known: (count: number) => `${formatNumber(count)} recognised`,
    class: (count: number) => `${formatNumber(count)} by kind`,
    near: (count: number) => `${formatNumber(count)} near`,
    unknown: (count: number) => `${formatNumber(count)} unknown`,
  },
  leftOutKey: 'left out',
  hasMore: (names: number) =>
    `Only the first ${formatNumber(names)} names are marked. A text with more cannot be analysed at once.`,
  bounds: (first: string, last: string) => `The list begins at “${first}” and ends at “${last}”.`,
  leftOut: (pieces: number) => `Left out of the reading: ${counted(pieces, 'piece')} of text`,
  suggestions: {
    title: 'Nearly known names',
    use: (spelling: string) => `Use “${spelling}”`,
    more: (count: number) => `Show ${formatNumber(count)} more`,
    less: 'Show fewer',
  },
  kit: {
    count: (products: number) => `${formatNumber(products)} products in this text`,
    choose: 'Choose one',
    title: (products: number) => `This text holds ${formatNumber(products)} products`,
    text: 'Analysed together they get one score, which says little about each.',
    only: (title: string) => `Only “${title}”`,
    unnamed: (place: number) => `Product ${formatNumber(place)}`,
  },
  changed: {
    joined: 'What the photo says was added below the text that was already here.',
    overlapped: 'What both photos show stands here once, and what the new one adds was put in its place.',
    rearranged: 'The text was put together anew from your photos.',
    replaced: 'The name was replaced in the text.',
    shared: 'What was shared into the app stands here now, in place of the text that you had here before.',
    cleared: 'The text was cleared.',
    reduced: 'Only this product is left in the text.',
    taken: 'The text of your earlier result stands here now, in place of what you typed before.',
  },
  undo: 'Undo',
  failed: 'The names cannot be looked up just now. You can analyse the list all the same.',
} as const
