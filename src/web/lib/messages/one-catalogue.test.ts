import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const WEB = join(import.meta.dirname, '../..')
const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
const SPOKEN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'placeholder',
  'title',
])

/** What a reader would see or hear straight from a component: text between tags, and the attributes that are spoken. */
function spokenIn(source: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(node.text)
    if (ts.isJsxAttribute(node) && SPOKEN.has(node.name.getText()) && node.initializer !== undefined)
      if (ts.isStringLiteral(node.initializer)) found.push(node.initializer.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('x.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return found.map((text) => text.trim()).filter((text) => /\p{Letter}/u.test(text))
}

test('the search for spoken text finds text and attributes', () => {
  expect(spokenIn('const a = <p title="Told">Seen {words.of} <b>too</b></p>')).toEqual([
    'Told',
    'Seen',
    'too',
  ])
})

test('UX-22 no component speaks by itself: its words come from the catalogue', () => {
  const spoken = files
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .flatMap((file) => spokenIn(readFileSync(join(WEB, file), 'utf8')).map((text) => `${file}: ${text}`))

  expect(spoken).toEqual([])
})

test('UX-22 dates, numbers and prices are written by Intl, in one place', () => {
  const others = files.filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.test(?:-support)?\.tsx?$/.test(file) &&
      /\bIntl\.|\.toLocale(Date|Time)?String\(|\.toFixed\(/.test(readFileSync(join(WEB, file), 'utf8')),
  )

  expect(others).toEqual(['lib/format.ts'])
})
