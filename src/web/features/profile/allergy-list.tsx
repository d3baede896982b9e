import { X } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
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
  /** The text that was submitted last, and whether one more was submitted while it was on its way. */
  const sent = useRef('')
  const isNextWanted = useRef(false)
  const form = useContractForm({
    endpoint: ENDPOINTS.updateProfile,
    fields: { allergy: null },
    bodyOf: ({ allergy }) => changeOf([...allergies, allergy.trim()]),
    ownRule: ({ allergy }) => (isListed(allergy.trim()) ? { allergy: messages.duplicate.text } : {}),
    fieldOf: { allergies: 'allergy', [`allergies.${allergies.length}`]: 'allergy' },
    error: update.error,
    reset: update.reset,
    submit: (body) => {
      // What is typed next must not be taken for more of the same entry, nor be emptied with it.
      setEntry((now) => (now === sent.current ? '' : now))
      update.mutate(body, { onError: () => setEntry((now) => (now === '' ? sent.current : now)) })
    },
    onFault: (sentence) => {
      if (sentence === messages.duplicate.text) toast({ ...messages.duplicate, tone: 'danger' })
    },
  })
  /** Both lists: what another tab or device did to the account's meanwhile stays. */
  const changeOf = (wanted: readonly string[]) => ({ allergies: [...wanted], allergiesSeen: [...allergies] })
  const isBusy = update.isPending || form.isChecking
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // As the form holds it: a suggestion was written into it a moment ago.
    const text = String(new FormData(event.currentTarget).get('allergy'))
    if (isBusy) {
      event.preventDefault()
      isNextWanted.current = text !== sent.current
      return
    }
    sent.current = text
    form.props.onSubmit(event)
  }
  useEffect(() => {
    if (isBusy || !isNextWanted.current) return
    isNextWanted.current = false
    if (update.error === null) form.props.ref.current?.requestSubmit()
  })
  const write = (text: string) => {
    setEntry(text)
    form.forget()
  }
  const remove = (name: string) => update.mutate(changeOf(allergies.filter((known) => known !== name)))

  return (
    <>
      <p className="mb-4 text-muted">{messages.lead}</p>
      <AllergyField
        entry={entry}
        known={allergies}
        form={{ ...form.props, onSubmit: submit }}
        error={form.errors.allergy}
        onWrite={write}
      />
      {allergies.length === 0 && <p className="mt-4 text-muted">{messages.none}</p>}
      <ul className="mt-4 flex flex-wrap gap-2">
        {allergies.map((name) => (
          <li key={name} className="flex max-w-full items-center rounded-3xl border border-edge pl-4">
            <span className="min-w-0 py-1.5 wrap-anywhere">{name}</span>
            <button
              type="button"
              aria-label={messages.remove(name)}
              disabled={update.isPending}
              onClick={() => remove(name)}
              className="grid size-11 shrink-0 place-content-center rounded-full text-muted hover:text-ink"
            >
              <X aria-hidden size={16} />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
