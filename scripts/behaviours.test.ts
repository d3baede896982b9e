import { expect, test } from 'vitest'
import { faultsOfBehaviours, idsOfTests } from './behaviours.mjs'

const PAGE = `# Behaviours

## SCAN: the scanner

- **SCAN-01** It scans.
- **SCAN-02** It can be shared into. _(no test)_

## NF: nothing there

- **NF-01** It says so.
- **NF-02** It leads home.
`
const whole = [
  { file: 'a.test.ts', source: "test('SCAN-01 scans')\ntest('NF-01..02 says so', async () => {})" },
]
const faultsWith = (source: string) => faultsOfBehaviours(PAGE, [...whole, { file: 'b.test.ts', source }])

test.each([
  ["test('SCAN-01 NF-01 both', () => {})", ['SCAN-01', 'NF-01']],
  ["test(\n  'SCAN-01 on a line of its own',", ['SCAN-01']],
  ["test('NF-01..03: a range', () => {})", ['NF-01', 'NF-02', 'NF-03']],
  ["test.each([1])('DEC-09 of %s', () => {})", ['DEC-09']],
  ['] as const)(\n  `DEC-09 of ${1}`,', ['DEC-09']],
  ['describe("SCAN-01, NF-01 a list", () => {})', ['SCAN-01', 'NF-01']],
  ["test('a scan (SCAN-01) is not its promise', () => {})", []],
  ["test('SCAN-1 and UTF-16LE are none', () => {})", []],
])('the name in %j carries %j', (source, ids) => {
  expect(idsOfTests(source)).toEqual({ names: ids, rows: [] })
})

test('a row of a table carries ids of areas that are known, and may begin with an ingredient', () => {
  const source = "test.each([['SCAN-01 a row'], ['PEG-40 Stearate']])('reads %s', () => {})"

  expect(idsOfTests(source)).toEqual({ names: [], rows: ['SCAN-01', 'PEG-40'] })
  expect(faultsWith(source)).toEqual([])
})

test('a page and tests that fit have no fault', () => {
  expect(faultsOfBehaviours(PAGE, whole)).toEqual([])
})

test('an id that nobody wrote down is named with its file', () => {
  expect(faultsWith("test('SCAN-09 more', () => {})")).toEqual([
    'b.test.ts: SCAN-09 is not in docs/behaviours.md',
  ])
  expect(faultsWith("test('NEW-01 more', () => {})")).toEqual([
    'b.test.ts: NEW-01 is not in docs/behaviours.md',
  ])
  expect(faultsWith("test.each([['NF-09 a row']])('%s', () => {})")).toEqual([
    'b.test.ts: NF-09 is not in docs/behaviours.md',
  ])
})

test('a sentence that no test is about is named, unless it says so itself, and then it has to be true', () => {
  expect(faultsOfBehaviours(PAGE, whole.slice(1))).toEqual([
    'SCAN-01 is in no test name',
    'NF-01 is in no test name',
    'NF-02 is in no test name',
  ])
  expect(faultsWith("test('SCAN-02 is shared into', () => {})")).toEqual([
    'SCAN-02 says (no test), but b.test.ts has one',
  ])
})

test('an id stands once', () => {
  expect(faultsOfBehaviours(`${PAGE}- **NF-01** It says so again.\n`, whole)).toEqual([
    'NF-01 stands twice in docs/behaviours.md',
  ])
})
