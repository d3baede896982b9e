import { expect, test } from 'vitest'
import { readableName } from '../../../contract/readable-name.ts'
import { analyze } from '../../analyze.ts'
import { realKnowledge } from '../../knowledge/folder.test-support.ts'
import { matchClass } from './match.ts'

const knowledge = realKnowledge()
const scoreOf = (name: string) =>
  analyze(`Aqua, Glycerin, ${name}, Panthenol`, knowledge).ingredients[2]?.safetyScore

/** With fewer members one of them would decide. */
const MEMBERS_MIN = 5
const NAMES_OF_LIST = 40

/** What an annex names is known by that name, so that no member of a class that is not known can be in one. */
const outsideTheAnnexes = knowledge.ingredients.filter(({ isImported, annexes }) => !isImported && !annexes)

test('what is known only as of a kind scores no higher than nine in ten of the known ones of that kind', () => {
  const members = outsideTheAnnexes.flatMap(({ inci }) => {
    const at = matchClass(inci, knowledge)?.classId
    return at === undefined || at === null ? [] : [{ at, inci }]
  })
  const scores = new Map<number, number[]>()
  for (let from = 0; from < members.length; from += NAMES_OF_LIST) {
    const some = members.slice(from, from + NAMES_OF_LIST)
    const list = ['Aqua', 'Glycerin', ...some.map(({ inci }) => readableName(inci))].join(', ')
    const byName = new Map(analyze(list, knowledge).ingredients.map((one) => [one.inci, one.safetyScore]))
    for (const { at, inci } of some) {
      const score = byName.get(inci)
      if (typeof score === 'number') scores.set(at, [...(scores.get(at) ?? []), score])
    }
  }
  const judged = [...scores].filter(([, ofClass]) => ofClass.length >= MEMBERS_MIN)
  const tooHigh = judged.flatMap(([at, ofClass]) => {
    const prudent = ofClass.toSorted((a, b) => a - b)[Math.floor((ofClass.length - 1) / 10)] ?? 0
    const rule = knowledge.classes[at]
    return rule && rule.score > prudent ? [`${rule.label}: ${rule.score}, a tenth has ${prudent}`] : []
  })

  expect(judged.length).toBeGreaterThan(40)
  expect(tooHigh).toEqual([])
})

test.each(['Zinc Fluorosilicate', 'Lithium Fluorosilicate', 'Lithium Monofluorophosphate'])(
  '%s is no clay and no common phosphate: the salts of fluorine that law knows have limits',
  (name) => {
    expect(scoreOf(name)).toBeLessThanOrEqual(45)
  },
)
