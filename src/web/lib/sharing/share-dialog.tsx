import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { failureText } from '../failure-text.ts'
import { useContractForm } from '../form/use-contract-form.ts'
import { commonMessages } from '../messages/common.ts'
import { sharingMessages } from '../messages/sharing.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { NAME_CHARS_MAX, type Shareable } from './shareable.ts'

const messages = sharingMessages.dialog

/** The form of a name beside a shared result; both kinds are shared by the same words. */
export const NAME_FORM = {
  endpoint: ENDPOINTS.shareAnalysis,
  fields: { ownerName: null },
  bodyOf: ({ ownerName }: { ownerName: string }) => ({ isPublic: true, ownerName }),
} as const

/** Agreeing to be seen, under this first name, and publishing. */
type Agreeing = {
  mutate: (ownerName: string) => void
  reset: () => void
  isPending: boolean
  error: Error | null
}

type ShareDialogProps = {
  kind: Shareable['kind']
  agree: Agreeing
  onClose: () => void
}

export function ShareDialog({ kind, agree, onClose }: ShareDialogProps) {
  const form = useContractForm({
    ...NAME_FORM,
    error: agree.error,
    reset: agree.reset,
    submit: ({ ownerName = '' }) => agree.mutate(ownerName),
  })
  return (
    <Dialog title={messages.title} closeLabel={commonMessages.close} onClose={onClose}>
      <form {...form.props} className="grid gap-5">
        <div className="grid gap-2">
          <p className="text-lg">{messages.line[kind]}</p>
          <p className="text-muted">{messages.once}</p>
        </div>
        <TextField
          label={messages.name}
          hint={messages.nameHint}
          optionalWord={commonMessages.optional}
          maxLength={NAME_CHARS_MAX}
          autoComplete="given-name"
          {...form.field('ownerName')}
        />
        {form.failure !== null && (
          <Notice tone="danger" role="alert">
            {messages.stillPrivate}{' '}
            {failureText(form.failure, { fallback: messages.again, gone: sharingMessages.gone.text })}
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" aria-disabled={form.isChecking || agree.isPending || undefined}>
            {form.isChecking || agree.isPending ? messages.sharing : messages.agree}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {messages.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
