import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { builtKnowledge } from './scripts/build.mjs'
import { BROWSER_ARGUMENTS, findChromium } from './scripts/chromium.mjs'
import { screenCommands } from './src/web/testing/screen-commands.test-support.ts'
import { PREACT_FOR_REACT } from './vite.config.ts'
import { TestOrder } from './scripts/test-order.ts'

// What is waited for comes late on a busy machine, and what takes four seconds may take forty there.
const shared = {
  env: {
    // Labels that tests draw are drawn in the DejaVu Sans that npm brings, on every machine.
    FONTCONFIG_FILE: resolve('scripts/test-fonts.conf'),
    // Compiling takes a core for one to three seconds, and each worker of each kind would do it. Empty: it does, as where the
    // tests watch files, which may be others a moment later.
    BUILT_KNOWLEDGE: (process.argv.includes('run') && builtKnowledge()) || '',
  },
  testTimeout: 90_000,
  hookTimeout: 90_000,
  expect: { poll: { timeout: 30_000 } },
  sequence: { groupOrder: 1 },
}

/** These replace a module, which all files of a worker would see. */
const REPLACING = [
  'src/server/adapters/payment/paddle/client.test.ts',
  'src/server/adapters/payment/paddle/provider.test.ts',
  'src/server/db/embedded/supervisor.test.ts',
]

/** Single screens with a played server, in a real browser. */
const SCREENS = 'src/web/**/*.screen.test.ts'

/**
 * Each page loads all modules of the screens for itself, a tenth of what these tests cost. Beside the other kinds one is done long before
 * the browser's tests of the whole app are; alone it would leave a core idle.
 */
const hasTwoPages = process.argv.some((argument) => argument.startsWith('--project'))

/** What holds of any text: random, hostile and misread ones, thousands in each run. */
const LAWS = 'src/engine/**/*.laws.test.ts'

const PACKAGES_OF_SCREENS = [
  ...['preact', 'preact/hooks', 'preact/jsx-runtime', 'preact/jsx-dev-runtime'],
  ...['preact/compat', 'preact/compat/client', 'preact/compat/scheduler'],
  ...['wouter', 'wouter/use-browser-location', 'regexparam', 'lucide-react', 'react-image-crop'],
  ...['@tanstack/react-query', 'zod', 'canvas-confetti', '@paddle/paddle-js', 'axe-core'],
  ...['vitest/internal/browser', 'vitest > expect-type'],
]

/**
 * Five kinds: `unit`, `laws` and `readers` need nothing but the packages, `screens` a Chromium, `server` a PostgreSQL, `e2e` a PostgreSQL, a Chromium
 * and the built app.
 */
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
          include: [
            'src/{contract,engine,web}/**/*.test.{ts,tsx}',
            'src/server/*.test.ts',
            'scripts/*.test.ts',
          ],
          exclude: [SCREENS, LAWS],
        },
      },
      { test: { ...shared, name: 'laws', isolate: false, include: [LAWS] } },
      {
        plugins: [tailwindcss()],
        publicDir: 'src/web/public',
        resolve: { alias: PREACT_FOR_REACT },
        // Bundled before the first test, and nothing else: a package found later would load the page anew in the middle.
        optimizeDeps: { noDiscovery: true, include: PACKAGES_OF_SCREENS },
        test: {
          ...shared,
          name: 'screens',
          expect: { poll: { timeout: 30_000, interval: 10 } },
          // Beside the others, though more runs at once then: alone its one browser leaves two fifths of two cores idle.
          include: [SCREENS],
          // Not taken over from above for a browser, which would have one page on two cores.
          maxWorkers: 2,
          isolate: false,
          setupFiles: ['src/web/testing/screen-setup.test-support.ts'],
          browser: {
            enabled: true,
            headless: true,
            // By the browser's own setting: kinds that run beside each other must have the same `maxWorkers`.
            fileParallelism: hasTwoPages,
            screenshotFailures: false,
            testerHtmlPath: 'src/web/testing/screen.html',
            viewport: { width: 1440, height: 900 },
            commands: screenCommands,
            provider: playwright({
              launchOptions: {
                executablePath: findChromium() ?? '/usr/bin/chromium',
                args: BROWSER_ARGUMENTS,
              },
              contextOptions: {
                viewport: { width: 1440, height: 900 },
                reducedMotion: 'reduce',
                locale: 'en-GB',
                timezoneId: 'UTC',
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          ...shared,
          name: 'readers',
          isolate: false,
          include: ['src/readers/**/*.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          isolate: false,
          include: ['src/server/{adapters,db,platform,features,cli,readers-service}/**/*.test.ts'],
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
          // Of the tests of one file that say they may run beside each other, since each mostly waits.
          maxConcurrency: 2,
          globalSetup: ['src/server/testing/postgres.test-support.ts'],
          isolate: false,
        },
      },
    ],
  },
})
