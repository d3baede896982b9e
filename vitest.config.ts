import { defineConfig } from 'vitest/config'

// What is waited for comes late on a busy machine; a second, the default, made sound tests fail there.
const shared = { testTimeout: 30_000, hookTimeout: 90_000, expect: { poll: { timeout: 15_000 } } }

/** Three kinds: `unit` needs nothing, `server` a PostgreSQL, `e2e` the built app and a Chromium. */
export default defineConfig({
  test: {
    // Two cores: more at once only makes each of them slower.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['src/{contract,engine,readers,web}/**/*.test.{ts,tsx}', 'src/server/*.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          include: ['src/server/{adapters,db,platform,features,cli}/**/*.test.ts'],
          globalSetup: ['src/server/testing/postgres.test-support.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          testTimeout: 90_000,
        },
      },
    ],
  },
})
