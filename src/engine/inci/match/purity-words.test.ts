import { expect, it } from 'vitest'
import { analyze } from '../../analyze.ts'
import { realKnowledge } from '../../knowledge/folder.test-support.ts'
import { matchName } from './match.ts'

const knowledge = realKnowledge()
const inciOf = (name: string) => knowledge.ingredients[matchName(name, knowledge).ingredient ?? -1]?.inci

it.each([
  ['rétinol pur', 'RETINOL'],
  ['reines Retinol', 'RETINOL'],
  ['Retinol puro', 'RETINOL'],
  ['czysty retinol', 'RETINOL'],
  ['чистый ретинол', 'RETINOL'],
  ['verkapseltes Retinol', 'RETINOL'],
  ['rétinol encapsulé', 'RETINOL'],
  ['microencapsulated retinol', 'RETINOL'],
  ['zuivere glycerine', 'GLYCERIN'],
  ['ren glycerin', 'GLYCERIN'],
  ['glicerina pura', 'GLYCERIN'],
  ['ácido salicílico puro', 'SALICYLIC ACID'],
  ['kaltgepresstes natives Olivenöl', 'OLEA EUROPAEA FRUIT OIL'],
  ['Huile de coco bio vierge', 'COCOS NUCIFERA OIL'],
  ['olej kokosowy nierafinowany', 'COCOS NUCIFERA OIL'],
  ['parfum naturel', 'PARFUM'],
  ['miel pur', 'MEL'],
])('%s is %s: what says how pure it is makes no other substance', (name, inci) => {
  expect(inciOf(name)).toBe(inci)
})

it.each([
  'reines Formaldehyd',
  'hydroquinone pure',
  'hydroquinone purifiée',
  'чистый гидрохинон',
  '순수 하이드로퀴논',
  'καθαρή υδροκινόνη',
  'hydrochinon czysty',
])('%s is forbidden however pure it is said to be', (name) => {
  expect(analyze(`Aqua, Glycerin, ${name}, Panthenol`, knowledge).cap?.rule).toBe('banned')
})

it.each(['pur', 'huile vierge', 'natürlich rein', 'reine des prés', 'Pure Natural'])(
  '%s alone names no substance',
  (name) => {
    expect(inciOf(name)).toBeUndefined()
  },
)

it('Natural Red 4 is no Red 4 in other languages either', () => {
  expect(inciOf('Rojo natural 4') ?? 'nothing').not.toMatch(/^CI /)
  expect(inciOf('Natural Red 4')).toBe('CARMINE')
})

it.each([
  ['Niacinamide powder', 'NIACINAMIDE'],
  ['Salicylic Acid crystals', 'SALICYLIC ACID'],
  ['Zinkoxid Pulver', 'ZINC OXIDE'],
  ['Niacinamid w proszku', undefined],
  ['Zorblax Powder', undefined],
  // Of what grows the powder is another thing than the plant.
  ['Matricaria Powder', undefined],
])('%s is %s: sold as a powder it is the same, if it was made', (name, inci) => {
  expect(inciOf(name)).toBe(inci)
})
