import { expect, it } from 'vitest'
import { realKnowledge } from '../../knowledge/folder.test-support.ts'
import { parseList } from '../parse.ts'

const knowledge = realKnowledge()

function sectionsOf(text: string): string[] {
  return parseList(text, knowledge).items.map(({ printed, section }) => `${printed} ${section}`)
}

it.each([
  [
    'Aqua, Titanium Dioxide, (Active: Zinc Oxide 12 %), Glycerin, Parfum',
    ['Aqua main', 'Titanium Dioxide main', 'Zinc Oxide active', 'Glycerin main', 'Parfum main'],
  ],
  [
    'Aqua, Hydroquinone (Active Ingredients: Zinc Oxide (nano) 12 %, Octinoxate 7 %), Parfum',
    ['Aqua main', 'Hydroquinone main', 'Zinc Oxide (nano) active', 'Octinoxate active', 'Parfum main'],
  ],
  [
    'Ingredients: [Active Ingredient: Salicylic Acid 2 %] Aqua, Glycerin',
    ['Salicylic Acid active', 'Aqua main', 'Glycerin main'],
  ],
  [
    'Active Ingredients (Zinc Oxide 12 %), Aqua, Glycerin',
    ['Zinc Oxide active', 'Aqua main', 'Glycerin main'],
  ],
  [
    'Talc, Mica, Dimethicone [May contain (+/-): CI 77491, CI 77492]. Parfum',
    [
      'Talc main',
      'Mica main',
      'Dimethicone main',
      'CI 77491 may-contain',
      'CI 77492 may-contain',
      'Parfum main',
    ],
  ],
  [
    'Aqua, (may contain Mica), Hydroquinone, Glycerin',
    ['Aqua main', 'Mica may-contain', 'Hydroquinone main', 'Glycerin main'],
  ],
  [
    'Talc, Mica, Dimethicone [+/- CI 77491, CI 77492',
    ['Talc main', 'Mica main', 'Dimethicone main', 'CI 77491 may-contain', 'CI 77492 may-contain'],
  ],
])('a section in brackets ends with its bracket, and hides no name: %s', (text, sections) => {
  expect(sectionsOf(text)).toEqual(sections)
})

it.each([
  'may contain traces of nuts',
  'May contain: traces of nuts',
  '(may contain traces of nuts)',
  'may contain nuts',
  'may contain traces of nuts, milk, sesame and soy',
  'may contain milk or eggs',
  'peut contenir des traces de fruits à coque',
  'Kann Spuren von Nüssen enthalten',
  'kann enthalten: Spuren von Erdnüssen',
  'può contenere tracce di frutta a guscio',
  'puede contener trazas de nueces',
])('a warning of traces is neither an ingredient nor the end of the list: %s', (warning) => {
  const { items, leftOut } = parseList(`Aqua, Glycerin, ${warning}, Parfum, Limonene`, knowledge)

  expect(items.map(({ printed, section }) => `${printed} ${section}`)).toEqual([
    'Aqua main',
    'Glycerin main',
    'Parfum main',
    'Limonene main',
  ])
  expect(leftOut.map(({ text, reason }) => `${text}: ${reason}`)).toEqual([
    `${warning}: A note of the shop or maker about the list.`,
  ])
})
