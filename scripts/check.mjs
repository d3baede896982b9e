// `npm run check`: types, lint, boundaries, unused exports, sizes, migrations, format. Runs all, then says what failed.
import { spawnSync } from 'node:child_process'
import { install } from './install.mjs'

install()
const CHECKS = {
  types: ['typescript/bin/tsc', '-p', 'tsconfig.json'],
  'types of the engine': ['typescript/bin/tsc', '-p', 'src/engine'],
  lint: ['eslint/bin/eslint.js', '.', '--max-warnings', '0'],
  boundaries: ['dependency-cruiser/bin/dependency-cruise.mjs', 'src', '--config', '.dependency-cruiser.cjs'],
  // Schemas of the contract and the doors that other programs open are used by more than imports.
  'unused exports': [
    'ts-unused-exports/bin/ts-unused-exports',
    'tsconfig.json',
    '--excludePathsFromReport=src/contract;src/server/main;src/server/cli/main;src/readers/worker;src/web/app/render-page;testing/postgres;config.ts',
  ],
  migrations: ['drizzle-kit/bin.cjs', 'check'],
  format: ['prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
}
const failed = []
for (const [name, [script, ...args]] of Object.entries(CHECKS)) {
  const run = spawnSync(process.execPath, [`node_modules/${script}`, ...args], { encoding: 'utf8' })
  console.log(`${run.status === 0 ? 'ok    ' : 'FAILED'} ${name}`)
  if (run.status !== 0) {
    failed.push(name)
    console.log(run.stdout, run.stderr)
  }
}
const { checkSizes } = await import('./sizes.mjs')
const long = checkSizes()
console.log(`${long.length === 0 ? 'ok    ' : 'FAILED'} sizes`)
if (long.length > 0) failed.push('sizes') && console.log(long.join('\n'))
process.exit(failed.length === 0 ? 0 : 1)
