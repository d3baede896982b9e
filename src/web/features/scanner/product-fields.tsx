import { PRODUCT_NAME_CHARS_MAX } from '../../../contract/limits-of-input.ts'
import { ProductType } from '../../../contract/finding.ts'
import { scannerWords as words } from '../../lib/words/scanner.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Draft } from './draft.ts'

type ProductFieldsProps = { draft: Draft; onChange: (part: Partial<Draft>) => void }

const TYPE_OPTIONS = [
  { value: '', label: words.productType.guess },
  ...ProductType.options.map((value) => ({ value, label: words.productType.options[value] })),
]

export function ProductFields({ draft, onChange }: ProductFieldsProps) {
  const pickType = (value: string) => {
    const parsed = ProductType.safeParse(value)
    onChange({ productType: parsed.success ? parsed.data : null })
  }
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label={words.productName.label}
        hint={words.productName.hint}
        isOptional
        name="productName"
        autoComplete="off"
        maxLength={PRODUCT_NAME_CHARS_MAX}
        value={draft.productName}
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
