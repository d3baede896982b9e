import { paths } from '../../lib/paths.ts'
import { authMessages } from '../../lib/messages/auth.ts'
import { TextLink } from '../../ui/text-link.tsx'

export function AgreeLine() {
  const { agree } = authMessages
  return (
    <p className="text-[0.9375rem] text-muted">
      {agree.before}
      <TextLink to={paths.terms}>{agree.terms}</TextLink>
      {agree.between}
      <TextLink to={paths.privacy}>{agree.privacy}</TextLink>
      {agree.after}
    </p>
  )
}
