import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { ensureDatabase, migrateDatabase } from '../db/client.ts'
import { openEmbedded, type EmbeddedServer } from '../db/embedded/supervisor.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connects as superuser; ends in the name of the migrated template. */
    templateUrl: string
  }
}

let server: EmbeddedServer
let folder = ''

/**
 * Nothing of these databases outlives the run: nobody waits for the disk, which a copy of the template did for half a second. What
 * survives a crash is tested on servers of its own, set as for users.
 */
const OF_A_RUN = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }

/** One real server for all files of the run, and one migrated template that each file's database is copied from. */
export async function setup(project: TestProject) {
  folder = mkdtempSync(join(tmpdir(), 'opaline-test-'))
  chmodSync(folder, 0o711)
  server = await openEmbedded(folder, { settings: OF_A_RUN })
  await ensureDatabase(server.url('postgres'), 'template_opaline')
  await migrateDatabase(server.url('template_opaline'), 'src/server/db/migrations')
  project.provide('templateUrl', server.url('template_opaline'))
}

export async function teardown() {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
