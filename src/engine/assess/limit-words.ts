import type { LimitFact } from '../knowledge/use-facts.ts'
import { annexReference, inWords } from './annex-words.ts'

/** Products of a use, as a sentence names them; uses of several terms that no own word exists for are put together. */
const PRODUCTS: Record<string, string> = {
  'rinse-off': 'products that are rinsed off',
  'leave-on': 'products that stay on',
  hair: 'hair products',
  'hair+rinse-off': 'hair products that are rinsed off',
  'hair+leave-on': 'hair products that stay on',
  face: 'face products',
  'face+leave-on': 'face products that stay on',
  'face+make-up': 'face make-up',
  'face+powder': 'loose face powders',
  hand: 'hand products',
  'hand+rinse-off': 'hand wash',
  body: 'body products',
  'body+leave-on': 'body lotions',
  'body+rinse-off': 'shower and bath products',
  lip: 'lip products',
  eye: 'eye products',
  'eye-make-up': 'eye make-up',
  'eye-shadow': 'eye shadow',
  mouth: 'mouth products',
  nails: 'nail products',
  'nail-hardener': 'nail hardeners',
  feet: 'foot products',
  deodorant: 'deodorants',
  'deodorant+roll-on': 'roll-on deodorants',
  perfume: 'perfumes',
  soap: 'soaps',
  'anti-dandruff': 'anti-dandruff shampoos',
  'hair-dye': 'hair dyes',
  'hair-dye+oxidative': 'oxidative hair dyes',
  'hair-dye+non-oxidative': 'hair dyes without a developer',
  'lash-dye': 'eyelash dyes',
  'eye+hair-dye': 'eyebrow dyes',
  'hair-shaping': 'hair waving and straightening',
  depilatory: 'depilatories',
  'self-tanning': 'self-tanning products',
  'self-tanning+face': 'self-tanning products for the face',
  sunscreen: 'sun care',
  cuticle: 'cuticle removers',
  toothpaste: 'toothpaste',
  mouthwash: 'mouthwash',
  spray: 'sprays',
  aerosol: 'sprays with propellant',
  'deodorant+spray': 'deodorant sprays',
  'hair+aerosol': 'hair sprays with propellant',
  'hair-dye+spray': 'hair dyes in sprays',
  baby: 'products for children under 3 years',
  'baby+hair+rinse-off': 'shampoos for children under 3 years',
  'baby+body+rinse-off': 'baths and shower gels for children under 3 years',
  'baby+mouth': 'mouth products for children under 3 years',
  'baby+toothpaste': 'toothpaste for children under 3 years',
  'under-6': 'products for children under 6 years',
  'under-6+toothpaste': 'toothpaste for children under 6 years',
  'under-6+mouthwash': 'mouthwash for children under 6 years',
  nappy: 'products for the nappy area of children under 3 years',
  intimate: 'intimate care',
  mucous: 'products for mucous membranes',
  'loose-powder': 'loose powders',
}

/** The use of a limit; null where it is for whatever no other row of its entry is for. */
export function productsOf({ uses }: Pick<LimitFact, 'uses'>): string | null {
  const ofProduct = uses.filter((use) => use !== 'nano')
  if (ofProduct.length === 0) return null
  const known = PRODUCTS[ofProduct.join('+')]
  if (known !== undefined) return known
  const rest = ofProduct.filter((use) => use !== 'professional')
  const plain = PRODUCTS[rest.join('+')] ?? `${rest.join(' ')} products`
  return rest.length < ofProduct.length ? `${plain} by professionals` : plain
}

/** `0.5 %`: three digits that count, never more than a reader needs. */
export function perCent(value: number): string {
  return `${Number(value.toPrecision(3))} %`
}

/** What the label prints, and what that is in the measure of the limit; `measured`: that it prints in this measure. */
export function printedWords(
  printed: number,
  { as, factor }: LimitFact,
  { own, isMeasuredSo, end }: { own: number; isMeasuredSo: boolean; end: string },
): string {
  if (isMeasuredSo && own === printed) return `${perCent(printed)} ${as} printed`
  return as === '' || (factor === 1 && !isMeasuredSo)
    ? `${perCent(printed)} printed`
    : `${perCent(printed)} printed, ${end}${perCent(own)} ${as}`
}

export function togetherWords(sum: number, { group }: LimitFact): string {
  return `${perCent(sum)} of ${group} together`
}

export function allowedWords({ max }: LimitFact): string {
  return max === 0 ? 'none allowed' : `${perCent(max)} allowed`
}

export function limitReference(limit: LimitFact): string {
  return annexReference(limit)
}

export function fromWords({ from }: LimitFact): string {
  return `From ${inWords(from)} on`
}

/** An entry that names products or purposes and sets no maximum for them. */
export const NO_MAXIMUM = 100
