import { X } from 'lucide-react'
import { useState } from 'react'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { profileMessages } from './profile.messages.ts'
import { useToast } from '../../ui/toast-context.ts'
import { AllergyField } from './allergy-field.tsx'
import { useUpdateProfile } from './profile-queries.ts'

const messages = profileMessages.allergies

export function AllergyList({ allergies }: { allergies: readonly string[] }) {
  const toast = useToast()
  const update = useUpdateProfile()
  const [entry, setEntry] = useState('')
  const isListed = (name: string) => allergies.some((known) => known.toLowerCase() === name.toLowerCase())
  const form = useContractForm({
    endpoint: ENDPOINTS.updateProfile,
    fields: { allergy: null },
    bodyOf: ({ allergy }) => ({ allergies: [...allergies, allergy.trim()] }),
    ownRule: ({ allergy }) => (isListed(allergy.trim()) ? { allergy: messages.duplicate.text } : {}),
    fieldOf: { allergies: 'allergy', [`allergies.${allergies.length}`]: 'allergy' },
    error: update.error,
    reset: update.reset,
    submit: (body) => update.mutate(body, { onSuccess: () => setEntry('') }),
    onFault: (sentence) => {
      if (sentence === messages.duplicate.text) toast({ ...messages.duplicate, tone: 'danger' })
    },
  })
  const write = (text: string) => {
    setEntry(text)
    form.forget()
  }
  const remove = (name: string) => update.mutate({ allergies: allergies.filter((known) => known !== name) })

  return (
    <>
      <p className="mb-4 text-muted">{messages.lead}</p>
      <AllergyField
        entry={entry}
        known={allergies}
        form={form.props}
        error={form.errors.allergy}
        isBusy={update.isPending}
        onWrite={write}
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
