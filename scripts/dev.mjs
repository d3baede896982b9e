// `npm run dev`: the server on its port and Vite's screens with hot reload beside it, which pass calls on to it.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { install } from './install.mjs'

install()
const { build } = await import('./build.mjs')
const vite = await import('vite')

let child = null
let timer = null
const restart = async () => {
  try {
    await build({ web: false })
  } catch (error) {
    console.error(String(error))
    return
  }
  const before = child
  if (before) await new Promise((resolve) => (before.once('exit', resolve), before.kill('SIGTERM')))
  const script = "import('./dist/server/main.mjs').then(({ main }) => main('dist'))"
  child = spawn(process.execPath, ['--enable-source-maps', '--input-type=module', '-e', script], {
    stdio: 'inherit',
    env: { ...process.env, APP_ORIGIN: process.env.APP_ORIGIN ?? 'http://localhost:5173' },
  })
}
await restart()
for (const folder of ['src/contract', 'src/engine', 'src/readers', 'src/server', 'knowledge']) {
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(() => void restart(), 200)
  })
}
const server = await vite.createServer()
await server.listen()
server.printUrls()
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    child?.kill('SIGTERM')
    void server.close().then(() => process.exit(0))
  })
}
