import type { RecordedResults } from '../../../contract/recorded.ts'
import { useId } from 'react'
import { resultMessages as messages } from '../../lib/messages/result.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'

/** What a careful reader would want to know about the reading itself. */
export function ReadingNotes({ results, text }: { results: RecordedResults; text: string }) {
  const titleId = useId()
  const { leftOut, notices, veganUnknowable = [] } = results
  return (
    <Card labelledBy={titleId}>
      <CardTitle id={titleId}>{messages.notices.title}</CardTitle>
      {notices.length > 0 && (
        <ul className="mb-4 grid gap-2">
          {notices.map((notice) => (
            <li key={notice} className="border-l-2 border-fair pl-3">
              {notice}
            </li>
          ))}
        </ul>
      )}
      {veganUnknowable.length > 0 && (
        <>
          <h3 className="text-lg">{messages.veganOpen.title}</h3>
          <p className="mt-1 text-muted">
            {messages.veganOpen.text} {veganUnknowable.join(', ')}.
          </p>
        </>
      )}
      {leftOut.length > 0 && (
        <Disclosure summary={messages.leftOut.title(leftOut.length)}>
          <dl className="grid gap-3">
            {leftOut.map((piece) => (
              <div key={`${piece.span.start}-${piece.span.end}`}>
                <dt className="font-mono text-sm break-words whitespace-pre-wrap">{piece.text}</dt>
                <dd className="text-muted">{piece.reason}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
      {text !== '' && (
        <Disclosure summary={messages.text.title}>
          <p className="font-mono text-sm leading-6 break-words whitespace-pre-wrap">{text}</p>
        </Disclosure>
      )}
    </Card>
  )
}
