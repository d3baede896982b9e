import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../lib/navigation.tsx'
import type { ScoreTone } from '../../../contract/bands.ts'
import { relativeTime } from '../../lib/format.ts'
import { ShareButton } from '../../lib/sharing/share-button.tsx'
import { SharedNotice } from '../../lib/sharing/shared-notice.tsx'
import { sharePath, type Shareable } from '../../lib/sharing/shareable.ts'
import { useNow } from '../../lib/use-now.ts'
import { historyMessages as messages } from './history.messages.ts'
import { sharingMessages } from '../../lib/messages/sharing.ts'
import { ToneChip } from '../../ui/tone.tsx'
import { RemoveButton } from './remove-button.tsx'

type CardFrameProps = {
  subject: Shareable
  createdAt: string
  /** What the card is called, also where no name was given. */
  name: string
  title: ReactNode
  facts: readonly (string | false)[]
  /** What to look at first. */
  note?: string | undefined
  tone: ScoreTone
  score: string
  /** The score that today's rules give, where it is another. */
  scoreToday?: { tone: ScoreTone; text: string } | undefined
  /** Buttons beside sharing and deleting. */
  actions?: ReactNode
  isShareable: boolean
  foot?: ReactNode
  onGone?: () => void
}

/** The link lies over the whole card; what can be done with it stands above the link. */
export function CardFrame(card: CardFrameProps) {
  const { subject, name } = card
  const now = useNow()
  return (
    <li className="relative flex min-h-44 flex-col rounded-card border border-line bg-raised p-5 focus-within:border-primary hover:border-primary has-checked:border-primary">
      <p className="text-[0.9375rem] text-muted">{relativeTime(card.createdAt, now)}</p>
      {card.title}
      <p className="mt-2 text-[0.9375rem] text-muted">
        {card.facts.filter((part) => part !== false).join(' · ')}
      </p>
      {card.note !== undefined && (
        <p className="mt-2 flex items-start gap-2 text-[0.9375rem] font-semibold">
          <TriangleAlert aria-hidden size={18} className="mt-0.5 shrink-0 text-fair" />
          {card.note}
        </p>
      )}
      <p className="mt-auto flex items-center justify-between gap-3 pt-4">
        <span className="flex flex-wrap gap-2">
          <ToneChip tone={card.tone}>{card.score}</ToneChip>
          {card.scoreToday !== undefined && (
            <ToneChip tone={card.scoreToday.tone}>{card.scoreToday.text}</ToneChip>
          )}
        </span>
        <Link
          to={sharePath(subject)}
          aria-label={messages.viewLabel(name)}
          className="scroll-mb-40 font-semibold text-primary underline underline-offset-4 after:absolute after:inset-0"
        >
          {messages.view}
        </Link>
      </p>
      <div className="relative z-10 mt-3 -mb-2 grid gap-1 border-t border-line pt-3">
        <div className="flex flex-wrap items-center gap-2">
          {card.isShareable && (
            <ShareButton
              size="sm"
              subject={subject}
              label={sharingMessages.button}
              spokenLabel={sharingMessages.buttonLabel(name)}
            />
          )}
          {card.actions}
          <RemoveButton subject={subject} name={name} onGone={card.onGone} />
        </div>
        <SharedNotice className="mt-1" subject={subject} resultName={name} />
        {card.foot}
      </div>
    </li>
  )
}
