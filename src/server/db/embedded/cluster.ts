import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  closeSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { CannotStart, START_EXIT } from '../cannot-start.ts'
import type { Binaries } from './binaries.ts'
import type { Identity } from './identity.ts'

export const SUPERUSER = 'opaline'

/** The files of one embedded server below the app's data folder. */
export type Cluster = {
  dataDir: string
  password: string
  logFile: string
  binaries: Binaries
  identity: Identity
  /** Over those of every cluster, by PostgreSQL's own names. */
  settings?: Record<string, string>
}

/** Makes the cluster where there is none yet. It is built aside and renamed, so that a kill leaves no half of it. */
export function prepareCluster(root: string, binaries: Binaries, identity: Identity): Cluster {
  const cluster = {
    dataDir: join(root, 'postgres'),
    password: readPassword(root),
    logFile: join(root, 'postgres.log'),
    binaries,
    identity,
  }
  if (existsSync(join(cluster.dataDir, 'PG_VERSION'))) refuseForeign(cluster)
  else {
    refuseRemains(cluster.dataDir)
    const unfinished = join(root, 'postgres.unfinished')
    rmSync(unfinished, { recursive: true, force: true })
    initialise(unfinished, cluster)
    renameSync(unfinished, cluster.dataDir)
  }
  return cluster
}

/** PostgreSQL opens the files of its own major version only. */
function refuseForeign({ binaries, dataDir }: Cluster): void {
  const found = readFileSync(join(dataDir, 'PG_VERSION'), 'utf8').trim()
  const told = spawnSync(binaries.postgres, ['--version'], { encoding: 'utf8', env: serverEnvironment })
  const own = /\b(\d+)(?:\.|beta|rc|devel)/.exec(told.stdout ?? '')?.[1]
  if (own === undefined || found === own) return
  throw new CannotStart(
    START_EXIT.badData,
    `${dataDir} holds data of PostgreSQL ${found || 'of no known version'}, and this version of Opaline brings PostgreSQL ${own}. ` +
      'Start the version of Opaline that made it, or restore a backup.',
  )
}

/** Files without the one that says whose they are: nothing is laid over them. */
function refuseRemains(dataDir: string): void {
  if (!existsSync(dataDir) || readdirSync(dataDir).length === 0) return
  throw new CannotStart(
    START_EXIT.badData,
    `${dataDir} is not empty and has no PG_VERSION, so it is no whole database. Restore a backup, or move it away to begin anew.`,
  )
}

/** Made with the first start; readable for the user that runs the app alone. */
export function readPassword(root: string): string {
  const file = join(root, 'postgres.password')
  if (!existsSync(file)) {
    writeFileSync(`${file}.unfinished`, randomBytes(24).toString('base64url'), { mode: 0o600 })
    renameSync(`${file}.unfinished`, file)
  }
  return readFileSync(file, 'utf8').trim()
}

function initialise(dataDir: string, cluster: Cluster): void {
  const { identity } = cluster
  mkdirSync(dataDir, { mode: 0o700 })
  // initdb reads the password as the user it runs as, who may not enter where ours is kept.
  const passwordFile = `${dataDir}.password`
  writeFileSync(passwordFile, `${cluster.password}\n`, { mode: 0o600 })
  if (identity.owner) {
    for (const path of [dataDir, passwordFile]) chownSync(path, identity.owner.uid, identity.owner.gid)
  }
  try {
    const [program, args] = withPrefix(identity, cluster.binaries.initdb, [
      `--pgdata=${dataDir}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--data-checksums',
    ])
    const made = spawnSync(program, args, { ...identity.owner, encoding: 'utf8', env: serverEnvironment })
    if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || String(made.error)}`)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

/** initdb and postgres need no more of the environment than this; secrets in it stay ours. */
const serverEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

function withPrefix(identity: Identity, program: string, args: string[]): [string, string[]] {
  const [first, ...rest] = [...identity.prefix, program, ...args]
  return [first ?? program, rest]
}

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  fsync: 'on',
  // A recycled file of the write-ahead log keeps its old bytes until they are overwritten: deleted ones shall be gone.
  wal_recycle: 'off',
  // The server's log must not hold what users typed: neither statements nor the DETAIL that names a duplicate key.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length_on_error: '0',
  log_min_messages: 'warning',
} as const

/**
 * Starts the server in a session of its own, so that Ctrl+C in the terminal reaches the app alone and the app can
 * drain before it stops the server. Its log goes to a file: a pipe would die with the app.
 */
export function launch(cluster: Cluster, port: number): { pid: number; ended: Promise<number | null> } {
  const { identity } = cluster
  const log = openSync(cluster.logFile, 'w', 0o600)
  const settings = Object.entries({ ...SETTINGS, ...cluster.settings }).flatMap(([key, value]) => [
    '-c',
    `${key}=${value}`,
  ])
  const [program, args] = withPrefix(identity, cluster.binaries.postgres, [
    '-D',
    cluster.dataDir,
    '-p',
    String(port),
    ...settings,
  ])
  const child = spawn(program, args, {
    ...identity.owner,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
    env: serverEnvironment,
  })
  closeSync(log)
  child.unref()
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve)
    child.once('error', () => resolve(-1))
  })
  return { pid: child.pid ?? -1, ended }
}

/** Other users must be able to pass the app's folder on the way to the cluster, though not to list it. */
export function openTheWay(root: string, identity: Identity): void {
  mkdirSync(root, { recursive: true })
  if (identity.owner) chmodSync(root, 0o711)
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
