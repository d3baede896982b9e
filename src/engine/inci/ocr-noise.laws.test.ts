import { expect, it } from 'vitest'
import { readableName } from '../../contract/readable-name.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { matchName } from './match/match.ts'
import type { Match } from './match/match-types.ts'
import { drawn, misprintsOf } from './ocr-noise.test-support.ts'
import { parseList } from './parse.ts'

const knowledge = realKnowledge()
const names = knowledge.ingredients.flatMap((facts, at) =>
  facts.isImported ? [] : [{ at, inci: facts.inci }],
)
const NAMES = drawn(names, 1_000)
const cases = NAMES.flatMap(({ at, inci }) =>
  misprintsOf(readableName(inci)).map(({ kind, printed }) => ({ at, inci, kind, printed })),
)

/** A whole list is read for each of these, so a third of them. */
const IN_LISTS = cases.filter((_, at) => at % 3 === 0)

/** What a misprint is known as; the names drawn are among all names, so that each is asked for once. */
const known = new Map<string, Match>()
function matchOf(printed: string): Match {
  const match = known.get(printed) ?? matchName(printed, knowledge)
  known.set(printed, match)
  return match
}

it('1,000 names misread in every way: at most 0.5 % become another name, at least 90 % are known again', () => {
  let right = 0
  const wrong: string[] = []
  for (const { at, inci, printed } of cases) {
    const { ingredient, by } = matchOf(printed)
    if (ingredient === at) right++
    else if (ingredient !== null) wrong.push(`${printed}: ${by ?? ''} instead of ${inci}`)
  }

  expect(cases.length).toBeGreaterThan(5_000)
  expect(right / cases.length).toBeGreaterThanOrEqual(0.9)
  expect(wrong.length / cases.length, wrong.join('\n')).toBeLessThanOrEqual(0.005)
})

it('in a list a misread name stays one item between its neighbours, or at least never becomes others', () => {
  const wrong = IN_LISTS.flatMap(({ at, inci, printed }) => {
    const found = parseList(`Aqua, Glycerin, ${printed}, Panthenol, Tocopherol`, knowledge)
      .items.map(({ match }) => match.ingredient)
      .slice(2, -2)
    return found.every((ingredient) => ingredient === at || ingredient === null)
      ? []
      : [`${printed}: instead of ${inci}`]
  })

  expect(IN_LISTS.length).toBeGreaterThan(1_500)
  expect(wrong.length / IN_LISTS.length, wrong.join('\n')).toBeLessThanOrEqual(0.005)
})

it('no misprint jumps inside a guard group', () => {
  for (const group of knowledge.guards) {
    for (const at of group) {
      const inci = knowledge.ingredients[at]?.inci ?? ''
      for (const { printed } of misprintsOf(readableName(inci)).flatMap(twice)) {
        const { ingredient } = matchName(printed, knowledge)
        if (ingredient !== null && ingredient !== at)
          expect.soft(group, `${printed} for ${inci}`).not.toContain(ingredient)
      }
    }
  }
})

it('no misprint of an allowed name becomes a banned one', () => {
  const isBanned = (at: number) =>
    knowledge.ingredients[at]?.annexes?.some(({ effect }) => effect === 'banned') ?? false
  const jumps = names.flatMap(({ at, inci }) =>
    isBanned(at)
      ? []
      : misprintsOf(readableName(inci)).flatMap(({ printed }) => {
          const { ingredient } = matchOf(printed)
          return ingredient !== null && isBanned(ingredient) ? [`${printed} for ${inci}`] : []
        }),
  )

  expect(jumps).toEqual([])
})

/** The misprint, and the misprints of the misprint. */
function twice({ kind, printed }: { kind: string; printed: string }) {
  return [{ kind, printed }, ...misprintsOf(printed)]
}
