import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { ensureDatabase, migrateDatabase } from '../db/client.ts'
import { openEmbedded } from '../db/embedded/supervisor.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connects as superuser; ends in the name of the migrated template. */
    templateUrl: string
  }
}

/** One real server for all files of the run, and one migrated template that each file's database is copied from. */
// vitest asks for a default export here.
// eslint-disable-next-line no-restricted-syntax
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'opaline-test-'))
  chmodSync(folder, 0o711)
  const server = await openEmbedded(folder)
  await ensureDatabase(server.url('postgres'), 'template_opaline')
  await migrateDatabase(server.url('template_opaline'), 'src/server/db/migrations')
  project.provide('templateUrl', server.url('template_opaline'))
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
