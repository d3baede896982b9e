import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { farTestFace, testFace } from '../../readers/face/test-face.test-support.ts'
import { plainPhoto } from '../../readers/image/photo.test-support.ts'
import { ask } from './ask.test-support.ts'

const folder = mkdtempSync(join(tmpdir(), 'opaline-skin-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function file(name: string, content: Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

/** In a process of its own, as people start it; it builds what changed, which `ask` relies on. */
function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('bin/opaline', ['skin', ...args], { encoding: 'utf8' })
  return { status, stderr, rows: stdout.trim().split('\n').filter(Boolean) }
}

test('skin --json measures a face, says why another photo is not measured, and goes on after a broken one', async () => {
  const face = file('face.png', testFace())
  const plain = file('plain.png', await plainPhoto(300, 300).png().toBuffer())
  const broken = file('broken.jpg', Buffer.from('not a photo'))

  const far = file('far.png', farTestFace())

  const { status, stderr, rows } = run('--json', face, broken, plain, far)

  const [first, damaged, second, third] = rows.map((row) => JSON.parse(row) as Record<string, unknown>)
  expect(status).toBe(65)
  expect(stderr).toContain('broken.jpg: Only JPEG, PNG and WebP')
  expect(first).toMatchObject({ file: face, usable: true, ms: expect.any(Number) as number })
  expect(first?.measures).toMatchObject({
    redness: expect.any(Number) as number,
    texture: expect.any(Number) as number,
  })
  expect(first).toMatchObject({ scores: expect.any(Object) as object, concerns: expect.any(Array) as object })
  expect(first).toHaveProperty('skinType')
  expect(first).toMatchObject({ acneSeverity: expect.any(Number) as number })
  expect(damaged).toMatchObject({ file: broken, usable: false, reason: 'unsupported-type' })
  expect(second).toMatchObject({ file: plain, usable: false, reason: 'no-face' })
  expect(third).toMatchObject({ file: far, usable: false, reason: 'too-small' })
})

test('skin --patch counts spots on skin without a face', async () => {
  const skin = file('skin.png', await plainPhoto(240, 240).png().toBuffer())

  const { status, stdout } = await ask(['skin', '--json', '--patch', skin])

  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({
    usable: true,
    measures: { darkSpots: 0, blemishSpots: 0, acneSeverity: 0 },
  })
})

test('skin in words lists the measures, and the severity of acne among them', async () => {
  const { status, stdout } = await ask(['skin', file('close.png', testFace())])

  expect(status).toBe(0)
  expect(stdout).toMatch(/redness +-?\d/)
  expect(stdout).toMatch(/acne-severity +\d/)
})

test('skin without a photo says so', async () => {
  expect(await ask(['skin'])).toMatchObject({
    status: 64,
    stderr: expect.stringContaining('name at least one photo') as string,
  })
})
