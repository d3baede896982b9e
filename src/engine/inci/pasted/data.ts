import type { CopiedText } from './copied-text.ts'

/** What pasted data holds, whatever it is written in: JSON, the literals of a programming language, XML. */
export type Data =
  | { kind: 'text'; text: CopiedText }
  /** A number, true, false or nothing, as it is written. */
  | { kind: 'bare'; text: CopiedText }
  | { kind: 'list'; items: readonly Data[] }
  | { kind: 'record'; fields: readonly Field[] }

export type Field = { key: CopiedText; value: Data }

/** Deeper data is read as the text that it is. */
export const DEPTH_MAX = 40
