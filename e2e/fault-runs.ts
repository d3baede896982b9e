import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureDatabase } from '../src/server/db/client.ts'
import { openEmbedded } from '../src/server/db/embedded/supervisor.ts'
import { signedIn } from './accounts.ts'
import { newDataDir, removeDataDir, startApp, type AppProcess } from './app-process.ts'
import { countStored, startWriter, withoutLimits } from './fault-writers.ts'
import { drawLabel, LABEL_LINES } from './label-picture.ts'

type Report = Awaited<ReturnType<typeof countStored>> & { stops: number; ended: number }

/** So many that each stop meets several writes under way, and so few that the writes are not the most of the work. */
const WRITERS = 5

const accounts = (app: AppProcess, count: number) =>
  signedIn(
    app,
    Array.from({ length: count }, (_, at) => `writer${at}`),
  )

/** Until something has been written again, so that each stop meets work under way. */
async function untilAnswered(ledgers: readonly { intentions: { id: string | null }[] }[], more: number) {
  const count = () => ledgers.flatMap(({ intentions }) => intentions).filter(({ id }) => id !== null).length
  const wanted = count() + more
  const deadline = performance.now() + 30_000
  while (count() < wanted && performance.now() < deadline) await new Promise((done) => setTimeout(done, 20))
}

/** kill -9 of the app while people write; it is started again each time. */
export async function stopApp(stops: number): Promise<Report> {
  const dataDir = newDataDir()
  let app = await startApp({ dataDir })
  const port = Number(new URL(app.origin).port)
  const cookies = await accounts(app, WRITERS)
  await withoutLimits(app.databaseUrl())
  const writers = cookies.map((cookie) => startWriter(() => app, cookie))
  const ledgers = writers.map(({ ledger }) => ledger)
  for (let i = 0; i < stops; i += 1) {
    await untilAnswered(ledgers, WRITERS)
    await app.kill()
    app = await startApp({ dataDir, port })
  }
  await untilAnswered(ledgers, WRITERS)
  await Promise.all(writers.map(({ stop }) => stop()))
  const counted = await countStored(app.databaseUrl(), ledgers)
  await app.stop()
  removeDataDir(dataDir)
  return { ...counted, stops, ended: 0 }
}

const SIGNALS = ['SIGKILL', 'SIGQUIT', 'SIGINT'] as const

/** PostgreSQL is stopped in three ways while people write; the app goes on. */
export async function stopDatabase(stops: number): Promise<Report & { backMs: number[] }> {
  const dataDir = newDataDir()
  const app = await startApp({ dataDir })
  const cookies = await accounts(app, WRITERS)
  await withoutLimits(app.databaseUrl())
  const writers = cookies.map((cookie) => startWriter(() => app, cookie))
  const ledgers = writers.map(({ ledger }) => ledger)
  const backMs: number[] = []
  for (let i = 0; i < stops; i += 1) {
    await untilAnswered(ledgers, WRITERS)
    const pid = postmaster(dataDir)
    process.kill(pid, SIGNALS[i % SIGNALS.length])
    const from = performance.now()
    while (!(await isBack(app, dataDir, pid)) && performance.now() - from < 30_000)
      await new Promise((done) => setTimeout(done, 20))
    backMs.push(Math.round(performance.now() - from))
  }
  await untilAnswered(ledgers, WRITERS)
  await Promise.all(writers.map(({ stop }) => stop()))
  const counted = await countStored(app.databaseUrl(), ledgers)
  const isEnded = (await app.stop()) === 0 && !existsSync(pidFile(dataDir))
  removeDataDir(dataDir)
  return { ...counted, stops, ended: isEnded ? 0 : 1, backMs }
}

const pidFile = (dataDir: string) => join(dataDir, 'postgres', 'postmaster.pid')

function postmaster(dataDir: string): number {
  return Number(readFileSync(pidFile(dataDir), 'utf8').split('\n')[0])
}

async function isBack(app: AppProcess, dataDir: string, before: number): Promise<boolean> {
  try {
    if (postmaster(dataDir) === before) return false
    return (await fetch(`${app.origin}/readyz`)).status === 200
  } catch {
    return false
  }
}

type ReaderReport = {
  stops: number
  answered: number
  refused: number
  wrong: string[]
  ended: number
}

/** The process that reads photos is killed while it reads one; whoever sent it is told, and the next photo is read. */
export async function stopReader(stops: number): Promise<ReaderReport> {
  const dataDir = newDataDir()
  const app = await startApp({ dataDir })
  // What is killed has to be at work for a while; before and after it a few lines tell as much.
  const [photo, small] = [await drawLabel(LABEL_LINES), await drawLabel(LABEL_LINES.slice(1, 4))]
  const cookies = await accounts(app, stops)
  const report: ReaderReport = { stops, answered: 0, refused: 0, wrong: [], ended: 0 }
  // Once the process is at rest, being at work tells that it reads.
  if (cookies[0]) await sendPhoto(app, cookies[0], small)
  for (const cookie of cookies) {
    const first = sendPhoto(app, cookie, photo)
    const killed = await killReader(app)
    const { status, headers } = await first
    if (status === 503 && headers.has('retry-after')) report.refused += 1
    else if (status !== 200 || killed) report.wrong.push(`while it was killed: ${status}`)
    const second = await sendPhoto(app, cookie, small)
    if (second.status === 200) report.answered += 1
    else report.wrong.push(`afterwards: ${second.status}`)
  }
  report.ended = (await app.stop()) === 0 ? 0 : 1
  removeDataDir(dataDir)
  return report
}

async function sendPhoto(app: AppProcess, cookie: string, photo: Buffer) {
  const body = new FormData()
  body.append('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'label.jpg')
  const headers = { origin: app.origin, cookie }
  const { status, headers: answered } = await fetch(`${app.origin}/api/ocr-extract`, {
    method: 'POST',
    headers,
    body,
  })
  return { status, headers: answered }
}

/** Kills the reading process as soon as it works; false where it never did. */
async function killReader(app: AppProcess): Promise<boolean> {
  const deadline = performance.now() + 30_000
  while (performance.now() < deadline) {
    const busy = children(app.pid).find((pid) => ticks(pid) > (idle.get(pid) ?? Number.POSITIVE_INFINITY))
    if (busy !== undefined) {
      process.kill(busy, 'SIGKILL')
      return true
    }
    for (const pid of children(app.pid)) if (!idle.has(pid)) idle.set(pid, ticks(pid) + 5)
    await new Promise((done) => setTimeout(done, 10))
  }
  return false
}
const idle = new Map<number, number>()

/** Node's own children; PostgreSQL is one of the app's too. */
function children(pid: number): number[] {
  const out = execFileSync('ps', ['-o', 'pid=,comm=', '--ppid', String(pid)], { encoding: 'utf8' })
  return out
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, name]) => name === 'node' || name === 'MainThread')
    .map(([id]) => Number(id))
}

/** Processor time a process has used, in ticks of 10 ms. */
function ticks(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return Number(fields[11]) + Number(fields[12])
  } catch {
    return 0
  }
}

/** Two processes on one PostgreSQL; each is killed in turn and started again while people write to either. */
export async function stopOneOfTwo(stops: number): Promise<Report> {
  const folders = [newDataDir(), newDataDir(), newDataDir()] as const
  const database = await openEmbedded(folders[0])
  await ensureDatabase(database.url('postgres'), 'shared')
  const env = { DATABASE_URL: database.url('shared') }
  const apps = await Promise.all([
    startApp({ dataDir: folders[1], env }),
    startApp({ dataDir: folders[2], env }),
  ])
  const cookies = await accounts(apps[0], WRITERS)
  await withoutLimits(database.url('shared'))
  let turn = 0
  const next = () => {
    turn += 1
    return apps[turn % apps.length] ?? apps[0]
  }
  const writers = cookies.map((cookie) => startWriter(next, cookie))
  const ledgers = writers.map(({ ledger }) => ledger)
  for (let i = 0; i < stops; i += 1) {
    await untilAnswered(ledgers, WRITERS)
    const which = i % 2
    const app = apps[which] ?? apps[0]
    await app.kill()
    await untilAnswered(ledgers, WRITERS)
    apps[which] = await startApp({
      dataDir: folders[which + 1] ?? folders[1],
      port: Number(new URL(app.origin).port),
      env,
    })
  }
  await Promise.all(writers.map(({ stop }) => stop()))
  const counted = await countStored(database.url('shared'), ledgers)
  for (const app of apps) await app.stop()
  await database.stop()
  folders.forEach(removeDataDir)
  return { ...counted, stops, ended: 0 }
}
