import { WithdrawalRequest } from '../../../contract/billing.ts'

export type WithdrawalErrors = Partial<Record<keyof WithdrawalRequest, string>>

type Checked = { isRight: true; request: WithdrawalRequest } | { isRight: false; errors: WithdrawalErrors }

/** The same rules and sentences as the server's, from the one schema. */
export function checkWithdrawal(values: WithdrawalRequest): Checked {
  const parsed = WithdrawalRequest.safeParse({ ...values, email: values.email.trim() })
  if (parsed.success) return { isRight: true, request: parsed.data }
  return {
    isRight: false,
    errors: faultsIn(parsed.error.issues.map(({ path, message }) => [String(path[0]), message])),
  }
}

/** The first sentence for each field of the form; faults of anything else are nothing a person could correct. */
export function faultsIn(faults: readonly (readonly [string, string])[]): WithdrawalErrors {
  const errors: WithdrawalErrors = {}
  for (const [path, message] of faults) {
    const field = WithdrawalRequest.keyof().safeParse(path)
    if (field.success) errors[field.data] ??= message
  }
  return errors
}
