import { expect, test } from 'vitest'
import { analyze } from '../../analyze.ts'
import { realKnowledge } from '../../knowledge/folder.test-support.ts'
import { parseList } from '../parse.ts'

const knowledge = realKnowledge()
const namesIn = (text: string) => parseList(text, knowledge).items.map(({ printed }) => printed)
const sharesIn = (text: string) =>
  parseList(text, knowledge).items.map(({ printed, concentration }) => [
    printed,
    concentration?.value ?? null,
  ])

const THREE = ['Aqua', 'Hydroquinone', 'Glycerin']

test.each([
  ['records of names', '{"ingredients":[{"name":"Aqua"},{"name":"Hydroquinone"},{"name":"Glycerin"}]}'],
  ['strings alone', '["Aqua","Hydroquinone","Glycerin"]'],
  ['single quotes', "['Aqua', 'Hydroquinone', 'Glycerin']"],
  [
    'names of fields without quotes',
    '{ingredients: [{name: "Aqua"}, {name: "Hydroquinone"}, {name: "Glycerin"},], }',
  ],
  [
    'a product around it',
    '{"product":{"title":"Milk","inci_list":["Aqua","Hydroquinone","Glycerin"],"size":"50ml"}}',
  ],
  [
    'one text',
    '{"name":"Cream","inci":"Aqua, Hydroquinone, Glycerin","description":"With retinol, tocopherol"}',
  ],
  [
    'a line each',
    '{"name":"Aqua","role":"solvent"}\n{"name":"Hydroquinone","role":"bleach"}\n{"name":"Glycerin","role":"humectant"}',
  ],
  [
    'names as the names of fields',
    '{"ingredients":{"Aqua":"solvent","Hydroquinone":"bleaching","Glycerin":"humectant"}}',
  ],
  ['a part torn out', '"name":"Aqua"},{"name":"Hydroquinone"},{"name":"Glycerin"}]'],
  ['an end cut off', '{"ingredients":[{"name":"Aqua"},{"name":"Hydroquinone"},{"name":"Glycerin"},{"na'],
  ['escaped signs', String.raw`{"ingredients":"Aqua\nHydro\u0071uinone\nGlycerin"}`],
  [
    'fields written as records',
    '{"props":[{"key":"Ingredients","value":"Aqua, Hydroquinone, Glycerin"},{"key":"Brand","value":"X"}]}',
  ],
  ['rows', '[["Aqua","solvent"],["Hydroquinone","bleaching"],["Glycerin","humectant"]]'],
  ['text around it', 'My cream: {"ingredients":["Aqua","Hydroquinone","Glycerin"]}\nIs it safe?'],
  ['a list in brackets', 'ingredients: [Aqua, Hydroquinone, Glycerin]'],
])('pasted JSON is read as the list that it holds: %s', (_, text) => {
  expect(namesIn(text)).toEqual(THREE)
})

test.each([
  [
    'elements',
    '<ingredients><ingredient>Aqua</ingredient><ingredient>Hydroquinone</ingredient><ingredient>Glycerin</ingredient></ingredients>',
  ],
  [
    'elements of elements',
    '<p><ingredients>\n<item><name>Aqua</name><role>solvent</role></item>\n<item><name>Hydroquinone</name><role>bleach</role></item>\n<item><name>Glycerin</name></item>\n</ingredients></p>',
  ],
  [
    'attributes',
    '<ingredient name="Aqua" function="solvent"/><ingredient name="Hydroquinone"/><ingredient name="Glycerin"/>',
  ],
  ['one text', '<?xml version="1.0"?><product><inci>Aqua, Hydroquinone, Glycerin</inci></product>'],
  ['text as it stands', '<product><inci><![CDATA[Aqua, Hydroquinone, Glycerin]]></inci></product>'],
  ['items of a page', '<ul class="ingredients"><li>Aqua</li><li>Hydroquinone</li><li>Glycerin</li></ul>'],
  [
    'a table of a page',
    '<table>\n<tr><th>INCI</th><th>Function</th></tr>\n<tr>\n<td>Aqua</td>\n<td>Solvent</td>\n</tr><tr><td>Hydroquinone</td><td>Bleaching</td></tr><tr><td>Glycerin</td><td>Humectant</td></tr></table>',
  ],
  [
    'terms of a page',
    '<dl><dt>Aqua</dt><dd>Solvent</dd><dt>Hydroquinone</dt><dd>Bleaching</dd><dt>Glycerin</dt><dd>Humectant</dd></dl>',
  ],
])('pasted XML and HTML are read as the list that they hold: %s', (_, text) => {
  expect(namesIn(text)).toEqual(THREE)
})

test.each([
  '[{"inci":"Aqua","pct":88.4},{"inci":"Retinol","pct":"1.6 %"},{"inci":"Glycerin","pct":10}]',
  '[{"inci":"Aqua","amount":88.4},{"inci":"Retinol","amount":1.6},{"inci":"Glycerin","amount":10}]',
  '{"Aqua":88.4,"Retinol":1.6,"Glycerin":10}',
  '<list><ingredient name="Aqua" percent="88.4"/><ingredient name="Retinol" percent="1.6"/><ingredient name="Glycerin" percent="10"/></list>',
])('a per cent of pasted data belongs to its name: %s', (text) => {
  expect(sharesIn(text)).toEqual([
    ['Aqua', 88.4],
    ['Retinol', 1.6],
    ['Glycerin', 10],
  ])
})

test.each([
  '{"ingredients":["Aqua","Glycerin"],"free_from":["Parabens","Hydroquinone"]}',
  '[{"name":"Aqua","present":true},{"name":"Hydroquinone","present":false},{"name":"Glycerin","present":true}]',
  '<product><ingredients><i1>Aqua</i1><i2>Glycerin</i2></ingredients><freeFrom>Hydroquinone</freeFrom></product>',
])('what pasted data says to be absent is not inside, and is told: %s', (text) => {
  const { items, leftOut } = parseList(text, knowledge)

  expect(items.map(({ printed }) => printed)).toEqual(['Aqua', 'Glycerin'])
  expect(leftOut.map((part) => part.text).join()).toContain('Hydroquinone')
})

test('a name of pasted data has its place in what was pasted', () => {
  const text = String.raw`{"ingredients":[{"name":"Aqua"},{"name":"Caf\u00e9ine"},{"name":"Panthenol"}]}`
  const places = parseList(text, knowledge).items.map(({ span }) => text.slice(span.start, span.end))

  expect(places).toEqual(['Aqua', String.raw`Caf\u00e9ine`, 'Panthenol'])
})

test('what is forbidden is found wherever it stands in pasted data', () => {
  const { overallScore } = analyze(
    '{"ingredients":[{"name":"Aqua"},{"name":"Hydroquinone"},{"name":"Panthenol"}]}',
    knowledge,
  )

  expect(overallScore).toBe(25)
})

test.each([
  '['.repeat(9_000),
  '{"a":'.repeat(3_000),
  '<inci>'.repeat(2_000),
  '["a",'.repeat(3_000),
  '{"a":"'.repeat(3_000),
])('data nested without end is read in a moment', (text) => {
  expect(namesIn(text).length).toBeLessThan(5)
})
