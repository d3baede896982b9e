// What spans cost: POST /api/analyze with and without them, in processes on one PostgreSQL, turn and turn about, by the
// processor time of the process. `npm run bench -- tracing [DIST]` has another build beside them. Needs a build.
import autocannon from 'autocannon'
import { newDataDir, removeDataDir, startApp, type AppProcess } from '../e2e/app-process.ts'
import { openBenchDatabase } from './app.part.ts'
import { inTurn, LIST, makePeople } from './people.part.ts'
import { processorMs } from './process-time.part.ts'

const PEOPLE = 8_000
const WARM_UP = 12
const ROUNDS = 60
/** Some of a second: what else runs on the machine then changes little from one turn to the next. */
const CALLS_A_TURN = 60

const other = process.argv[2]
const base = await openBenchDatabase()
const env = { DATABASE_URL: base.url, LOG_LEVEL: 'warn' }
const folders: string[] = []
async function start(more: Record<string, string>, dist?: string): Promise<AppProcess> {
  const dataDir = newDataDir()
  folders.push(dataDir)
  return startApp({ dataDir, env: { ...env, ...more }, ...(dist ? { dist } : {}) })
}
const apps: [string, AppProcess][] = [['without spans', await start({ SLOW_REQUEST_MS: '0' })]]
apps.push(['with spans', await start({ SLOW_REQUEST_MS: '60000' })])
if (other !== undefined) apps.push([other, await start({}, other)])
const next = inTurn(await makePeople(base.url, PEOPLE))
const body = JSON.stringify({ ingredientsList: LIST })

/** Milliseconds of processor time that a call took. */
async function load(app: AppProcess): Promise<number> {
  const before = processorMs(app.pid)
  const { '2xx': done, non2xx } = await autocannon({
    url: `${app.origin}/api/analyze`,
    connections: 6,
    amount: CALLS_A_TURN,
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

const rounds: number[][] = []
for (let round = -WARM_UP; round < ROUNDS; round += 1) {
  const costs = apps.map(() => 0)
  // Whoever comes later meets a warmer database.
  for (let at = 0; at < apps.length; at += 1) {
    const which = (at + round + WARM_UP) % apps.length
    const app = apps[which]?.[1]
    if (app) costs[which] = await load(app)
  }
  if (round >= 0) rounds.push(costs)
}
const spread = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(3)
  return `${at(0.5)} (${at(0.25)} to ${at(0.75)})`
}
apps.forEach(([name], at) => {
  const costs = rounds.map((round) => round[at] ?? Number.NaN)
  const ratios = rounds.map((round) => (round[at] ?? Number.NaN) / (round[0] ?? Number.NaN))
  console.log(`${name.padEnd(24)} ${spread(costs)} ms of processor time a call, ratio ${spread(ratios)}`)
})
console.log(`Medians of ${ROUNDS} turns of ${CALLS_A_TURN} calls, the middle half in brackets.`)
await Promise.all(apps.map(([, app]) => app.stop()))
await base.close()
folders.forEach(removeDataDir)
