import { useState, type FormEvent } from 'react'
import { failureText } from '../../lib/failure-text.ts'
import { NewPasswordField } from '../../lib/password/new-password-field.tsx'
import { fieldsOf } from '../../lib/problem-error.ts'
import { authMessages as messages, authMessages } from '../../lib/messages/auth.ts'
import { commonMessages } from '../../lib/messages/common.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useToast } from '../../ui/toast-context.ts'
import { useRegister } from './auth-queries.ts'
import { emptyFields, focusFirst, textOf } from './form-text.ts'
import { paths } from '../../lib/paths.ts'
import { TextLink } from '../../ui/text-link.tsx'

export function RegisterForm() {
  const toast = useToast()
  const register = useRegister(() => toast(messages.registerDone))
  const [empty, setEmpty] = useState<Record<string, string>>({})
  const errors: Record<string, string> = { ...fieldsOf(register.error), ...empty }
  const failed = register.isError
    ? failureText(register.error, { fallback: messages.registerFailed.text })
    : null

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const formElement = event.currentTarget
    const form = new FormData(formElement)
    const missing = emptyFields(form, ['username', 'email', 'password'], messages.fieldMissing)
    setEmpty(missing)
    if (Object.keys(missing).length > 0) {
      focusFirst(formElement, missing)
      toast({ title: messages.missing.title, text: messages.missing.register, tone: 'danger' })
      return
    }
    register.mutate(
      {
        username: textOf(form, 'username').trim(),
        email: textOf(form, 'email').trim(),
        password: textOf(form, 'password'),
        firstName: textOf(form, 'firstName').trim(),
        lastName: textOf(form, 'lastName').trim(),
      },
      {
        onError: (error) => {
          focusFirst(formElement, fieldsOf(error))
          toast({
            title: messages.registerFailed.title,
            text: failureText(error, { fallback: messages.registerFailed.text }),
            tone: 'danger',
          })
        },
      },
    )
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label={messages.fields.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        hint={messages.hints.username}
        error={errors['username']}
      />
      <TextField
        label={messages.fields.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        error={errors['email']}
      />
      <NewPasswordField
        label={messages.fields.password}
        name="password"
        required
        showLabel={messages.show}
        hideLabel={messages.hide}
        hint={messages.hints.password}
        error={errors['password']}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={messages.fields.firstName}
          name="firstName"
          autoComplete="given-name"
          optionalWord={commonMessages.optional}
          error={errors['firstName']}
        />
        <TextField
          label={messages.fields.lastName}
          name="lastName"
          autoComplete="family-name"
          optionalWord={commonMessages.optional}
          error={errors['lastName']}
        />
      </div>
      {failed !== null && <Notice tone="danger">{failed}</Notice>}
      <AgreeLine />
      <Button type="submit" size="lg" disabled={register.isPending || register.isSuccess}>
        {register.isPending ? messages.working.register : messages.submit.register}
      </Button>
    </form>
  )
}

function AgreeLine() {
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
