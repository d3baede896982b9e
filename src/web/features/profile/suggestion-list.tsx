import type { AllergySuggestion } from '../../../contract/account.ts'
import { profileMessages } from './profile.messages.ts'
import { classes } from '../../ui/classes.ts'

type SuggestionListProps = {
  id: string
  optionId: (at: number) => string
  suggestions: readonly AllergySuggestion[]
  activeAt: number
  onChoose: (label: string) => void
}

/** The popup of a combobox: the focus stays in the field, which answers every key. */
export function SuggestionList({ id, optionId, suggestions, activeAt, onChoose }: SuggestionListProps) {
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
