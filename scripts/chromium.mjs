// Finds a Chromium for the tests, or installs Debian's, with the fonts of the test pictures and the tools that read test documents.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

export function findChromium() {
  return CANDIDATES.find((path) => path && existsSync(path))
}

export function ensureChromium() {
  const hasFonts = spawnSync('fc-list', [':family=DejaVu Sans'], { encoding: 'utf8' }).stdout?.includes(
    'DejaVu',
  )
  const hasPdfTools = spawnSync('pdftotext', ['-v']).error === undefined
  if (findChromium() && hasFonts && hasPdfTools) return findChromium()
  const packages = ['chromium', 'fonts-dejavu-core', 'fontconfig', 'poppler-utils']
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!canInstall) {
    console.error(
      `The tests need Chromium, the DejaVu fonts and pdftotext. Install them once, for example with\n` +
        `  sudo apt-get install ${packages.join(' ')}\nor set CHROMIUM_PATH to a Chromium or Chrome, and run npm test again.`,
    )
    process.exit(69)
  }
  console.log(`Installing ${packages.join(', ')} for the tests (once) ...`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    const apt = spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
    if (apt.status !== 0) {
      console.error(
        `apt-get ${args[0]} failed; install ${packages.join(' ')} by hand and run npm test again.`,
      )
      process.exit(69)
    }
  }
  return findChromium()
}
