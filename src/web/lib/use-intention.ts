import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { createKeyring } from './idempotency-key.ts'

type IntentionOptions<R, V> = Omit<UseMutationOptions<R, Error, V>, 'mutationFn'> & {
  /** `key`: the idempotency key, the same for every try of the same variables until one succeeded or was refused. */
  send: (variables: V, key: string) => Promise<R>
}

type Mutation<R, V> = UseMutationResult<R, Error, V>
/** `mutateAsync` is left out: it would pass the guard. */
type WithoutAsync<M> = M extends unknown ? Omit<M, 'mutateAsync'> : never
type Intention<R, V> = WithoutAsync<Mutation<R, V>>

/**
 * A mutation that one intention starts once: while it is under way, and until the screen shows how it ended, every further
 * click, tap or Enter is dropped. `isPending` alone cannot do that, since a second click can come before the next render.
 */
export function useIntention<R = unknown, V = void>({
  send,
  ...options
}: IntentionOptions<R, V>): Intention<R, V> {
  const [keyring] = useState(createKeyring)
  const isUnderWay = useRef(false)
  const hasEnded = useRef(true)
  const mutation = useMutation<R, Error, V>({
    ...options,
    mutationFn: async (variables) => {
      try {
        const answer = await send(variables, keyring.keyOf(variables))
        keyring.settle()
        return answer
      } catch (error) {
        keyring.settle(error)
        throw error
      } finally {
        hasEnded.current = true
      }
    },
  })
  // Runs with the render that shows the end: by then a button that must not work again is disabled or gone. A render for
  // another reason may come before the one that shows the beginning.
  useEffect(() => {
    if (!mutation.isPending && hasEnded.current) isUnderWay.current = false
  })
  const mutate: Mutation<R, V>['mutate'] = (...given) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    hasEnded.current = false
    mutation.mutate(...given)
  }
  // Forgetting a call that is still on its way would open the guard for a second one.
  const reset = () => {
    if (!isUnderWay.current) mutation.reset()
  }
  return { ...mutation, mutate, reset }
}
