import type { Mark } from './marks.ts'

/** Selecting puts the name under the caret; leaving and coming back makes every browser scroll to it. */
export function selectIn(box: HTMLTextAreaElement | null, mark: Mark): void {
  if (box === null) return
  box.blur()
  box.focus()
  box.setSelectionRange(mark.start, mark.end)
}

/** After a change from outside the caret would wait at the end of the text; it is put behind what has changed. */
export function putCaret(box: HTMLTextAreaElement | null, at: number): void {
  box?.setSelectionRange(at, at)
}

/** Brings a place of the text into view inside the box alone, and leaves the page where it is. */
export function scrollBoxTo(box: HTMLTextAreaElement | null, { start, end }: Mark): void {
  const frame = box?.parentElement?.parentElement
  const copy = box?.previousElementSibling
  if (!box || !frame || !copy) return
  const share = (start + end) / 2 / Math.max(1, box.value.length)
  const middle = share * copy.scrollHeight
  const isSeen = middle > frame.scrollTop + 20 && middle < frame.scrollTop + frame.clientHeight - 20
  if (!isSeen) frame.scrollTop = middle - frame.clientHeight / 2
}
