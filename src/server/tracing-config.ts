import { z } from 'zod'
import type { TracingConfig } from './platform/tracing/otlp.ts'

/** Names and meanings are OpenTelemetry's own, so that a collector's manual holds here. */
export const TRACING_ENVIRONMENT = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().max(4_000).optional(),
  OTEL_SERVICE_NAME: z.string().trim().min(1).max(100).default('opaline'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
}
type TracingEnvironment = z.output<z.ZodObject<typeof TRACING_ENVIRONMENT>>

/** Null without problems: no collector is named and no trace is sent. Headers are told in no problem: they hold keys. */
export function readTracing(env: TracingEnvironment): { tracing: TracingConfig | null; problems: string[] } {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: text } = env
  if (endpoint === undefined) return { tracing: null, problems: [] }
  const headers = readHeaders(text ?? '')
  if (headers === null)
    return { tracing: null, problems: ['OTEL_EXPORTER_OTLP_HEADERS: must be name=value, comma separated'] }
  return {
    tracing: Object.freeze({
      endpoint: endpoint.replace(/\/$/, ''),
      headers,
      serviceName: env.OTEL_SERVICE_NAME,
      sampleRatio: env.OTEL_TRACES_SAMPLER_ARG,
    }),
    problems: [],
  }
}

/** As in W3C Baggage: values are percent-encoded. */
function readHeaders(text: string): Record<string, string> | null {
  const headers: Record<string, string> = {}
  for (const part of text.split(',').filter((one) => one.trim() !== '')) {
    const [, name, value] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*([\x21-\x7e ]*?)\s*$/.exec(part) ?? []
    if (name === undefined || value === undefined) return null
    try {
      headers[name] = decodeURIComponent(value)
    } catch {
      return null
    }
  }
  return headers
}
