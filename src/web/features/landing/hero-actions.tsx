import { paths } from '../../lib/paths.ts'
import { useUser } from '../../lib/queries/user-queries.ts'
import { landingWords as words } from '../../lib/words/landing.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** One page in both states; only what one can do next differs. */
export function HeroActions() {
  const user = useUser()
  if (user === null) {
    return (
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <ButtonLink size="lg" to={paths.register}>
          {words.start}
        </ButtonLink>
        <p className="text-muted">{words.startNote}</p>
      </div>
    )
  }
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink size="lg" to={paths.dashboard}>
        {words.scan}
      </ButtonLink>
      <ButtonLink size="lg" kind="outline" to={paths.face}>
        {words.face}
      </ButtonLink>
    </div>
  )
}
