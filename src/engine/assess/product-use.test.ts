import { expect, it } from 'vitest'
import type { ProductType } from '../../contract/finding.ts'
import { type ProductUse, holds, usesOf } from './product-use.ts'

const NO_LIST = { items: [], leftOut: [], notices: [], listSpan: null, headedFrom: null }
const useOf = (productName: string, type: ProductType | null = null) =>
  usesOf(NO_LIST, { productName, type, byNames: [] })(0)
const inWords = (use: ProductUse) => [...use].sort().join(' ')

/** What each word says of the use of a product, with all that follows from it. */
it.each([
  ['Cream', 'leave-on'],
  ['Shampoo', 'hair rinse-off'],
  ['Dandruff shampoo', 'anti-dandruff hair rinse-off'],
  ['Anti-dandruff tonic', 'anti-dandruff hair rinse-off'],
  ['Antidandruff', 'anti-dandruff hair rinse-off'],
  ['Hair dye', 'hair hair-dye rinse-off'],
  ['Coloration', 'hair hair-dye rinse-off'],
  ['Oxidative', 'hair hair-dye oxidative rinse-off'],
  ['Permanent colour', 'hair hair-dye oxidative rinse-off'],
  ['Non-oxidative', 'hair hair-dye non-oxidative rinse-off'],
  ['Semi-permanent hair colour', 'hair hair-dye non-oxidative rinse-off'],
  ['Non-oxidative hair dye', 'hair hair-dye non-oxidative rinse-off'],
  ['Perming', 'hair hair-shaping rinse-off'],
  ['Relaxer', 'hair hair-shaping rinse-off'],
  ['Toothpaste', 'mouth rinse-off toothpaste'],
  ['Toothpaste with body', 'mouth rinse-off toothpaste'],
  ['Mouthwash', 'mouth mouthwash rinse-off'],
  ['Mascara', 'eye eye-make-up leave-on make-up'],
  ['Eyeliner', 'eye eye-make-up leave-on make-up'],
  ['Eye cream', 'eye face leave-on'],
  ['Eyes', 'eye face'],
  ['Eyes with mascara', 'eye eye-make-up leave-on make-up'],
  ['Foundation', 'leave-on make-up'],
  ['Cuticle', 'cuticle nails'],
  ['Nail polish', 'nails'],
  ['Deodorant', 'deodorant leave-on'],
  ['Roll-on', 'roll-on'],
  ['Cologne', 'leave-on perfume'],
  ['Lips', 'leave-on lip'],
  ['Lip balm', 'leave-on lip'],
  ['Self-tan', 'leave-on self-tanning'],
  ['SPF 30', 'leave-on sunscreen'],
  ['Depilatory', 'depilatory rinse-off'],
  ['Hair removal', 'depilatory rinse-off'],
  ['Hair removal cream', 'depilatory rinse-off'],
  ['Soap', 'rinse-off soap'],
  ['Aerosol', 'aerosol spray'],
  ['Spray', 'spray'],
  ['Foot cream', 'feet leave-on'],
  ['Hand cream', 'hand leave-on'],
  ['Body lotion', 'body leave-on'],
  ['Night cream', 'face leave-on'],
  ['Powder', 'powder'],
  ['Professional', 'professional'],
  ['Shower cream', 'body rinse-off'],
  ['Leave-in conditioner', 'hair leave-on'],
  ['Dry shampoo', 'hair leave-on'],
  ['Cleansing lotion', 'rinse-off'],
  ['Propellant', 'aerosol spray'],
  ['Crème für Füße', 'leave-on'],
  ['Krem do ciała', 'body leave-on'],
  ['Mælk', 'leave-on'],
  ['Body wash', 'body rinse-off'],
  ['Hair body shampoo', 'body hair rinse-off'],
  ['', ''],
])('S08: "%s" is for: %s', (productName, uses) => {
  expect(inWords(useOf(productName))).toBe(uses)
})

/** What was chosen goes before what the words say. */
it.each([
  ['leave-on', '', 'leave-on unnamed'],
  ['leave-on', 'Cleansing lotion', 'leave-on'],
  ['leave-on', 'Leave-in shampoo', 'hair leave-on'],
  ['rinse-off', '', 'rinse-off unnamed'],
  ['rinse-off', 'Cleansing lotion', 'rinse-off'],
  ['rinse-off', 'Leave-in shampoo', 'hair rinse-off'],
  ['spray', '', 'spray unnamed'],
  ['spray', 'Cleansing lotion', 'rinse-off spray'],
  ['spray', 'Leave-in shampoo', 'hair leave-on spray'],
  ['lip', '', 'leave-on lip'],
  ['lip', 'Cleansing lotion', 'lip rinse-off'],
  ['lip', 'Leave-in shampoo', 'hair leave-on lip'],
  ['baby', '', 'baby under-6 unnamed'],
  ['baby', 'Cleansing lotion', 'baby rinse-off under-6'],
  ['baby', 'Leave-in shampoo', 'baby hair leave-on under-6'],
] as const)('S08: chosen %s, named %j: %s', (type, productName, uses) => {
  expect(inWords(useOf(productName, type))).toBe(uses)
})

it('S08: what the names of the list tell is a use of the product', () => {
  expect(inWords(usesOf(NO_LIST, { type: null, byNames: ['hair-dye', 'oxidative'] })(0))).toBe(
    'hair-dye oxidative',
  )
})

/** Yes, no, or unknown where nothing that is said rules it out. */
it.each([
  ['', 'hair', null],
  ['Cream', 'leave-on', true],
  ['Cream', 'rinse-off', false],
  ['Cream', 'face', null],
  ['Cream', 'hand', null],
  ['Cream', 'body', null],
  ['Cream', 'lip', false],
  ['Cream', 'sunscreen', false],
  ['Body wash', 'leave-on', false],
  ['Body wash', 'face', false],
  ['Body wash', 'hair', false],
  ['Roll-on', 'rinse-off', null],
  ['Roll-on', 'leave-on', null],
  ['Hair dye', 'oxidative', null],
  ['Hair dye', 'non-oxidative', null],
  ['Oxidative', 'non-oxidative', false],
  ['Non-oxidative', 'oxidative', false],
] as const)('S08: whether %j is for %s: %j', (productName, use, answer) => {
  expect(holds(useOf(productName), use)).toBe(answer)
})
