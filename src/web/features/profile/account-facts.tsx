import { CircleCheck, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import type { User } from '../../../contract/user.ts'
import { profileMessages } from './profile.messages.ts'
import { Button } from '../../ui/button.tsx'
import { useSendVerification } from './profile-queries.ts'

const messages = profileMessages.account

/** Read-only; names that were never given are left out. */
export function AccountFacts({ user }: { user: User }) {
  return (
    <dl className="border-t border-line">
      <Fact term={messages.username}>{user.username}</Fact>
      <Fact term={messages.email}>
        <span className="block">{user.email}</span>
        {user.isEmailVerified ? <Confirmed /> : <NotConfirmed />}
      </Fact>
      {user.firstName !== null && <Fact term={messages.firstName}>{user.firstName}</Fact>}
      {user.lastName !== null && <Fact term={messages.lastName}>{user.lastName}</Fact>}
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-3 border-b border-line py-2.5">
      <dt className="w-30 shrink-0 text-muted">{term}</dt>
      <dd className="min-w-0 flex-1 basis-40 wrap-anywhere">{children}</dd>
    </div>
  )
}

function Confirmed() {
  return (
    <span className="mt-1 flex items-center gap-1.5 text-[0.9375rem] text-good">
      <CircleCheck aria-hidden size={16} className="shrink-0" />
      {messages.confirmed}
    </span>
  )
}

function NotConfirmed() {
  const verification = useSendVerification()
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="flex items-center gap-1.5 text-[0.9375rem] text-muted">
        <CircleDashed aria-hidden size={16} className="shrink-0" />
        {messages.notConfirmed}
      </span>
      <Button
        kind="outline"
        size="sm"
        disabled={verification.isPending || verification.isSuccess}
        onClick={() => verification.mutate()}
      >
        {verification.isPending
          ? messages.sending
          : verification.isSuccess
            ? messages.sent.title
            : messages.sendLink}
      </Button>
    </span>
  )
}
