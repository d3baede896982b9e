import { expect, test } from 'vitest'
import { readableName } from './inci-name.ts'

test.each([
  ['AQUA', 'Aqua'],
  ['CERAMIDE NP', 'Ceramide NP'],
  ['PEG-100 STEARATE', 'PEG-100 Stearate'],
  ['DISODIUM EDTA', 'Disodium EDTA'],
  ['CI 77891', 'CI 77891'],
  ['COCOS NUCIFERA OIL', 'Cocos Nucifera Oil'],
  ['C12-15 ALKYL BENZOATE', 'C12-15 Alkyl Benzoate'],
  ['Veloura Complex', 'Veloura Complex'],
])('%s is set as %s', (official, shown) => {
  expect(readableName(official)).toBe(shown)
})
