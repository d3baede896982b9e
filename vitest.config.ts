import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { TestOrder } from './scripts/test-order.ts'

// What is waited for comes late on a busy machine, and what takes four seconds may take forty there.
const shared = {
  // Labels that tests draw are drawn in the DejaVu Sans that npm brings, on every machine.
  env: { FONTCONFIG_FILE: resolve('scripts/test-fonts.conf') },
  testTimeout: 90_000,
  hookTimeout: 90_000,
  expect: { poll: { timeout: 15_000 } },
}

/** These replace a module, which all files of a worker would see. */
const REPLACING = [
  'src/server/adapters/payment/paddle-calls.test.ts',
  'src/server/adapters/payment/paddle-provider.test.ts',
  'src/server/db/embedded/supervisor.test.ts',
]

/** Three kinds: `unit` and `readers` need nothing, `server` a PostgreSQL, `e2e` the built app and a Chromium. */
export default defineConfig({
  test: {
    // Two cores: more at once only makes each of them slower.
    maxWorkers: 2,
    sequence: { sequencer: TestOrder },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          isolate: false,
          include: ['src/{contract,engine,web}/**/*.test.{ts,tsx}', 'src/server/*.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'readers',
          include: ['src/readers/**/*.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          isolate: false,
          include: ['src/server/{adapters,db,platform,features,cli}/**/*.test.ts'],
          exclude: REPLACING,
          globalSetup: ['src/server/testing/postgres.test-support.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'server alone',
          include: REPLACING,
        },
      },
      {
        test: {
          ...shared,
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['src/server/testing/postgres.test-support.ts'],
          isolate: false,
        },
      },
    ],
  },
})
