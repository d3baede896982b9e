import type { HeadingKind } from './heading-words.ts'

/**
 * `Also contains: ...` is the rest of a list of which the part that works stands in front; elsewhere it is a remark on one. And
 * `Wirkstoffe: ...` praises two of many where the others do not follow under a heading of their own.
 */
export function ofMedicines<T extends { kind: HeadingKind }>(found: readonly T[]): T[] {
  const lastRest = found.findLastIndex(({ kind }) => kind === 'inactive' || kind === 'also')
  let hasActive = false
  return found.flatMap((heading, at): T[] => {
    const isActive = heading.kind === 'works' && at < lastRest
    hasActive ||= isActive || heading.kind === 'active'
    if (heading.kind === 'works') return isActive ? [{ ...heading, kind: 'active' }] : []
    if (heading.kind !== 'also') return [heading]
    return hasActive ? [{ ...heading, kind: 'inactive' }] : []
  })
}
