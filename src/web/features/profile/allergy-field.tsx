import { useId, type ComponentProps, type FormEvent, type KeyboardEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { profileMessages } from './profile.messages.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSuggestions } from './use-suggestions.ts'
import type { AllergySuggestion } from '../../../contract/account.ts'
import { classes } from '../../ui/classes.ts'

const messages = profileMessages.allergies
const ENTRY_CHARS_MAX = 80

type AllergyFieldProps = {
  /** What the form is to have of its call. */
  form: ComponentProps<'form'> & {
    ref: RefObject<HTMLFormElement | null>
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
  }
  entry: string
  known: readonly string[]
  error: string | undefined
  onWrite: (text: string) => void
}

/** What is typed may always be added; what is suggested is chosen by arrows and Enter, or by a tap. */
export function AllergyField({ form, entry, known, error, onWrite }: AllergyFieldProps) {
  const id = useId()
  const list = useSuggestions(entry, known)
  /** Written out before the form is read. */
  const write = (label: string) => flushSync(() => onWrite(label))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { active } = list
    list.close()
    if (active !== undefined) write(active.label)
    else if (entry.trim() === '') return event.preventDefault()
    form.onSubmit(event)
  }
  const choose = (label: string) => {
    list.close()
    write(label)
    form.ref.current?.requestSubmit()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (list.move(event.key === 'ArrowDown' ? 1 : -1)) event.preventDefault()
    } else if (event.key === 'Escape' && list.isOpen) {
      event.preventDefault()
      list.close()
    }
  }
  return (
    <form {...form} onSubmit={submit} className="relative flex flex-wrap items-start gap-3">
      <div className="min-w-[min(13rem,100%)] flex-1">
        <TextField
          label={messages.label}
          name="allergy"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={list.isOpen}
          aria-controls={list.isOpen ? id : undefined}
          aria-activedescendant={list.active === undefined ? undefined : optionId(id, list.activeAt)}
          autoComplete="off"
          enterKeyHint="done"
          placeholder={messages.placeholder}
          maxLength={ENTRY_CHARS_MAX}
          value={entry}
          error={error}
          onKeyDown={press}
          onBlur={list.close}
          onChange={(event) => {
            onWrite(event.target.value)
            list.open()
          }}
        />
        {list.isOpen && (
          <SuggestionList
            id={id}
            optionId={(at) => optionId(id, at)}
            suggestions={list.suggestions}
            activeAt={list.activeAt}
            onChoose={choose}
          />
        )}
        <p role="status" className="sr-only">
          {list.isOpen ? messages.found(list.suggestions.length) : ''}
        </p>
      </div>
      <Button type="submit" kind="outline" className="mt-7.5">
        {messages.add}
      </Button>
    </form>
  )
}

function optionId(id: string, at: number): string {
  return `${id}-${at}`
}

type SuggestionListProps = {
  id: string
  optionId: (at: number) => string
  suggestions: readonly AllergySuggestion[]
  activeAt: number
  onChoose: (label: string) => void
}

/** The popup of a combobox: the focus stays in the field, which answers every key. */
function SuggestionList({ id, optionId, suggestions, activeAt, onChoose }: SuggestionListProps) {
  return (
    <ul
      id={id}
      role="listbox"
      aria-label={profileMessages.allergies.suggestions}
      className="absolute inset-x-0 top-full z-20 mt-1 rounded-card border border-edge bg-raised p-1.5"
    >
      {suggestions.map(({ label, because }, at) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field answers the keys
        <li
          key={label}
          id={optionId(at)}
          role="option"
          tabIndex={-1}
          aria-selected={at === activeAt}
          // Keeps the focus in the field, whose blur would close the list before the tap is heard.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(label)}
          className={classes(
            'min-h-11 cursor-pointer rounded-control px-3 py-1.5 hover:bg-sunk',
            at === activeAt && 'bg-sunk outline-2 -outline-offset-2 outline-primary',
          )}
        >
          <span className="font-semibold">{label}</span>
          <span className="block text-sm text-muted">{because}</span>
        </li>
      ))}
    </ul>
  )
}
