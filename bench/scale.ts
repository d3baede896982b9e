// Past one machine, on this one: two app processes behind HAProxy on one PostgreSQL through PgBouncer (transaction mode).
// 1. A rolling restart of both under writes: what fails after retries, is lost, is stored twice.
// 2. What a call costs, by the processor time of app, PostgreSQL, PgBouncer and HAProxy: a ratio of what else runs here is in
//    none of these. Capacity of a core is 1000 / milliseconds.
// 3. Photos: the service of readers beside the same readers in this process, turn and turn about.
// `npm run bench -- scale [RESTARTS]`. Needs a build, and `apt-get install pgbouncer haproxy`.
import { startReadersService, newDataDir, removeDataDir } from '../e2e/app-process.ts'
import { countStored, startWriter, withoutLimits } from '../e2e/fault-writers.ts'
import { drawLabel, LABEL_LINES } from '../e2e/label-picture.ts'
import { openReaders } from '../src/readers/pool.ts'
import { openRemoteReaders } from '../src/server/adapters/readers/remote-readers.ts'
import { measureCalls } from './call-costs.part.ts'
import { missingPrograms, openStack, type Stack } from './pooled-stack.part.ts'

const WRITERS = 24
const READINGS = 12

const missing = missingPrograms()
if (missing.length > 0) {
  console.log(`Not run: ${missing.join(' and ')} not found. Debian: apt-get install ${missing.join(' ')}`)
  process.exit(0)
}
const restarts = Number(process.argv[2] ?? 6)
const stack = await openStack(2)
try {
  await restartUnderLoad(stack)
  await measureCalls(stack)
} finally {
  await stack.close()
}
await compareReaders()

/** Somebody made through the app itself, which is so shown to work through proxy and pooler. */
async function register(username: string, visitor: number): Promise<string> {
  const answer = await fetch(`${stack.origin}/api/register`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: stack.origin,
      'x-forwarded-for': `10.240.0.${visitor}`,
    },
    body: JSON.stringify({ username, email: `${username}@example.test`, password: 'a quiet harbour' }),
  })
  if (!answer.ok) throw new Error(`${username} could not register: ${answer.status} ${await answer.text()}`)
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

async function restartUnderLoad({ apps, origin, directUrl, restart }: Stack): Promise<void> {
  const cookies: string[] = []
  for (let at = 0; at < WRITERS; at += 1) cookies.push(await register(`writer${at}`, at + 1))
  await withoutLimits(directUrl)
  const [first] = apps
  if (!first) return
  const behindProxy = { ...first, origin }
  const writers = cookies.map((cookie) => startWriter(() => behindProxy, cookie))
  const from = performance.now()
  const codes: (number | null)[] = []
  for (let at = 0; at < restarts; at += 1) codes.push(await restart(at % apps.length))
  await Promise.all(writers.map(({ stop }) => stop()))
  const seconds = Math.round((performance.now() - from) / 1_000)
  const counted = await countStored(
    directUrl,
    writers.map(({ ledger }) => ledger),
  )
  const { answered, repeated, lost, doubled, miscounted, wrong } = counted
  console.log(`rolling restart: ${restarts} restarts of two processes in ${seconds} s, ${WRITERS} writers`)
  console.log(
    `  answered ${answered}, sent more than once ${repeated}, failed after retries ${wrong.length}, lost ${lost}, ` +
      `doubled ${doubled}, miscounted ${miscounted}, exit codes ${codes.join(' ')}`,
  )
  for (const line of wrong.slice(0, 5)) console.log(`  ${line}`)
}

async function compareReaders(): Promise<void> {
  const folder = newDataDir()
  const token = 'a token for the benchmark'
  const service = await startReadersService(folder, { READERS_TOKEN: token, LOG_LEVEL: 'warn' })
  const remote = openRemoteReaders({ urls: [service.origin], token })
  const local = openReaders({ workerFile: 'dist/readers/worker.mjs', workers: 1 })
  const photo = await drawLabel(LABEL_LINES)
  const taken = { local: [] as number[], remote: [] as number[] }
  for (let at = -1; at < READINGS; at += 1) {
    for (const [name, readers] of [['local', local] as const, ['remote', remote] as const]) {
      const from = performance.now()
      await readers.readLabel(photo)
      if (at >= 0) taken[name].push(performance.now() - from)
    }
  }
  const median = (values: readonly number[]) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
  const [here, there] = [median(taken.local), median(taken.remote)]
  console.log(`readers, a label of ${photo.length} bytes, median of ${READINGS}, turn and turn about:`)
  console.log(
    `  in this process ${here.toFixed(0)} ms, as a service ${there.toFixed(0)} ms, ratio ${(there / here).toFixed(3)}`,
  )
  await Promise.all([remote.close(), local.close(), service.stop()])
  removeDataDir(folder)
}
