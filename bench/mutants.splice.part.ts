import type { Mutant } from './mutants.list.part.ts'

type Span = { start: number; end: number; mutants: Mutant[]; inner: Span[] }

/** The source with every given mistake in it, each behind the question whether it is the one that is made. */
export function spliced(source: string, mutants: readonly Mutant[]): string {
  return within(source, { start: 0, end: source.length, inner: nested(mutants) }, guarded)
}

/** The source that counts how often each place of a mistake is passed, under the number of its first one, and makes none. */
export function counted(source: string, mutants: readonly Mutant[]): string {
  return within(source, { start: 0, end: source.length, inner: nested(mutants) }, counting)
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

type Written = (span: Span, was: string) => string

function within(source: string, { start, end, inner }: Omit<Span, 'mutants'>, write: Written): string {
  let text = ''
  let at = start
  for (const span of inner) {
    // Whoever begins where the outer one does stands behind its bracket.
    const lead = span.start === start ? '' : (span.mutants[0]?.lead ?? '')
    text += source.slice(at, span.start) + lead + write(span, within(source, span, write))
    at = span.end
  }
  return text + source.slice(at, end)
}

// What is asked stands in arrays: a call for each would take ten times as long where letters are read one by one.
function guarded({ mutants }: Span, was: string): string {
  const choice = mutants.reduce(
    (rest, { id, now }) => `__made[${id}] && __pass() ? (${now}) : ${rest}`,
    `(${was})`,
  )
  return `(${choice})`
}

function counting({ mutants }: Span, was: string): string {
  return `(__passed[${mutants[0]?.id ?? 0}]++, (${was}))`
}
