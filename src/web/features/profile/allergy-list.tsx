import { X } from 'lucide-react'
import { useState } from 'react'
import { profileMessages } from './profile.messages.ts'
import { useToast } from '../../ui/toast-context.ts'
import { AllergyField } from './allergy-field.tsx'
import { useUpdateProfile } from './profile-queries.ts'

const messages = profileMessages.allergies

export function AllergyList({ allergies }: { allergies: readonly string[] }) {
  const toast = useToast()
  const update = useUpdateProfile()
  const [entry, setEntry] = useState('')
  const [error, setError] = useState<string>()

  const write = (text: string) => {
    setEntry(text)
    setError(undefined)
  }
  const add = (text: string) => {
    const name = text.trim()
    if (name === '' || update.isPending) return
    if (allergies.some((known) => known.toLowerCase() === name.toLowerCase())) {
      setError(messages.duplicate.text)
      toast({ ...messages.duplicate, tone: 'danger' })
      return
    }
    setError(undefined)
    update.mutate({ allergies: [...allergies, name] }, { onSuccess: () => setEntry('') })
  }
  const remove = (name: string) => update.mutate({ allergies: allergies.filter((known) => known !== name) })

  return (
    <>
      <p className="mb-4 text-muted">{messages.lead}</p>
      <AllergyField
        entry={entry}
        known={allergies}
        error={error}
        isBusy={update.isPending}
        onWrite={write}
        onAdd={add}
      />
      {allergies.length === 0 && <p className="mt-4 text-muted">{messages.none}</p>}
      <ul className="mt-4 flex flex-wrap gap-2">
        {allergies.map((name) => (
          <li key={name} className="flex max-w-full items-center rounded-full border border-edge pl-4">
            <span className="truncate">{name}</span>
            <button
              type="button"
              aria-label={messages.remove(name)}
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
