import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { failureText } from '../../lib/failure-text.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { useUnsavedCount } from '../../lib/offline/use-waiting-lists.ts'
import { useCurrent } from '../../lib/queries/plan-queries.ts'
import { commonMessages } from '../../lib/messages/common.ts'
import { dataMessages } from './profile.messages.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { navigate } from '../../lib/navigation.tsx'
import type { DeleteAccountRequest } from '../../../contract/account.ts'
import { send } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { forgetTab } from '../../lib/queries/sign-out.ts'
import { userQuery } from '../../lib/queries/user-queries.ts'
import { useIntention } from '../../lib/use-intention.ts'
import { useToast } from '../../ui/toast-context.ts'

const messages = dataMessages.remove

export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const deletion = useDeleteAccount()
  const plan = useRunningPlan()
  const unsaved = useUnsavedCount()
  const form = useContractForm({
    endpoint: ENDPOINTS.deleteAccount,
    fields: { password: messages.missing },
    bodyOf: (values) => values,
    error: deletion.error,
    reset: deletion.reset,
    submit: deletion.mutate,
  })
  const isElsewhere = form.failure !== null && form.errors.password === undefined

  return (
    <Dialog title={messages.title} closeLabel={commonMessages.close} onClose={onClose}>
      <ul className="list-disc space-y-1 pl-5">
        {messages.effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
        {unsaved > 0 && <li>{messages.unsaved(unsaved)}</li>}
        {plan !== null && <li>{messages.planEnds(plan)}</li>}
      </ul>
      <p className="mt-3 mb-5 text-muted">{messages.keep}</p>
      <form {...form.props} className="grid gap-5">
        <PasswordField
          label={messages.password}
          {...form.field('password')}
          autoComplete="current-password"
          showLabel={messages.show}
          hideLabel={messages.hide}
        />
        {isElsewhere && (
          <Notice tone="danger" role="alert">
            {failureText(form.failure, { fallback: messages.failed })}
          </Notice>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="outline" className="max-sm:w-full" onClick={onClose}>
            {messages.no}
          </Button>
          <Button
            type="submit"
            kind="danger"
            className="max-sm:w-full"
            disabled={form.isChecking || deletion.isPending || deletion.isSuccess}
          >
            {form.isChecking || deletion.isPending ? messages.working : messages.yes}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Null: none, or it is not known (yet). One that gives nothing now, as after a failed payment, has no plan to be named by. */
function useRunningPlan(): string | null {
  const { data } = useCurrent()
  if (!data?.subscription) return null
  return data.plan === null || data.plan.name === 'Free' ? '' : data.plan.name
}

/**
 * Leaves the page first and forgets the account then: the guard of this page would send a reader without an account
 * to the sign-in screen.
 */
function useDeleteAccount() {
  const client = useQueryClient()
  const toast = useToast()
  const isGone = useRef(false)
  useEffect(
    () => () => {
      if (!isGone.current) return
      void forgetTab()
      client.setQueryData(userQuery.queryKey, null)
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userQuery.queryKey[0] })
    },
    [client],
  )
  return useIntention({
    send: (body: DeleteAccountRequest, key) => send(ENDPOINTS.deleteAccount, { body, key }),
    onSuccess: async () => {
      isGone.current = true
      // Lists that are asked for again now would answer 401 and lead to the sign-in screen.
      await client.cancelQueries()
      toast(dataMessages.remove.done)
      navigate(paths.home, { replace: true })
    },
  })
}
