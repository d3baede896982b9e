import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

type Proxy = {
  origin: string
  /** From now on the app has a newer service worker. */
  publish: () => void
}

/** Stands before the app on an address of its own, as after a deployment of another version. */
export async function openVersionProxy(appOrigin: string): Promise<Proxy> {
  let version = 1
  const server = createServer((asked, answer) => {
    const isWorker = asked.url === '/service-worker.js'
    const headers = { ...asked.headers, ...(isWorker ? { 'accept-encoding': 'identity' } : {}) }
    const passed = request(appOrigin + (asked.url ?? '/'), { method: asked.method, headers }, (got) => {
      const told = { ...got.headers }
      if (isWorker) {
        delete told['content-length']
        delete told.etag
        delete told['last-modified']
      }
      answer.writeHead(got.statusCode ?? 502, told)
      got.pipe(answer, { end: !isWorker })
      if (isWorker) got.on('end', () => answer.end(`\n// ${version}`))
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(
    () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  )
  const { port } = server.address() as AddressInfo
  return { origin: `http://localhost:${port}`, publish: () => (version += 1) }
}
