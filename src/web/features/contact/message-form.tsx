import { contactMessages } from './contact.messages.ts'
import { Button } from '../../ui/button.tsx'
import { Field, INPUT_LOOK } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { MessageDraft, useMessage } from './use-message.ts'

const messages = contactMessages.form

type MessageFormProps = Pick<
  ReturnType<typeof useMessage>,
  'draft' | 'form' | 'failure' | 'isSending' | 'change'
>

export function MessageForm({ draft, form, failure, isSending, change }: MessageFormProps) {
  const input = (field: keyof MessageDraft) => ({
    ...form.field(field),
    required: true,
    value: draft[field],
    onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
  })
  const { error, ...message } = input('message')
  return (
    <form {...form.props} aria-labelledby="message-title" className="grid gap-5">
      <div>
        <h2 id="message-title" className="text-[1.625rem]">
          {messages.title}
        </h2>
        <p className="mt-1 text-muted">{messages.required}</p>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={messages.firstName}
          autoComplete="given-name"
          maxLength={60}
          {...input('firstName')}
        />
        <TextField
          label={messages.lastName}
          autoComplete="family-name"
          maxLength={59}
          {...input('lastName')}
        />
      </div>
      <TextField
        label={messages.email}
        type="email"
        autoComplete="email"
        maxLength={254}
        {...input('email')}
      />
      <TextField label={messages.subject} {...input('subject')} />
      <Field label={messages.message} hint={messages.messageHint} error={error}>
        {({ id, describedBy, isInvalid }) => (
          <textarea
            id={id}
            rows={7}
            aria-describedby={describedBy}
            aria-invalid={isInvalid || undefined}
            className={INPUT_LOOK}
            {...message}
          />
        )}
      </Field>
      <Trap value={draft.website} onChange={(website) => change({ website })} />
      {failure !== null && (
        <Notice tone="danger" title={contactMessages.failed.title}>
          <p>
            {failure} {contactMessages.kept}
          </p>
        </Notice>
      )}
      <Button type="submit" size="lg" disabled={isSending} className="sm:justify-self-start">
        {isSending ? messages.working : messages.submit}
      </Button>
    </form>
  )
}

/** Out of sight, out of the tab order and unknown to assistive tech: only programs that fill in everything fill it in. */
function Trap({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <div aria-hidden className="sr-only">
      <label>
        {messages.website}
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  )
}
