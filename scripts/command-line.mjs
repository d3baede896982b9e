// `bin/opaline`: builds what changed since the last time (nothing, mostly), then runs the command line.
import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const from = process.cwd()
process.chdir(root)
const { install } = await import('./install.mjs')
install()
const { build } = await import('./build.mjs')
await build({ web: false })
process.chdir(from)
const { main } = await import(pathToFileURL(resolve(root, 'dist/cli/main.mjs')).href)
await main(process.argv.slice(2), resolve(root, 'dist'))
