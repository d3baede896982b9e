import { useState } from 'react'
import { COMPARED_MAX } from '../../contract/choices.ts'

/** The chosen results in the order of choosing; a fourth is not taken. */
export function toggled(chosen: readonly string[], id: string): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((entry) => entry !== id)
  return chosen.length < COMPARED_MAX ? [...chosen, id] : chosen
}

export function useChosen(initial: readonly string[] = []) {
  const [chosen, setChosen] = useState(initial)
  return {
    chosen,
    isFull: chosen.length >= COMPARED_MAX,
    toggle: (id: string) => setChosen(toggled(chosen, id)),
    clear: () => setChosen([]),
  }
}

export type Chosen = ReturnType<typeof useChosen>
