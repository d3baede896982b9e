import { useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useEffect, useRef, type Ref } from 'react'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { PRODUCT_NAME_CHARS_MAX } from '../../../contract/limits-of-input.ts'
import { send } from '../../lib/api.ts'
import { failureText } from '../../lib/failure-text.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { analysisKey, forgetLists } from '../../lib/queries/analyses-queries.ts'
import { useIntention } from '../../lib/use-intention.ts'
import { historyMessages } from './history.messages.ts'
import { Button } from '../../ui/button.tsx'
import { Field, INPUT_LOOK } from '../../ui/field.tsx'
import { useToast } from '../../ui/toast-context.ts'
import { IconButton } from './icon-button.tsx'

const messages = historyMessages.rename

type RenameButtonProps = { ref: Ref<HTMLButtonElement>; name: string; onClick: () => void }

export function RenameButton({ ref, name, onClick }: RenameButtonProps) {
  return (
    <IconButton ref={ref} aria-label={messages.label(name)} onClick={onClick}>
      <Pencil aria-hidden size={18} />
    </IconButton>
  )
}

type RenameFormProps = { id: string; productName: string; onEnd: () => void }

/** In the place of the name: Enter saves, Escape leaves it as it was. */
export function RenameForm({ id, productName, onEnd }: RenameFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const rename = useRename(id, onEnd)
  useEffect(() => input.current?.select(), [])
  const form = useContractForm({
    endpoint: ENDPOINTS.renameAnalysis,
    fields: { productName: null },
    bodyOf: (values) => values,
    error: rename.error,
    reset: rename.reset,
    submit: ({ productName: name }) => (name === productName ? onEnd() : rename.mutate(name)),
  })
  return (
    <form {...form.props} className="relative z-10 mt-1 grid gap-2">
      <Field
        label={messages.field}
        error={
          form.failure === null
            ? undefined
            : failureText(form.failure, { fallback: messages.failed, gone: messages.gone })
        }
      >
        {({ id: inputId, describedBy, isInvalid }) => (
          <input
            ref={input}
            name="productName"
            id={inputId}
            className={INPUT_LOOK}
            defaultValue={productName}
            maxLength={PRODUCT_NAME_CHARS_MAX}
            autoComplete="off"
            enterKeyHint="done"
            aria-describedby={describedBy}
            aria-invalid={isInvalid || undefined}
            onKeyDown={(event) => {
              if (event.key === 'Escape') onEnd()
            }}
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm" aria-disabled={form.isChecking || rename.isPending || undefined}>
          {messages.save}
        </Button>
        <Button kind="quiet" size="sm" onClick={onEnd}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  )
}

function useRename(id: string, onEnd: () => void) {
  const client = useQueryClient()
  const toast = useToast()
  return useIntention({
    send: (productName: string, key) =>
      send(ENDPOINTS.renameAnalysis, { params: { id }, body: { productName }, key }),
    onSuccess: async ({ productName }) => {
      toast(messages.done(productName || historyMessages.unnamed))
      client.removeQueries({ queryKey: analysisKey(id) })
      await forgetLists(client, 'cosmetic')
      onEnd()
    },
  })
}
