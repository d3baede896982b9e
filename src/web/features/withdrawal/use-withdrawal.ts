import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { WithdrawalRequest } from '../../../contract/billing.ts'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { send } from '../../lib/api.ts'
import { failureText } from '../../lib/failure-text.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { fieldsOf } from '../../lib/problem-error.ts'
import { useCurrent } from '../../lib/queries/plan-queries.ts'
import { useUser } from '../../lib/queries/user-queries.ts'
import { useIntention } from '../../lib/use-intention.ts'
import { paymentMessages } from '../../lib/messages/payment.ts'
import { withdrawalMessages as messages } from './withdrawal.messages.ts'

/** The two steps of a withdrawal. What was typed outlives every failure; what the account knows fills the gaps. */
export function useWithdrawal() {
  const client = useQueryClient()
  const known = useKnown()
  const [typed, setTyped] = useState<Partial<WithdrawalRequest>>({})
  const [checked, setChecked] = useState<WithdrawalRequest | null>(null)
  const values = { ...known, ...typed }

  const withdrawal = useIntention({
    send: (body: WithdrawalRequest, key) => send(ENDPOINTS.withdraw, { body, key }),
    onSuccess: () => void client.invalidateQueries({ queryKey: [ENDPOINTS.ownWithdrawals.path] }),
    onError: (error) => {
      if (Object.keys(fieldsOf(error)).some((path) => path in values)) setChecked(null)
    },
  })

  const form = useContractForm({
    endpoint: ENDPOINTS.withdraw,
    fields: { name: null, email: null, contract: null },
    bodyOf: (written) => ({ ...written, email: written.email.trim() }),
    error: withdrawal.error,
    reset: withdrawal.reset,
    submit: setChecked,
  })

  return {
    values,
    form,
    /** What is about to be sent; null while it is still being written. */
    checked,
    receipt: withdrawal.data ?? null,
    isSending: withdrawal.isPending,
    failure: withdrawal.isError ? textFor(withdrawal.error) : null,
    change: (part: Partial<WithdrawalRequest>) => setTyped((before) => ({ ...before, ...part })),
    goBack: () => setChecked(null),
    confirm: () => {
      if (checked !== null) withdrawal.mutate(checked)
    },
  }
}

function useKnown(): WithdrawalRequest {
  const user = useUser()
  const { data } = useCurrent()
  if (user === null) return { name: '', email: '', contract: '' }
  const { username, email, firstName, lastName } = user
  const plan = data?.subscription ? data.plan : null
  return {
    name: [firstName, lastName].filter(Boolean).join(' ') || username,
    email,
    contract: plan
      ? messages.ofAccount(paymentMessages.titleOf(plan.name, plan.billingPeriod), username)
      : '',
  }
}

function textFor(error: unknown): string {
  return failureText(error, { fallback: messages.failed, network: messages.unreachable })
}
