import { useMemo } from 'react'
import { COMPARED_MAX } from '../../contract/choices.ts'
import { useKeptState } from './navigation.tsx'

/** The chosen results in the order of choosing; a fourth is not taken. */
export function toggled(chosen: readonly string[], id: string): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((entry) => entry !== id)
  return chosen.length < COMPARED_MAX ? [...chosen, id] : chosen
}

/**
 * Kept for who comes back (`name`: where and whose). The same value until something is chosen: what is drawn from it need not be drawn anew
 * for anything else.
 */
export function useChosen(name: string, initial: readonly string[] = NONE) {
  const [chosen, setChosen] = useKeptState(name, initial, readChosen)
  return useMemo(
    () => ({
      chosen,
      isFull: chosen.length >= COMPARED_MAX,
      toggle: (id: string) => setChosen(toggled(chosen, id)),
      clear: () => setChosen(NONE),
    }),
    [chosen, setChosen],
  )
}

const NONE: readonly string[] = []

function readChosen(kept: unknown): readonly string[] | null {
  if (!Array.isArray(kept)) return null
  return kept.filter((id) => typeof id === 'string').slice(0, COMPARED_MAX)
}

export type Chosen = ReturnType<typeof useChosen>
