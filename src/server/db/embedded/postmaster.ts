import { readFileSync } from 'node:fs'
import { readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

type Postmaster = { pid: number; dataDir: string; port: number; status: string }

/** `postmaster.pid` of a data folder: 1 pid, 2 data folder, 3 start time, 4 port, ..., 8 status (PostgreSQL, miscinit.c). */
export async function readPostmaster(dataDir: string): Promise<Postmaster | null> {
  const text = await readFile(join(dataDir, 'postmaster.pid'), 'utf8').catch(() => null)
  const lines = text?.split('\n')
  const pid = Number(lines?.[0])
  if (!lines || !Number.isInteger(pid) || pid === 0) return null
  return {
    pid: Math.abs(pid),
    dataDir: lines[1] ?? '',
    port: Number(lines[3]) || 0,
    status: (lines[7] ?? '').trim(),
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** In a container nobody may collect the dead children of a killed app: they keep their number but do nothing. */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false
  try {
    return / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8').slice(0, 100))
  } catch {
    return false
  }
}

export type Door = { user: string; password: string; port: number }

export function connectionString({ user, password, port }: Door, database: string): string {
  return `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`
}

/** True when a server answers at this port with our password and serves this very folder. */
export async function serves(door: Door, dataDir: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: connectionString(door, 'postgres'),
    connectionTimeoutMillis: 2_000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    const theirs = rows[0]?.data_directory
    return theirs !== undefined && (await realpath(theirs)) === (await realpath(dataDir))
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
