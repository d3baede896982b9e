// `npm run bench -- labels [arguments]` bundles bench/labels.ts and runs it; without a name it lists what there is.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from './bundle.mjs'

const [name, ...rest] = process.argv.slice(2)
if (!name || !existsSync(join('bench', `${name}.ts`))) {
  const known = readdirSync('bench').filter((file) => file.endsWith('.ts') && !file.includes('.part.'))
  console.log(`Benchmarks: ${known.map((file) => file.slice(0, -3)).join(', ')}`)
  process.exit(name ? 64 : 0)
}
await bundle([join('bench', `${name}.ts`)], '.cache/bench')
process.argv = [process.argv[0], name, ...rest]
await import(pathToFileURL(join('.cache', 'bench', `${name}.mjs`)).href)
