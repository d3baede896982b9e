import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** The built app as a process of its own, as `npm start` runs it, on a data folder and a port of its own. */
export type AppProcess = {
  origin: string
  pid: number
  dataDir: string
  /** Read when asked: an embedded server that came back may have another port. */
  databaseUrl: () => string
  /** For the command line on the same data. */
  env: NodeJS.ProcessEnv
  output: () => string
  /** kill -9: the app gets no chance to put anything in order. */
  kill: () => Promise<void>
  /** SIGTERM, and the exit code. */
  stop: () => Promise<number | null>
}

export function newDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'opaline-e2e-'))
  chmodSync(dataDir, 0o711)
  return dataDir
}

export function removeDataDir(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true })
}

/** It ends with its test runner, even with one that was killed. */
const ENTRY = `process.stdin.resume().once('close', () => process.exit())
import(process.argv[1] + '/server/' + process.argv[2]).then(({ main }) => main(process.argv[1]))`

type Options = {
  dataDir: string
  port?: number
  env?: Record<string, string>
  /** Another build than the one of this folder. */
  dist?: string
}

/** Starts it and resolves when it is ready. */
export async function startApp({ dataDir, port, env = {}, dist }: Options): Promise<AppProcess> {
  const at = port ?? (await freePort())
  const { child, output } = spawnApp(dataDir, at, env, dist)
  const origin = `http://localhost:${at}`
  await waitUntilReady(origin, child, output)
  return {
    origin,
    pid: child.pid ?? 0,
    dataDir,
    databaseUrl: () => env.DATABASE_URL ?? embeddedUrl(dataDir),
    env: { ...process.env, DATA_DIR: dataDir, ...env },
    output,
    kill: () => end(child, 'SIGKILL').then(() => undefined),
    stop: () => end(child, 'SIGTERM'),
  }
}

/** The embedded server of a running app: its port stands in the fourth line of its pid file. */
function embeddedUrl(dataDir: string): string {
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim()
  const port = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3]
  return `postgres://opaline:${password}@127.0.0.1:${port}/opaline`
}

/** The service that reads photos, as `npm run readers` runs it; `folder` is all that it may write to. */
export async function startReadersService(folder: string, env: Record<string, string> = {}) {
  const port = await freePort()
  const own = { PORT: String(port), WORKERS: '1', TMPDIR: folder, HOME: folder, LOG_LEVEL: 'debug', ...env }
  const { child, output } = spawnProgram('readers.mjs', own)
  const origin = `http://127.0.0.1:${port}`
  await waitUntilReady(origin, child, output)
  return {
    origin,
    pid: child.pid ?? 0,
    output,
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  }
}

/** Starts it without waiting; for starts that are meant to fail. */
export function spawnApp(dataDir: string, port: number, env: Record<string, string> = {}, dist = 'dist') {
  // One hop: tests give every visitor an address, so that limits per address do not meet.
  const own = { PORT: String(port), DATA_DIR: dataDir, TRUST_PROXY_HOPS: '1', WORKERS: '1', ...env }
  return spawnProgram('main.mjs', own, dist)
}

function spawnProgram(program: 'main.mjs' | 'readers.mjs', env: Record<string, string>, dist = 'dist') {
  const child = spawn(process.execPath, ['--input-type=module', '-e', ENTRY, resolve(dist), program], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return { child, output: () => text }
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  await new Promise((done) => server.close(done))
  return typeof address === 'object' && address ? address.port : 0
}

async function waitUntilReady(origin: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The app ended with ${child.exitCode}:\n${output()}`)
    const ready = await fetch(`${origin}/readyz`).catch(() => null)
    if (ready?.ok) return
    await new Promise((done) => setTimeout(done, 25))
  }
  throw new Error(`The app was not ready within 30 s:\n${output()}`)
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((done) => {
    child.once('exit', (code) => done(code))
    child.kill(signal)
  })
}
