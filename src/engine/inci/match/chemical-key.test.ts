import { expect, test } from 'vitest'
import { chemicalKeys, metalsOf, withoutNormal } from './chemical-key.ts'

const wholeOf = (name: string) => chemicalKeys(name).map(({ whole }) => whole)

/** Each line: names of one substance in several languages and orders. No two lines share a key. */
const SUBSTANCES = [
  ['Natriumperborat', 'Perborate de sodium', 'Sodium perborate'],
  ['Bleiacetat', 'Lead acetate', 'Acétate de plomb', 'Lead(II) acetate', 'Ацетат свинца'],
  ['Blyoxid', 'Lead oxide'],
  ['Zinc chloride', 'Chlorure de zinc', 'Zinc dichloride', 'Хлорид цинка'],
  ['Zinc oxide', 'Zinkoxid'],
  ['Chromium trioxide'],
  ['Chromium(III) oxide'],
  ['4-nitro-2-aminophenol', '2-amino-4-nitrophenol'],
  ['2-nitro-4-aminophenol', '4-amino-2-nitrophenol'],
  ['o-Phenylenediamine', 'ortho-Phenylenediamine'],
  ['p-Phenylenediamine', 'para-Phenylenediamine'],
  ['m-Phenylenediamine', 'meta-Phenylenediamine'],
  ['Hydroquinone', 'Hydrochinon'],
  ['Salicylic acid', 'Acide salicylique', 'Kwas salicylowy', 'Ácido salicílico'],
  ['Sodium benzoate', 'Natriumbenzoat', 'Benzoate de sodium'],
  ['Diethyl phthalate', 'Phtalate de diéthyle'],
  ['Tetracaine hydrochloride', 'Hydrochloride of tetracaine', 'Tetracaine HCl'],
  ['Tetracaine sulfate'],
  ['Methylquecksilber'],
  ['Tetraethyllead'],
]

test.each(SUBSTANCES)('%s is one substance, however it is written', (...names) => {
  const keys = names.map(wholeOf)
  for (const key of keys)
    expect(
      key.some((one) => keys[0]?.includes(one)),
      String(names),
    ).toBe(true)
})

test('other substances have other keys', () => {
  const keys = SUBSTANCES.flatMap(([name = '']) => wholeOf(name))
  expect(new Set(keys).size).toBe(keys.length)
})

test.each([
  ['too short', ['a', 'short', 'DEA', 'Gold', 'Ethanol', 'Codeine', 'Hexane']],
  ['too long', ['x'.repeat(121), Array(17).fill('words').join(' ')]],
  ['a salt of more than three ions', ['sodium potassium calcium zinc chloride']],
])('what is %s has no key', (_what, names) => {
  for (const name of names) expect(chemicalKeys(name), name).toEqual([])
})

test('what is just long enough has one', () => {
  for (const name of [
    'Mercury',
    'x'.repeat(120),
    Array(16).fill('words').join(' '),
    'sodium potassium chloride',
  ])
    expect(chemicalKeys(name).length, name).toBeGreaterThan(0)
})

/** The metals that a name is made of, and what is left without its ions. */
test.each([
  ['Sodium perborate', ['sodium+sodium salts'], ['']],
  ['Lead acetate', ['lead+lead salts'], ['']],
  ['Mercury', ['mercury'], ['']],
  ['Gold salts', ['gold'], ['']],
  ['Methylquecksilber', ['mercury'], ['']],
  ['dibutylétain', ['tin'], ['|DIBUTIL|']],
  ['Tetraethyllead', ['lead'], ['|TETRETIL|']],
  ['n-propylamine', [''], ['']],
  ['Hydroquinone', [''], ['']],
  ['Salicylic acid', ['', ''], ['', '']],
  ['Chromium trioxide', ['chromium+chromium salts'], ['']],
  ['Vanadium pentoxide', [''], ['|PENTOSID|']],
  ['Sodium', ['sodium'], ['']],
  ['sodium potassium chloride', ['sodium+potassium+sodium salts+potassium salts'], ['']],
  ['Diethyl phthalate', [''], ['']],
  ['Tetracaine HCl', [''], ['|TETRAKAIN|']],
])('%s is made of the metals %j, and without ions it is %j', (name, metals, core) => {
  const keys = chemicalKeys(name)
  expect(keys.map((key) => key.metals.join('+'))).toEqual(metals)
  expect(keys.map((key) => key.core ?? '')).toEqual(core)
})

test.each([
  ['Lead', 'lead'],
  ['Mercury', 'mercury'],
  ['Gold salts', 'gold salts'],
  ['Lead acetate', ''],
  ['Foo', ''],
  ['Zinc', 'zinc'],
])('%s names the metal "%s"', (spelling, metals) => {
  expect(metalsOf(spelling).join('+')).toBe(metals)
})

test.each([
  ['n-Hexane', 'Hexane'],
  ['N-hexane', 'hexane'],
  ['N-Hexylamine', 'N-Hexylamine'],
  ['n-propyl', 'propyl'],
  ['nHexane', 'nHexane'],
  ['N-methyl', 'N-methyl'],
  ['n-1', 'n-1'],
  ['n-butylaniline', 'butylaniline'],
])('that a chain is straight goes without saying: %s is %s', (printed, name) => {
  expect(withoutNormal(printed)).toBe(name)
})
