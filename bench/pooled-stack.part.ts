// The shape beyond one machine, on this one: PostgreSQL, PgBouncer in transaction mode, app processes, and HAProxy before them.
// Debian: `apt-get install pgbouncer haproxy`.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort, newDataDir, removeDataDir, startApp, type AppProcess } from '../e2e/app-process.ts'
import { ensureDatabase } from '../src/server/db/client.ts'
import { openEmbedded } from '../src/server/db/embedded/supervisor.ts'

/** Connections that PgBouncer opens to PostgreSQL, for all app processes together. */
const SERVER_CONNECTIONS = 12

export function missingPrograms(): string[] {
  return ['pgbouncer', 'haproxy'].filter((name) => spawnSync('which', [name]).status !== 0)
}

function begin(command: string, args: readonly string[]): ChildProcess {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4_000)))
  child.on('exit', (code) => {
    // PgBouncer that is told to stop ends with 1.
    if (code !== 0 && code !== null && !child.killed) console.log(`${command} ended with ${code}:\n${said}`)
  })
  return child
}

export type Stack = Awaited<ReturnType<typeof openStack>>

export async function openStack(apps: number) {
  const folder = mkdtempSync(join(tmpdir(), 'opaline-stack-'))
  chmodSync(folder, 0o755)
  const dataDirs = Array.from({ length: apps + 1 }, newDataDir)
  const postgres = await openEmbedded(dataDirs[0] ?? '')
  await ensureDatabase(postgres.url('postgres'), 'opaline')
  const directUrl = postgres.url('opaline')

  const bouncerPort = await freePort()
  writeFileSync(join(folder, 'pgbouncer.ini'), bouncerConfig(directUrl, bouncerPort))
  const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const bouncer = begin('pgbouncer', ['-q', ...asNobody, join(folder, 'pgbouncer.ini')])
  const pooledUrl = `postgres://opaline@127.0.0.1:${bouncerPort}/opaline`
  await untilAnswers(pooledUrl)

  const [proxyPort, statsPort] = [await freePort(), await freePort()]
  const origin = `http://localhost:${proxyPort}`
  const env = {
    DATABASE_URL: pooledUrl,
    APP_ORIGIN: origin,
    // The proxy's own hop, and the address that a benchmark gives each visitor.
    TRUST_PROXY_HOPS: '2',
    LOG_LEVEL: 'warn',
    DRAIN_NOTICE_SECONDS: '2',
  }
  const start = (at: number, port?: number) =>
    startApp({ dataDir: dataDirs[at + 1] ?? '', env, ...(port === undefined ? {} : { port }) })
  const running: AppProcess[] = await Promise.all(Array.from({ length: apps }, (_, at) => start(at)))
  const ports = running.map((app) => Number(new URL(app.origin).port))
  writeFileSync(join(folder, 'haproxy.cfg'), proxyConfig(proxyPort, statsPort, ports))
  const proxy = begin('haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')])
  await untilOk(`${origin}/readyz`)

  return {
    origin,
    env,
    postgresPid: postmasterPid(dataDirs[0] ?? ''),
    directUrl,
    pooledUrl,
    apps: running,
    pids: { bouncer: bouncer.pid ?? 0, proxy: proxy.pid ?? 0 },
    /** SIGTERM, wait for its end, and start it again on its port: as a rollout does it. Answers the exit code. */
    restart: async (at: number): Promise<number | null> => {
      const code = await running[at]?.stop()
      running[at] = await start(at, ports[at])
      await untilUp(statsPort, at)
      return code ?? null
    },
    close: async () => {
      await Promise.all(running.map((app) => app.stop()))
      for (const child of [proxy, bouncer]) child.kill('SIGTERM')
      await pause(300)
      await postgres.stop()
      dataDirs.forEach(removeDataDir)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function postmasterPid(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
}

function bouncerConfig(directUrl: string, port: number): string {
  const { hostname, port: at, username, password } = new URL(directUrl)
  return `[databases]
opaline = host=${hostname} port=${at} dbname=opaline user=${username} password=${decodeURIComponent(password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${SERVER_CONNECTIONS}
max_client_conn = 400
`
}

/** What is refused or cut before an answer began is sent to the other process, where that is harmless. */
function proxyConfig(port: number, statsPort: number, apps: readonly number[]): string {
  const servers = apps.map(
    (at, index) => `  server app${index} 127.0.0.1:${at} check inter 500 fall 1 rise 2`,
  )
  return `defaults
  mode http
  timeout connect 2s
  timeout client 65s
  timeout server 65s
  retries 3
  option redispatch
  retry-on conn-failure empty-response
frontend stats
  bind 127.0.0.1:${statsPort}
  stats enable
  stats uri /
frontend all
  bind 127.0.0.1:${port}
  bind ::1:${port}
  http-after-response set-header Retry-After 1 if { status 503 } !{ res.hdr(retry-after) -m found }
  option forwardfor
  default_backend apps
backend apps
  balance roundrobin
  http-request disable-l7-retry if !{ method GET HEAD } !{ req.hdr(idempotency-key) -m found }
  option httpchk GET /readyz
${servers.join('\n')}
`
}

async function untilAnswers(url: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString: url })
    const isThere = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    if (isThere) return
    if (tries > 100) throw new Error('PgBouncer does not answer')
    await pause(50)
  }
}

async function untilOk(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await pause(50)
  }
  throw new Error(`${url} is not ready`)
}

/** A rollout goes on when the proxy sends to the new process again, and not when that says that it is ready. */
async function untilUp(statsPort: number, at: number): Promise<void> {
  const deadline = performance.now() + 30_000
  while (performance.now() < deadline) {
    const answer = await fetch(`http://127.0.0.1:${statsPort}/;csv`).catch(() => null)
    const line = (await answer?.text())?.split('\n').find((one) => one.startsWith(`apps,app${at},`))
    if (line?.split(',')[17] === 'UP') return
    await pause(100)
  }
  throw new Error(`The proxy does not see app ${at}`)
}
