import { expect, it } from 'vitest'
import { analyze } from '../../analyze.ts'
import { realKnowledge } from '../../knowledge/folder.test-support.ts'
import { parseList } from '../parse.ts'

const knowledge = realKnowledge()
const namesIn = (text: string) => parseList(text, knowledge).items.map(({ printed }) => printed)

it.each([
  'Cream for the hands',
  'Balm for use on the lips',
  'Milk with the scent of roses for your body',
  'Lotion (for the body)',
  'Dye for use by the trade',
])('a title that says what a list is for leaves the list one: %s', (title) => {
  expect(namesIn(`${title}: Aqua, Glycerin, Panthenol`)).toEqual(['Aqua', 'Glycerin', 'Panthenol'])
})

it('what praises names of a list is none', () => {
  expect(namesIn('Made for you with the best of nature: shea butter, aloe vera, argan oil')).toEqual([])
  expect(namesIn('Retinol for the face: improves the look of lines, smooths')).toEqual([])
})

it.each(['CODE 77B120', 'Code: C40911', 'REF: 123456', 'FORMULA 882-21', 'LOTTO 22A7'])(
  'a code at the end of a list is no name: %s',
  (code) => {
    expect(namesIn(`AQUA, GLYCERIN, CETEARYL ALCOHOL, PANTHENOL, ${code}`)).toEqual([
      'AQUA',
      'GLYCERIN',
      'CETEARYL ALCOHOL',
      'PANTHENOL',
    ])
  },
)

it.each(['Dowicil 200', 'Preventol D 1'])('a trade name of quaternium-15 is forbidden: %s', (name) => {
  expect(analyze(`Shampoo: Aqua, Glycerin, ${name}`, knowledge).ingredients[2]?.why?.rule).toBe('banned')
})
