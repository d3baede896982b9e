import { expect, it } from 'vitest'
import { readableName } from './readable-name.ts'

it.each([
  ['BUTYLPHENYL METHYLPROPIONAL', 'Butylphenyl Methylpropional'],
  ['PEG-100 STEARATE', 'PEG-100 Stearate'],
  ['BIS-PEG-18 METHYL ETHER DIMETHYL SILANE', 'Bis-PEG-18 Methyl Ether Dimethyl Silane'],
  ['DISODIUM EDTA', 'Disodium EDTA'],
  ['BHT', 'BHT'],
  ['CI 77891', 'CI 77891'],
  ['SODIUM PCA', 'Sodium PCA'],
  ['VP/VA COPOLYMER', 'VP/VA Copolymer'],
  ['LYSINE HCL', 'Lysine HCl'],
  ['DMDM HYDANTOIN', 'DMDM Hydantoin'],
  ['TEA-LAURYL SULFATE', 'TEA-Lauryl Sulfate'],
  ['TEA TREE', 'Tea Tree'],
  ['MEL', 'Mel'],
  ['MARIS SAL', 'Maris Sal'],
  ['C12-15 ALKYL BENZOATE', 'C12-15 Alkyl Benzoate'],
  ['CERAMIDE NP', 'Ceramide NP'],
  ['OIL OF OLIVE', 'Oil of Olive'],
  ['Alcohol Denat.', 'Alcohol Denat.'],
])('%s reads as %s', (name, readable) => {
  expect(readableName(name)).toBe(readable)
})
