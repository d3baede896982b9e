// Finds a Chromium for the tests, or installs Debian's, with the fonts of the test pictures and the tools that read test documents.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// Chromium without its windows: the same engine, and a page is there in half the processor time (8 s against 18 s for 15 pages).
const SHELL = '/usr/bin/chromium-headless-shell'
const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
/** For every kind of test that starts a browser. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const TOOLS = ['fonts-dejavu-core', 'fontconfig', 'poppler-utils']

export function findChromium() {
  return CANDIDATES.find((path) => path && existsSync(path))
}

export function ensureChromium() {
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  const isChosen = process.env.CHROMIUM_PATH !== undefined && existsSync(process.env.CHROMIUM_PATH)
  const isComplete = isChosen || existsSync(SHELL)
  if (canInstall && !(isComplete && hasTools())) aptInstall(['chromium-headless-shell', ...TOOLS])
  if (canInstall && !findChromium()) aptInstall(['chromium', ...TOOLS])
  const chromium = findChromium()
  if (chromium && hasTools()) return chromium
  console.error(
    `The tests need Chromium, the DejaVu fonts and pdftotext. Install them once, for example with\n` +
      `  sudo apt-get install chromium ${TOOLS.join(' ')}\nor set CHROMIUM_PATH to a Chromium or Chrome, and run npm test again.`,
  )
  process.exit(69)
}

function hasTools() {
  const fonts = spawnSync('fc-list', [':family=DejaVu Sans'], { encoding: 'utf8' }).stdout
  return fonts?.includes('DejaVu') && spawnSync('pdftotext', ['-v']).error === undefined
}

/** Says what failed; whether the tests can go on without it, the caller knows. */
function aptInstall(packages) {
  console.log(`Installing ${packages.join(', ')} for the tests (once) ...`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    const { status } = spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
    if (status !== 0) return console.error(`apt-get ${args[0]} failed (${status}).`)
  }
}
