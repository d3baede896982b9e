import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { migrateDatabase, openDatabase, type Database } from './client.ts'
import { appUrl, prepareAppDatabase } from './embedded/app-role.ts'
import { SUPERUSER, readPassword } from './embedded/cluster.ts'
import { FolderInUse } from './embedded/folder-lock.ts'
import { connectionString, readPostmaster, serves } from './embedded/postmaster.ts'
import { openEmbedded } from './embedded/supervisor.ts'

/** There is no database yet: nobody has started the app on this folder. */
export class NoDatabase extends Error {
  override name = 'NoDatabase'
}

type Where = { databaseUrl: string | null; dataDir: string; migrationsDir: string }

const NAME = 'opaline'
/** A server that is coming up or recovering answers within this time. */
const READY_PATIENCE_MS = 15_000

/**
 * The database of this configuration for a second program, such as a command, whether the app is running or not: the server
 * of DATABASE_URL; the embedded one as a guest of the running app; or the embedded one, opened and stopped again by us.
 *
 * Throws NoDatabase where there is none yet.
 */
export async function openConfigured(where: Where): Promise<Database> {
  const { url, close } = await reachConfigured(where)
  const database = openDatabase({ url, connectionsMax: 4 })
  return {
    ...database,
    close: async () => {
      await database.close()
      await close()
    },
  }
}

type Reached = {
  url: string
  /** Of the embedded database, for what its owner may not do; null for another PostgreSQL, where that is not ours to do. */
  superuserUrl: string | null
  close: () => Promise<void>
}

/** The same for who needs a session of their own. */
export async function reachConfigured(where: Where): Promise<Reached> {
  const stays = async () => undefined
  if (where.databaseUrl !== null) return { url: where.databaseUrl, superuserUrl: null, close: stays }
  const dataDir = resolve(where.dataDir)
  if (!existsSync(join(dataDir, 'postgres', 'PG_VERSION'))) {
    throw new NoDatabase(`There is no data in ${dataDir} yet. Start Opaline once, or set DATA_DIR.`)
  }
  try {
    return await openAlone(dataDir, where.migrationsDir)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    return { ...(await urlsOfRunning(dataDir)), close: stays }
  }
}

async function openAlone(dataDir: string, migrationsDir: string): Promise<Reached> {
  const embedded = await openEmbedded(dataDir)
  try {
    const url = await embedded.prepare(NAME)
    await migrateDatabase(url, migrationsDir)
    return { url, superuserUrl: embedded.url(NAME), close: () => embedded.stop() }
  } catch (error) {
    await embedded.stop()
    throw error
  }
}

/** Where the app that holds the folder has its server listen; only a server of this very folder is taken. */
async function urlsOfRunning(dataDir: string): Promise<Omit<Reached, 'close'>> {
  const folder = join(dataDir, 'postgres')
  const deadline = performance.now() + READY_PATIENCE_MS
  while (performance.now() < deadline) {
    const postmaster = await readPostmaster(folder)
    const door = { user: SUPERUSER, password: readPassword(dataDir), port: postmaster?.port ?? 0 }
    if (door.port > 0 && (await serves(door, folder))) {
      // The app that runs may be of an earlier version, which connects as superuser and made no role.
      await prepareAppDatabase(door, NAME)
      return { url: appUrl(door, NAME), superuserUrl: connectionString(door, NAME) }
    }
    await pause(100)
  }
  throw new Error(`Opaline is running on ${dataDir}, but its database does not answer.`)
}
