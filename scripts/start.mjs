// `npm start`: installs, builds what changed, and becomes the server.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { install } from './install.mjs'

process.chdir(resolve(import.meta.dirname, '..'))
install()
const { build } = await import('./build.mjs')
await build()
const { main } = await import(pathToFileURL('dist/server/main.mjs').href)
await main(resolve('dist'))
