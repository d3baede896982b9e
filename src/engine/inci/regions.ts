import type { Section } from '../../contract/finding.ts'
import type { Absence } from './absence.ts'
import type { Heading } from './headings.ts'

/** A part of the text under one heading; `isSure` where a heading says that a list follows. */
export type Region = {
  start: number
  end: number
  section: Section
  isSure: boolean
  heading: Heading | null
}

/** A heading inside a claim of absence belongs to the claim. */
export function findRegions(text: string, found: readonly Heading[], absences: readonly Absence[]): Region[] {
  const headings = outside(absences, found)
  const regions: Region[] = []
  const first = headings[0]?.start ?? text.length
  if (first > 0) regions.push({ start: 0, end: first, section: 'main', isSure: false, heading: null })
  headings.forEach((heading, at) => {
    const end = headings[at + 1]?.start ?? text.length
    regions.push({ start: heading.end, end, section: sectionOf(heading), isSure: true, heading })
  })
  return regions
}

function sectionOf({ kind }: Heading): Section {
  return kind === 'active' ? 'active' : kind === 'may-contain' ? 'may-contain' : 'main'
}

/** Both are in order: one walk over each, whatever their number. */
function outside(absences: readonly Absence[], headings: readonly Heading[]): Heading[] {
  let at = 0
  return headings.filter(({ start }) => {
    while (at < absences.length && (absences[at]?.end ?? 0) <= start) at++
    return start < (absences[at]?.start ?? Infinity)
  })
}
