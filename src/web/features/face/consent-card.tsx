import { Check } from 'lucide-react'
import { useId } from 'react'
import { paths } from '../../lib/paths.ts'
import { faceWords } from '../../lib/words/face.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useGiveConsent } from './face-queries.ts'

const words = faceWords.consent

type ConsentCardProps = {
  /** A photo was chosen before the consent was found to be missing. */
  isAgain: boolean
  onGiven: () => void
}

/** Stands where a photo would be chosen until this is agreed to. */
export function ConsentCard({ isAgain, onGiven }: ConsentCardProps) {
  const titleId = useId()
  const give = useGiveConsent()
  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      <h3 id={titleId} className="text-xl">
        {isAgain ? words.again : words.title}
      </h3>
      {isAgain && <Notice role="status">{words.kept}</Notice>}
      <p>{words.lead}</p>
      <ul className="grid gap-2">
        {words.points.map((point) => (
          <li key={point} className="flex gap-3">
            <Check aria-hidden size={20} className="mt-0.5 shrink-0 text-primary" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      <p className="text-muted">
        {words.withdraw} <TextLink to={paths.profile}>{words.profile}</TextLink>
      </p>
      {give.isError && (
        <Notice tone="danger" role="alert">
          {words.failed}
        </Notice>
      )}
      <Button
        size="lg"
        className="justify-self-start max-sm:w-full"
        aria-disabled={give.isPending || undefined}
        onClick={() => {
          if (!give.isPending) give.mutate(undefined, { onSuccess: onGiven })
        }}
      >
        {give.isPending ? words.agreeing : words.agree}
      </Button>
    </section>
  )
}
