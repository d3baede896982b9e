import { Check } from 'lucide-react'
import { useId } from 'react'
import { failureText } from '../../lib/failure-text.ts'
import { paths } from '../../lib/paths.ts'
import { faceMessages } from '../../lib/messages/face.ts'
import type { Provider } from '../../lib/queries/site-queries.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useGiveConsent } from './face-queries.ts'

const messages = faceMessages.consent

type ConsentCardProps = {
  /** A photo was chosen before the consent was found to be missing. */
  isAgain: boolean
  /** To whom the photo may go; null: to nobody. */
  provider: Provider
  onGiven: () => void
}

/** Stands where a photo would be chosen until this is agreed to. */
export function ConsentCard({ isAgain, provider, onGiven }: ConsentCardProps) {
  const titleId = useId()
  const give = useGiveConsent()
  const agree = (name: string | null) => give.mutate(name, { onSuccess: onGiven })
  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      <h3 id={titleId} className="text-xl">
        {isAgain ? messages.again : messages.title}
      </h3>
      {isAgain && <Notice role="status">{messages.kept}</Notice>}
      <p>{messages.lead}</p>
      <ul className="grid gap-2">
        {pointsFor(provider).map((point) => (
          <li key={point} className="flex gap-3">
            <Check aria-hidden size={20} className="mt-0.5 shrink-0 text-primary" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      <p className="text-muted">
        {messages.withdraw} <TextLink to={paths.profile}>{messages.profile}</TextLink>
      </p>
      {give.isError && (
        <Notice tone="danger" role="alert">
          {failureText(give.error, { fallback: messages.failed })}
        </Notice>
      )}
      <AgreeButtons isBusy={give.isPending} photosTo={photosTo(provider)} onAgree={agree} />
    </section>
  )
}

type AgreeButtonsProps = { isBusy: boolean; photosTo: string | null; onAgree: (name: string | null) => void }

/** Where somebody else may look, that is an answer of its own, and the one that keeps the photo here comes first. */
function AgreeButtons({ isBusy, photosTo, onAgree }: AgreeButtonsProps) {
  const look = { size: 'lg', className: 'max-sm:w-full', 'aria-disabled': isBusy || undefined } as const
  const here = photosTo === null ? messages.agree : messages.withProvider.agreeHere
  return (
    <div className="flex flex-wrap gap-3">
      <Button {...look} onClick={() => onAgree(null)}>
        {isBusy ? messages.agreeing : here}
      </Button>
      {photosTo !== null && (
        <Button {...look} kind="outline" onClick={() => onAgree(photosTo)}>
          {messages.withProvider.agree(photosTo)}
        </Button>
      )}
    </div>
  )
}

function photosTo(provider: Provider): string | null {
  return provider?.seesPhotos ? provider.name : null
}

/** The second point says that nobody else gets the photo, which is true for some of these only. */
function pointsFor(provider: Provider): readonly string[] {
  if (provider === null) return messages.points
  const { point, words: figures } = messages.withProvider
  const second = provider.seesPhotos ? point(provider.name) : messages.nobody
  return messages.points.flatMap((text, at) => (at === 1 ? [second, figures(provider.name)] : [text]))
}
