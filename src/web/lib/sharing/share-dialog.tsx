import { useState } from 'react'
import { failureText } from '../failure-text.ts'
import { commonWords } from '../words/common.ts'
import { sharingWords } from '../words/sharing.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { NAME_CHARS_MAX, type Shareable } from './shareable.ts'

const words = sharingWords.dialog

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
    <Dialog title={words.title} closeLabel={commonWords.close} onClose={onClose}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          agree.mutate(name.trim())
        }}
      >
        <div className="grid gap-2">
          <p className="text-lg">{words.line[kind]}</p>
          <p className="text-muted">{words.once}</p>
        </div>
        <TextField
          label={words.name}
          hint={words.nameHint}
          optionalWord={commonWords.optional}
          value={name}
          maxLength={NAME_CHARS_MAX}
          autoComplete="given-name"
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {agree.error !== null && (
          <Notice tone="danger" role="alert">
            {words.stillPrivate}{' '}
            {failureText(agree.error, { fallback: words.again, gone: sharingWords.gone.text })}
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" aria-disabled={agree.isPending || undefined}>
            {agree.isPending ? words.sharing : words.agree}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
