import type { PublicCosmeticAnalysis } from '../../../contract/analysis.ts'
import { formatDate } from '../../lib/format.ts'
import { resultMessages } from '../../lib/messages/result.ts'
import { Notice } from '../../ui/notice.tsx'
import { SourceLine } from '../../ui/source-line.tsx'
import { readableName } from '../../../contract/readable-name.ts'

const messages = resultMessages.law

/** What EU law has said about a kept list since: the result below was made before it. */
export function LawNote({ analysis: { createdAt, isOwner, today } }: { analysis: PublicCosmeticAnalysis }) {
  if (today === undefined || today.lawChanges.length === 0) return null
  return (
    <Notice tone="caution" title={messages.title(formatDate(createdAt), isOwner)}>
      <ul className="mt-1 grid gap-1">
        {today.lawChanges.map(({ name, since, source, text }) => (
          <li key={name + text}>
            <b>{readableName(name)}</b>: {text} {messages.since(formatDate(since))}{' '}
            <span className="text-muted">
              <SourceLine source={source} />
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
