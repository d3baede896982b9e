import type { SourceRef } from '../../contract/finding.ts'
import { formatDate } from '../lib/format.ts'
import { safeLink } from '../lib/safe-link.ts'
import { OutLink } from './text-link.tsx'

/** Where a fact is from: title, as a link where there is one to follow, and the day. */
export function SourceLine({ source }: { source: SourceRef }) {
  const link = safeLink(source.url)
  return (
    <>
      {link === null ? source.title : <OutLink href={link}>{source.title}</OutLink>},{' '}
      {formatDate(source.date)}
    </>
  )
}
