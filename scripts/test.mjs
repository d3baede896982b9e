// `npm test [files]`: installs what the tests need, builds, runs all of them; `npm run unit`, `npm run screens` and `npm run e2e` some kinds.
// `npm test -- --changed [commit]` runs what the changes since a commit (the last one, unless named) can break, the
// likeliest first. `npm test -- --record` writes down what each file took, by which later runs share them out.
// Ends with one plain line of counts and the runner's exit code.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { install } from './install.mjs'

const REPORT = '.cache/tests.json'
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

rmSync(REPORT, { force: true })
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]
const run = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...passedOn, ...(chosen ?? [])],
  { stdio: 'inherit', env },
)
if (existsSync(REPORT)) {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(REPORT, 'utf8'))
  if (isRecorded) record(testResults)
  console.log(`${numPassedTests} passed, ${numFailedTests} failed`)
}
process.exit(run.status ?? 1)

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
