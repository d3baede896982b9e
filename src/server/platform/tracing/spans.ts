import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * One piece of work of a request. `name` is a constant of the code, or statement and table of a query, and never anything
 * that was sent. Times are milliseconds of `performance.now()`; `end` is null while it goes on.
 */
export type Span = {
  name: string
  parent: Span | null
  start: number
  end: number | null
  hasFailed: boolean
}

export type Trace = {
  start: number
  spans: Span[]
  /** Spans beyond the most that are kept. */
  dropped: number
  /** When the body began to be read. */
  bodyFrom: number | null
  /** What a service that is asked on the way is told; null where no trace leaves this machine. */
  traceparent: string | null
}

/** What a request was, without anything of its own: the address by its pattern. */
export type RequestFacts = {
  method: string
  route: string
  status: number
  /** Its sender went away before the answer. */
  isLeft: boolean
}

/** A request as the system of traces knows it. */
export type RemoteTrace = {
  traceId: string
  /** For a service that is asked on the way: the header `traceparent` of W3C Trace Context. */
  traceparent: string
  end: (trace: Trace, facts: RequestFacts) => void
}

export type Tracer = {
  /** `traceparent`: as the request brought it. */
  begin: (traceparent: string | undefined) => RemoteTrace
  close: () => Promise<void>
}

type Place = { trace: Trace; parent: Span | null }

/** A list of 200 results asks for a few rows at a time; more than this tells nothing more. */
const SPANS_MAX = 200

const places = new AsyncLocalStorage<Place>()

export function openTrace(): Trace {
  return { start: performance.now(), spans: [], dropped: 0, bodyFrom: null, traceparent: null }
}

/** Runs `work`, and all that follows from it, as a part of this request. */
export function inTrace(trace: Trace, work: () => void): void {
  places.run({ trace, parent: null }, work)
}

function begin({ trace, parent }: Place, name: string, start = performance.now()): Span {
  const span: Span = { name, parent, start, end: null, hasFailed: false }
  if (trace.spans.length < SPANS_MAX) trace.spans.push(span)
  else trace.dropped += 1
  return span
}

function endWith<T>(span: Span, work: Promise<T>): Promise<T> {
  return work.then(
    (value) => {
      span.end = performance.now()
      return value
    },
    (error: unknown) => {
      span.end = performance.now()
      span.hasFailed = true
      throw error
    },
  )
}

/** Work that holds other spans. Outside of a request it is done and not measured. */
export function withSpan<T>(name: string, work: () => Promise<T>): Promise<T> {
  const place = places.getStore()
  if (place === undefined) return work()
  const span = begin(place, name)
  return endWith(span, places.run({ trace: place.trace, parent: span }, work))
}

/** Work that holds no other span, which costs less. */
export function withLeafSpan<T>(name: string, work: () => Promise<T>): Promise<T> {
  const place = places.getStore()
  return place === undefined ? work() : endWith(begin(place, name), work())
}

/** The same for work that ends before anything else is done. */
export function measured<T>(name: string, work: () => T): T {
  const place = places.getStore()
  if (place === undefined) return work()
  const span = begin(place, name)
  try {
    return work()
  } catch (error) {
    span.hasFailed = true
    throw error
  } finally {
    span.end = performance.now()
  }
}

/** For what is told of afterwards, or somewhere else: the place of this moment, where spans may be added later. */
export function spanRecorder(): (name: string, start: number, end: number) => void {
  const place = places.getStore()
  return (name, start, end) => {
    if (place !== undefined) begin(place, name, start).end = end
  }
}

export function currentTraceparent(): string | null {
  return places.getStore()?.trace.traceparent ?? null
}
