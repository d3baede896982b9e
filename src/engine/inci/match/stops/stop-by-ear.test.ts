import { expect, it } from 'vitest'
import { realKnowledge } from '../../../knowledge/folder.test-support.ts'
import { nameKey } from '../name-key.ts'
import { latinSkeleton, scriptOf, skeleton, earsOf } from './stop-by-sound.ts'

const knowledge = realKnowledge()

const isForbidden = (ingredient: number) =>
  knowledge.ingredients[ingredient]?.annexes?.some(({ effect }) => effect === 'banned') ?? false

const allowed = knowledge.names.filter(([, ingredient]) => !isForbidden(ingredient)).map(([name]) => name)

it('no name of an allowed ingredient sounds forbidden in any script', () => {
  const byEar = earsOf(knowledge.stopList, () => allowed)
  const inOtherScripts = allowed.filter((name) => scriptOf(name) !== null)

  // Both the names that are said in a script and those that are written in it.
  expect(inOtherScripts.length).toBeGreaterThan(100)
  expect(inOtherScripts.filter((name) => byEar(name, false) !== null)).toEqual([])
})

it('the stop list as loaded knows the allowed names: none of them is told as forbidden by another spelling', () => {
  const isOnList = (name: string) => knowledge.stops.has(nameKey(name))
  const told = allowed.filter((name) => {
    const hit = isOnList(name) ? null : knowledge.stops.find(name)
    return knowledge.stopList[hit?.stop ?? -1]?.verdict === 'banned'
  })
  expect(told).toEqual([])
})

it('a name that sounds like a forbidden and an allowed one has no verdict', () => {
  const entry = { verdict: 'banned', name: 'Clobetasol', keys: [], group: 'name', except: [] } as never
  const printed = 'كلوبيتاسول'

  expect(earsOf([entry], () => [])(printed, false)).toEqual({ stop: 0, kind: 'other-name' })
  expect(earsOf([entry], () => ['Clobetasil'])(printed, false)).toBeNull()
  expect(earsOf([entry], () => ['Clobetasil Extract'])(printed, false)).toBeNull()
})

it.each([
  ['arabic', 'مينوكسيديل', 'Minoxidil'],
  ['hebrew', 'מינוקסידיל', 'Minoxidil'],
  ['devanagari', 'मिनोक्सिडिल', 'Minoxidil'],
  ['thai', 'ไมนอกซิดิล', 'Minoxidil'],
  ['kana', 'ミノキシジル', 'Minoxidil'],
  ['hangul', '미녹시딜', 'Minoxidil'],
])('in %s %s sounds like %s', (script, printed, latin) => {
  expect(scriptOf(printed)).toBe(script)
  expect(skeleton(printed, script)).toBe(latinSkeleton(latin, script))
})

it('short names, several words and other scripts have no skeleton', () => {
  expect(latinSkeleton('Lead', 'arabic')).toBeNull()
  expect(latinSkeleton('Clobetasol propionate', 'arabic')).toBeNull()
  expect(skeleton('Minoxidil', 'arabic')).toBeNull()
  expect(scriptOf('Minoxidil')).toBeNull()
})
