import { Search as SearchIcon, SlidersHorizontal, X } from 'lucide-react'
import { useId, useState } from 'react'
import { IngredientFilter } from '../../../contract/ingredient.ts'
import { searchMessages as messages } from '../../lib/messages/ingredients.ts'
import { lookUpMessages } from '../../lib/messages/look-up.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Field, INPUT_LOOK } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import type { Search } from './use-search.ts'

type SearchControlsProps = { search: Search; functions: readonly string[] }

/** It asks by the address, letter by letter, and sends no body: nothing of it is for `useContractForm`. */
export function SearchControls({ search, functions }: SearchControlsProps) {
  const { state } = search
  const filtersId = useId()
  // On a phone the results come first; there the filters wait behind a button.
  const [isOpen, setIsOpen] = useState(false)
  const active = [state.filter, state.function].filter((part) => part !== null).length
  const known = state.function === null || functions.includes(state.function) ? [] : [state.function]
  return (
    <form
      role="search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        search.submit()
      }}
      className="grid gap-5"
    >
      <SearchBox search={search} />
      <Button
        kind="outline"
        aria-expanded={isOpen}
        aria-controls={filtersId}
        className="lg:hidden"
        onClick={() => setIsOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden size={18} />
        {messages.showFilters(active)}
      </Button>
      <div id={filtersId} className={classes('gap-5 lg:grid', isOpen ? 'grid' : 'hidden')}>
        <FilterChips value={state.filter} onPick={(filter) => search.change({ filter })} />
        <SelectField
          label={messages.functionLabel}
          options={[
            { value: '', label: messages.anyFunction },
            ...[...known, ...functions].map((term) => ({ value: term, label: term })),
          ]}
          value={state.function ?? ''}
          onChange={(event) => search.change({ function: event.target.value || null })}
        />
      </div>
    </form>
  )
}

function SearchBox({ search }: { search: Search }) {
  return (
    <Field label={lookUpMessages.label}>
      {({ id }) => (
        <div className="relative">
          <SearchIcon
            aria-hidden
            size={18}
            className="pointer-events-none absolute inset-y-0 left-3 my-auto text-muted"
          />
          <input
            id={id}
            type="search"
            name="q"
            value={search.text}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            placeholder={lookUpMessages.placeholder}
            onChange={(event) => search.type(event.target.value)}
            className={classes(
              INPUT_LOOK,
              'min-h-12 pr-12 pl-10 [&::-webkit-search-cancel-button]:appearance-none',
            )}
          />
          {search.text !== '' && (
            <button
              type="button"
              aria-label={messages.clear}
              onClick={search.clear}
              className="absolute inset-y-0 right-0 grid w-11 place-content-center rounded-control text-muted hover:text-ink"
            >
              <X aria-hidden size={18} />
            </button>
          )}
        </div>
      )}
    </Field>
  )
}

type FilterChipsProps = {
  value: IngredientFilter | null
  onPick: (filter: IngredientFilter | null) => void
}

/** One at a time, and the pressed one says so by a filled look as well as by its state. */
function FilterChips({ value, onPick }: FilterChipsProps) {
  const labelId = useId()
  return (
    <div>
      <p id={labelId} className="mb-1.5 font-semibold">
        {messages.filtersLabel}
      </p>
      <div role="group" aria-labelledby={labelId} className="flex flex-wrap gap-2">
        {[null, ...IngredientFilter.options].map((filter) => (
          <button
            key={filter ?? 'all'}
            type="button"
            aria-pressed={value === filter}
            onClick={() => onPick(filter)}
            className="min-h-10 rounded-full border border-edge bg-raised px-3.5 text-[0.9375rem] font-semibold transition-colors duration-150 hover:bg-sunk aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
          >
            {messages.filters[filter ?? 'all']}
          </button>
        ))}
      </div>
    </div>
  )
}
