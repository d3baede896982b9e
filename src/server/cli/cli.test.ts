import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { ask } from './ask.test-support.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'opaline-cli-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** In a process of its own, as people start it; it builds what changed, which `ask` relies on. */
function run(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync('bin/opaline', args, { input, encoding: 'utf8' })
  return { status, stdout, stderr }
}

function file(name: string, content: string | Buffer): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const rows = (stdout: string) =>
  stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

test('analyze prints a readable result from a file and from standard input', async () => {
  const list = 'Ingredients: Aqua, Glycerin, Parfum, Xyzzylquat-9000'

  const fromInput = run(['analyze'], list)
  const fromFile = await ask(['analyze', file('list.txt', list)])

  expect(fromFile.status).toBe(0)
  expect(fromFile.stdout).toMatch(/^Score: \d+\/100/)
  expect(fromFile.stdout).toMatch(/3 of 4 recognised, 0 by class, 1 unknown/)
  expect(fromFile.stdout).toMatch(/ 65 {2}Parfum/)
  expect(fromFile.stdout).toMatch(/\? {3}\? {2}Xyzzylquat-9000 {2}unknown/)
  expect(fromInput).toEqual(fromFile)
})

test('analyze --json prints the whole result', async () => {
  const list = file('short.txt', 'Aqua, Glycerin')

  const { status, stdout } = await ask(['analyze', '--json', '--type', 'rinse-off', list])

  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({
    coverage: { total: 2, recognised: 2 },
    productType: { value: 'rinse-off', isGuessed: false },
  })
})

test('analyze --jsonl answers each line, and a bad line stops nothing', () => {
  const path = file(
    'lists.jsonl',
    [
      '{"id":"a","text":"Aqua, Glycerin, Parfum"}',
      'not json',
      '{"id":2,"text":""}',
      '',
      '{"id":"c","text":"Aqua; Nonsensium"}',
    ].join('\n'),
  )

  const { status, stdout, stderr } = run(['analyze', '--jsonl', path])

  expect(status).toBe(65)
  expect(stderr).toMatch(/line 2: this is not JSON with "id" and "text"/)
  expect(stderr).toMatch(/line 3: the text is empty/)
  const [first, second] = rows(stdout)
  expect(first).toEqual({
    id: 'a',
    overallScore: expect.any(Number),
    partial: false,
    counts: { recognised: 3, classOnly: 0, unknown: 0 },
    ingredients: [
      expect.objectContaining({ printed: 'Aqua', safetyScore: 100, section: 'main' }),
      expect.objectContaining({ printed: 'Glycerin', tier: 'exact' }),
      expect.objectContaining({ printed: 'Parfum', safetyScore: 65 }),
    ],
  })
  expect(second).toMatchObject({
    id: 'c',
    partial: true,
    counts: { recognised: 1, classOnly: 0, unknown: 1 },
  })
})

test('a thousand lists take seconds', async () => {
  const text = 'Aqua, Glycerin, Cetearyl Alcohol, Dimethicone, Phenoxyethanol, Parfum, Linalool, Citric Acid'
  const path = file(
    'many.jsonl',
    Array.from({ length: 1_000 }, (_, id) => JSON.stringify({ id, text })).join('\n'),
  )

  const { status, stdout } = await ask(['analyze', '--jsonl', path])

  expect(status).toBe(0)
  expect(rows(stdout)).toHaveLength(1_000)
})

test.each([
  ['a file that is not there', ['analyze', '/no/such/file'], 66, /cannot read/],
  ['a folder', ['analyze', '.'], 66, /it is a folder/],
  ['a lines file that is not there', ['analyze', '--jsonl', '/no/such/file'], 66, /cannot read/],
  ['an unknown type', ['analyze', '--type', 'soap'], 64, /--type is one of/],
  ['an unknown option', ['analyze', '--loud'], 64, /--loud/],
  ['no command', [], 64, /Usage/],
  ['an unknown command', ['cook'], 64, /no command 'cook'/],
  ['no photo', ['read'], 64, /at least one photo/],
])('%s is told and ends with its code', async (_name, args, status, words) => {
  const result = await ask(args)

  expect(result.status).toBe(status)
  expect(result.stderr).toMatch(words)
  expect(result.stdout).toBe('')
})

test('text without a list ends with 65', async () => {
  const letter = await ask(['analyze', file('letter.txt', 'dear reader, have a nice day')])
  const tooMany = await ask([
    'analyze',
    file('too-many.txt', `Ingredients: ${'Aqua, Glycerin, '.repeat(151)}`),
  ])

  expect(letter).toMatchObject({ status: 65, stdout: '' })
  expect(tooMany).toMatchObject({ status: 65, stdout: '', stderr: expect.stringContaining('more than 300') })
})

test('read prints one line each, in order, and goes on after a bad photo', { timeout: 90_000 }, async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1100" height="260"><rect width="100%" height="100%" fill="white"/>
    <g font-family="DejaVu Sans" font-size="30"><text x="30" y="80">Ingredients: Aqua, Glycerin, Panthenol,</text>
    <text x="30" y="130">Sodium Hyaluronate, Citric Acid, Parfum.</text></g></svg>`
  const good = file('good.png', await sharp(Buffer.from(svg)).png().toBuffer())
  const empty = file(
    'empty.png',
    await sharp({ create: { width: 400, height: 300, channels: 3, background: '#eee' } })
      .png()
      .toBuffer(),
  )
  const name = `<text x="30" y="80" font-size="40" font-family="DejaVu Sans">HYALURONIC ACID 2 %</text>`
  const front = file(
    'front.png',
    await sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="160"><rect width="100%" height="100%" fill="white"/>${name}</svg>`,
      ),
    )
      .png()
      .toBuffer(),
  )
  const cyrillic = ['Состав: Вода, Глицерин, Пантенол,', 'Гиалуронат натрия, Токоферол.']
  const foreign = file(
    'foreign.png',
    await sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="160"><rect width="100%" height="100%" fill="white"/>
          ${cyrillic.map((line, at) => `<text x="30" y="${60 + at * 50}" font-size="30" font-family="DejaVu Sans">${line}</text>`).join('')}</svg>`,
      ),
    )
      .png()
      .toBuffer(),
  )
  const broken = file('broken.jpg', 'this is no picture')

  const photos = [broken, good, '/no/such/photo.jpg', empty, front, foreign]
  const { status, stdout, stderr } = run(['read', '--json', ...photos])

  expect(status).toBe(65)
  expect(stderr).toMatch(/broken\.jpg: Only JPEG, PNG and WebP/)
  expect(stderr).toMatch(/photo\.jpg: there is no such file/)
  const [first, second, third, fourth] = rows(stdout)
  expect(first).toMatchObject({
    file: good,
    ingredients: ['Aqua', 'Glycerin', 'Panthenol', 'Sodium Hyaluronate', 'Citric Acid', 'Parfum'],
    confidence: expect.any(Number),
    ms: expect.any(Number),
  })
  expect(first).not.toHaveProperty('problem')
  expect(second).toMatchObject({ file: empty, ingredients: [], problem: 'no-text' })
  expect(third).toMatchObject({
    file: front,
    ingredients: [],
    problem: 'no-list',
    text: expect.stringMatching(/HYALURONIC ACID/),
  })
  expect(fourth).toMatchObject({
    file: foreign,
    ingredients: [],
    problem: 'other-script',
    script: 'cyrillic',
    text: '',
  })
})

test('backup refuses a folder within the database, whatever way leads there', async () => {
  const dataDir = join(folder, 'data')
  mkdirSync(join(dataDir, 'postgres'), { recursive: true })
  symlinkSync(join(dataDir, 'postgres'), join(folder, 'elsewhere'))
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('DATABASE_URL', '').stubEnv('DATA_DIR', dataDir)

  for (const target of [join(dataDir, 'postgres', 'a', 'b'), join(folder, 'elsewhere', 'copy')]) {
    const refused = await ask(['backup', target])
    expect(refused).toMatchObject({ status: 64, stderr: expect.stringContaining('is within what is') })
    expect(readdirSync(join(dataDir, 'postgres'))).toEqual([])
  }
})
