import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText } from '../failure-text.ts'
import { useContractForm } from '../form/use-contract-form.ts'
import { useIntention } from '../use-intention.ts'
import { commonMessages } from '../messages/common.ts'
import { sharingMessages } from '../messages/sharing.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useToast } from '../../ui/toast-context.ts'
import { NAME_CHARS_MAX, type Shareable } from './shareable.ts'
import { NAME_FORM } from './share-dialog.tsx'
import { setShownName } from './sharing-calls.ts'

const messages = sharingMessages.name

type NameButtonProps = { subject: Shareable; resultName: string | undefined }

/** The way to give a shared result a first name, to change it or to leave it out; each result has its own. */
export function NameButton({ subject, resultName }: NameButtonProps) {
  const isNew = subject.ownerName === null
  const [isOpen, setIsOpen] = useState(false)
  const label = isNew ? messages.addLabel : messages.changeLabel
  return (
    <>
      <Button
        kind="quiet"
        size="sm"
        className="-mx-3 underline underline-offset-4"
        aria-label={resultName === undefined ? undefined : label(resultName)}
        onClick={() => setIsOpen(true)}
      >
        {isNew ? messages.add : messages.change}
      </Button>
      {isOpen && <NameDialog subject={subject} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function NameDialog({ subject, onClose }: { subject: Shareable; onClose: () => void }) {
  const client = useQueryClient()
  const toast = useToast()
  const save = useIntention({
    send: (ownerName: string, key) => setShownName(client, subject, { ownerName, key }),
    onSuccess: (isShared, ownerName) => {
      toast(isShared ? messages.saved(ownerName) : messages.closed)
      onClose()
    },
  })
  const form = useContractForm({
    ...NAME_FORM,
    error: save.error,
    reset: save.reset,
    submit: ({ ownerName = '' }) => save.mutate(ownerName),
  })
  return (
    <Dialog title={messages.title} closeLabel={commonMessages.close} onClose={onClose}>
      <form {...form.props} className="grid gap-5">
        <TextField
          label={sharingMessages.dialog.name}
          hint={sharingMessages.dialog.nameHint}
          optionalWord={commonMessages.optional}
          defaultValue={subject.ownerName ?? ''}
          maxLength={NAME_CHARS_MAX}
          autoComplete="given-name"
          {...form.field('ownerName')}
        />
        {form.failure !== null && (
          <Notice tone="danger" role="alert">
            {failureText(form.failure, { fallback: messages.failed, gone: sharingMessages.gone.text })}
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" aria-disabled={form.isChecking || save.isPending || undefined}>
            {form.isChecking || save.isPending ? messages.saving : messages.save}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {messages.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
