import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { BodyOf, CallName } from '../../../contract/calls.ts'
import type { Endpoint } from '../../../contract/endpoints.ts'
import { fieldsOf, type ApiError } from '../problem-error.ts'
import type * as BodyCheck from './body-check.ts'

/** A sentence for each field at fault. */
type Faults<F extends string> = Partial<Record<F, string>>

type ContractForm<N extends CallName, F extends string> = {
  /** The call that the form is for: what is sent is held against its schema first. */
  endpoint: Endpoint<N>
  /** The fields by their names; with a sentence those that may not be empty, null where the schema says all of it. */
  fields: Readonly<Record<F, string | null>>
  /** What is to be sent, of what the fields hold. */
  bodyOf: (values: Readonly<Record<F, string>>, form: FormData) => unknown
  /** What the schema cannot know, such as two fields that must be alike. */
  ownRule?: (values: Readonly<Record<F, string>>) => Faults<F>
  /** The field that shows the fault of a part of the body which has another name there. */
  fieldOf?: Readonly<Record<string, NoInfer<F>>>
  /** Of several faults only the first in the order of the body is shown. */
  isOneAtATime?: boolean
  /** Why the call failed; what it says of fields is shown at them. */
  error: Error | null
  /** Sends what was found in order. */
  submit: (body: BodyOf<N>) => void
  /** Forgets how the call before ended. */
  reset: () => void
  onMissing?: () => void
  /** With the sentence of the first fault. */
  onFault?: (sentence: string) => void
}

/**
 * A form that makes one call of the contract. What is typed is checked before it is sent, by the schema and in the sentences that the
 * server would answer with; what the server refuses all the same is shown at the same fields. The focus goes to the first fault, and
 * the fields keep what was typed, whatever happens.
 */
export function useContractForm<N extends CallName, F extends string>(options: ContractForm<N, F>) {
  const { endpoint, fields, fieldOf = {}, error, isOneAtATime = false } = options
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Faults<F>>({})
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [isChecking, setIsChecking] = useState(false)
  /** The newest submit; none once the form has gone, by which it was cancelled. */
  const turn = useRef(0)
  const failure = refusal ?? error
  const told = Object.entries(fieldsOf(failure)).slice(0, isOneAtATime ? 1 : undefined)
  const errors: Faults<F> = {
    ...(Object.fromEntries(told.map(([path, text]) => [fieldOf[path] ?? path, text])) as Faults<F>),
    ...faults,
  }

  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [faults, failure])
  useEffect(() => () => void (turn.current = -1), [])

  const check = async (data: FormData) => {
    const own = (turn.current += 1)
    const values = valuesOf(data, Object.keys(fields) as F[])
    const missing = emptyOf(values, fields)
    setFaults(missing)
    setRefusal(null)
    options.reset()
    if (Object.keys(missing).length > 0) return options.onMissing?.()
    const given = options.bodyOf(values, data)
    // Without a wait where the check is there already: what is pressed next cannot come between.
    if (bodyCheck === null) {
      setIsChecking(true)
      await loadCheck()
      if (turn.current !== own) return
      setIsChecking(false)
    }
    sendChecked(values, given)
  }

  const sendChecked = (values: Readonly<Record<F, string>>, given: unknown) => {
    const checked = checkedBody(endpoint.name, given)
    if ('refusal' in checked) {
      setRefusal(checked.refusal)
      return options.onFault?.(checked.refusal.problem?.message ?? '')
    }
    const own = options.ownRule?.(values) ?? {}
    setFaults(own)
    const [sentence] = Object.values<string | undefined>(own)
    if (sentence === undefined) options.submit(checked.body)
    else options.onFault?.(sentence)
  }

  return {
    props: {
      ref: form,
      noValidate: true,
      // Nothing is sent where no script runs: the browser alone would write the fields into the address.
      method: 'dialog' as const,
      onFocus: () => void loadCheck(),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        void check(new FormData(event.currentTarget))
      },
    },
    /** Name and fault of a field, for the component that draws it. */
    field: (name: F) => ({ name, error: errors[name] }),
    errors,
    /** What was said of the fields is over, for a field that is told of at every letter. */
    forget: () => {
      if (Object.keys(errors).length === 0) return
      setFaults({})
      setRefusal(null)
      options.reset()
    },
    /** What was submitted waits for its check, which is still on its way. */
    isChecking,
    /** Why nothing came of it, whether the schema refused it here or the server did; null while nothing is known to be wrong. */
    failure,
  }
}

let bodyCheck: typeof BodyCheck | null = null

/** Its schemas come with the first field that is gone into. */
async function loadCheck(): Promise<void> {
  bodyCheck ??= await import('./body-check.ts').catch(() => null)
}

/** A check that could not be loaded is left to the call, which needs the same file and says so. */
function checkedBody<N extends CallName>(name: N, given: unknown) {
  return bodyCheck?.bodyOrRefusal(name, given) ?? { body: given as BodyOf<N> }
}

/** What the fields hold; files and absent fields count as empty. */
function valuesOf<F extends string>(data: FormData, names: readonly F[]): Record<F, string> {
  const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')
  return Object.fromEntries(names.map((name) => [name, textOf(data.get(name))])) as Record<F, string>
}

function emptyOf<F extends string>(
  values: Readonly<Record<F, string>>,
  fields: Readonly<Record<F, string | null>>,
): Faults<F> {
  const isEmpty = (name: F) => fields[name] !== null && values[name].trim() === ''
  const empty = (Object.keys(fields) as F[]).filter(isEmpty).map((name) => [name, fields[name]])
  return Object.fromEntries(empty) as Faults<F>
}
