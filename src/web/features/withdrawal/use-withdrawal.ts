import { useQueryClient } from '@tanstack/react-query'
import type { WithdrawalAnswer, WithdrawalRequest } from '../../../contract/billing.ts'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { send } from '../../lib/api.ts'
import { failureText } from '../../lib/failure-text.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { isRecord } from '../../lib/is-record.ts'
import { navigate, useKeptState, useLocation } from '../../lib/navigation.tsx'
import { paths } from '../../lib/paths.ts'
import { fieldsOf } from '../../lib/problem-error.ts'
import { useCurrent } from '../../lib/queries/plan-queries.ts'
import { useUser } from '../../lib/queries/user-queries.ts'
import { useIntention } from '../../lib/use-intention.ts'
import { useIsHydrated } from '../../lib/use-is-hydrated.ts'
import { paymentMessages } from '../../lib/messages/payment.ts'
import { withdrawalMessages as messages } from './withdrawal.messages.ts'

/**
 * The two steps of a withdrawal, each an entry of the browser's history: Back leads from the second to the first, and neither a reload
 * nor a way back loses what was typed or the receipt. What was typed outlives every failure, too; what the account knows fills the gaps.
 */
export function useWithdrawal() {
  const client = useQueryClient()
  const known = useKnown()
  const kept = readStep(useLocation().state)
  // A page that came rendered is first drawn as the server did, who knows no step.
  const step = useIsHydrated() ? kept : null
  const [typed, setTyped] = useKeptState<Partial<WithdrawalRequest>>(
    `withdrawal.${useUser()?.id ?? 'visitor'}`,
    kept?.checked ?? {},
    readTyped,
  )
  const values = { ...known, ...typed }

  const withdrawal = useIntention({
    send: (body: WithdrawalRequest, key) => send(ENDPOINTS.withdraw, { body, key }),
    onSuccess: (receipt, checked) => {
      goTo({ checked, receipt }, { replace: true })
      void client.invalidateQueries({ queryKey: [ENDPOINTS.ownWithdrawals.path] })
    },
    onError: (error) => {
      if (Object.keys(fieldsOf(error)).some((path) => path in values)) history.back()
    },
  })

  const form = useContractForm({
    endpoint: ENDPOINTS.withdraw,
    fields: { name: null, email: null, contract: null },
    bodyOf: (written) => ({ ...written, email: written.email.trim() }),
    error: withdrawal.error,
    reset: withdrawal.reset,
    submit: (checked) => goTo({ checked, receipt: null }, { replace: false }),
  })
  // Whoever goes back from the receipt finds no form to send once more.
  const sent = withdrawal.isSuccess ? { checked: withdrawal.variables, receipt: withdrawal.data } : null
  const { checked = null, receipt = null } = step ?? sent ?? {}

  return {
    values,
    form,
    /** What is about to be sent; null while it is still being written. */
    checked,
    receipt,
    isSending: withdrawal.isPending,
    failure: withdrawal.isError ? textFor(withdrawal.error) : null,
    change: (part: Partial<WithdrawalRequest>) => setTyped({ ...typed, ...part }),
    goBack: () => history.back(),
    confirm: () => {
      if (checked !== null) withdrawal.mutate(checked)
    },
  }
}

type Step = { checked: WithdrawalRequest; receipt: WithdrawalAnswer | null }

function goTo(step: Step, { replace }: { replace: boolean }): void {
  navigate(paths.withdraw, { replace, state: step })
}

/** null while it is still being written. */
function readStep(state: unknown): Step | null {
  if (!isRecord(state)) return null
  const { name, email, contract } = readTyped(state['checked']) ?? {}
  if (name === undefined || email === undefined || contract === undefined) return null
  return { checked: { name, email, contract }, receipt: readReceipt(state['receipt']) }
}

function readReceipt(kept: unknown): WithdrawalAnswer | null {
  if (!isRecord(kept)) return null
  const { receivedAt, reference, isMailed } = kept
  const isWhole =
    typeof receivedAt === 'string' && typeof reference === 'string' && typeof isMailed === 'boolean'
  return isWhole ? { receivedAt, reference, isMailed } : null
}

function readTyped(kept: unknown): Partial<WithdrawalRequest> | null {
  if (!isRecord(kept)) return null
  const fields = (['name', 'email', 'contract'] as const).flatMap((field) => {
    const text = kept[field]
    return typeof text === 'string' ? [[field, text] as const] : []
  })
  return Object.fromEntries(fields)
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
