import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { AllergySuggestion } from '../../../contract/account.ts'
import { suggestionsQuery } from './profile-queries.ts'

const REST_MS = 150
const SHOWN_MAX = 6
const NONE = -1
const NOTHING: readonly AllergySuggestion[] = []

/** The suggestions for what is being typed, and which of them is under the arrow keys. None before the first letter. */
export function useSuggestions(entry: string, known: readonly string[]) {
  const typed = entry.trim()
  const asked = useRested(typed)
  const [isWanted, setIsWanted] = useState(false)
  const [at, setAt] = useState(NONE)
  const { data } = useQuery({ ...suggestionsQuery(asked), enabled: isWanted && asked !== '' })

  const taken = new Set(known.map((name) => name.toLowerCase()))
  const suggestions =
    typed === '' || asked === ''
      ? NOTHING
      : (data ?? NOTHING).filter(({ label }) => !taken.has(label.toLowerCase())).slice(0, SHOWN_MAX)
  const isOpen = isWanted && suggestions.length > 0
  const activeAt = isOpen && at < suggestions.length ? at : NONE

  return {
    suggestions,
    isOpen,
    activeAt,
    active: suggestions[activeAt],
    open: () => {
      setIsWanted(true)
      setAt(NONE)
    },
    close: () => {
      setIsWanted(false)
      setAt(NONE)
    },
    /** One step round the list, past its end back to the text itself. False where there is nothing to step through. */
    move: (step: 1 | -1): boolean => {
      if (typed === '') return false
      setIsWanted(true)
      const stops = suggestions.length + 1
      setAt(isOpen ? ((activeAt + 1 + step + stops) % stops) - 1 : step === 1 ? 0 : suggestions.length - 1)
      return true
    },
  }
}

/** The text once nobody has typed for a moment. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
