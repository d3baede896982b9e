import { expect, it } from 'vitest'
import { analyze } from '../analyze.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'

const knowledge = realKnowledge()
const read = (name: string) => analyze(`Aqua, ${name}, Panthenol`, knowledge).ingredients[1]

it.each([
  ['SODIUM SACCHARIN', 'Natriumsaccharin|Saccharinate de sodium|Sacarina sódica|Saccarina sodica'],
  ['POTASSIUM NITRATE', 'Kaliumnitrat|Nitrato de potasio|Nitrate de potassium|Nitrato di potassio'],
  ['ZINC CHLORIDE', 'Zinkchlorid|Cloruro de zinc|Chlorure de zinc|Cloruro di zinco'],
  ['SODIUM MONOFLUOROPHOSPHATE', 'Natriummonofluorphosphat|Monofluorofosfato de sodio'],
  ['COPPER GLUCONATE', 'Kupfergluconat|Gluconato de cobre|Gluconate de cuivre|Gluconato di rame'],
  ['SODIUM SULFATE', 'Natriumsulfat|Sulfato de sodio|Sulfate de sodium|Solfato di sodio'],
  ['ALOE BARBADENSIS LEAF JUICE', "gel de aloe vera|Aloe-Vera-Gel|gel d'aloe vera|gel di aloe vera"],
  ['QUININE HYDROCHLORIDE', 'Quinine Hydrochloride|Chininhydrochlorid|Chlorhydrate de quinine'],
  ['QUININE SULFATE', 'Quinine Sulphate|Chininsulfat'],
  ['PIMPINELLA ANISUM FRUIT OIL', 'anýzový olej|anýzový olej (Pimpinella anisum)|Anisöl|анисовое масло'],
])('%s is read by its everyday names: %s', (inci, names) => {
  for (const name of names.split('|')) expect({ name, inci: read(name)?.inci }).toEqual({ name, inci })
})

it.each(['Sulfato de zinc', 'Natriumsulfit', 'Natriumnitrit', 'Bleichlorid', 'Quecksilberchlorid'])(
  '%s is not taken for a salt that it is not',
  (name) => {
    expect(['SODIUM SULFATE', 'SODIUM NITRATE', 'ZINC CHLORIDE']).not.toContain(read(name)?.inci)
  },
)

it.each(['Aceite de oliva saponificado', "huile d'olive saponifiée", 'verseiftes Olivenöl'])(
  '%s is a soap, whatever the lye',
  (name) => {
    expect(read(name)?.flags).toContain('Recognised by class only')
  },
)

it.each([
  'Don yağı|İç yağı|Rinderfett|marhafaggyú|disznózsír|seu de vită|untură de porc|hovädzí loj|bravčová masť',
  'svinjska mast|svinefett|okseTalg|naudantali|searasv|cūku tauki|kiaulių taukai|говяжий жир|свиной жир',
  'свинска мас|яловичий жир|lemak sapi|lemak babi|소기름|돼지기름|ラード',
])('fat of animals is animal: %s', (names) => {
  for (const name of names.split('|'))
    expect({ name, vegan: read(name)?.vegan }).toEqual({ name, vegan: false })
})

it('salts of quinine are bound as quinine is, by what of it they hold', () => {
  const limit = (title: string, amount: string) =>
    analyze(`${title}. Ingredients: Aqua, Quinine Hydrochloride ${amount}, Panthenol`, knowledge)
      .ingredients[1]?.flags
  expect(limit('Face cream', '0.1 %')?.join()).toContain('Annex III/21')
})
