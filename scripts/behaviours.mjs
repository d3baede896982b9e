import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const PAGE = 'docs/behaviours.md'

/** `SCAN-05`, or several of an area as `NF-01..06`. */
const ID = String.raw`[A-Z]{1,7}-\d{2}(?:\.\.\d{2})?(?![\w.-])`
const IDS = new RegExp(ID, 'g')
/** A text in quotes that begins with ids, with what stands before it. */
const TEXT = new RegExp(String.raw`([\w.]*\(|\)\()?\s*(?<=[\s(\[{,:]|^)['"\x60](${ID}(?:[ :,]+${ID})*)`, 'g')
/** `test('…'`, `test.each([…])('…'`: the text is a name and no row of a table. */
const BEFORE_A_NAME = /^((test|it|describe)(\.\w+)*\(|\)\()$/

/** Ids that tests carry, of names and of rows apart: a row may begin with `PEG-40`, which is an ingredient. */
export function idsOfTests(source) {
  const found = { names: [], rows: [] }
  for (const [, before = '', front] of source.matchAll(TEXT)) {
    const kind = BEFORE_A_NAME.test(before) ? 'names' : 'rows'
    found[kind].push(...front.match(IDS).flatMap(eachOf))
  }
  return found
}

/** `NF-01..03` → NF-01, NF-02, NF-03. */
function eachOf(id) {
  const [, area, first, last = first] = /^([A-Z]+)-(\d{2})(?:\.\.(\d{2}))?$/.exec(id)
  const count = Number(last) - Number(first) + 1
  return Array.from({ length: count }, (_, at) => `${area}-${String(Number(first) + at).padStart(2, '0')}`)
}

/** What does not hold between the page and the tests, `{ file, source }` each; one line for each fault. */
export function faultsOfBehaviours(page, tests) {
  const lines = [...page.matchAll(/^- \*\*([A-Z]+-\d{2})\*\* (.+)$/gm)]
  const known = new Map(lines.map(([, id, sentence]) => [id, sentence]))
  const areas = new Set([...known.keys()].map((id) => id.split('-')[0]))
  const twice = lines.map(([, id]) => id).filter((id, at, all) => all.indexOf(id) !== at)
  const tested = new Map()
  const unknown = []
  for (const { file, source } of tests) {
    const { names, rows } = idsOfTests(source)
    for (const id of [...names, ...rows.filter((row) => areas.has(row.split('-')[0]))]) {
      if (known.has(id)) tested.set(id, file)
      else unknown.push(`${file}: ${id} is not in ${PAGE}`)
    }
  }
  const untested = [...known].flatMap(([id, sentence]) => {
    const isExcused = sentence.endsWith('_(no test)_')
    if (isExcused === !tested.has(id)) return []
    return isExcused ? [`${id} says (no test), but ${tested.get(id)} has one`] : [`${id} is in no test name`]
  })
  return [...twice.map((id) => `${id} stands twice in ${PAGE}`), ...new Set(unknown), ...untested]
}

/** The same for the files as they are. */
export function checkBehaviours() {
  const tests = ['src', 'e2e']
    .flatMap((folder) => readdirSync(folder, { withFileTypes: true, recursive: true }))
    .filter((entry) => entry.isFile() && /\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }))
  return faultsOfBehaviours(readFileSync(PAGE, 'utf8'), tests)
}
