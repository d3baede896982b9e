import type { PlainText } from '../plain-text.ts'

/** Text put together from parts of another: `start[i]` and `end[i]` are the range there that sign `i` came from. */
export type CopiedText = { text: string; start: number[]; end: number[] }

export type Copy = ReturnType<typeof newCopy>

/** Signs that are put in belong to the place where they stand. */
export function newCopy() {
  const parts: string[] = []
  const start: number[] = []
  const end: number[] = []
  const add = (sign: string, from: number, to: number) => {
    parts.push(sign)
    for (let at = 0; at < sign.length; at++) {
      start.push(from)
      end.push(to)
    }
  }
  return {
    add,
    put: (signs: string) => {
      const place = end.at(-1) ?? 0
      add(signs, Math.max(0, place - 1), place)
    },
    copy: (source: string, from: number, to: number) => {
      for (let at = from; at < to; at++) add(source.charAt(at), at, at + 1)
    },
    copyOf: (text: CopiedText) => {
      for (let at = 0; at < text.text.length; at++)
        add(text.text.charAt(at), text.start[at] ?? 0, text.end[at] ?? 0)
    },
    done: (): CopiedText => ({ text: parts.join(''), start, end }),
  }
}

/** Plain text made of copied text, with the way back to what the copy was made from. */
export function throughCopy(plain: PlainText, copied: CopiedText): PlainText {
  const last = copied.end.length - 1
  return {
    ...plain,
    start: plain.start.map((at) => copied.start[Math.min(at, last)] ?? 0),
    end: plain.end.map((at) => copied.end[Math.min(Math.max(at - 1, 0), last)] ?? 0),
  }
}
