// Builds the service worker with the list of files that it keeps on a device: what pages need that work without a network.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

const WEB = 'dist/web'
/** The same as OFFLINE_PAGE_PATH of the contract, which a script of the build cannot read; a test of the server holds both. */
const OFFLINE_PAGE = '/offline-page'
/** Written into the page, so that the page changes with them (platform/pages/page-shell.ts). */
const IN_THE_PAGE = ['index.html', 'theme.js', 'quiet-zod.js', 'early-input.js', 'start.js']
const PICTURES = ['favicon.svg', 'icon-192.png', 'manifest.webmanifest']
/** Pages and parts that can do nothing without the server, and are large or seldom opened. */
const ONLY_ONLINE =
  /^(app\/pages\/admin|documents\/|features\/(admin|billing|compare|contact|face\/camera|ingredients|legal|pricing|test-checkout|withdrawal)\/|features\/auth\/(forgot|reset|verify))|@paddle/
/** Letters beyond Western European ones: a label that has them is shown in the font that stands in. */
const SELDOM = /latin-ext/

/** Every file of the screens that is kept: paths below `dist/web`. */
export function keptFiles() {
  const manifest = JSON.parse(readFileSync(join(WEB, '.vite/manifest.json'), 'utf8'))
  const files = new Set(PICTURES)
  const seen = new Set()
  const follow = (key) => {
    const chunk = manifest[key]
    if (chunk === undefined || seen.has(key) || ONLY_ONLINE.test(key)) return
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])])
      if (!SELDOM.test(file)) files.add(file)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) follow(next)
  }
  follow('index.html')
  return [...files].sort()
}

export async function buildServiceWorker() {
  // What is named by its content needs no other mark of its version.
  const entries = keptFiles().map((file) => ({
    url: `/${file}`,
    revision: file.startsWith('assets/') ? null : digestOf([file]),
  }))
  const page = { url: OFFLINE_PAGE, revision: digestOf(IN_THE_PAGE) }
  await build({
    entryPoints: ['src/web/service-worker/service-worker.ts'],
    outfile: join(WEB, 'service-worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: {
      PRECACHED: JSON.stringify([page, ...entries]),
      'process.env.NODE_ENV': '"production"',
    },
    logLevel: 'warning',
  })
}

function digestOf(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(join(WEB, file)))
  return hash.digest('hex').slice(0, 16)
}
