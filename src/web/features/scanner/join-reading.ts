import type { Mark } from './doubtful-marks.ts'

export type ReadText = { text: string; marks: Mark[] }

/** A second photo of a long list comes after the first one's text; nothing that stands in the box is ever replaced. */
export function joinReading(before: ReadText, read: ReadText): ReadText {
  const kept = before.text.trimEnd()
  if (kept === '') return read
  const shift = kept.length + 1
  return {
    text: `${kept}\n${read.text}`,
    marks: [
      ...before.marks.filter((mark) => mark.end <= kept.length),
      ...read.marks.map((mark) => ({ start: mark.start + shift, end: mark.end + shift })),
    ],
  }
}
