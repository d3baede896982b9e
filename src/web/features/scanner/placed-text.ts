import type { Before } from './draft.ts'
import { joinParts, type Part } from './join-reading.ts'

/** What the photos of a list have put into the box so far. */
export type Placed = {
  /** What was typed before the first of them. */
  typed: string
  /** What the box held when they were last put together; where it holds something else, somebody has corrected it. */
  written: string
  parts: readonly Part[]
  gaps: readonly (readonly [string, string])[]
  loose: readonly string[]
  /** A photo was taken again, moved or removed, and corrections would be lost by putting the text together anew. */
  isBehind: boolean
}

type Placing = { placed: Placed; put: { text: string; said: Before['said'] } | null }

/**
 * Brings the box in line with the photos. An untouched text is put together anew; to a corrected one a further photo is
 * added, and every other change waits until it is asked for, so that no correction is lost.
 * Null where nothing has happened to them.
 */
export function placeParts(text: string, before: Placed | null, parts: readonly Part[]): Placing | null {
  if (areSame(before?.parts ?? [], parts)) return null
  const last = before === null || before.parts.length === 0 ? nothingPlaced(text) : before
  if (text === last.written) return putTogether(last, parts)
  const { gaps, loose, ...anew } = joinParts(last.typed, parts)
  const isLonger = areSame(last.parts, parts.slice(0, last.parts.length))
  if (!isLonger) {
    const isBehind = last.isBehind || anew.text !== joinParts(last.typed, last.parts).text
    return { placed: { ...last, parts, gaps, loose, isBehind: isBehind && parts.length > 0 }, put: null }
  }
  const added = joinParts(text, parts.slice(last.parts.length))
  return {
    placed: { ...last, parts, gaps, loose: [...last.loose, ...added.loose] },
    put: added.text === text.trimEnd() ? null : { text: added.text, said: saidOf(added.shared) },
  }
}

/** From the photos alone, whatever was corrected since. */
export function putTogether(last: Placed, parts: readonly Part[]): { placed: Placed; put: Placing['put'] } {
  const { text, shared, gaps, loose } = joinParts(last.typed, parts)
  const isEmpty = loose.length === parts.length
  const written = isEmpty ? last.typed : text
  const before = joinParts(last.typed, last.parts)
  return {
    placed: { typed: last.typed, written, parts, gaps, loose, isBehind: false },
    put:
      written === last.written && !last.isBehind
        ? null
        : { text: written, said: isMore(last.parts, parts) ? saidOf(shared - before.shared) : 'rearranged' },
  }
}

function nothingPlaced(text: string): Placed {
  return { typed: text, written: text, parts: [], gaps: [], loose: [], isBehind: false }
}

function saidOf(shared: number): Before['said'] {
  return shared > 0 ? 'overlapped' : 'joined'
}

function isMore(before: readonly Part[], after: readonly Part[]): boolean {
  return after.length > before.length && before.every(({ id }) => after.some((part) => part.id === id))
}

function areSame(one: readonly Part[], other: readonly Part[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ id, text, isList }, at) => {
      const part = other[at]
      return part?.id === id && part.text === text && part.isList === isList
    })
  )
}
