import type { Section } from '../../contract/finding.ts'
import { findHeadings, type Heading } from './headings.ts'

/** A part of the text under one heading; `isSure` where a heading says that a list follows. */
export type Region = {
  start: number
  end: number
  section: Section
  isSure: boolean
  heading: Heading | null
}

export function findRegions(text: string): Region[] {
  const headings = findHeadings(text)
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
