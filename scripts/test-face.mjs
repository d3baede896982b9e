// Fetches the portrait the face tests read: Eileen Collins, NASA, public domain, as Debian's python3-skimage carries it.
// Once, into .cache/test-face; nothing of the package is installed or kept.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const PACKAGE = 'python3-skimage'
const FOLDER = resolve('.cache', 'test-face')
export const TEST_FACE = join(FOLDER, 'astronaut.png')

export const HOW_TO_GET_IT =
  `The face tests need a portrait: put astronaut.png of scikit-image (NASA, public domain) into ${FOLDER},\n` +
  `or run npm test where apt-get can download ${PACKAGE}.`

/** The path of the portrait, or undefined with a message where it cannot be had. */
export function ensureTestFace() {
  if (existsSync(TEST_FACE)) return TEST_FACE
  if (!existsSync('/usr/bin/apt-get') || !existsSync('/usr/bin/dpkg-deb')) return missing()
  console.log(`Fetching the test portrait from ${PACKAGE} (20 MB, once) ...`)
  const folder = mkdtempSync(join(tmpdir(), 'test-face-'))
  try {
    if (!download(folder) && !(update() && download(folder))) return missing()
    const [deb] = readdirSync(folder).filter((name) => name.endsWith('.deb'))
    const tar = run('dpkg-deb', ['--fsys-tarfile', join(folder, deb ?? '')])
    const file = run('tar', ['-xO', '--wildcards', '*/skimage/data/astronaut.png'], tar.stdout)
    if (file.status !== 0 || file.stdout.length === 0) return missing()
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(`${TEST_FACE}.part`, file.stdout)
    renameSync(`${TEST_FACE}.part`, TEST_FACE)
    return TEST_FACE
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function download(cwd) {
  return run('apt-get', ['download', '-qq', PACKAGE], undefined, cwd).status === 0
}

/** A fresh machine has no package lists. */
function update() {
  return run('apt-get', ['update', '-qq']).status === 0
}

function run(command, args, input, cwd) {
  return spawnSync(command, args, {
    input,
    cwd,
    maxBuffer: 512 * 1024 * 1024,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
}

/** The tests that need it fail and say the same; the others run. */
function missing() {
  console.error(HOW_TO_GET_IT)
  return undefined
}

if (process.argv[1]?.endsWith('test-face.mjs') && !ensureTestFace()) process.exit(69)
