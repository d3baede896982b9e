// Every call with every bad input there is (npm test tries some twenty at each): how many were tried, and which answered with
// a bug, in another shape or without security headers. `npm run bench -- fuzz`. Needs a build: `npm run build` first.
import { spawnSync } from 'node:child_process'
import { CALLS, type CallName } from '../src/contract/calls.ts'
import { badInputs } from '../src/server/testing/bad-inputs.test-support.ts'
import { SAMPLE_REQUESTS } from '../src/server/testing/sample-requests.test-support.ts'

const counts = (Object.keys(CALLS) as CallName[]).map(
  (name) => badInputs(CALLS[name], SAMPLE_REQUESTS[name] ?? {}).length,
)
const all = counts.reduce((sum, count) => sum + count, 0)
console.log(
  `${counts.length} calls, ${Math.min(...counts)} to ${Math.max(...counts)} bad inputs each, ${all} in all`,
)
const run = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', 'src/server/platform/http/fuzz.test.ts'],
  { stdio: 'inherit', env: { ...process.env, FUZZ_ALL: '1' } },
)
process.exit(run.status ?? 1)
