import { X } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { profileWords } from '../../lib/words/profile.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useToast } from '../../ui/toast-context.ts'
import { useUpdateProfile } from './profile-queries.ts'

const words = profileWords.allergies
const ENTRY_CHARS_MAX = 80

export function AllergyList({ allergies }: { allergies: readonly string[] }) {
  const toast = useToast()
  const update = useUpdateProfile()
  const [entry, setEntry] = useState('')
  const [error, setError] = useState<string>()

  const add = (event: FormEvent) => {
    event.preventDefault()
    const name = entry.trim()
    if (name === '') return
    if (allergies.some((known) => known.toLowerCase() === name.toLowerCase())) {
      setError(words.duplicate.text)
      toast({ ...words.duplicate, tone: 'danger' })
      return
    }
    setError(undefined)
    update.mutate({ allergies: [...allergies, name] }, { onSuccess: () => setEntry('') })
  }
  const remove = (name: string) => update.mutate({ allergies: allergies.filter((known) => known !== name) })

  return (
    <>
      <p className="mb-4 text-muted">{words.lead}</p>
      <form noValidate onSubmit={add} className="flex flex-wrap items-start gap-3">
        <div className="min-w-[min(13rem,100%)] flex-1">
          <TextField
            label={words.label}
            name="allergy"
            autoComplete="off"
            placeholder={words.placeholder}
            maxLength={ENTRY_CHARS_MAX}
            value={entry}
            error={error}
            onChange={(event) => {
              setEntry(event.target.value)
              setError(undefined)
            }}
          />
        </div>
        <Button type="submit" kind="outline" className="mt-7.5" disabled={update.isPending}>
          {words.add}
        </Button>
      </form>
      {allergies.length === 0 && <p className="mt-4 text-muted">{words.none}</p>}
      <ul className="mt-4 flex flex-wrap gap-2">
        {allergies.map((name) => (
          <li key={name} className="flex max-w-full items-center rounded-full border border-edge pl-4">
            <span className="truncate">{name}</span>
            <button
              type="button"
              aria-label={words.remove(name)}
              disabled={update.isPending}
              onClick={() => remove(name)}
              className="grid size-10 shrink-0 place-content-center rounded-full text-muted hover:text-ink"
            >
              <X aria-hidden size={16} />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
