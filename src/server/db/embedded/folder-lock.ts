import { createHash } from 'node:crypto'
import { unlinkSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CannotStart, START_EXIT } from '../cannot-start.ts'

/** Another Opaline works on the same data folder; the program ends with 73 (EX_CANTCREAT). */
export class FolderInUse extends CannotStart {
  override name = 'FolderInUse'

  constructor(dataDir: string, cause: unknown) {
    const message = `Another Opaline is running on ${dataDir}. Stop it, or give this one a DATA_DIR of its own.`
    super(START_EXIT.folderInUse, message, cause)
  }
}

/**
 * One app a data folder. A socket name is held for as long as the process lives and falls free with it, even after
 * kill -9: unlike a file it cannot be left behind. Linux has names without a file; elsewhere a dead one is cleared.
 */
export async function holdFolder(dataDir: string): Promise<() => Promise<void>> {
  const key = createHash('sha256')
    .update(await realpath(dataDir))
    .digest('hex')
    .slice(0, 32)
  const isLinux = process.platform === 'linux'
  const name = isLinux ? `\0opaline-${key}` : join(tmpdir(), `opaline-${key}.sock`)
  if (!isLinux && !(await answers(name))) {
    try {
      unlinkSync(name)
    } catch {
      // There was none.
    }
  }
  const server = createServer((socket) => socket.destroy())
  await listen(server, name, dataDir)
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}

function listen(server: Server, name: string, dataDir: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause) => reject(new FolderInUse(dataDir, cause)))
    server.listen(name, resolve)
  })
}

function answers(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(name, () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
