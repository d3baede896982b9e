import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testFace } from '../src/readers/face/test-face.test-support.ts'
import { WorkerLost } from '../src/readers/pool.ts'
import { openRemoteReaders } from '../src/server/adapters/readers/remote-readers.ts'
import { newDataDir, removeDataDir, startReadersService } from './app-process.ts'
import { openCanaryPhotos } from './canary-photos.ts'
import { findCanaries } from './canary-scan.ts'
import { drawLabel, LABEL_LINES } from './label-picture.ts'
import { noPhotoIsRead, readerAtWork } from './reader-process.ts'

const TOKEN = 'a token for the readers'

test(
  'OPS-07 DEC-19 a service of readers keeps nothing of a photo: read, refused, left, cut off by SIGTERM or killed',
  { timeout: 120_000 },
  async () => {
    const folder = newDataDir()
    const temporary = join(folder, 'temporary')
    mkdirSync(temporary)
    const { photo, canaries } = openCanaryPhotos()
    const face = Buffer.from(testFace())
    const outputs: string[] = []
    let service = await startReadersService(temporary, { READERS_TOKEN: TOKEN })
    let readers = openRemoteReaders({ urls: [service.origin], token: TOKEN })

    const label = await drawLabel(LABEL_LINES)
    expect(await readers.readLabel(await photo(label))).toMatchObject({ ok: true })
    expect(await readers.readFace(await photo(face))).toHaveProperty('measures')
    expect(await readers.toSanitisedJpeg(await photo(face))).toMatchObject({ ok: true })
    const nothing = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#b9a48c' } })
      .png()
      .toBuffer()
    expect(await readers.readFace(await photo(nothing))).toMatchObject({ ok: false })
    expect(await readers.readLabel((await photo(face)).subarray(0, 9_000))).toMatchObject({ ok: false })

    const gone = new AbortController()
    const left = readers.readFace(await photo(face), { signal: gone.signal }).catch(() => null)
    await readerAtWork(service)
    gone.abort()
    await left
    await noPhotoIsRead(service)
    // What is being read is answered before the service goes.
    const last = readers.readLabel(await photo(label))
    await readerAtWork(service)
    const stopped = service.stop()
    expect(await last).toMatchObject({ ok: true })
    expect(await stopped).toBe(0)
    outputs.push(service.output())
    await readers.close()

    service = await startReadersService(temporary, { READERS_TOKEN: TOKEN })
    readers = openRemoteReaders({ urls: [service.origin], token: TOKEN })
    const dying = readers.readFace(await photo(face)).catch((error: unknown) => error)
    await readerAtWork(service)
    await service.kill()
    expect(await dying).toBeInstanceOf(WorkerLost)
    outputs.push(service.output())
    await readers.close()

    const log = outputs.join('\n')
    expect(log).toContain('/read/readLabel')
    expect(log).not.toContain(TOKEN)
    expect(findCanaries({ folders: [folder], texts: { log } }, canaries).found).toEqual([])
    // The finder finds.
    writeFileSync(join(temporary, 'upload'), canaries[2]?.bytes ?? '')
    expect(findCanaries({ folders: [folder], texts: {} }, canaries).found).toHaveLength(1)
    removeDataDir(folder)
  },
)
