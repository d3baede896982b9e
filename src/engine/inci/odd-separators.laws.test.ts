import { fc } from '../../contract/seeded-fast-check.test-support.ts'
import { expect, it } from 'vitest'
import { readableName } from '../../contract/readable-name.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { parseList } from './parse.ts'

const knowledge = realKnowledge()
const names = knowledge.ingredients
  .filter(({ isImported }) => !isImported)
  .map(({ inci }) => readableName(inci))
const forbidden = [
  'Tretinoin',
  'Chloroform',
  'Lindane',
  'Mercury',
  'Hydroquinone',
  'Clobetasol Propionate',
  'Lilial',
]
const SEPARATORS = [
  ...[
    ' > ',
    ' >> ',
    ' >>> ',
    ' → ',
    ' ⇒ ',
    ' ➜ ',
    ' -> ',
    ' => ',
    ' --> ',
    ' » ',
    ' › ',
    ' ▸ ',
    ' ► ',
    ' ❯ ',
    ' ➡️ ',
    ' ← ',
  ],
  ...[
    ' | ',
    ' || ',
    ' ¦ ',
    ' ‖ ',
    ' │ ',
    '｜',
    ' • ',
    ' · ',
    ' ∙ ',
    ' ‣ ',
    ' ◆ ',
    ' ★ ',
    ' ♦ ',
    ' ⁃ ',
    ' ○ ',
    ' ■ ',
    ' ✨ ',
  ],
  ...[
    ' # ',
    ' ~ ',
    ' ~~ ',
    ' * ',
    ' ^ ',
    ' § ',
    ' :: ',
    ' : ',
    ' // ',
    ' -- ',
    ' ---- ',
    ' … ',
    ' ... ',
    '; ',
    '、',
    '，',
    '؛ ',
  ],
  ...[' then ', ' followed by ', ', then ', '\n', '\t'],
]
const nameOf = ({ match }: ReturnType<typeof parseList>['items'][number]) =>
  match.ingredient ?? match.stop ?? null
const alone = (name: string) => parseList(`Ingredients: ${name}`, knowledge).items.map(nameOf)

it('SCAN-08 whatever parts known names, each is found, or it is said that the list was not read', () => {
  const some = fc.uniqueArray(fc.constantFrom(...names), { minLength: 2, maxLength: 12 })
  const lead = fc.constantFrom('', 'Ingredients: ', 'Composition:\n', 'Night cream: ')
  fc.assert(
    fc.property(
      some,
      fc.constantFrom(...forbidden),
      fc.nat(),
      fc.constantFrom(...SEPARATORS),
      lead,
      (known, bad, at, sign, lead) => {
        const list = known.toSpliced(at % (known.length + 1), 0, bad)
        const { items, notices } = parseList(lead + list.join(sign), knowledge)
        const found = items.map(nameOf)
        const lost = list.filter((name) => alone(name).some((one) => one !== null && !found.includes(one)))

        if (items.length > 0 && notices.length === 0)
          expect(lost, JSON.stringify(lead + list.join(sign))).toEqual([])
      },
    ),
    { numRuns: 400 },
  )
})
