import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText } from '../failure-text.ts'
import { useIntention } from '../use-intention.ts'
import { commonWords } from '../words/common.ts'
import { sharingWords } from '../words/sharing.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useToast } from '../../ui/toast-context.ts'
import { NAME_CHARS_MAX, type Shareable } from './shareable.ts'
import { setShownName } from './sharing-calls.ts'

const words = sharingWords.name

type NameButtonProps = { subject: Shareable; resultName: string | undefined }

/** The way to give a shared result a first name, to change it or to leave it out; each result has its own. */
export function NameButton({ subject, resultName }: NameButtonProps) {
  const isNew = subject.ownerName === null
  const [isOpen, setIsOpen] = useState(false)
  const label = isNew ? words.addLabel : words.changeLabel
  return (
    <>
      <Button
        kind="quiet"
        size="sm"
        className="-mx-3 underline underline-offset-4"
        aria-label={resultName === undefined ? undefined : label(resultName)}
        onClick={() => setIsOpen(true)}
      >
        {isNew ? words.add : words.change}
      </Button>
      {isOpen && <NameDialog subject={subject} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function NameDialog({ subject, onClose }: { subject: Shareable; onClose: () => void }) {
  const client = useQueryClient()
  const toast = useToast()
  const [name, setName] = useState(subject.ownerName ?? '')
  const save = useIntention({
    send: (ownerName: string, key) => setShownName(client, subject, { ownerName, key }),
    onSuccess: (isShared, ownerName) => {
      toast(isShared ? words.saved(ownerName) : words.closed)
      onClose()
    },
  })
  return (
    <Dialog title={words.title} closeLabel={commonWords.close} onClose={onClose}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate(name.trim())
        }}
      >
        <TextField
          label={sharingWords.dialog.name}
          hint={sharingWords.dialog.nameHint}
          optionalWord={commonWords.optional}
          value={name}
          maxLength={NAME_CHARS_MAX}
          autoComplete="given-name"
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {save.isError && (
          <Notice tone="danger" role="alert">
            {failureText(save.error, { fallback: words.failed, gone: sharingWords.gone.text })}
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" aria-disabled={save.isPending || undefined}>
            {save.isPending ? words.saving : words.save}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
