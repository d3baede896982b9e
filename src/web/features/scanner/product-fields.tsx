import type { KeyboardEventHandler } from 'react'
import { PRODUCT_NAME_CHARS_MAX } from '../../../contract/limits-of-input.ts'
import { ProductType } from '../../../contract/finding.ts'
import { commonWords } from '../../lib/words/common.ts'
import { scannerWords as words } from '../../lib/words/scanner.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Draft } from './draft.ts'

type ProductFieldsProps = {
  draft: Draft
  onChange: (part: Partial<Draft>) => void
  onKey: KeyboardEventHandler<HTMLInputElement>
}

const TYPE_OPTIONS = [
  { value: '', label: words.productType.guess },
  ...ProductType.options.map((value) => ({ value, label: words.productType.options[value] })),
]

export function ProductFields({ draft, onChange, onKey }: ProductFieldsProps) {
  const pickType = (value: string) => {
    const parsed = ProductType.safeParse(value)
    onChange({ productType: parsed.success ? parsed.data : null })
  }
  return (
    <div className="grid gap-x-5 gap-y-1.5 sm:grid-cols-2 [&>*]:row-span-3 [&>*]:grid-rows-subgrid max-sm:[&>*+*]:mt-3.5">
      <TextField
        label={words.productName.label}
        hint={words.productName.hint}
        optionalWord={commonWords.optional}
        name="productName"
        autoComplete="off"
        maxLength={PRODUCT_NAME_CHARS_MAX}
        value={draft.productName}
        onKeyDown={onKey}
        onChange={(event) => onChange({ productName: event.target.value })}
      />
      <SelectField
        label={words.productType.label}
        hint={words.productType.hint}
        options={TYPE_OPTIONS}
        value={draft.productType ?? ''}
        onChange={(event) => pickType(event.target.value)}
      />
    </div>
  )
}
