// `npm test [files]`: installs what the tests need, builds, runs all of them. `npm run e2e` runs the browser ones.
import { spawnSync } from 'node:child_process'
import { install } from './install.mjs'

install()
const { ensureChromium } = await import('./chromium.mjs')
const chromium = ensureChromium()
const { build } = await import('./build.mjs')
await build()
const run = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: chromium },
})
process.exit(run.status ?? 1)
