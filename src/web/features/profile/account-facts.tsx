import type { User } from '../../../contract/user.ts'
import { profileWords } from '../../lib/words/profile.ts'

const words = profileWords.account

/** Read-only; names that were never given are left out. */
export function AccountFacts({ user }: { user: User }) {
  const facts = [
    { term: words.username, fact: user.username },
    { term: words.email, fact: user.email },
    { term: words.firstName, fact: user.firstName ?? '' },
    { term: words.lastName, fact: user.lastName ?? '' },
  ].filter(({ fact }) => fact !== '')
  return (
    <dl className="border-t border-line">
      {facts.map(({ term, fact }) => (
        <div key={term} className="grid grid-cols-[7.5rem_1fr] gap-3 border-b border-line py-2.5">
          <dt className="text-muted">{term}</dt>
          <dd className="min-w-0 break-words">{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
