// `npm run check`: types, lint, boundaries, unused exports, migrations, format, sizes, behaviours. Runs all, then says what failed.
import { spawn } from 'node:child_process'
import { install } from './install.mjs'

install()
/** TypeScript 7, which has no API yet: `typescript` stays 6 for the programs that call it, the boundaries among them. */
const TSC = ['typescript-native/bin/tsc', '--singleThreaded']
const CHECKS = {
  lint: ['oxlint/bin/oxlint', '--config', 'oxlint.config.mjs', '.'],
  types: [...TSC, '-p', 'tsconfig.json'],
  'types of the engine': [...TSC, '-p', 'src/engine'],
  'types of the service worker': [...TSC, '-p', 'src/web/service-worker'],
  boundaries: ['dependency-cruiser/bin/dependency-cruise.mjs', 'src', '--config', '.dependency-cruiser.cjs'],
  // Schemas of the contract and the doors that other programs open are used by more than imports.
  'unused exports': [
    'ts-unused-exports/bin/ts-unused-exports',
    'tsconfig.json',
    '--excludePathsFromReport=src/contract;src/server/main;src/server/readers-service/main;src/server/cli/main;src/readers/worker;src/web/app/rendering/render-page;testing/postgres;config.ts',
  ],
  migrations: ['drizzle-kit/bin.cjs', 'check'],
  format: ['oxfmt/bin/oxfmt', '--check', '.'],
}
/** What is written in Go takes half as much processor time again when it may use a second core, which others want. */
const ENV = { ...process.env, GOMAXPROCS: '1' }
const failed = []
const waiting = Object.entries(CHECKS)

/** One check after the other; two of these keep two cores busy, the longest beside all others. */
async function work() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, [script, ...args]] = next
    const { isPassed, output } = await runCheck(`node_modules/${script}`, args)
    console.log(`${isPassed ? 'ok    ' : 'FAILED'} ${name}`)
    if (!isPassed) failed.push(name) && console.log(output)
  }
}

function runCheck(script, args) {
  return new Promise((resolve) => {
    const run = spawn(process.execPath, [script, ...args], { env: ENV, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [run.stdout, run.stderr]) stream.on('data', (chunk) => (output += chunk))
    run.once('close', (code) => resolve({ isPassed: code === 0, output }))
  })
}

await Promise.all([work(), work()])
const { checkSizes } = await import('./sizes.mjs')
const { checkBehaviours } = await import('./behaviours.mjs')
for (const [name, check] of Object.entries({ sizes: checkSizes, behaviours: checkBehaviours })) {
  const faults = check()
  console.log(`${faults.length === 0 ? 'ok    ' : 'FAILED'} ${name}`)
  if (faults.length > 0) failed.push(name) && console.log(faults.join('\n'))
}
process.exit(failed.length === 0 ? 0 : 1)
