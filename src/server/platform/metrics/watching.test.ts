import { readFileSync } from 'node:fs'
import { parser } from '@prometheus-io/lezer-promql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { createWorld, type World } from '../../testing/world.test-support.ts'

/** What Prometheus adds by itself. */
const OF_PROMETHEUS = { metrics: ['up'], labels: ['job', 'instance', 'le'] }

const OF_HISTOGRAM = ['_bucket', '_sum', '_count']

let world: World
let told: { metrics: Set<string>; labels: Set<string> }
beforeAll(async () => {
  world = await createWorld()
  const someone = await world.as('watched')
  await someone.upload('/api/ocr-extract', 'image', Buffer.from('no photo'))
  await world.jobs.runDue()
  const { body } = await world.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  told = {
    metrics: new Set(
      [...body.matchAll(/^(?:# TYPE (\w+) histogram$|(\w+)(?:\{.*\})? )/gm)].flatMap(
        // A histogram is there before it has counted anything: a young process has collected no garbage yet.
        ([, histogram, sample = '']) => (histogram ? OF_HISTOGRAM.map((part) => histogram + part) : [sample]),
      ),
    ),
    labels: new Set([...body.matchAll(/[{,](\w+)="/g)].map(([, name = '']) => name)),
  }
})
afterAll(() => world.close())

const Rules = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z
        .array(
          z.strictObject({
            alert: z.string().regex(/^Opaline[A-Z]\w+$/),
            expr: z.string(),
            for: z
              .string()
              .regex(/^\d+[smh]$/)
              .optional(),
            labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
            annotations: z.strictObject({ summary: z.string(), description: z.string() }),
          }),
        )
        .min(10),
    }),
  ),
})

const Dashboard = z.object({
  title: z.literal('Opaline'),
  annotations: z.object({ list: z.array(z.object({ expr: z.string() })) }),
  panels: z.array(
    z.object({
      id: z.number(),
      type: z.enum(['row', 'timeseries']),
      title: z.string().min(3),
      gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
      targets: z.array(z.object({ expr: z.string(), refId: z.string() })).default([]),
    }),
  ),
})

/** What an expression asks for, by the grammar of Prometheus; `faults` is where it does not hold. */
function readExpression(text: string): { metrics: string[]; labels: string[]; faults: string[] } {
  // Grafana puts a duration and a pattern in their places.
  const plain = text.replaceAll('$__rate_interval', '1m').replaceAll('$instance', '.*')
  const [metrics, labels, faults]: [string[], string[], string[]] = [[], [], []]
  parser.parse(plain).iterate({
    enter: (node) => {
      const words = plain.slice(node.from, node.to)
      if (node.type.isError) faults.push(`${node.from}: ${plain}`)
      if (node.name === 'VectorSelector') metrics.push(/^\w+/.exec(words)?.[0] ?? '')
      if (node.name === 'LabelName') labels.push(words)
    },
  })
  return { metrics, labels, faults }
}

function unknownIn(expressions: readonly string[]) {
  const read = expressions.map(readExpression)
  const known = {
    metrics: [...told.metrics, ...OF_PROMETHEUS.metrics],
    labels: [...told.labels, ...OF_PROMETHEUS.labels],
  }
  const missing = (kind: 'metrics' | 'labels') =>
    [...new Set(read.flatMap((one) => one[kind]))].filter((name) => !known[kind].includes(name))
  return {
    faults: read.flatMap(({ faults }) => faults),
    metrics: missing('metrics'),
    labels: missing('labels'),
  }
}

const NOTHING = { faults: [], metrics: [], labels: [] }

test('OPS-09 every alert asks for figures and labels that there are', () => {
  const { groups } = Rules.parse(parse(readFileSync('deploy/prometheus/alerts.yml', 'utf8')))
  const rules = groups.flatMap((group) => group.rules)

  expect(unknownIn(rules.map(({ expr }) => expr))).toEqual(NOTHING)
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
})

test('OPS-09 every panel asks for figures and labels that there are, and none lies over another', () => {
  const { panels, annotations } = Dashboard.parse(
    JSON.parse(readFileSync('deploy/grafana/opaline.json', 'utf8')),
  )
  const expressions = [...panels.flatMap(({ targets }) => targets), ...annotations.list].map(
    ({ expr }) => expr,
  )

  expect(unknownIn(expressions)).toEqual(NOTHING)
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`),
  )
  expect(new Set(cells).size).toBe(cells.length)
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
})

test('OPS-09 every figure of ours is on the dashboard', () => {
  const file = readFileSync('deploy/grafana/opaline.json', 'utf8')
  const bases = [...told.metrics]
    .filter((name) => name.startsWith('opaline_'))
    .map((name) => name.replace(/_(bucket|sum|count)$/, ''))

  const hidden = [...new Set(bases)].filter((name) => !file.includes(name))
  // The same as the time of the last run, which is that of any process.
  expect(hidden).toEqual(['opaline_job_seconds', 'opaline_job_last_start_age_seconds'])
})

test('what is not there is found', () => {
  expect(unknownIn(['sum(rate(opaline_nothing{colour="red"}[5m])'])).toEqual({
    faults: [expect.stringContaining('opaline_nothing') as string],
    metrics: ['opaline_nothing'],
    labels: ['colour'],
  })
})
