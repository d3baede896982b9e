// Every call as a visitor, with an ended session, from another site, as another user, as an administrator and as the owner, on
// what is the owner's and on what is nobody's, and whether the matrix notices a guard that is taken away.
// `npm run bench -- access`.
import { spawnSync } from 'node:child_process'

const run = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'server',
    'src/server/platform/security/access.test.ts',
  ],
  { stdio: 'inherit' },
)
process.exit(run.status ?? 1)
