import { useState } from 'react'
import { failureText } from '../failure-text.ts'
import { commonMessages } from '../messages/common.ts'
import { sharingMessages } from '../messages/sharing.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { NAME_CHARS_MAX, type Shareable } from './shareable.ts'

const messages = sharingMessages.dialog

/** Agreeing to be seen, under this first name, and publishing. */
type Agreeing = { mutate: (ownerName: string) => void; isPending: boolean; error: Error | null }

type ShareDialogProps = {
  kind: Shareable['kind']
  agree: Agreeing
  onClose: () => void
}

export function ShareDialog({ kind, agree, onClose }: ShareDialogProps) {
  const [name, setName] = useState('')
  return (
    <Dialog title={messages.title} closeLabel={commonMessages.close} onClose={onClose}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          agree.mutate(name.trim())
        }}
      >
        <div className="grid gap-2">
          <p className="text-lg">{messages.line[kind]}</p>
          <p className="text-muted">{messages.once}</p>
        </div>
        <TextField
          label={messages.name}
          hint={messages.nameHint}
          optionalWord={commonMessages.optional}
          value={name}
          maxLength={NAME_CHARS_MAX}
          autoComplete="given-name"
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {agree.error !== null && (
          <Notice tone="danger" role="alert">
            {messages.stillPrivate}{' '}
            {failureText(agree.error, { fallback: messages.again, gone: sharingMessages.gone.text })}
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" aria-disabled={agree.isPending || undefined}>
            {agree.isPending ? messages.sharing : messages.agree}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {messages.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
