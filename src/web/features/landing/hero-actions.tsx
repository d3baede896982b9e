import { paths } from '../../lib/paths.ts'
import { useUser } from '../../lib/queries/user-queries.ts'
import { landingMessages as messages } from './landing.messages.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** One page in both states; only what one can do next differs. */
export function HeroActions() {
  const user = useUser()
  if (user === null) {
    return (
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <ButtonLink size="lg" to={paths.register}>
          {messages.start}
        </ButtonLink>
        <p className="text-muted">{messages.startNote}</p>
      </div>
    )
  }
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink size="lg" to={paths.dashboard}>
        {messages.scan}
      </ButtonLink>
      <ButtonLink size="lg" kind="outline" to={paths.face}>
        {messages.face}
      </ButtonLink>
    </div>
  )
}
