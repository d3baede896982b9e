import { anyCharacters, fc } from './seeded-fast-check.test-support.ts'
import { expect, test } from 'vitest'
import { searchForm } from './search-form.ts'

test.each([
  ['Crème Brûlée', 'creme brulee'],
  ['Süßholz', 'sussholz'],
  ['SÜSSHOLZ', 'sussholz'],
  ['İstanbul ışık', 'istanbul isik'],
  ['ISTANBUL', 'istanbul'],
  ['Œuf & Ångström, smørrebrød, Łódź', 'oeuf & angstrom, smorrebrod, lodz'],
  ['ｆｕｌｌ\u00a0width  blanks ', 'full width blanks'],
  ['e\u0301 = \u00e9', 'e = e'],
  ['100 % _', '100 % _'],
])('HIST-26 %s is searched as %s', (text, form) => {
  expect(searchForm(text)).toBe(form)
})

test('a form is its own form, so that both sides of a search may be put into it', () => {
  fc.assert(fc.property(anyCharacters(10), (text) => searchForm(searchForm(text)) === searchForm(text)))
})
