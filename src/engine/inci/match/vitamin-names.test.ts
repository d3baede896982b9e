import { expect, test } from 'vitest'
import { realKnowledge } from '../../knowledge/folder.test-support.ts'
import { newLookUp } from './look-up.ts'

const knowledge = realKnowledge()
const { match } = newLookUp(knowledge)
const inciOf = (printed: string) => knowledge.ingredients[match(printed).ingredient ?? -1]?.inci ?? null

test.each([
  [
    'RETINOL',
    'Vitamin A|Vitamine A|Vitaminas A|Witamina A|Vitamín A|A vitamini|A-vitamiini|Витамин А|Вітамін А|Βιταμίνη Α|비타민 A|비타민A|ビタミンA|维生素A|維他命A|فيتامين أ|ויטמין A|วิตามินเอ|Vit. A|VitaminA',
  ],
  [
    'RETINYL PALMITATE',
    'Vitamin A palmitat|Palmitate de vitamine A|Palmitynian witaminy A|비타민A팔미테이트|パルミチン酸ビタミンA|维生素A棕榈酸酯',
  ],
  ['RETINYL ACETATE', 'Vitamin A acetate|Acetato de vitamina A|витамин А ацетат'],
  [
    'TOCOPHERYL ACETATE',
    'Octan witaminy E|Acetato di vitamina E|витамин Е ацетат|E vitamini asetat|维生素E乙酸酯|비타민E아세테이트',
  ],
  ['NIACINAMIDE', 'Vitamine PP|Витамин В3|B3 vitamini|B3-vitamin|비타민 B3|ビタミンB3'],
  ['PANTHENOL', 'Провитамин В5|Prowitamina B5|Pro-vitamine B5|비타민B5'],
  ['BETA-CAROTENE', 'Provitamin A|Provitamina A|провитамин А'],
  ['ASCORBIC ACID', 'Vit C|C-vitamin|Вітамін C|วิตามินซี'],
])('%s is a vitamin in the words of many languages', (inci, names) => {
  expect(names.split('|').map((name) => [name, inciOf(name)])).toEqual(
    names.split('|').map((name) => [name, inci]),
  )
})

test.each(['Vitamina D', 'Vitamine D3', 'Witamina K1', 'витамин D', '비타민D'])(
  '%s is forbidden as ever',
  (name) => {
    expect(match(name).stop).not.toBeNull()
  },
)

test.each(['Vitamina', 'VITAMINE', 'Vitamine', 'With', 'Vitamin Z', 'Vitamin Bc', 'витамина'])(
  '%s is no vitamin',
  (name) => {
    expect(inciOf(name)).toBeNull()
  },
)
