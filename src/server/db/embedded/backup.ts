import {
  chownSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'

/** What a running server keeps for itself; PostgreSQL's own pg_basebackup leaves out the same. */
const CONTENT_LEFT_OUT = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pgsql_tmp',
])
const FILES_LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts'])

const SLOT = 'opaline_backup'

type Segments = { first: string; last: string }

/**
 * Copies the embedded server's data while it works, into a folder that can be used as DATA_DIR: the files as they are found
 * between pg_backup_start and pg_backup_stop, and the write-ahead log of that time, from which the next start makes them one
 * consistent state. A replication slot of this session keeps that log from being deleted meanwhile. Built aside and renamed,
 * so that what has the name is whole.
 */
export async function backUp(url: string, dataDir: string, target: string): Promise<void> {
  const unfinished = `${target}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  const from = join(dataDir, 'postgres')
  const to = join(unfinished, 'postgres')
  mkdirSync(dirname(target), { recursive: true })
  makeFolder(dataDir, unfinished)
  const client = new pg.Client({ connectionString: url, application_name: 'opaline backup' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [SLOT])
    await client.query('select pg_backup_start($1, true)', ['opaline'])
    copyFolder(from, to)
    const { rows } = await client.query<{ label: string; last: string }>(
      'select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(false)',
    )
    const { label = '', last = '' } = rows[0] ?? {}
    const first = /file ([0-9A-F]{24})/.exec(label)?.[1]
    if (first === undefined) throw new Error('PostgreSQL did not say where its log begins')
    copySegments(from, to, { first, last })
    writeFileSync(join(to, 'backup_label'), label, { mode: 0o600 })
    copyOwner(join(from, 'PG_VERSION'), join(to, 'backup_label'))
    copyOne(join(dataDir, 'postgres.password'), join(unfinished, 'postgres.password'))
  } finally {
    await client.end()
  }
  renameSync(unfinished, target)
}

function copyFolder(from: string, to: string): void {
  makeFolder(from, to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) {
      if (CONTENT_LEFT_OUT.has(entry.name)) makeFolder(source, copy)
      else copyFolder(source, copy)
    } else if (entry.isFile() && !FILES_LEFT_OUT.has(entry.name)) copyOne(source, copy)
  }
}

/** Of the first timeline alone: the embedded server never has another. Names are in the order of the log. */
function copySegments(from: string, to: string, { first, last }: Segments): void {
  for (const folder of ['archive_status', 'summaries']) {
    const source = join(from, 'pg_wal', folder)
    if (statSync(source, { throwIfNoEntry: false })) makeFolder(source, join(to, 'pg_wal', folder))
  }
  for (const name of readdirSync(join(from, 'pg_wal'))) {
    const isNeeded = /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last
    if (isNeeded) copyOne(join(from, 'pg_wal', name), join(to, 'pg_wal', name))
  }
}

function copyOne(from: string, to: string): void {
  try {
    copyFileSync(from, to)
    copyOwner(from, to)
  } catch (error) {
    // A table that is rewritten or dropped meanwhile; the log tells the next start of it.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
}

/** PostgreSQL refuses folders that others may enter or that belong to somebody else. */
function makeFolder(like: string, folder: string): void {
  mkdirSync(folder, { mode: statSync(like).mode & 0o777 })
  copyOwner(like, folder)
}

function copyOwner(from: string, to: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(from)
  chownSync(to, uid, gid)
}
