// `npm test [files]`: installs what the tests need, builds, runs all of them. `npm run e2e` runs the browser ones.
// Ends with one plain line of counts and the runner's exit code.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { install } from './install.mjs'

install()
const { ensureChromium } = await import('./chromium.mjs')
const chromium = ensureChromium()
const { ensureTestFace } = await import('./test-face.mjs')
ensureTestFace()
const { build } = await import('./build.mjs')
await build()
const report = '.cache/tests.json'
rmSync(report, { force: true })
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
const run = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: chromium },
  },
)
if (existsSync(report)) {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
  console.log(`${numPassedTests} passed, ${numFailedTests} failed`)
}
process.exit(run.status ?? 1)
