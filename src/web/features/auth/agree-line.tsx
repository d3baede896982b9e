import { paths } from '../../lib/paths.ts'
import { authWords } from '../../lib/words/auth.ts'
import { TextLink } from '../../ui/text-link.tsx'

export function AgreeLine() {
  const { agree } = authWords
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
