import { expect, it } from 'vitest'
import { realKnowledge } from '../../../knowledge/folder.test-support.ts'
import { fromKorean } from './korean-names.ts'
import { nameKey } from '../name-key.ts'
import { matchName } from '../match.ts'

const knowledge = realKnowledge()
const inciOf = (name: string) =>
  knowledge.ingredients[matchName(name, knowledge).ingredient ?? -1]?.inci ?? null

it.each([
  ['세틸피리디늄클로라이드', 'CETYLPYRIDINIUM CHLORIDE'],
  ['레블리닉애씨드', 'LEVULINIC ACID'],
  ['세틸-피지하이드록시에틸팔미타마이드', 'CETYL-PG HYDROXYETHYL PALMITAMIDE'],
  ['다이소듐라우레스설포석시네이트', 'DISODIUM LAURETH SULFOSUCCINATE'],
  ['디소듐 라우레스 설포석시네이트', 'DISODIUM LAURETH SULFOSUCCINATE'],
  ['피이지-120메틸글루코오스다이올리에이트', 'PEG-120 METHYL GLUCOSE DIOLEATE'],
  ['C12-14파레스-12', 'C12-14 PARETH-12'],
  ['에틸렌/프로필렌코폴리머', 'ETHYLENE/PROPYLENE COPOLYMER'],
  ['폴리글리세릴-4라우레이트', 'POLYGLYCERYL-4 LAURATE'],
  ['스테아트리모늄클로라이드', 'STEARTRIMONIUM CHLORIDE'],
  ['암모늄라우릴설페이트', 'AMMONIUM LAURYL SULFATE'],
])('a Korean name that no table holds is put together from its pieces: %s', (name, inci) => {
  expect(inciOf(name)).toBe(inci)
  expect(matchName(name, knowledge).tier).toBe('synonym')
})

it.each([
  ['토끼풀애씨드', 'a piece that nobody knows'],
  ['소듐', 'a piece alone'],
  ['애씨드', 'a piece alone'],
  ['소듐메틸에틸프로필아세테이트', 'pieces that make no known name'],
  ['다이메틸트라이에틸애씨드', 'pieces that make no known name'],
  ['세틸피리디늄클로라이두', 'a misprint'],
  ['석류추출물', 'a plant of which the part is not printed'],
])('%s stays unknown: %s', (name) => {
  expect(fromKorean(name, knowledge)).toBeNull()
})

it('is never another substance than the table says', () => {
  const others = knowledge.names.flatMap(([name, ingredient]) => {
    const latin = /[가-힣]/.test(name) ? fromKorean(name, knowledge) : null
    const read = latin === null ? undefined : knowledge.byKey.get(nameKey(latin))?.ingredient
    return latin === null || read === ingredient ? [] : [name]
  })

  expect(others).toEqual([])
}, 60_000)

it('finds what is forbidden by its Korean name', () => {
  const { stop, ingredient } = matchName('트리클로로아세틱애씨드', knowledge)
  const inLatin = matchName('Trichloroacetic Acid', knowledge)

  expect(inLatin.stop ?? inLatin.ingredient).not.toBeNull()
  expect({ stop, ingredient }).toEqual({ stop: inLatin.stop, ingredient: inLatin.ingredient })
})

it('a name made to be read in ever more ways is given up', () => {
  for (const name of ['디'.repeat(78), '씨에이비'.repeat(19)]) expect(fromKorean(name, knowledge)).toBeNull()
})
