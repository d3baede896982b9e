// `npm run readers`: the service that reads photos for apps on other machines (READERS_URL). Builds what it needs.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { install } from './install.mjs'

process.chdir(resolve(import.meta.dirname, '..'))
install()
const { build } = await import('./build.mjs')
await build({ web: false })
const { main } = await import(pathToFileURL('dist/server/readers.mjs').href)
await main(resolve('dist'))
