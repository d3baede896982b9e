// What spans cost: POST /api/analyze with and without them, in two processes on one PostgreSQL, turn and turn about, by the
// processor time of the process. `npm run bench -- tracing [DIST]` takes another build for the one without. Needs a build.
import autocannon from 'autocannon'
import { newDataDir, removeDataDir, startApp, type AppProcess } from '../e2e/app-process.ts'
import { openBenchDatabase } from './app.part.ts'
import { inTurn, LIST, makePeople } from './people.part.ts'
import { processorMs } from './process-time.part.ts'

const PEOPLE = 6_000
const ROUNDS = 25
const SECONDS = 2

const other = process.argv[2]
const base = await openBenchDatabase()
const folders = [newDataDir(), newDataDir()] as const
const env = { DATABASE_URL: base.url, LOG_LEVEL: 'warn' }
const start = (at: 0 | 1, more: Record<string, string>, dist?: string) =>
  startApp({ dataDir: folders[at], env: { ...env, ...more }, ...(dist ? { dist } : {}) })
const without = await start(0, { SLOW_REQUEST_MS: '0' }, other)
const spans = await start(1, { SLOW_REQUEST_MS: '60000' })
const next = inTurn(await makePeople(base.url, PEOPLE))
const body = JSON.stringify({ ingredientsList: LIST })

/** Milliseconds of processor time that a call took. */
async function load(app: AppProcess): Promise<number> {
  const before = processorMs(app.pid)
  const { '2xx': done, non2xx } = await autocannon({
    url: `${app.origin}/api/analyze`,
    connections: 8,
    duration: SECONDS,
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => ({
          ...request,
          headers: {
            'content-type': 'application/json',
            'sec-fetch-site': 'same-origin',
            cookie: next().cookie,
          },
          body,
        }),
      },
    ],
  })
  if (non2xx > 0) console.log(`${non2xx} answers were no success`)
  return (processorMs(app.pid) - before) / done
}

const costs: { without: number; spans: number; ratio: number }[] = []
for (let round = -2; round < ROUNDS; round += 1) {
  // Whoever comes second meets a warmer database.
  const isFirst = round % 2 === 0
  const first = await load(isFirst ? without : spans)
  const second = await load(isFirst ? spans : without)
  const [a, b] = isFirst ? [first, second] : [second, first]
  if (round >= 0) costs.push({ without: a, spans: b, ratio: b / a })
}
const spread = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(3)
  return `${at(0.5)} (${at(0.25)} to ${at(0.75)})`
}
console.log(
  `${other ?? 'without spans'}: ${spread(costs.map((cost) => cost.without))} ms of processor time a call`,
)
console.log(`with spans: ${spread(costs.map((cost) => cost.spans))} ms`)
console.log(`ratio, median of ${ROUNDS} pairs (middle half): ${spread(costs.map(({ ratio }) => ratio))}`)
await Promise.all([without.stop(), spans.stop()])
await base.close()
folders.forEach(removeDataDir)
