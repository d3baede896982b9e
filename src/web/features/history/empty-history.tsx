import { historyMessages } from './history.messages.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ClearButton } from './list-frame.tsx'

type EmptyHistoryProps = {
  words: { title: string; text: string; action: string }
  /** Where the first result of this kind is made. */
  to: string
  /** A search or filter hides what there is. */
  isNarrowed: boolean
  onClear: () => void
}

export function EmptyHistory({ words, to, isNarrowed, onClear }: EmptyHistoryProps) {
  return (
    <EmptyState
      title={words.title}
      text={isNarrowed ? historyMessages.empty.noMatch : words.text}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={to}>{words.action}</ButtonLink>
          {isNarrowed && <ClearButton onClear={onClear} />}
        </div>
      }
    />
  )
}
