import { execFileSync, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { dirname } from 'node:path'

/** How to start a PostgreSQL program: PostgreSQL refuses to run as root, so root has to become somebody else. */
export type Identity = {
  /** Put before the program and its arguments. */
  prefix: readonly string[]
  /** Whom the process switches to and the data folder must belong to; null: it stays who it is. */
  owner: { uid: number; gid: number } | null
}

const UNPRIVILEGED_USER = 'postgres'

export function chooseIdentity(paths: readonly string[], uid = process.getuid?.() ?? -1): Identity {
  if (uid !== 0) return { prefix: [], owner: null }
  const owner = findUser() ?? createUser()
  if (owner && paths.every((path) => isReachable(path, owner))) return { prefix: [], owner }
  if (canMapUsers()) return { prefix: USER_NAMESPACE, owner: null }
  throw new Error(
    `PostgreSQL does not run as root, and the user '${UNPRIVILEGED_USER}' cannot be used here: it has to exist and ` +
      `to reach these folders: ${paths.join(', ')}. Start Opaline as an ordinary user, move it and DATA_DIR to ` +
      'folders that every user may enter, or set DATABASE_URL.',
  )
}

/**
 * In a private folder (0700) only root can reach the data, so the server runs as root outside and as nobody inside
 * a user namespace of its own: files stay root's, privileges are none.
 */
const USER_NAMESPACE = ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--']

function canMapUsers(): boolean {
  const [program = '', ...options] = USER_NAMESPACE
  return spawnSync(program, [...options, 'true'], { stdio: 'ignore' }).status === 0
}

function findUser(): Identity['owner'] {
  const ask = (flag: string) =>
    Number(execFileSync('id', [flag, UNPRIVILEGED_USER], { stdio: ['ignore', 'pipe', 'ignore'] }))
  try {
    return { uid: ask('-u'), gid: ask('-g') }
  } catch {
    return null
  }
}

function createUser(): Identity['owner'] {
  spawnSync('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    UNPRIVILEGED_USER,
  ])
  return findUser()
}

/** Whether somebody else may pass every folder down to the path (mode bits only: access lists are not read). */
function isReachable(path: string, owner: { uid: number; gid: number }): boolean {
  for (let at = path; ; at = dirname(at)) {
    const stat = statSync(at, { throwIfNoEntry: false })
    if (stat !== undefined) {
      const bit = stat.uid === owner.uid ? 0o100 : stat.gid === owner.gid ? 0o010 : 0o001
      if ((stat.mode & bit) === 0) return false
    }
    if (at === dirname(at)) return true
  }
}
