import type { Span as OtelSpan } from '@opentelemetry/api'
import type { RemoteTrace, RequestFacts, Span, Trace, Tracer } from './spans.ts'

export type TracingConfig = Readonly<{
  /** Without a slash at its end; traces go to `/v1/traces` below it. */
  endpoint: string
  /** Secret: never logged. */
  headers: Readonly<Record<string, string>>
  serviceName: string
  /** 0 to 1: of how many requests traces are sent. */
  sampleRatio: number
}>

/**
 * Sends traces to an OpenTelemetry collector (OTLP over HTTP, JSON). The packages are loaded here and only where somebody
 * configured one. A request is a live span, so that its ids can be handed on; what it was made of follows when it ends, from
 * the same spans that slow requests are logged with. What cannot be sent is dropped: no request waits for it.
 */
export async function openTracer(config: TracingConfig): Promise<Tracer> {
  const [api, core, sdk, { resourceFromAttributes }, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ])
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace: traces } = api
  const ratio = new sdk.TraceIdRatioBasedSampler(config.sampleRatio)
  const exporter = new OTLPTraceExporter({
    url: `${config.endpoint}/v1/traces`,
    headers: { ...config.headers },
  })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': config.serviceName }),
    // Whoever calls from outside must not decide how much is sent.
    sampler: new sdk.ParentBasedSampler({ root: ratio, remoteParentSampled: ratio }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('opaline')
  // Spans are timed by the monotonic clock of this process; the wire wants wall time.
  const wall = (ms: number) => performance.timeOrigin + ms

  function begin(traceparent: string | undefined): RemoteTrace {
    const parent = traceparent === undefined ? null : core.parseTraceParent(traceparent)
    const context =
      parent === null ? ROOT_CONTEXT : traces.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true })
    const options = { kind: SpanKind.SERVER, startTime: wall(performance.now()) }
    const root = tracer.startSpan('request', options, context)
    const { traceId, spanId, traceFlags } = root.spanContext()
    return {
      traceId,
      traceparent: `00-${traceId}-${spanId}-0${traceFlags & 1}`,
      end: (trace, facts) => {
        if (root.isRecording()) addSpans(root, trace)
        endRoot(root, facts)
      },
    }
  }

  function addSpans(root: OtelSpan, { spans }: Trace): void {
    const made = new Map<Span, OtelSpan>()
    for (const span of spans) {
      const parent = (span.parent && made.get(span.parent)) ?? root
      const context = traces.setSpan(ROOT_CONTEXT, parent)
      const child = tracer.startSpan(span.name, { startTime: wall(span.start) }, context)
      if (span.hasFailed) child.setStatus({ code: SpanStatusCode.ERROR })
      made.set(span, child)
    }
    for (const [{ end }, child] of made) child.end(wall(end ?? performance.now()))
  }

  function endRoot(root: OtelSpan, { method, route, status, isLeft }: RequestFacts): void {
    root.updateName(`${method} ${route}`)
    root.setAttributes({
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
      ...(isLeft ? { 'opaline.left': true } : {}),
    })
    if (status >= 500) root.setStatus({ code: SpanStatusCode.ERROR })
    root.end(wall(performance.now()))
  }

  return { begin, close: () => provider.shutdown() }
}
