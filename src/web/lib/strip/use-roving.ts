import { useRef, useState, type KeyboardEvent } from 'react'

const MOVES: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(last, at + 1),
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** One tab stop for many pieces: arrows, Home and End move between them. */
export function useRoving(count: number) {
  const [at, setAt] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key]
    if (move === undefined) return
    event.preventDefault()
    const next = move(at, count - 1)
    setAt(next)
    box.current?.querySelectorAll<HTMLButtonElement>('button')[next]?.focus()
  }
  return { at, setAt, box, onKeyDown }
}
