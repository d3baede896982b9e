import { expect, it } from 'vitest'
import { nameWords } from '../inci/match/name-key.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { namesMet } from './alerts-of.test-support.ts'
import { holdsWords } from './word-patterns.ts'

/** What an allergy meets of the same family, class or make as what it is called after, and what only shares a word with it. */

const knowledge = realKnowledge()

/** The names of an origin that neither of the rows meets. */
function missedOf(origin: string, ids: readonly string[]): string[] {
  const terms = knowledge.allergies.filter(({ id }) => ids.includes(id))
  return knowledge.ingredients.flatMap(({ inci, origin: own }, at) => {
    const isMet = terms.some(
      (term) => term.ingredients.includes(at) || holdsWords(nameWords(inci), term.nameWords),
    )
    return own === origin && !isMet ? [inci] : []
  })
}

it('an allergy to seaweed meets every alga that the base knows as one', () => {
  expect(missedOf('alga', ['seaweed'])).toEqual([])
})

it('one to mushrooms, yeast or lichens meets every fungus but moulds', () => {
  expect(missedOf('fungus', ['mushroom', 'yeast', 'oakmoss'])).toEqual([
    'MONASCUS EXTRACT',
    'MORTIERELLA OIL',
    'MUCOR MIEHEI EXTRACT',
  ])
})

/** The allergies to what animals give. */
const OF_ANIMALS =
  'alpha-gal|bee-products|carmine|dairy|egg|fish|molluscs|propolis|seafood|shellac|shellfish|silk|snail'

it('what the base knows as of an animal is told to somebody allergic to what that animal gives', () => {
  // Of a sea animal that is neither fish nor shellfish, of a bird, and burnt bone: no allergy to them is known by a name.
  expect(missedOf('animal', OF_ANIMALS.split('|'))).toEqual([
    'CI 77267',
    'CORAL POWDER',
    'DROMICEIUS OIL',
    'HYDROLYZED CORAL',
    'HYDROLYZED SPONGE',
    'HYDROLYZED STARFISH EXTRACT',
    'SEA CUCUMBER EXTRACT',
    'SEA WHIP EXTRACT',
    'SWIFTLET NEST EXTRACT',
  ])
})

it.each([
  [
    'celery',
    'Cnidium Officinale Root Extract|Crithmum Maritimum Extract|Anthriscus Sylvestris Extract|Centella Asiatica Extract',
    'Nigella Sativa Seed Oil',
  ],
  [
    'daisy family',
    'Lapsana Communis Flower/Leaf/Stem Extract|Tripleurospermum Maritimum Extract|Helianthus Annuus Extract',
    'Ulva Lactuca Extract|Helianthus Annuus Seed Oil',
  ],
  [
    'balsam of Peru',
    'Vanilla Planifolia Fruit Extract|Eugenia Caryophyllus Flower Extract|Cinnamomum Cassia Bark Extract',
    'Methyl Eugenol',
  ],
  ['fish', 'Soluble Proteoglycan|Sodium Chondroitin Sulfate|DNA', 'Vegetable Collagen'],
  [
    'castor oil',
    'Hydroxystearic Acid|Polyhydroxystearic Acid|PEG-30 Dipolyhydroxystearate|Ethylhexyl Hydroxystearate|C18-38 Alkyl Hydroxystearoyl Stearate',
    'Isostearic Acid|Dihydroxystearic Acid',
  ],
  [
    'gallates',
    'Epigallocatechin Gallate|Epigallocatechin Gallatyl Glucoside|Bismuth Subgallate|Gallate',
    'Rosa Gallica Flower Extract|Gallic Acid|Epigallocatechin',
  ],
  [
    'essential oils',
    'Rosa Damascena (Bulgarian Rose Otto) Oil|Orange Oil Brazil|Callitris Intratropica (Blue Cypress) Oil|Citrus Aurantium Bergamot Fruit Oil|Curcuma Longa Rhizomes Oil',
    'Rosa Mosqueta (Rose) Hip Oil|Bergamot Seed Oil|Carrot Oil|Pine Nut Oil|Black Cumin Seed Oil|Neem Oil',
  ],
  ['hemp', 'CBD Isolate|CBD Water', 'Hemp Agrimony Extract'],
  ['fruit acids', 'AHA/BHA/Flower Acid Blend|Lactic Acid', 'Lactic Acid/Glycolic Acid Copolymer'],
  ['cotton', 'Cotton Seed Extract', 'Citron Seed Extract|Citron (Yuzu) Extract|Citron Extract'],
  ['citrus', 'Citron Seed Extract|Citron (Yuzu) Extract', 'Cotton Seed Extract'],
  ['noni', 'Noni Extract', 'Nori Extract'],
  ['cocoa', 'Theobroma', 'Theobroma Grandiflorum Seed Butter'],
  ['rose', 'Rosa Spp', 'Hibiscus Rosa-Sinensis Flower Extract'],
  ['isothiazolinones', 'MCI', 'MICA'],
  ['vitamin E', 'Vit. E', 'Vitamin C'],
  ['collagen', 'Soluble Collagen', 'Vegetable Collagen'],
  ['alpha-gal', 'Sodium Heparin|Lactoperoxidase', 'Acacia Seyal Gum Extract (Plant Derived Collagen)'],
  ['alpha-gal', 'Velvet Extract|Quaternium-18 Bentonite|Quaternium-60', 'Quaternium-15|Velvet Bean Extract'],
  ['lanolin', 'Quaternium-33|Quaternium-60', 'Quaternium-80|Quaternium-18 Bentonite'],
  ['shellac', 'Aleuritic Acid|Aleurite Acid|Shellac Wax', 'Aleurites Moluccana Seed Oil'],
  ['pork', 'Sodium Heparin', 'Glycine'],
  ['milk', 'Lactobionic Acid|Lactose', 'Lactic Acid'],
  ['bee products', 'Pollen Extract', 'Synthetic Beeswax'],
  ['citrus', 'Orange Extract|Lemon Oil', 'Leptospermum Petersonii (Lemon Tea Tree) Oil'],
  ['citral', 'Leptospermum Petersonii Oil|Melissa Officinalis Leaf Oil', 'Citric Acid'],
  ['cocoa', 'Cocoa Extract', 'Cocoa-Glucoside|Cocoa-Betaine'],
  ['nuts', 'Schinziophyton Rautanenii Kernel Oil', 'Pistacia Lentiscus Gum'],
  ['mustard', 'Brassica Alba Seed Extract', 'Sea Mustard Extract'],
  ['chestnut', 'Castanea Sativa Seed Extract', 'Rosa Roxburghii (Chestnut Rose) Fruit Extract'],
  ['cinnamon', 'Cinnamal', 'Hexyl Cinnamaldehyde'],
  ['rose', 'Rose', 'Rose Geranium Extract|Kaolin (Rose Clay)'],
  ['coconut', 'Decyl Glucoside|Lauryl Glucoside', 'Stearyl Alcohol'],
  ['coffee', 'Ilex Paraguariensis Leaf Extract', 'Caffeic Acid'],
  ['tea', 'Epigallocatechin Gallatyl Glucoside', 'Camellia Japonica Seed Oil'],
  ['yeast', 'Saccharomycopsis Ferment Filtrate', 'Lactobacillus Ferment'],
  ['turmeric', 'Tetrahydrodiferuloylmethane', 'Curculigo Orchioides Root Extract'],
  ['ginseng', 'Ginsenosides', 'Siberian Ginseng Extract'],
  ['PEG', 'C12-14 Alketh-12|Palmeth-2 Phosphate', 'Phenethyl Alcohol'],
  ['PPG', 'Poloxamer 407', 'Propanediol'],
  [
    'quaternary ammonium compounds',
    'Hexadimethrine Chloride|Denatonium Benzoate|Steapyrium Chloride',
    'Betaine',
  ],
  [
    'benzoates',
    'Denatonium Benzoate|Methyl Benzoate|Ethyl Benzoate|Isobutyl Benzoate|Phenyl Benzoate',
    'C12-15 Alkyl Benzoate|Phenethyl Benzoate|Diethylamino Hydroxybenzoyl Hexyl Benzoate',
  ],
  [
    'alkyl glucosides',
    'Sodium Hydroxypropylsulfonate Laurylglucoside Crosspolymer|Sodium Lauryl Glucose Carboxylate|Ethyl Glucoside|Sodium Cocopolyglucoside Citrate|Cetearyl Glycosides|Decyl Polyglucose',
    'Ascorbyl Glucoside|Xylitylglucoside|Glyceryl Glucoside|Methylglucoside Phosphate|Steviol Glycosides',
  ],
  [
    'colourants',
    'Chromium Oxide Greens|Chromium Hydroxide Green|Manganese Violet|Ferric Ferrocyanide|Chlorophyllin-Copper Complex|Carbon Black',
    'Chromium Picolinate|Manganese Gluconate|Copper Tripeptide-1|Carbomer',
  ],
  ['UV filters', 'Ethylhexyl Methoxycrylene|Diethylhexyl 2,6-Naphthalate', 'Butyloctyl Benzoate'],
  ['azo dyes', 'Acid Yellow 23', 'Acid Blue 9'],
  ['petrolatum', 'Isododecane|Isohexadecane', 'Squalane'],
  ['fatty alcohols', 'Lignoceryl Alcohol', 'Alcohol Denat.'],
  ['iron', 'Hematite Powder', 'Zinc Oxide'],
  ['triethanolamine', 'TEA-Cocoyl Glutamate', 'Ginger Tea Extract'],
  ['quinolines', 'Oxyquinoline', 'Quinoline Yellow WS'],
  ['acrylates', 'Hydroxyethyl Acrylate', 'Polyphosphorylcholine Glycol Acrylate'],
  ['grasses', 'Pollen Extract', 'Snake Needle Grass Extract'],
])('an allergy to %s is told %s and not %s', (word, met, others) => {
  const told = namesMet(word, `Aqua, ${met.split('|').join(', ')}, ${others.split('|').join(', ')}`)
  expect(told).toEqual(met.split('|'))
})
