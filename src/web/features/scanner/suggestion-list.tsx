import { useId, useState } from 'react'
import { liveMessages } from './live-marks.messages.ts'
import { Button } from '../../ui/button.tsx'
import type { NameMark } from './live-reading.ts'

const SHOWN_FIRST = 5

type SuggestionListProps = {
  text: string
  marks: readonly NameMark[]
  onUse: (mark: NameMark, spelling: string) => void
}

/** Names that are nearly known, each with the spellings it may have been. */
export function SuggestionList({ text, marks, onUse }: SuggestionListProps) {
  const messages = liveMessages.suggestions
  const titleId = useId()
  const [isAll, setIsAll] = useState(false)
  const offered = marks.filter(({ suggestions }) => suggestions.length > 0)
  const hidden = offered.length - SHOWN_FIRST
  if (offered.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="font-sans text-base font-semibold tracking-normal">
        {messages.title}
      </h3>
      <ul className="mt-1 divide-y divide-line border-y border-line">
        {(isAll ? offered : offered.slice(0, SHOWN_FIRST)).map((mark) => (
          <li key={mark.start} className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2">
            <span className="min-w-0 font-mono text-[0.9375rem] wrap-anywhere">
              {text.slice(mark.start, mark.end)}
            </span>
            <span aria-hidden className="text-muted">
              →
            </span>
            {mark.suggestions.map((spelling) => (
              <Button
                key={spelling}
                kind="outline"
                size="sm"
                className="max-w-full wrap-anywhere"
                onClick={() => onUse(mark, spelling)}
              >
                {messages.use(spelling)}
              </Button>
            ))}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button kind="quiet" size="sm" className="-ml-3" onClick={() => setIsAll(!isAll)}>
          {isAll ? messages.less : messages.more(hidden)}
        </Button>
      )}
    </section>
  )
}
