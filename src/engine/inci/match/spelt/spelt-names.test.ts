import { expect, it } from 'vitest'
import { realKnowledge } from '../../../knowledge/folder.test-support.ts'
import { fromHalfLatin } from './spelt-names.ts'
import { matchName } from '../match.ts'
import { nameKey } from '../name-key.ts'

const knowledge = realKnowledge()

it.each([
  ['Linum-usitatissimum-Samenöl', 'LINUM USITATISSIMUM SEED OIL'],
  ['Argania-Spinosa-Kernöl', 'ARGANIA SPINOSA KERNEL OIL'],
  ['Macadamia-Ternifolia-Samenoel', 'MACADAMIA TERNIFOLIA SEED OIL'],
  ['Calendula Officinalis Blüten-Extrakt', 'CALENDULA OFFICINALIS FLOWER EXTRACT'],
  ['Aloe Barbadensis Blattsaft', 'ALOE BARBADENSIS LEAF JUICE'],
  ['Simmondsia Chinensis zaadolie', 'SIMMONDSIA CHINENSIS SEED OIL'],
  ['Simmondsia Chinensis (Jojoba) zaadolie', 'SIMMONDSIA CHINENSIS SEED OIL'],
  ['Rosmarinus Officinalis Bladextract', 'ROSMARINUS OFFICINALIS LEAF EXTRACT'],
  ['Helianthus Annuus frøolie', 'HELIANTHUS ANNUUS SEED OIL'],
  ['Chamomilla recutita blomstekstrakt', 'CHAMOMILLA RECUTITA FLOWER EXTRACT'],
  ['Cocos Nucifera Öl', 'COCOS NUCIFERA OIL'],
  ['Prunus Amygdalus Dulcis olja', 'PRUNUS AMYGDALUS DULCIS OIL'],
  ['Butyrospermum Parkii smör', 'BUTYROSPERMUM PARKII BUTTER'],
  ['Simmondsia chinensis siemenöljy', 'SIMMONDSIA CHINENSIS SEED OIL'],
  ['Camellia Sinensis levélkivonat', 'CAMELLIA SINENSIS LEAF EXTRACT'],
  ['olej z nasion Linum usitatissimum', 'LINUM USITATISSIMUM SEED OIL'],
  ['Ekstrakt z liści Camellia Sinensis', 'CAMELLIA SINENSIS LEAF EXTRACT'],
  ['extrakt z květů Calendula officinalis', 'CALENDULA OFFICINALIS FLOWER EXTRACT'],
  ['huile de graines de Helianthus annuus', 'HELIANTHUS ANNUUS SEED OIL'],
  ['Vitis Vinifera huile de pépins', 'VITIS VINIFERA SEED OIL'],
  ['Olio di semi di Sesamum indicum', 'SESAMUM INDICUM SEED OIL'],
  ['extracto de hoja de Olea Europaea', 'OLEA EUROPAEA LEAF EXTRACT'],
  ['Óleo da semente de Vitis Vinifera', 'VITIS VINIFERA SEED OIL'],
])('a Latin plant with its part in another language: %s', (name, inci) => {
  const match = matchName(name, knowledge)

  expect(knowledge.ingredients[match.ingredient ?? -1]?.inci).toBe(inci)
})

it.each([
  ['Foobaria Spinosa Kernöl', 'a plant that nobody knows'],
  ['Linum usitatissimum Samenzeug', 'a part that nobody knows'],
  ['Linum usitatisimum Samenöl', 'a misprint'],
  ['Linum Samenöl', 'half a plant'],
  ['Samenöl', 'no plant'],
  ['Helianthus Annuus Seed Ol', 'English without a letter'],
  ['PEG-40 Hydrogenated Castor Öl', 'no plant'],
  ['Butter (Shea Butter)', 'the same said twice'],
  ['Aloe Vera ekstrakt', 'an everyday name'],
  ['Orange Peel Cera', 'a wax that has a name of its own'],
  ['Rosa Damascena Wasser Eau', 'two words for what is made of it'],
  ['Linum usitatissimum Samen', 'no word for what is made of it'],
  ['Linum usitatissimum Seed Oil Huile', 'the same said twice'],
  ['Linum usitatissimum de z nasion', 'no word for what is made of it'],
])('%s is not put together: %s', (name) => {
  expect(fromHalfLatin(name, knowledge)).toBeNull()
})

it('is never another substance than the tables say', () => {
  const others = knowledge.names.flatMap(([name, ingredient]) => {
    const latin = fromHalfLatin(name, knowledge)
    const read = latin === null ? ingredient : knowledge.byKey.get(nameKey(latin))?.ingredient
    return read === ingredient ? [] : [`${name} ${latin}`]
  })

  expect(others).toEqual([])
})

it('finds what is forbidden', () => {
  for (const name of ['Laurus nobilis Samenöl', 'olej z nasion Laurus nobilis'])
    expect(matchName(name, knowledge).stop).toBe(matchName('Laurus nobilis Seed Oil', knowledge).stop)
  expect(matchName('Laurus nobilis Seed Oil', knowledge).stop).not.toBeNull()
})
