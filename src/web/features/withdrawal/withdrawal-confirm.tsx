import { useEffect, useRef, type ReactNode } from 'react'
import type { WithdrawalRequest } from '../../../contract/billing.ts'
import { withdrawalMessages } from './withdrawal.messages.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

const messages = withdrawalMessages.confirm

type WithdrawalConfirmProps = {
  request: WithdrawalRequest
  isSending: boolean
  failure: string | null
  onConfirm: () => void
  onBack: () => void
}

/** The second step: shows word for word what will be sent, and only here it is sent. */
export function WithdrawalConfirm({
  request,
  isSending,
  failure,
  onConfirm,
  onBack,
}: WithdrawalConfirmProps) {
  return (
    <section aria-labelledby="confirm-title" className="grid gap-5">
      <div>
        <StepTitle id="confirm-title">{messages.title}</StepTitle>
        <p className="mt-1 text-muted">{messages.lead}</p>
      </div>
      <blockquote className="rounded-card border border-line bg-raised p-5">
        <p className="mb-3 font-serif text-xl">{messages.sentence}</p>
        <WithdrawalFacts
          facts={[
            [withdrawalMessages.name, request.name],
            [withdrawalMessages.email, request.email],
            [withdrawalMessages.contract, request.contract],
          ]}
        />
      </blockquote>
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button className="max-sm:w-full" size="lg" disabled={isSending} onClick={onConfirm}>
          {isSending ? messages.working : messages.yes}
        </Button>
        <Button className="max-sm:w-full" size="lg" kind="outline" disabled={isSending} onClick={onBack}>
          {messages.change}
        </Button>
      </div>
    </section>
  )
}

export function WithdrawalFacts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className="divide-y divide-line border-t border-line">
      {facts.map(([name, value]) => (
        <div key={name} className="py-2.5">
          <dt className="text-[0.9375rem] text-muted">{name}</dt>
          <dd className="font-semibold wrap-anywhere whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Takes the focus: it stands where the button was that led here. */
export function StepTitle({ id, children }: { id: string; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <h2 ref={title} id={id} tabIndex={-1} className="text-2xl outline-none">
      {children}
    </h2>
  )
}
