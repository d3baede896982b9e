// Installs what package-lock.json names when it changed since the last time. Uses nothing but Node itself: on a fresh
// clone there is nothing else.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const STAMP = 'node_modules/.opaline-lock'

export function install() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Opaline needs Node 20.19 or newer; this is ${process.versions.node}.`)
    process.exit(69)
  }
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return
  // All of it to standard error: what the command line prints belongs to whoever reads its output.
  console.error('Installing packages (once, about a minute) ...')
  const npm = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 2, 2],
  })
  if (npm.status !== 0) {
    console.error('Installing packages failed; the lines above say why. Nothing was started.')
    process.exit(npm.status ?? 69)
  }
  writeFileSync(STAMP, lock)
}
