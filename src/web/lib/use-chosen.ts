import { useMemo, useState } from 'react'
import { COMPARED_MAX } from '../../contract/choices.ts'

/** The chosen results in the order of choosing; a fourth is not taken. */
export function toggled(chosen: readonly string[], id: string): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((entry) => entry !== id)
  return chosen.length < COMPARED_MAX ? [...chosen, id] : chosen
}

/** The same value until something is chosen: what is drawn from it need not be drawn anew for anything else. */
export function useChosen(initial: readonly string[] = []) {
  const [chosen, setChosen] = useState(initial)
  return useMemo(
    () => ({
      chosen,
      isFull: chosen.length >= COMPARED_MAX,
      toggle: (id: string) => setChosen(toggled(chosen, id)),
      clear: () => setChosen([]),
    }),
    [chosen],
  )
}

export type Chosen = ReturnType<typeof useChosen>
