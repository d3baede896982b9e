import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChangePasswordRequest } from '../../../contract/account.ts'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { PASSWORD_CHARS_MAX } from '../../../contract/limits-of-input.ts'
import { send } from '../../lib/api.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { NewPasswordField } from '../../lib/password/new-password-field.tsx'
import { useIntention } from '../../lib/use-intention.ts'
import { passwordMessages as messages } from './profile.messages.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useToast } from '../../ui/toast-context.ts'
import { sessionsQuery } from './profile-queries.ts'
import { useFailureToast } from './use-failure-toast.ts'

export function PasswordForm({ username }: { username: string }) {
  const toast = useToast()
  const failed = useFailureToast()
  const client = useQueryClient()
  const [changes, setChanges] = useState(0)
  const change = useIntention({
    send: (body: ChangePasswordRequest, key) => send(ENDPOINTS.changePassword, { body, key }),
  })

  const form = useContractForm({
    endpoint: ENDPOINTS.changePassword,
    fields: { currentPassword: messages.missing, newPassword: messages.missing },
    bodyOf: (values) => values,
    ownRule: ({ currentPassword, newPassword }) =>
      currentPassword === newPassword ? { newPassword: messages.same } : {},
    error: change.error,
    reset: change.reset,
    submit: (body) =>
      change.mutate(body, {
        onSuccess: () => {
          form.props.ref.current?.reset()
          setChanges(changes + 1)
          toast(messages.done)
          void client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
        },
        onError: (error) => failed(error, messages.failed),
      }),
  })

  return (
    <form {...form.props} className="grid gap-5">
      {/* Password managers file the new password under this name. */}
      <input type="text" name="username" autoComplete="username" defaultValue={username} readOnly hidden />
      <PasswordField
        label={messages.current}
        {...form.field('currentPassword')}
        autoComplete="current-password"
        maxLength={PASSWORD_CHARS_MAX}
        showLabel={messages.showCurrent}
        hideLabel={messages.hideCurrent}
      />
      <NewPasswordField
        key={changes}
        label={messages.next}
        {...form.field('newPassword')}
        showLabel={messages.showNext}
        hideLabel={messages.hideNext}
        hint={messages.hint}
      />
      <Button type="submit" className="justify-self-start" disabled={form.isChecking || change.isPending}>
        {form.isChecking || change.isPending ? messages.working : messages.submit}
      </Button>
    </form>
  )
}
