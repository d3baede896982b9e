import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { TINY_FILES } from '../src/engine/knowledge/tiny-folder.test-support.ts'

let folder = ''
let knowledge = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'opaline-import-'))
  knowledge = join(folder, 'knowledge')
})
/** Of three names: all of ours are compiled for two seconds at each import, which one test does. */
beforeEach(() => {
  rmSync(knowledge, { recursive: true, force: true })
  for (const [name, content] of Object.entries(TINY_FILES)) {
    mkdirSync(dirname(join(knowledge, name)), { recursive: true })
    writeFileSync(join(knowledge, name), content)
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const EXPORT = [
  'sep=,',
  '"File creation date: 24/12/2025"',
  '"COSING Ref No","INCI name","CAS No","EC No","Restriction","Function","Update Date"',
  '"1","ZORBIUM ""Q"", DRIED","50-00-1","-","III/999","SOLVENT","15/10/2019"',
].join('\r\n')

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/knowledge-import.mjs', '--knowledge', knowledge, ...args],
    { encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}

function file(content: string | Buffer): string {
  const path = join(folder, 'export.csv')
  writeFileSync(path, content)
  return path
}

/** As after an import; the first that worked is kept for all. */
function importBefore() {
  const kept = join(folder, 'kept')
  if (!existsSync(kept)) {
    run(file(EXPORT))
    cpSync(join(knowledge, 'imported'), kept, { recursive: true })
  } else cpSync(kept, join(knowledge, 'imported'), { recursive: true })
}

const inventory = () => readFileSync(join(knowledge, 'imported', 'inventory.tsv'), 'utf8')

test('an export is imported whole beside our own names, and it can be taken out', () => {
  rmSync(knowledge, { recursive: true })
  cpSync('knowledge', knowledge, { recursive: true, filter: (path) => !path.includes('imported') })
  const first = run(file(`\ufeff${EXPORT}`))
  expect(first).toMatchObject({ status: 0, stderr: '' })
  expect(first.stdout).toMatch(/^1 names of 2025-12-24 imported, 1 of them new/)
  expect(first.stdout).toMatch(/Knowledge version k-/)
  expect(inventory()).toContain('ZORBIUM "Q", DRIED\t50-00-1')

  expect(run('--remove').status).toBe(0)
  expect(existsSync(join(knowledge, 'imported'))).toBe(false)
})

test('a second export takes the place of the first', () => {
  importBefore()
  expect(inventory()).toContain('DRIED')

  expect(run(file(EXPORT.replace('DRIED', 'FRESH')))).toMatchObject({ status: 0, stderr: '' })
  expect(inventory()).toContain('FRESH')
  expect(inventory()).not.toContain('DRIED')
  expect(readdirSync(knowledge).filter((name) => name.startsWith('.import'))).toEqual([])
})

test.each([
  ['of another encoding', Buffer.from(EXPORT.replace('ZORBIUM', 'ZORBI\u00c9M'), 'latin1'), 'not UTF-8'],
  ['in UTF-16', Buffer.from(`\ufeff${EXPORT}`, 'utf16le'), 'UTF-16'],
  ['that is a spreadsheet', Buffer.from('PK\u0003\u0004...'), 'spreadsheet'],
  ['that is a PDF', Buffer.from('%PDF-1.7'), 'PDF'],
  ['that is empty', Buffer.alloc(0), 'empty'],
  ['with other columns', Buffer.from('Name,Price\nCream,9'), 'The file has: Name, Price'],
  ['with a quotation mark that never ends', Buffer.from(`${EXPORT}\r\n"2","BROKEN,`), 'Row 4 cannot be read'],
  ['cut off in a row', Buffer.from(`${EXPORT}\r\n"2","CUT OFF"`), 'Is the file cut off?'],
])(
  'a file %s is refused with a clear word, and the names imported before stay',
  (_name, content, message) => {
    importBefore()
    const before = inventory()

    const answer = run(file(content))

    expect(answer.status).toBe(65)
    expect(answer.stderr).toContain(message)
    expect(answer.stderr).not.toMatch(/\n\s+at /)
    expect(inventory()).toBe(before)
  },
)

test('no file, two files and a file that is not there are told as such', () => {
  expect(run()).toMatchObject({ status: 64, stderr: expect.stringContaining('Usage') })
  expect(run('a.csv', 'b.csv').status).toBe(64)
  expect(run(join(folder, 'nowhere.csv'))).toMatchObject({
    status: 66,
    stderr: expect.stringContaining('no file'),
  })
})
