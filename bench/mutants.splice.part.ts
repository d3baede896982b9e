import type { Mutant } from './mutants.list.part.ts'

type Span = { start: number; end: number; mutants: Mutant[]; inner: Span[] }

/** The source with every given mistake in it, each behind the question whether it is the one that is made. */
export function spliced(source: string, mutants: readonly Mutant[]): string {
  return within(source, 0, source.length, nested(mutants))
}

function nested(mutants: readonly Mutant[]): Span[] {
  const outermost = mutants.toSorted((a, b) => a.start - b.start || b.end - a.end)
  const roots: Span[] = []
  const open: Span[] = []
  for (const mutant of outermost) {
    while ((open.at(-1)?.end ?? Infinity) <= mutant.start) open.pop()
    const around = open.at(-1)
    if (around?.start === mutant.start && around.end === mutant.end) {
      around.mutants.push(mutant)
      continue
    }
    const span: Span = { start: mutant.start, end: mutant.end, mutants: [mutant], inner: [] }
    ;(around?.inner ?? roots).push(span)
    open.push(span)
  }
  return roots
}

function within(source: string, from: number, to: number, spans: readonly Span[]): string {
  let text = ''
  let at = from
  for (const span of spans) {
    // Whoever begins where the outer one does stands behind its bracket.
    const lead = span.start === from ? '' : (span.mutants[0]?.lead ?? '')
    text += source.slice(at, span.start) + lead + guarded(source, span)
    at = span.end
  }
  return text + source.slice(at, to)
}

function guarded(source: string, { start, end, mutants, inner }: Span): string {
  const was = within(source, start, end, inner)
  const choice = mutants.reduce((rest, { id, now }) => `__mutant(${id}) ? (${now}) : ${rest}`, `(${was})`)
  return `(${choice})`
}
