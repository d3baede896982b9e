import { mkdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { appUrl, prepareAppDatabase } from './app-role.ts'
import { CannotStart, START_EXIT } from '../cannot-start.ts'
import { findBinaries } from './binaries.ts'
import { freePort, launch, openTheWay, prepareCluster, SUPERUSER, type Cluster } from './cluster.ts'
import { holdFolder } from './folder-lock.ts'
import { chooseIdentity } from './identity.ts'
import { connectionString, isAlive, readPostmaster, serves, type Door } from './postmaster.ts'

/** A server that goes down may take this long to write its last checkpoint. */
const START_PATIENCE_MS = 15_000
const STOP_PATIENCE_MS = 10_000
/** People who were cut off come back within two seconds; starting and recovery take most of them. */
const LOOK_EVERY_MS = 100
/** So many launches in a row that end for the same reason are enough. */
const SAME_REASON_MAX = 3

export type EmbeddedServer = {
  /** Where to connect as superuser; the port stays the same for as long as the app lives. */
  url: (database: string) => string
  /** Makes the app's own database ready and answers where to connect to it: as its owner, who is no superuser. */
  prepare: (database: string) => Promise<string>
  /** 'adopted' when the server of a killed app was found alive. */
  came: 'started' | 'adopted'
  stop: () => Promise<void>
}

type SupervisorEvents = { restarted?: () => void; gaveUp?: (error: Error) => void }
type EmbeddedOptions = SupervisorEvents & Pick<Cluster, 'settings'>

/**
 * Runs the PostgreSQL server of one data folder: adopts the one that a killed app left, waits for one that is going
 * down, starts one otherwise, starts it again when it dies, and stops it with the app.
 *
 * Throws FolderInUse where another app works on the folder.
 */
export async function openEmbedded(
  root: string,
  { settings = {}, ...events }: EmbeddedOptions = {},
): Promise<EmbeddedServer> {
  const folder = resolve(root)
  mkdirSync(folder, { recursive: true })
  const release = await holdFolder(folder)
  try {
    const binaries = await findBinaries(process.platform, process.arch)
    const identity = chooseIdentity([binaries.postgres, folder])
    openTheWay(folder, identity)
    const cluster = { ...prepareCluster(folder, binaries, identity), settings }
    const first = await bringUp(cluster, null)
    const watch = supervise(cluster, first, events)
    return {
      url: (database) => connectionString(first.door, database),
      prepare: async (database) => {
        await prepareAppDatabase(first.door, database)
        return appUrl(first.door, database)
      },
      came: first.came,
      stop: async () => {
        await watch.stop()
        await release()
      },
    }
  } catch (error) {
    await release()
    throw error
  }
}

type Running = { pid: number; door: Door; came: 'started' | 'adopted' }

async function bringUp(cluster: Cluster, port: number | null): Promise<Running> {
  const deadline = performance.now() + START_PATIENCE_MS
  let lastLaunch = 'it did not start'
  const reasons: string[] = []
  for (let waitMs = 20; performance.now() < deadline; waitMs = Math.min(waitMs * 1.5, 500)) {
    const alive = await adopt(cluster)
    if (alive === 'none') {
      const started = await start(cluster, port ?? (await freePort()), deadline)
      if (started) return started
      lastLaunch = `see ${cluster.logFile}`
      reasons.push(lastReason(cluster.logFile))
      // A port that was taken meanwhile or a lock that is not given up yet passes by itself; damage does not.
      const [reason = '', ...before] = reasons.slice(-SAME_REASON_MAX).reverse()
      if (reason !== '' && before.length === SAME_REASON_MAX - 1 && before.every((one) => one === reason)) {
        throw new CannotStart(
          START_EXIT.badData,
          `PostgreSQL cannot work with ${cluster.dataDir}: ${reason}. Put its files, owners and modes right, or restore a backup.`,
        )
      }
    } else if (alive !== 'busy') {
      return alive
    }
    await sleep(waitMs)
  }
  throw new Error(
    `The embedded PostgreSQL did not become ready within ${START_PATIENCE_MS / 1000} s: ${lastLaunch}.`,
  )
}

/** The last thing that the server said before it ended; its log names files and settings, never what people wrote. */
function lastReason(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').split('\n')
  const said =
    lines.flatMap((line) => /(?:FATAL|PANIC|^postgres):\s+(.*?)\.?$/.exec(line)?.[1] ?? []).at(-1) ?? ''
  return /lock file|in use|starting up|shutting down/.test(said) ? '' : said
}

/** 'busy': a server has the folder but takes no connections, because it starts, recovers or goes down. */
async function adopt(cluster: Cluster): Promise<Running | 'busy' | 'none'> {
  const postmaster = await readPostmaster(cluster.dataDir)
  if (!postmaster || !isAlive(postmaster.pid)) return 'none'
  const door = { user: SUPERUSER, password: cluster.password, port: postmaster.port }
  if (postmaster.port > 0 && (await serves(door, cluster.dataDir)))
    return { pid: postmaster.pid, door, came: 'adopted' }
  // The number may belong to a stranger by now; only then may a start go ahead, and PostgreSQL checks that itself.
  return postmaster.status === 'ready' ? 'none' : 'busy'
}

async function start(cluster: Cluster, port: number, deadline: number): Promise<Running | null> {
  const { pid, ended } = launch(cluster, port)
  const door = { user: SUPERUSER, password: cluster.password, port }
  let hasEnded = false
  void ended.then(() => (hasEnded = true))
  while (!hasEnded && performance.now() < deadline) {
    const postmaster = await readPostmaster(cluster.dataDir)
    if (postmaster?.pid === pid && postmaster.status === 'ready' && (await serves(door, cluster.dataDir))) {
      return { pid, door, came: 'started' }
    }
    await sleep(15)
  }
  return null
}

/** Looks again and again whether the server lives: an adopted one is not our child and sends no event. */
function supervise(cluster: Cluster, first: Running, events: SupervisorEvents) {
  let running = first
  let isStopping = false
  let reviving: Promise<void> | null = null
  const revive = async () => {
    try {
      running = await bringUp(cluster, first.door.port)
      events.restarted?.()
    } catch (error) {
      events.gaveUp?.(error instanceof Error ? error : new Error(String(error)))
    } finally {
      reviving = null
    }
  }
  const timer = setInterval(() => {
    if (!isStopping && !reviving && !isAlive(running.pid)) reviving = revive()
  }, LOOK_EVERY_MS)
  timer.unref()
  return {
    stop: async () => {
      isStopping = true
      clearInterval(timer)
      await reviving
      await stopServer(running.pid)
    },
  }
}

/** SIGINT is PostgreSQL's fast stop: it ends sessions, writes a checkpoint and goes; SIGQUIT leaves recovery to the next start. */
async function stopServer(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!isAlive(pid)) return
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    const deadline = performance.now() + STOP_PATIENCE_MS
    while (isAlive(pid) && performance.now() < deadline) await sleep(20)
  }
}
