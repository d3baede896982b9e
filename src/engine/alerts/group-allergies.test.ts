import { expect, it } from 'vitest'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { nameWords } from '../inci/match/name-key.ts'
import { alertsOf, namesMet } from './alerts-of.test-support.ts'
import { holdsWords } from './word-patterns.ts'

const knowledge = realKnowledge()
const names = knowledge.ingredients.map(({ inci }, at) => ({ inci, at, words: nameWords(inci) }))

/** The names of known ingredients that an allergy meets. */
function metBy(id: string): string[] {
  const term = knowledge.allergies.find((one) => one.id === id)
  if (!term) throw new Error(`no allergy ${id}`)
  const members = new Set(term.ingredients)
  return names
    .filter(({ at, words }) => members.has(at) || holdsWords(words, term.nameWords))
    .map(({ inci }) => inci)
}

/** A word for many things, and the words for each of them. */
const GROUPS: Record<string, string> = {
  beans: 'soy|pea|chickpea|lupin|peanut',
  nuts: 'almond|hazelnut|walnut|cashew|brazil-nut|macadamia|pine-nut|argan',
  gluten: 'wheat',
  seafood: 'shellfish|fish',
  glycols: 'propylene-glycol',
  'bee-products': 'propolis|royal-jelly',
  preservatives: 'parabens|isothiazolinones|phenoxyethanol|ipbc|mdbgn|sorbates|chlorhexidine|benzyl-alcohol',
  colourants: 'azo-dyes|red-dyes|carmine|disperse-dyes',
  sunscreen: 'octocrylene|benzophenones|organic-uv-filters|mineral-uv-filters',
  'hair-dye': 'ppd',
  sulfates: 'sls',
  'alpha-gal': 'dairy|lanolin|gelatin|keratin|horse',
  metals: 'nickel|cobalt|chromium|gold|silver|palladium|mercury',
}

it.each(Object.entries(GROUPS).flatMap(([group, members]) => members.split('|').map((one) => [group, one])))(
  'an allergy to %s meets whatever one to %s meets',
  (group, member) => {
    const met = new Set(metBy(group))
    expect(metBy(member).filter((inci) => !met.has(inci))).toEqual([])
  },
)

it('an allergy to essential oils meets every oil of which it is known what scents it holds', () => {
  const met = new Set(metBy('essential-oils'))
  const scented = knowledge.ingredients.filter(
    ({ inci, constituents }) => / OIL$/.test(inci) && (constituents ?? []).length > 0,
  )
  expect(scented.map(({ inci }) => inci).filter((inci) => !met.has(inci))).toEqual([])
  expect(scented.length).toBeGreaterThan(100)
})

it.each([
  [
    'legumes',
    'Hydrolyzed Pea Protein|Natto Gum|Sucrose Polysoyate|Arachis Hypogaea Oil',
    'Clitoria Ternatea Flower Extract',
  ],
  [
    'pulses',
    'Cyamopsis Tetragonoloba Gum|Guar Gum|Hydroxypropyl Guar|Guarhydroxypropyltrimonium Chloride|Vicia Sativa Seed Extract',
    'Paullinia Cupana (Guarana) Seed Extract',
  ],
  ['vitamin c', 'Vitamin C Ester|Proprietary Complex of Vitamins C', 'Panthenol (Vitamin B5)'],
  ['vitamin e', 'A Natural Form of Vitamin E', 'Retinyl Palmitate (Vitamin A)'],
  ['red dyes', 'CI 24790|CI 18736', 'CI 77491'],
  [
    'essential oils',
    'Citrus Limon Fruit Oil|Jasminum Officinale Oil|Cymbopogon Flexuosus Oil|Essential Oil',
    'Cyperus Esculentus Root Oil',
  ],
  ['nuts', 'Pinus Koraiensis Seed Extract', 'Pinus Koraiensis Leaf Extract'],
  ['preservatives', 'Isobutylparaben', 'Benzyl Benzoate'],
  ['sulfonamides', 'Homosulfamine|Sulfapyridine', 'Zinc Sulfate'],
  ['allspice', 'Pimenta Acris Leaf Oil', 'Calycanthus Floridus (Carolina Allspice) Flower Extract'],
  ['metals', 'Gold|Chromium Oxide Greens|Colloidal Silver', 'Zinc Oxide'],
  ['metal allergy', 'Nickel Gluconate|CI 77480', 'Betula Alba (Silver Birch) Bark Extract'],
])('an allergy to %s is told %s and not %s', (word, met, other) => {
  expect(namesMet(word, `Aqua, ${met.split('|').join(', ')}, ${other}`)).toEqual(met.split('|'))
})

it.each(Object.entries(GROUPS))(
  'what is left open for a member of %s is left open for the group, or told as of it',
  (group, members) => {
    const ids = new Set(members.split('|'))
    const rows = knowledge.mayHold.filter(({ allergies }) => allergies.some((id) => ids.has(id)))
    expect(
      rows.filter(({ allergies }) => !allergies.includes(group)).map(({ nameWords }) => nameWords[0]),
    ).toEqual([])
  },
)

/** The ingredients whose functions, by the inventory, are such. */
function withFunctions(is: (terms: readonly string[]) => boolean): string[] {
  return knowledge.ingredients
    .filter(({ functions }) => is(functions.map((at) => knowledge.functions[at]?.term ?? '')))
    .map(({ inci }) => inci)
}

it('an allergy to colourants meets what the inventory calls a colourant and nothing else', () => {
  const met = new Set(metBy('colourants'))
  const alone = withFunctions((terms) => terms.join() === 'Colorant')
  // A metal, and a plant that is sold for more than its colour.
  expect(alone.filter((inci) => !met.has(inci))).toEqual(['CHROMIUM', 'GARDENIA JASMINOIDES FRUIT EXTRACT'])
  expect(alone.length).toBeGreaterThan(20)
})

it('an allergy to glucosides meets every glucoside that cleans or makes emulsions', () => {
  const met = new Set(metBy('glucosides'))
  const surfactants = withFunctions((terms) => /Surfactant|Cleansing/.test(terms.join())).filter((inci) =>
    /GLUCOSID|LAURYL GLUCOSE/.test(inci),
  )
  expect(surfactants.filter((inci) => !met.has(inci))).toEqual([])
  expect(surfactants.length).toBeGreaterThan(10)
})

/** The names, as printed, that are left open for an allergy because of what they are made of. */
function leftOpen(allergy: string, list: string): string[] {
  return alertsOf(allergy, list).flatMap(({ kind, text, printed }) =>
    kind === 'unread' && !text.includes('not recognised') ? printed : [],
  )
}

it.each([
  [
    'cashew',
    'Acetylated Hydrogenated Vegetable Glyceride|Vegetable Oils|Hydrogenated Vegetable Glycerides Citrate',
    'Hydrolyzed Vegetable Protein',
  ],
  [
    'soy',
    'Phytosterols|Phytosteryl Macadamiate|PEG-10 Phytosterol|Beta-Sitosterol|Vegetable Sterols',
    'PEG-5 Rapeseed Sterol|Cholesterol',
  ],
  ['egg', 'Phosphatidylglycerol|Phospholipid Complex|Lecithins', 'Sunflower Lecithin'],
  ['peanut', 'Vegetable Proteins', 'Wheat Proteins'],
  ['gluten', 'Aluminum Starch Octenylsuccinate|Distarch Phosphate', 'Zea Mays Starch|Tapioca Starch'],
  ['corn', 'Hydroxypropyl Starch Phosphate', 'Solanum Tuberosum Starch|Rice Starch'],
  ['beans', 'Phytosterols', 'Cholesterol'],
  ['corn', 'Phytosterols', 'Soy Phytosterols'],
  [
    'alkyl glucosides',
    'Cetearyl Wheat Straw Glycosides|Caprylyl/Capryl Wheat Bran/Straw Glycosides',
    'Wheat Straw Extract',
  ],
])('leaves open for an allergy to %s what may be of it, as %s, and not %s', (allergy, open, others) => {
  const list = `Aqua, ${open.split('|').join(', ')}, ${others.split('|').join(', ')}, Glycerin`
  expect(leftOpen(allergy, list)).toEqual(open.split('|'))
})

it.each(['oat', 'yeast', 'mushroom'])('leaves beta-glucan open for an allergy to %s', (allergy) => {
  const open = (list: string) =>
    alertsOf(allergy, list).flatMap(({ text, printed }) =>
      text.includes('made from oat, yeast') ? printed : [],
    )
  expect(open('Aqua, Beta-Glucan, Glycerin')).toEqual(['Beta-Glucan'])
  expect(open('Aqua, Oat Beta-Glucan, Yeast Beta-Glucan, Glycerin')).toEqual([])
})
