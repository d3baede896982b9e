import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Bytes that are nowhere else in the world; finding them again means that something of a photo was kept. */
export type Canary = { name: string; bytes: Buffer }

type Pattern = { name: string; bytes: Buffer }

/**
 * How bytes look after the usual ways of writing them: as they are, as hex, and as base64, which looks different at
 * each of three offsets. The ends of a base64 run depend on what stands around it, so they are left off.
 */
function patternsOf({ name, bytes }: Canary): Pattern[] {
  const base64 = [0, 1, 2].map((offset) => {
    const text = Buffer.concat([Buffer.alloc(offset), bytes])
      .toString('base64')
      .replaceAll('=', '')
    return text.slice(4, -4)
  })
  return [
    { name: `${name} raw`, bytes },
    { name: `${name} hex`, bytes: Buffer.from(bytes.toString('hex')) },
    { name: `${name} HEX`, bytes: Buffer.from(bytes.toString('hex').toUpperCase()) },
    ...base64.map((text, offset) => ({ name: `${name} base64+${offset}`, bytes: Buffer.from(text) })),
    // By chance a text may hold neither sign, and is then the one above.
    ...base64
      .map((text, offset) => ({ offset, text, url: text.replaceAll('+', '-').replaceAll('/', '_') }))
      .filter(({ text, url }) => url !== text)
      .map(({ offset, url }) => ({ name: `${name} base64url+${offset}`, bytes: Buffer.from(url) })),
  ]
}

/** Every place where something of a canary was found, as `place: what`. */
export function findCanaries(
  places: { folders: readonly string[]; texts: Record<string, string> },
  canaries: readonly Canary[],
) {
  const patterns = canaries.flatMap(patternsOf)
  const found: string[] = []
  const look = (place: string, content: Buffer) => {
    for (const { name, bytes } of patterns) if (content.includes(bytes)) found.push(`${place}: ${name}`)
  }
  let files = 0
  for (const folder of places.folders) {
    for (const path of filesBelow(folder)) {
      files += 1
      look(path, readFileSync(path))
    }
  }
  for (const [name, text] of Object.entries(places.texts)) look(name, Buffer.from(text, 'latin1'))
  return { found, files }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesBelow(path)
    // Sockets and pipes hold nothing.
    return entry.isFile() && statSync(path).size > 0 ? [path] : []
  })
}
