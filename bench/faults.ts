// What survives when parts are killed under writes: the app (kill -9), PostgreSQL (three signals), a reader of photos, and
// one of two apps on one PostgreSQL. `npm run bench -- faults 20`. Needs a build: `npm run build` first.
import { stopApp, stopDatabase, stopOneOfTwo, stopReader } from '../e2e/fault-runs.ts'

const stops = Number(process.argv[2] ?? 20)

const print = (what: string, figures: Record<string, unknown>) =>
  console.log(`${what.padEnd(28)} ${JSON.stringify(figures)}`)

print('app killed', await stopApp(stops))
const { backMs, ...database } = await stopDatabase(stops)
const sorted = backMs.toSorted((a, b) => a - b)
print('PostgreSQL stopped', {
  ...database,
  backMsMedian: sorted[Math.floor(sorted.length / 2)],
  backMsMost: sorted.at(-1),
})
print('reader killed', await stopReader(stops))
print('one of two apps killed', await stopOneOfTwo(stops))
