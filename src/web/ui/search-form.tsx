import { Search } from 'lucide-react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { Field, INPUT_LOOK } from './field.tsx'

type SearchFormProps = {
  label: string
  placeholder: string
  submitLabel: string
  initial?: string
  onSearch: (text: string) => void
}

/** A box that leads to a search elsewhere; what is found is shown there. It sends nothing, so that `useContractForm` has nothing to check. */
export function SearchForm({ label, placeholder, submitLabel, initial = '', onSearch }: SearchFormProps) {
  const submit = (form: HTMLFormElement) => {
    const text = new FormData(form).get('q')
    onSearch(typeof text === 'string' ? text.trim() : '')
  }
  return (
    <form
      role="search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit(event.currentTarget)
      }}
    >
      <Field label={label}>
        {({ id }) => (
          <div className="flex flex-wrap gap-2">
            <input
              id={id}
              type="search"
              name="q"
              defaultValue={initial}
              maxLength={200}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="search"
              placeholder={placeholder}
              className={classes(INPUT_LOOK, 'w-auto min-w-[min(12rem,100%)] flex-1')}
            />
            <Button type="submit" kind="outline">
              <Search aria-hidden size={18} />
              {submitLabel}
            </Button>
          </div>
        )}
      </Field>
    </form>
  )
}
