import { expect, it } from 'vitest'
import { analyze } from '../analyze.ts'
import { alertsOf, namesMet } from './alerts-of.test-support.ts'
import { PLANT_TERM } from '../knowledge/compiled.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'

const knowledge = realKnowledge()

it.each([
  ['soy', 'Glycine Max Seed Extract'],
  ['soya', 'Glycine Max Oil'],
  ['soja', 'Glycine Max Polypeptide'],
  ['soy', 'Sucrose Polysoyate'],
  ['macadamia', 'Sodium Macadamiaseedate'],
  ['nuts', 'Sodium Macadamiaseedate'],
  ['almond', 'Sodium Sweetalmondamphoacetate'],
  ['nuts', 'Prunus Dulcis Seed Oil'],
  ['argan', 'Sodium Arganate'],
  ['oat', 'Hydrolyzed Oats'],
  ['coconut', 'Cocotrimonium Chloride'],
  ['corn', 'Cornamide DEA'],
  ['corn', 'Zein'],
  ['sunflower', 'Sunfloweramide MEA'],
  ['mango', 'Sodium Mangoseedate'],
  ['peach', 'Apricotamide DEA'],
  ['olive', 'Olivamide DEA'],
  ['cotton', 'Sucrose Polycottonseedate'],
  ['cinnamon', 'Cinnamomum Verum Bark Extract'],
  ['carmine', 'Natural Red 4'],
  ['cochineal', 'E120'],
  ['retinol', 'Retinoic Acid'],
  ['formaldehyde', 'Paraformaldehyde'],
  ['ppd', 'CI 76060'],
  ['fish', 'Collagen'],
  ['fish', 'Potassium Cocoyl Hydrolyzed Collagen'],
  ['fish', 'Guanine'],
  ['fish', 'CI 75170'],
  ['milk', 'Butter'],
  ['formaldehyde', 'Methylene Glycol'],
  ['salicylates', 'Betula Lenta Oil'],
  ['horse', 'Equae Lac'],
  ['horse', 'Mare Milk'],
  ['pea', 'Hydrolyzed Pea Protein'],
  ['pea', 'Pisum Sativum (Sweet Pea) Extract'],
  ['shellfish', 'Artemia Extract'],
  ['seafood', 'Gadi Iecur Oil'],
  ['fish', 'Eel Extract'],
  ['milk', 'Butyrum'],
  ['egg', 'Luteum Ovi Powder'],
  ['bee products', 'Honeycomb Extract'],
  ['silk', 'Bombyx Lipida'],
  ['alpha-gal', 'Deer Antler Extract'],
  ['alpha-gal', 'Goat Milk'],
  ['citrus', 'Poncirus Trifoliata Fruit Extract'],
  ['citrus', 'Kumquat Extract'],
  ['citrus', 'Lemon Fruit Extract'],
  ['rose', 'Rosa Laevigata Fruit Extract'],
  ['vitamin c', 'Magnesium Ascorbylborate'],
  ['iron', 'Ferrous Sulfate'],
  ['aspirin', 'Salicin'],
  ['nuts', 'Hydrolyzed Brazil Nut Protein'],
  ['zinc', 'Calamine'],
  ['panthenol', 'Sodium Pantothenate'],
  ['black rubber mix', 'N-Phenyl-p-Phenylenediamine'],
  ['sls', 'Sodium Coceth Sulfate'],
  ['coconut', 'Poria Cocos/Nelumbo Nucifera Seed/Cocos Nucifera Fruit Extract'],
  ['barley', 'Rice Ferment/Barley Grain Meal/Nelumbo Nucifera Flower Extract Ferment Extract Filtrate'],
  ['dandelion', 'Ampelopsis Japonica Root/Rheum Tanguticum Rhizome/Taraxacum Platycarpum Water'],
  ['peach', 'Sweet Cherry Fruit/Tomato Fruit/Peach Fruit Ferment Filtrate'],
  ['peg', 'Decyltetradeceth-15'],
  ['peg', 'Cetoleth-10'],
  ['peg', 'Nonoxynol-9'],
  ['silicone', 'Silicone Quaternium-16'],
  ['coconut', 'Dicocamine'],
  ['compositae', 'Solidago Virgaurea Extract'],
  ['compositae', 'Ambrosia Trifida Leaf Extract'],
  ['rosin', 'Abietic Acid'],
  ['shellfish', 'Acetyl Glucosamine'],
  ['fish', 'Seahorse Extract'],
  ['cobalt', 'Cyanocobalamin'],
  ['quats', 'Cetylpyridinium Chloride'],
  ['azo dyes', 'CI 15525'],
  ['red dye', 'CI 15580'],
  ['hair dye', 'HC Red No. 3'],
  ['uv filters', '4-Methylbenzylidene Camphor'],
  ['mushrooms', 'Pleurotus Ostreatus Extract'],
  ['yeast', 'Kluyveromyces Extract'],
  ['lichen', 'Cetraria Islandica Extract'],
  ['alpha-gal', 'Hydrolyzed Milk Protein'],
  ['acrylates', 'Allyl Methacrylate'],
  ['epoxy', 'Ethyltosylamide Epoxy Resin-2'],
  ['benzophenone', 'Trimethylbenzophenone'],
  ['citrus', 'Citrofortunella Microcarpa Fruit Extract'],
  ['olive', 'Oliveamide MEA'],
  ['lycopene', 'Lycopene'],
  ['salicylates', 'Salicyloyl Phytosphingosine'],
])('an allergy to %s meets %s', (allergy, name) => {
  expect(namesMet(allergy, `Aqua, Glycerin, Tocopherol, ${name}`)).toEqual([name])
})

it.each([
  ['carmine', 'Red 4'],
  ['milk', 'Milk of Magnesia'],
  ['rubber chemicals', '2-Nitro-p-Phenylenediamine'],
  ['capb', 'Stearamidopropyl Morpholine'],
  ['capb', 'Methoxycinnamidopropyl Polysilsesquioxane'],
  ['coconut', 'Ganoderma Lucidum/Poria Cocos/Nelumbo Nucifera Seed Extract'],
  ['milk', 'Candida (Lactis-Condensi/Robusta)/Pichia/Streptococcus (Cremoris/Lactis) Ferment Extract'],
  ['milk', 'Cocos Nucifera Milk'],
  ['milk', 'Oat Milk'],
  ['milk', 'Butyrospermum Parkii Butter'],
  ['alcohol', 'Wool Alcohol'],
  ['balsam of peru', 'Balsam Fir Extract'],
  ['fish', 'Vegan Collagen'],
  ['lavender', 'Linalool'],
  ['citrus', 'Limonene'],
  ['carmine', 'Carmine-free Red'],
  ['peanut', 'Peanut-free blend'],
  ['fragrance', 'Fragrance-Free Complex'],
  ['almond', 'Almond-like fragrance'],
  ['soy', 'Glycine'],
  ['soy', 'Soyeuse'],
  ['almond', 'Mandelic Acid'],
  ['corn', 'Cornus Officinalis Fruit Extract'],
  ['coconut', 'Coco de Mer'],
  ['coconut', 'Poria Cocos Extract'],
  ['retinol', 'Bakuchiol (Retinol Alternative)'],
  ['pea', 'Lathyrus Odoratus (Sweet Pea) Flower Extract'],
  ['pea', 'Vigna Unguiculata (Black-Eyed Pea) Seed Extract'],
  ['pea', 'Phenethyl Alcohol (PEA)'],
  ['horse', 'Equisetum Arvense (Horse Tail) Extract'],
  ['fish', 'Zostera Marina (Eel Grass) Extract'],
  ['alpha-gal', 'Galega Officinalis (Goats Rue) Extract'],
  ['citrus', 'Acid Orange 24'],
  ['citrus', 'HC Orange No. 3'],
  ['citrus', 'Disperse Orange 3'],
  ['citrus', 'Melissa Officinalis (Lemon Balm) Leaf Extract'],
  ['citrus', 'Lemon Verbena Extract'],
  ['citrus', 'Bergamot Mint Oil'],
  ['citrus', 'Saccharated Lime'],
  ['rose', 'Cis-Rose Ketone-2'],
  ['rose', 'Laevo-Rose Oxide'],
  ['rose', 'Hibiscus Rosa-Sinensis Leaf Extract'],
  ['rose', 'Rose Quartz Powder'],
  ['chestnut', 'Aesculus Hippocastanum (Horse Chestnut) Seed Extract'],
  ['chestnut', 'Horse Chestnut'],
  ['chestnut', 'Water Chestnut'],
  ['pork', 'Suillus Grevillei Ferment Filtrate'],
  ['penicillin', 'Penicillus Dumetosus Callus Culture Extract'],
  ['fish', 'R-Salmon Oligopeptide-1'],
  ['shellfish', 'S-Mussel Oligopeptide-1'],
  ['cucumber', 'Sea Cucumber Extract'],
  ['grape', 'Vaccinium Vitis-Idaea Fruit Extract'],
  ['nigella', 'Hydrogenated Black Currant Seed Oil'],
  ['saffron', 'Crocus Chrysanthus Bulb Extract'],
  ['anise', 'Anise Alcohol'],
  ['eugenol', 'Methyl Eugenol'],
  ['carmine', 'Indigo Carmine'],
  ['nuts', 'Canarium Luzonicum Gum Extract'],
  ['nuts', 'Aleurites Fordii Leaf Extract'],
  ['hazelnut', 'Gevuina Avellana Oil'],
  ['egg', 'Human Lysozyme'],
  ['parabens', 'Tetrabutyl Phenyl Hydroxybenzoate'],
  ['formaldehyde', 'PEG-5 Pentaerythrityl Dimethylol Propionate-2 Dendrimer'],
  ['hyaluronic acid', 'Hyaluronidase'],
  ['epoxy', 'Hexahydro-Tetramethyl-Epoxy-Methanoazulene'],
  ['ptbp', 'Sodium Benzotriazolyl Butylphenol Sulfonate'],
  ['balsam of peru', 'Styrax Japonicus Branch Extract'],
  ['soy', 'Pterocarpus Soyauxii Wood Extract'],
  ['fish', 'Opuntia Tuna Fruit Extract'],
  ['fusidic acid', 'Fusidium Coccineum Ferment Filtrate'],
  ['silk', 'Zea Mays Silk Extract'],
])('an allergy to %s does not meet %s', (allergy, name) => {
  expect(namesMet(allergy, `Aqua, Glycerin, Tocopherol, ${name}`)).toEqual([])
})

it('reads a natural colour as no other colour with its number', () => {
  const names = analyze('Natural Red 4, Natural Yellow 5, Red 4', knowledge).ingredients.map(
    ({ inci }) => inci,
  )
  expect(names).toEqual(['CARMINE', null, 'CI 14700'])
})

const leftOpen = (allergy: string, list: string) =>
  alertsOf(allergy, list)
    .filter(({ kind, text }) => kind === 'unread' && text.includes('cannot be ruled out for'))
    .flatMap(({ printed }) => printed)

it.each([
  ['soy', 'Lecithin'],
  ['egg', 'Hydrogenated Lecithin'],
  ['sunflower', 'Lecithin'],
  ['rapeseed', 'Hydrogenated Lecithin'],
  ['pork', 'Hydrolyzed Elastin'],
  ['gluten', 'Hydrolyzed Vegetable Protein'],
  ['peanut', 'Vegetable Oil'],
  ['cashew', 'Olus Oil'],
  ['brazil nut', 'Hydrogenated Vegetable Oil'],
  ['castor', 'Hydrogenated Vegetable Oil'],
  ['shea', 'Vegetable Oil'],
  ['pea', 'Hydrolyzed Vegetable Protein'],
  ['balsam of peru', 'Parfum'],
  ['geraniol', 'Fragrance'],
  ['lavender', 'Aroma'],
  ['nuts', 'Arachis Hypogaea Oil'],
])('leaves %s open for %s', (allergy, name) => {
  expect(namesMet(allergy, `Aqua, Glycerin, ${name}`)).toEqual([])
  expect(leftOpen(allergy, `Aqua, Glycerin, ${name}`)).toEqual([name])
})

it.each([
  ['soy', 'Sunflower Lecithin'],
  ['egg', 'Soy Lecithin'],
  ['sunflower', 'Lecithin (Soy)'],
  ['pork', 'Hydrolyzed Collagen (Fish)'],
  ['nickel', 'Parfum'],
  ['milk', 'Vegetable Oil'],
  ['parabens', 'Parfum'],
])('does not leave %s open for %s', (allergy, name) => {
  expect(leftOpen(allergy, `Aqua, Glycerin, ${name}`)).toEqual([])
})

it('an oil of no named plant leaves open every nut that has an entry of its own', () => {
  const oil = knowledge.mayHold.find(({ nameWords: words }) => words.includes('VEGETABLE OIL'))
  const nuts = new Set(knowledge.allergies.find(({ id }) => id === 'nuts')?.ingredients)
  const own = knowledge.allergies.filter(
    ({ ingredients, id }) =>
      !id.startsWith(PLANT_TERM) && id !== 'nuts' && ingredients.some((at) => nuts.has(at)),
  )
  expect(own.length).toBeGreaterThan(4)
  expect(own.map(({ id }) => id).filter((id) => !oil?.allergies.includes(id))).toEqual([])
})

it('what is said of reactions and proteins names a source that may speak of them', () => {
  const ofBodies = /react|allerg|\bprotein\b|sensitis|\brare\b/
  const lists = new Set(['label-usage', 'cosing-inventory'])
  const told = knowledge.allergies.filter(
    ({ because, source }) => lists.has(knowledge.sources[source]?.id ?? '') && ofBodies.test(because),
  )
  expect(told.map(({ id }) => id)).toEqual([])
})

it('no allergy rests on a series of patch tests whose list was not read', () => {
  const series = knowledge.sources.findIndex(({ id }) => id === 'acds-core-2017')
  expect(knowledge.allergies.filter(({ source }) => source === series).map(({ id }) => id)).toEqual([])
})

it('no allergy rests on the front page of a committee', () => {
  const front = knowledge.allergies.filter(({ source }) =>
    /\/scientific-committees\/?$/.test(knowledge.sources[source]?.url ?? ''),
  )
  expect(front.map(({ id }) => id)).toEqual([])
})

it('no words of a name that stand together hold an asterisk, which would never fit', () => {
  const never = [...knowledge.allergies, ...knowledge.pregnancy, ...knowledge.mayHold].flatMap(
    ({ nameWords }) => nameWords.filter((pattern) => pattern.includes('*') && pattern.includes(' ')),
  )
  expect(never).toEqual([])
})

it.each([
  ['soy', 'Cucumber Seed Powder'],
  ['milk', 'Coconut Milk'],
  ['milk', 'Oat Milk'],
  ['lanolin', 'Green Tea Stem Powder'],
  ['egg', 'Mango Bark Extract'],
  ['fish', 'Banana Peel Powder'],
])('an allergy to %s is not left open for %s, which says of what it is', (allergy, name) => {
  expect(leftOpen(allergy, `Aqua, Glycerin, Tocopherol, ${name}`)).toEqual([])
})

it.each([
  ['fragrance', 'Mango Bark Extract'],
  ['parabens', 'Cucumber Seed Powder'],
  ['latex', 'Banana Peel Powder'],
  ['soy', 'Hydrolyzed Zorblax Protein'],
  ['soy', 'Mixed Seed Powder'],
  ['milk', 'Zorblax Mango Extract'],
])('an allergy to %s stays open for %s', (allergy, name) => {
  expect(leftOpen(allergy, `Aqua, Glycerin, Tocopherol, ${name}`)).toEqual([name])
})
