import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { backUp } from '../db/embedded/backup.ts'
import { CliProblem, EXIT, type Cli } from './cli.ts'
import { configure, withSuperuser } from './open-deps.ts'

/** `backup FOLDER`: a copy of the embedded database, beside a running app or without one. */
export async function backupCommand(cli: Cli, args: readonly string[]): Promise<void> {
  const [folder, ...more] = args
  if (folder === undefined || more.length > 0) throw new CliProblem(EXIT.usage, 'say where to: backup FOLDER')
  const config = configure()
  if (config.databaseUrl !== null)
    throw new CliProblem(EXIT.usage, 'DATABASE_URL is set: back that PostgreSQL up with its own pg_dump')
  const target = resolve(folder)
  if (existsSync(target)) throw new CliProblem(EXIT.inUse, `${target} is there already`)
  if (isWithin(target, join(config.dataDir, 'postgres')))
    throw new CliProblem(EXIT.usage, `${target} is within what is to be copied, and the copy would never end`)
  await withSuperuser(cli, config, async (url) => {
    if (url !== null) await backUp(url, resolve(config.dataDir), target)
  })
  cli.print(
    `The database is in ${target}. To restore it, start Opaline with DATA_DIR=${target}, or with a copy (cp -a).`,
  )
}

function isWithin(path: string, folder: string): boolean {
  const way = relative(realPath(folder), realPath(path))
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`))
}

/** Also of what does not exist yet, by the folder that is to hold it. */
function realPath(path: string): string {
  const full = resolve(path)
  return existsSync(full) || dirname(full) === full
    ? realpathSync(full)
    : join(realPath(dirname(full)), basename(full))
}
