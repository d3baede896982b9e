import { useState } from 'react'
import { commonWords } from '../words/common.ts'
import { sharingWords } from '../words/sharing.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { NAME_CHARS_MAX, type Shareable } from './shareable.ts'

const words = sharingWords.dialog

type ShareDialogProps = {
  kind: Shareable['kind']
  onAgree: (ownerName: string) => Promise<void>
  onClose: () => void
}

export function ShareDialog({ kind, onAgree, onClose }: ShareDialogProps) {
  const [name, setName] = useState('')
  const [state, setState] = useState<'asking' | 'sharing' | 'failed'>('asking')
  const submit = async () => {
    if (state === 'sharing') return
    setState('sharing')
    try {
      await onAgree(name.trim())
    } catch {
      setState('failed')
    }
  }
  return (
    <Dialog title={words.title} closeLabel={commonWords.close} onClose={onClose}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
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
        {state === 'failed' && (
          <Notice tone="danger" role="alert">
            {words.failed}
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" aria-disabled={state === 'sharing' || undefined}>
            {state === 'sharing' ? words.sharing : words.agree}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
