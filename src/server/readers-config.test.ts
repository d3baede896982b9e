import { expect, test } from 'vitest'
import { readConfig, readServiceConfig } from './config.ts'

const TOKEN = 'token-marker-of-16'

test('OPS-06 services of readers are read with their token; without one photos are read by the app', () => {
  expect(readConfig({}).readers).toBeNull()
  expect(
    readConfig({ READERS_URL: 'http://one:3100/, https://two.example', READERS_TOKEN: TOKEN }).readers,
  ).toEqual({ urls: ['http://one:3100', 'https://two.example'], token: TOKEN })
})

test.each([
  [{ READERS_URL: 'http://one:3100' }, /READERS_TOKEN: is missing/],
  [{ READERS_URL: 'http://one:3100/path', READERS_TOKEN: TOKEN }, /READERS_URL/],
  [{ READERS_URL: 'http://me:secret@one', READERS_TOKEN: TOKEN }, /READERS_URL/],
  [{ READERS_URL: 'ftp://one', READERS_TOKEN: TOKEN }, /READERS_URL/],
  [{ READERS_URL: 'http://one,', READERS_TOKEN: TOKEN }, /READERS_URL/],
  [{ READERS_URL: 'http://one', READERS_TOKEN: 'short' }, /READERS_TOKEN/],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'grpc://one' }, /OTEL_EXPORTER_OTLP_ENDPOINT/],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://one:4318', OTEL_EXPORTER_OTLP_HEADERS: 'secret' },
    /OTEL_EXPORTER_OTLP_HEADERS/,
  ],
  [{ OTEL_TRACES_SAMPLER_ARG: '2' }, /OTEL_TRACES_SAMPLER_ARG/],
  [{ SLOW_REQUEST_MS: '-1' }, /SLOW_REQUEST_MS/],
])('half a configuration is refused and no secret told: %j', (env, problem) => {
  expect(() => readConfig(env)).toThrow(problem)
  expect(() => readConfig(env)).not.toThrow(/token-marker|secret/)
})

test('OPS-04 a collector is read as OpenTelemetry names it; without one no trace is sent', () => {
  expect(readConfig({ OTEL_SERVICE_NAME: 'x' }).tracing).toBeNull()
  expect(
    readConfig({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b, y=2',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
    }).tracing,
  ).toEqual({
    endpoint: 'http://collector:4318',
    headers: { 'x-key': 'a b', y: '2' },
    serviceName: 'opaline',
    sampleRatio: 0.1,
  })
})

test('OPS-03 slow requests are logged from two seconds on, unless another time is given or none', () => {
  expect(readConfig({}).slowRequestMs).toBe(2_000)
  expect(readConfig({ SLOW_REQUEST_MS: '0' }).slowRequestMs).toBeNull()
})

test('OPS-06 the service needs its token and none of the settings of the app', () => {
  expect(() => readServiceConfig({})).toThrow(/READERS_TOKEN/)
  expect(readServiceConfig({ READERS_TOKEN: TOKEN, NODE_ENV: 'production' })).toEqual({
    ...{ port: 3100, host: '127.0.0.1', logLevel: 'info', workers: null, metricsToken: null },
    ...{ slowRequestMs: 2_000, drainNoticeSeconds: 0, drainSeconds: 10, token: TOKEN, tracing: null },
  })
})
