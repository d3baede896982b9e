import type { KeyboardEventHandler } from 'react'
import { PRODUCT_NAME_CHARS_MAX } from '../../../contract/limits-of-input.ts'
import { PRODUCT_TYPES } from '../../../contract/choices.ts'
import { commonMessages } from '../../lib/messages/common.ts'
import { scannerMessages as messages } from './scanner.messages.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Draft } from './draft.ts'

type ProductFieldsProps = {
  draft: Draft
  onChange: (part: Partial<Draft>) => void
  onKey: KeyboardEventHandler<HTMLInputElement>
}

const TYPE_OPTIONS = [
  { value: '', label: messages.productType.guess },
  ...PRODUCT_TYPES.map((value) => ({ value, label: messages.productType.options[value] })),
]

export function ProductFields({ draft, onChange, onKey }: ProductFieldsProps) {
  const pickType = (value: string) =>
    onChange({ productType: PRODUCT_TYPES.find((type) => type === value) ?? null })
  return (
    <div className="grid gap-x-5 gap-y-1.5 sm:grid-cols-2 [&>*]:row-span-3 [&>*]:grid-rows-subgrid max-sm:[&>*+*]:mt-3.5">
      <TextField
        label={messages.productName.label}
        hint={messages.productName.hint}
        optionalWord={commonMessages.optional}
        name="productName"
        autoComplete="off"
        maxLength={PRODUCT_NAME_CHARS_MAX}
        value={draft.productName}
        onKeyDown={onKey}
        onChange={(event) => onChange({ productName: event.target.value })}
      />
      <SelectField
        label={messages.productType.label}
        hint={messages.productType.hint}
        options={TYPE_OPTIONS}
        value={draft.productType ?? ''}
        onChange={(event) => pickType(event.target.value)}
      />
    </div>
  )
}
