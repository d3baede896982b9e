import { expect, it } from 'vitest'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { readAllergy } from './allergy-entry.ts'

const knowledge = realKnowledge()
const idsOf = (entry: string) =>
  readAllergy(entry, knowledge).map(
    ({ term, ingredient }) => term?.id ?? knowledge.ingredients[ingredient ?? -1]?.inci ?? null,
  )

it.each([
  ['fıstık (antep)', ['cashew']],
  ['antep (fıstık)', ['cashew']],
  ['noix (de coco)', ['coconut']],
  ['thistle (milk)', ['plant-silybummarianum']],
  ['vitamin (B12)', ['vitamin-b12']],
  ['perfume (fragrance)', ['fragrance']],
  ['peanut (arachis oil)', ['peanut']],
  ['соя (лецитин)', ['soy']],
  ['木の実（くるみ）', ['nuts', 'walnut']],
  ['nuts (walnut, hazelnut)', ['nuts', 'walnut', 'hazelnut']],
  ['nuts (walnut), milk (casein)', ['nuts', 'walnut', 'dairy']],
  ['allergic to nuts (walnut)', ['nuts', 'walnut']],
  ['Konservierungsmittel (MI)-Allergie', ['preservatives', 'isothiazolinones']],
  ['nuts (zorblax)', ['nuts']],
  ['nuts (not almonds)', ['nuts']],
  ['Nüsse (außer Mandeln)', ['nuts']],
  ['Dauerwelle (Thioglykolat)', ['thioglycolates']],
  ['perm (glyceryl monothioglycolate)', ['thioglycolates']],
  ['Citrus Limon (Lemon) Peel Oil', ['CITRUS LIMON PEEL OIL']],
  ['zorblax (grumblax)', [null, null]],
])('what stands in brackets and what stands around them are both read: %s', (entry, ids) => {
  expect(idsOf(entry)).toEqual(ids)
})

it.each([
  ['tartrazine', ['CI 19140']],
  ['E102 (tartrazine)', ['CI 19140']],
  ['tartrazina', ['CI 19140']],
  ['тартразин', ['CI 19140']],
  ['yellow 5', ['CI 19140']],
  ['allergic to FD&C Yellow No. 5', ['CI 19140']],
  ['red 40', ['CI 16035']],
  ['rouge allura', ['CI 16035']],
  ['Gelborange S', ['CI 15985']],
  ['Ponceau 4R', ['CI 16255']],
  ['carmoisine', ['CI 14720']],
  ['azo dyes', ['azo-dyes']],
])('who names one dye means that dye and not all of its kind: %s', (entry, ids) => {
  expect(idsOf(entry)).toEqual(ids)
})

it.each([
  ['пчелиные продукты', ['bee-products']],
  ['produits de la ruche', ['bee-products']],
  ['Bienenprodukte', ['bee-products']],
  ['produtos da colmeia', ['bee-products']],
  ['ミツバチ製品', ['bee-products']],
  ['꿀벌 제품', ['bee-products']],
  ['zuivelproducten', ['dairy']],
  ['Eiprodukte', ['egg']],
  ['ovoproduits', ['egg']],
  ['яичные продукты', ['egg']],
  ['Fischprodukte', ['fish']],
  ['Nussprodukte', ['nuts']],
  ['ореховые продукты', ['nuts']],
  ['Sojaprodukte', ['soy']],
  ['produits à base de soja', ['soy']],
  ['Wollprodukte', ['lanolin']],
  ['crème pour chaussures', [null]],
  ['крем для обуви', [null]],
])('products are what they are made of: %s', (entry, ids) => {
  expect(idsOf(entry)).toEqual(ids)
})

it.each(['tropical fruits', 'Tropenfrüchte', 'frutas tropicales', 'тропические фрукты'])(
  '%s are each of them',
  (entry) => {
    expect(idsOf(entry)).toContain('mango')
    expect(idsOf(entry)).toContain('pineapple')
  },
)
