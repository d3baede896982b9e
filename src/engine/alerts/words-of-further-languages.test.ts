import { expect, it } from 'vitest'
import { compileKnowledge } from '../knowledge/compile.ts'
import { TINY_FILES } from '../knowledge/tiny-folder.test-support.ts'
import { namesMet } from './alerts-of.test-support.ts'

const LIST =
  'Aqua, Arachis Hypogaea Oil, Corylus Avellana Seed Oil, Prunus Amygdalus Dulcis Oil, Sesamum Indicum Seed Oil, ' +
  'Glycine Soja Oil, Lac Powder, Egg Powder, Hydrolyzed Wheat Protein, Mel, Soluble Collagen, Cocamidopropyl Betaine, ' +
  'Toluene-2,5-Diamine'

it.each([
  ['kikiriki', 'Arachis Hypogaea Oil'],
  ['arašid', 'Arachis Hypogaea Oil'],
  ['фъстъци', 'Arachis Hypogaea Oil'],
  ['zemesrieksti', 'Arachis Hypogaea Oil'],
  ['maapähkel', 'Arachis Hypogaea Oil'],
  ['فول سوداني', 'Arachis Hypogaea Oil'],
  ['בוטנים', 'Arachis Hypogaea Oil'],
  ['मूंगफली', 'Arachis Hypogaea Oil'],
  ['đậu phộng', 'Arachis Hypogaea Oil'],
  ['lešnik', 'Corylus Avellana Seed Oil'],
  ['лешници', 'Corylus Avellana Seed Oil'],
  ['בנדק', null],
  ['بندق', 'Corylus Avellana Seed Oil'],
  ['เฮเซลนัท', 'Corylus Avellana Seed Oil'],
  ['mandelj', 'Prunus Amygdalus Dulcis Oil'],
  ['migdolai', 'Prunus Amygdalus Dulcis Oil'],
  ['שקדים', 'Prunus Amygdalus Dulcis Oil'],
  ['hạnh nhân', 'Prunus Amygdalus Dulcis Oil'],
  ['сусам', 'Sesamum Indicum Seed Oil'],
  ['wijen', 'Sesamum Indicum Seed Oil'],
  ['کنجد', 'Sesamum Indicum Seed Oil'],
  ['תחליב', null],
  ['đậu nành', 'Glycine Soja Oil'],
  ['ถั่วเหลือง', 'Glycine Soja Oil'],
  ['mlijeko', 'Lac Powder'],
  ['piens', 'Lac Powder'],
  ['חלב', 'Lac Powder'],
  ['दूध', 'Lac Powder'],
  ['sữa', 'Lac Powder'],
  ['bjelanjak', 'Egg Powder'],
  ['بيض', 'Egg Powder'],
  ['ไข่', 'Egg Powder'],
  ['kiaušiniai', 'Egg Powder'],
  ['пшениця', 'Hydrolyzed Wheat Protein'],
  ['قمح', 'Hydrolyzed Wheat Protein'],
  ['gandum', 'Hydrolyzed Wheat Protein'],
  ['דבש', 'Mel'],
  ['mật ong', 'Mel'],
  ['Fischkollagen', 'Soluble Collagen'],
  ['kalakollageeni', 'Soluble Collagen'],
  ['Dehyton K', 'Cocamidopropyl Betaine'],
  ['p-toluènediamine', 'Toluene-2,5-Diamine'],
  ['toluilenodiamina', 'Toluene-2,5-Diamine'],
])('what people call a food or a substance in further languages is that allergy: %s', (word, name) => {
  if (name === null) expect(namesMet(word, LIST)).toEqual([])
  else expect(namesMet(word, LIST)).toContain(name)
})

it('a word of two allergies and words of no allergy are refused', () => {
  const add = (row: string) => ({
    ...TINY_FILES,
    'allergy-words.tsv': `id\tlanguage\twords\tsource\n${row}`,
  })
  const errorsOf = (row: string) => {
    const answer = compileKnowledge(add(row))
    return 'errors' in answer ? answer.errors : []
  }

  expect(errorsOf('wet\txx\tDamp|Moist\tlaw')).toEqual([])
  expect(errorsOf('dry\txx\tDusty\tlaw')).toEqual(['allergy-words.tsv:2: unknown allergy dry'])
  expect(errorsOf('wet\txx\tDamp\t')).toEqual(['allergy-words.tsv:2: a fact without a source'])
})
