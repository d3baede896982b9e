import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { ensureDatabase, withClient } from '../src/server/db/client.ts'
import { type Accounts, openAccounts } from './accounts.ts'
import { freePort, newDataDir, removeDataDir, startApp, type AppProcess } from './app-process.ts'

/** The built app on data that nobody else uses. */
type ServedApp = {
  app: AppProcess
  accounts: Accounts
  /** Takes the app as it is then: a test that killed it has started another. */
  end: (app: AppProcess) => Promise<void>
}

type Options = {
  env: Record<string, string>
  /** Brings its own PostgreSQL, as `npm start` does; otherwise a copy of the migrated template on the shared one. */
  isEmbedded: boolean
}

/** Kept over the files of a worker: what a browser holds of an address that never changes is held for it. */
let portOfOwn: Promise<number> | null = null
let shared: Promise<ServedApp> | null = null

/**
 * The one app of a worker, for all its files that ask for no settings of their own; their people have names of their own.
 * It ends with the worker. `end` of this one only looks whether it still serves.
 */
export async function sharedApp(): Promise<ServedApp> {
  const served = await (shared ??= serveUntilTheEnd())
  return {
    ...served,
    end: async (app) => {
      const ready = await fetch(`${app.origin}/readyz`)
      if (!ready.ok) throw new Error(`The app that other files use does not serve any more: ${ready.status}`)
    },
  }
}

async function serveUntilTheEnd(): Promise<ServedApp> {
  const served = await serve(await freePort(), { env: {}, isEmbedded: false })
  process.once('exit', () => removeDataDir(served.app.dataDir))
  return served
}

export async function ownApp(options: Options): Promise<ServedApp> {
  return serve(await (portOfOwn ??= freePort()), options)
}

async function serve(port: number, { env, isEmbedded }: Options): Promise<ServedApp> {
  const dataDir = newDataDir()
  const database = isEmbedded ? null : await copyTemplate()
  const app = await startApp({
    dataDir,
    port,
    env: { ...(database ? { DATABASE_URL: database.url } : {}), ...env },
  })
  const accounts = await openAccounts(app.databaseUrl(), app.origin)
  return {
    app,
    accounts,
    end: async (latest) => {
      await accounts.close()
      await latest.stop()
      await database?.drop()
      removeDataDir(dataDir)
    },
  }
}

async function copyTemplate() {
  const templateUrl = inject('templateUrl')
  const name = `e2e_${randomBytes(8).toString('hex')}`
  const adminUrl = templateUrl.replace(/[^/]+$/, 'postgres')
  await ensureDatabase(adminUrl, name, 'template_opaline')
  return {
    url: templateUrl.replace(/[^/]+$/, name),
    drop: () =>
      withClient(adminUrl, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`)
      }),
  }
}
