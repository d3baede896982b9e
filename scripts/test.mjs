// `npm test [files]`: installs what the tests need, builds, runs all of them; `npm run unit`, `npm run screens` and `npm run e2e` some kinds.
// `npm test -- --changed [commit]` runs what the changes since a commit (the last one, unless named) can break, the
// likeliest first. `npm test -- --record` writes down what each file took, by which later runs share them out.
// Ends with one plain line of counts and the runner's exit code.
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { install } from './install.mjs'

const REPORT = '.cache/tests.json'
/** What failed browser tests had on their screens (e2e/world.ts). */
const SCREENS = '.cache/failed-screens.txt'
const SCREENS_CHARS_MAX = 8_000
const FOLDER_BYTES_MIN = 4 * 2 ** 30
const options = process.argv.slice(2)
const isRecorded = options.includes('--record')
const since = options.includes('--changed') ? (options[options.indexOf('--changed') + 1] ?? 'HEAD') : null
const passedOn = since === null ? options.filter((option) => option !== '--record') : []

install()
const chosen = since === null ? null : await (await import('./changed-tests.mjs')).changedTests(since)
if (chosen?.length === 0) {
  console.log('No test can tell these changes.')
  process.exit(0)
}
const env = { ...process.env }
if (chosen) env.OPALINE_TEST_ORDER = chosen.join('\n')
if (needsBrowser()) env.CHROMIUM_PATH = (await import('./chromium.mjs')).ensureChromium()
await (await import('./build.mjs')).build()

const folder = folderInMemory()
if (folder) env.TMPDIR = folder
// Most of what tests make is thrown away at once: in a young generation of 16 MB much of it is copied twice before it is found
// dead. Of the runner, its workers and the apps they start.
env.NODE_OPTIONS = `--max-semi-space-size=32 ${env.NODE_OPTIONS ?? ''}`.trim()

for (const left of [REPORT, SCREENS]) rmSync(left, { force: true })
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]
const run = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...passedOn, ...(chosen ?? [])],
  { stdio: 'inherit', env },
)
if (folder) rmSync(folder, { recursive: true, force: true })
if (existsSync(SCREENS)) console.log(readFileSync(SCREENS, 'utf8').slice(0, SCREENS_CHARS_MAX))
if (existsSync(REPORT)) {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(REPORT, 'utf8'))
  if (isRecorded) record(testResults)
  console.log(`${numPassedTests} passed, ${numFailedTests} failed`)
}
process.exit(run.status ?? 1)

/**
 * A place for databases and browser profiles that no disk is waited for: a new data folder is there in half the time. Null where
 * the machine has no such file system, or little room in it. What a run that was killed left behind goes with the next.
 */
function folderInMemory() {
  const [root, name] = ['/dev/shm', 'opaline-tests-']
  if (!existsSync(root)) return null
  const isLeft = (one) => one.startsWith(name) && !existsSync(join('/proc', one.slice(name.length)))
  const isOurs = (one) => statSync(join(root, one)).uid === process.getuid()
  for (const one of readdirSync(root).filter(isLeft).filter(isOurs))
    rmSync(join(root, one), { recursive: true })
  const { bavail, bsize } = statfsSync(root)
  if (bavail * bsize < FOLDER_BYTES_MIN) return null
  const folder = join(root, name + process.pid)
  mkdirSync(folder)
  // PostgreSQL, which may run as another user, has to pass through.
  chmodSync(folder, 0o711)
  return folder
}

/** Tests of the engine, the contract, the readers and the server bring all they need with them. */
function needsBrowser() {
  if (chosen) return chosen.some((file) => /^e2e\/|\.screen\.test\.ts$/.test(file))
  const kinds = options.filter((_, at) => options[at - 1] === '--project')
  return kinds.length === 0 || kinds.includes('e2e') || kinds.includes('screens')
}

function record(results) {
  const seconds = results.map(({ name, startTime, endTime }) => [
    relative('.', name),
    Math.round((endTime - startTime) / 100) / 10,
  ])
  writeFileSync('scripts/test-times.json', `${JSON.stringify(Object.fromEntries(seconds.sort()), null, 2)}\n`)
}
