import { HISTORY_SORTS } from '../../../contract/choices.ts'
import { historyMessages as messages } from './history.messages.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { ListState } from './use-list-state.ts'

type ListControlsProps<F extends string> = {
  state: ListState<F>
  placeholder: string
  filters: readonly F[]
  filterWords: Record<F, string>
}

export function ListControls<F extends string>({
  state,
  placeholder,
  filters,
  filterWords,
}: ListControlsProps<F>) {
  const pickFilter = (value: string) => {
    const filter = filters.find((entry) => entry === value)
    if (filter !== undefined) state.setFilter(filter)
  }
  return (
    <div
      role="search"
      className="mb-5 grid grid-cols-2 gap-3 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]"
    >
      <div className="col-span-2 md:col-span-1">
        <TextField
          type="search"
          label={messages.search.label}
          placeholder={placeholder}
          value={state.search}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => state.setSearch(event.currentTarget.value)}
        />
      </div>
      <SelectField
        label={messages.filter.label}
        value={state.filter}
        options={filters.map((value) => ({ value, label: filterWords[value] }))}
        onChange={(event) => pickFilter(event.currentTarget.value)}
      />
      <SelectField
        label={messages.sort.label}
        value={state.sort}
        options={HISTORY_SORTS.map((value) => ({ value, label: messages.sort.options[value] }))}
        onChange={({ currentTarget: { value } }) =>
          state.setSort(HISTORY_SORTS.find((sort) => sort === value) ?? 'newest')
        }
      />
    </div>
  )
}
