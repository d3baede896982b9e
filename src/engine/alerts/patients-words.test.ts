import { expect, it } from 'vitest'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { alertsOf, namesMet } from './alerts-of.test-support.ts'
import { readAllergy } from './allergy-entry.ts'

const knowledge = realKnowledge()
const isUnderstood = (word: string) =>
  readAllergy(word, knowledge).every(({ term, ingredient }) => term !== null || ingredient !== null)

/** The haptens of the European baseline series and the TRUE test, as the cards of patients name them. */
const CARDS =
  `potassium dichromate|neomycin sulfate|thiuram mix|p-phenylenediamine|cobalt dichloride|cobalt(II) chloride hexahydrate
caine mix III|benzocaine|formaldehyde|colophonium|balsam of Peru|Myroxylon pereirae resin|N-isopropyl-N-phenyl-4-phenylenediamine|IPPD
lanolin alcohol|wool alcohols|amerchol L101|mercapto mix|mercaptobenzothiazole|epoxy resin|paraben mix
p-tert-butylphenol formaldehyde resin|PTBFR|fragrance mix I|fragrance mix II|quaternium-15|nickel sulfate|Cl+Me-isothiazolinone
MCI/MI|Kathon CG|Euxyl K 100|methylisothiazolinone|sesquiterpene lactone mix|primin|tixocortol-21-pivalate|budesonide
hydroxyisohexyl 3-cyclohexene carboxaldehyde|HICC|Lyral|methyldibromo glutaronitrile|MDBGN|Euxyl K 400|textile dye mix
2-hydroxyethyl methacrylate|HEMA|propolis|benzisothiazolinone|octylisothiazolinone|decyl glucoside|lauryl glucoside
sodium metabisulfite|linalool hydroperoxides|limonene hydroperoxides|diazolidinyl urea|imidazolidinyl urea|cetrimide
compositae mix II|carba mix|black rubber mix|ethylenediamine dihydrochloride|thimerosal|gold sodium thiosulfate|bacitracin|parthenolide
disperse blue 106|disperse blue mix 106/124|bronopol|2-bromo-2-nitropropane-1,3-diol|quinoline mix|hydrocortisone-17-butyrate`
    .split(/[|\n]/)
    .map((word) => word.trim())

it.each(CARDS)('the card of a patch test is understood: %s', (word) => {
  expect(isUnderstood(word)).toBe(true)
})

it.each([
  ['red dye', ['CI 16035', 'CI 17200', 'CI 15850', 'CI 45410', 'CI 75470']],
  ['rote Farbstoffe', ['CI 16035', 'CI 45380']],
  ['disperse dyes', ['Disperse Blue 1', 'Disperse Red 17', 'Disperse Violet 1']],
  ['Textilfarben', ['Disperse Black 9']],
  ['Cl+Me-isothiazolinone', ['Methylchloroisothiazolinone', 'Methylisothiazolinone']],
  ['chemical sunscreen', ['Octocrylene', 'Benzophenone-3']],
  ['filtres chimiques', ['Ethylhexyl Salicylate']],
  ['mineral sunscreen', ['Zinc Oxide', 'Titanium Dioxide']],
  ['filtri fisici', ['Zinc Oxide']],
  ['organic UV filters', ['Homosalate']],
  ['pork', ['Adeps Suillus']],
  ['Schweinefleisch', ['Adeps Suillus', 'Lard']],
  ['food coloring', ['CI 42090', 'CI 19140']],
  ['colorants alimentaires', ['CI 42090']],
  ['octocrylene', ['Octocrylene']],
  ['SLS', ['Sodium Lauryl Sulfate']],
  ['isobornyl acrylate', ['Isobornyl Acrylate']],
  ['methacrylates', ['Ethylene Glycol Dimethacrylate', 'Hydroxypropyl Methacrylate']],
])('%s meets %j', (word, names) => {
  expect(namesMet(word, `Aqua, Glycerin, ${names.join(', ')}`)).toEqual(names)
})

it.each([
  ['red dye', 'CI 77491, CI 42090, CI 19140, Chondrus Crispus Extract'],
  ['chemical sunscreen', 'Zinc Oxide, Titanium Dioxide'],
  ['mineral sunscreen', 'Octocrylene, Mica'],
  ['pork', 'Tallow, Milk, Pigment'],
  ['acrylates', 'Acrylates Copolymer, Sodium Polyacrylate, Polymethyl Methacrylate'],
  ['ethylenediamine', 'Disodium EDTA, Tetrasodium EDTA'],
  ['primin', 'Oenothera Biennis (Evening Primrose) Oil'],
  ['epoxy resin', 'Glycerin'],
])('%s does not meet %s', (word, names) => {
  expect(namesMet(word, `Aqua, ${names}`)).toEqual([])
})

it.each([
  ['tree nuts', 'Juglans Regia Seed Oil', 'the argan nut included'],
  ['henna', 'Lawsonia Inermis Leaf Powder', 'a relative of one'],
  ['octocrylene', 'Octocrylene', 'is a benzophenone, or'],
  ['SLS', 'Sodium Lauryl Sulfate', 'mineral sulfates'],
])('the words for %s fit %s', (word, name, wrong) => {
  const text = alertsOf(word, `Aqua, ${name}`)[0]?.text ?? ''
  expect(text).toContain(name)
  expect(text).not.toContain(wrong)
})

it('an alert names the word of the label and what it is', () => {
  expect(alertsOf('vitamin A', 'Aqua, Vitamin A, Retin-A, Retinol')[0]?.text).toContain(
    'lists Vitamin A (Retinol), Retin-A (Retinoic Acid) and Retinol.',
  )
})

/** Words of patients, in eight languages; some of them nobody can understand. */
const WORDS = [
  ...CARDS,
  ...`nuts|bees|fake lashes glue|hair bleach|perfume|my grandma's cream|blue dye|purple shampoo stuff|E102|E120|rubber|the sun|sweat|chlorine
  Nüsse|Bienen|Sonnencreme|rote Farbstoffe|Duftstoffe|Haarfarbe|Gummi|Pollen|Hausstaub|Silberschmuck|Waschmittel|Schweinefleisch|Zorblax
  noix|abeilles|crème solaire|parfum|teinture|caoutchouc|lessive|porc|colorants rouges|fruits de mer|moutarde|plastique|truc bizarre
  nueces|abejas|protector solar|perfume|tinte|caucho|detergente|cerdo|colorante rojo|mariscos|mostaza|plástico|cosa rara
  noci|api|crema solare|profumo|tintura|gomma|detersivo|maiale|coloranti rossi|frutti di mare|senape|plastica|cosa strana
  nozes|abelhas|protetor solar|perfume|tinta|borracha|detergente|porco|corantes vermelhos|marisco|mostarda|plástico|coisa estranha
  orzechy|pszczoły|krem z filtrem|perfumy|farba do włosów|guma|proszek do prania|wieprzowina|czerwone barwniki|owoce morza|coś dziwnego
  noten|bijen|zonnebrand|parfum|haarverf|rubber|wasmiddel|varkensvlees|rode kleurstoffen|schaaldieren|mosterd|iets vreemds`
    .split(/[|\n]/)
    .map((word) => word.trim()),
]

it('no word of a patient is met with silence', () => {
  expect(WORDS.length).toBeGreaterThanOrEqual(150)
  const silent = WORDS.filter(
    (word) => !isUnderstood(word) && alertsOf(word, 'Aqua, Glycerin').every(({ kind }) => kind !== 'unread'),
  )
  expect(silent).toEqual([])
})

it.each([
  ['ammonia', 'Ammonium Hydroxide'],
  ['Ammoniak', 'Ammonium Hydroxide'],
  ['amoniak', 'Ammonium Hydroxide'],
  ['amoníaco', 'Ammonia'],
  ['čpavek', 'Ammonium Hydroxide'],
  ['MCI/MI (Kathon CG)', 'Methylisothiazolinone'],
  ['Kathon CG (MCI/MI)', 'Methylchloroisothiazolinone'],
  ['CMIT/MIT [Kathon]', 'Methylisothiazolinone'],
  ['Tosylamid-Formaldehydharz', 'Tosylamide/Formaldehyde Resin'],
  ['Toluolsulfonamid-Formaldehydharz', 'Tosylamide/Formaldehyde Resin'],
  ['kaneel', 'Cinnamal'],
  ['skořice', 'Cinnamal'],
  ['klooriheksidiini', 'Chlorhexidine Digluconate'],
])('%s meets %s', (allergy, name) => {
  expect(namesMet(allergy, `Ingredients: Aqua, Glycerin, ${name}, Panthenol`)).toEqual([name])
})

it('what is silk in one language and a mushroom in another is looked for as both', () => {
  expect(namesMet('seta', 'Aqua, Hydrolyzed Silk, Ganoderma Lucidum Extract, Glycerin')).toEqual([
    'Hydrolyzed Silk',
    'Ganoderma Lucidum Extract',
  ])
})

it('an entry with a bracket of other words stays what it says', () => {
  expect(namesMet('nuts (severe)', 'Ingredients: Aqua, Corylus Avellana Seed Oil')).toEqual([
    'Corylus Avellana Seed Oil',
  ])
  expect(readAllergy('zorbax (zorbal)', knowledge).every(({ term }) => term === null)).toBe(true)
})

it('an allergy to PPD meets the dyes that react with it, and not resorcinol or the couplers beside it', () => {
  const dye =
    'Aqua, Resorcinol, 2-Methylresorcinol, Toluene-2,5-Diamine, p-Aminophenol, p-Methylaminophenol, 1-Naphthol'

  expect(namesMet('PPD', dye)).toEqual(['Toluene-2,5-Diamine', 'p-Aminophenol'])
  expect(namesMet('p-Phenylenediamine', 'Aqua, Resorcinol, Glycerin')).toEqual([])
  expect(namesMet('hair dye', 'Aqua, Resorcinol, Glycerin')).toEqual(['Resorcinol'])
})

it.each(['Erbse', 'pea', 'petits pois', 'guisante'])(
  'an allergy to %s meets the pea and no chickpea',
  (word) => {
    expect(namesMet(word, 'Aqua, Hydrolyzed Pea Protein, Chickpea Flour, Pisum Sativum Extract')).toEqual([
      'Hydrolyzed Pea Protein',
      'Pisum Sativum Extract',
    ])
  },
)

it.each([
  ['jordgubbar', 'Fragaria Vesca Fruit Extract'],
  ['mansikka', 'Fragaria Ananassa Fruit Extract'],
  ['äpplen', 'Pyrus Malus Fruit Extract'],
  ['elma', 'Pyrus Malus Fruit Extract'],
  ['tarçın', 'Cinnamomum Zeylanicum Bark Oil'],
  ['levandule', 'Lavandula Angustifolia Oil'],
  ['napraforgó', 'Helianthus Annuus Seed Oil'],
  ['pepermunt', 'Mentha Piperita Oil'],
  ['hars', 'Glyceryl Rosinate'],
  ['harpiks', 'Colophonium'],
  ['zijde', 'Hydrolyzed Silk'],
  ['μέντα', 'Mentha Piperita Oil'],
  ['zeytin', 'Olea Europaea Fruit Oil'],
])('an allergy in the words of other languages meets its names: %s', (word, name) => {
  expect(namesMet(word, `Ingredients: Aqua, Glycerin, ${name}`)).toEqual([name])
})

it.each(['Galaxolide', 'HHCB', 'Iso E Super', 'OTNE', 'Majantol', 'Vertofix', 'DMBCA'])(
  'a scent that must be named is known by its name of the trade: %s',
  (name) => {
    expect(namesMet('fragrance', `Alcohol, Aqua, ${name}`)).toEqual([name])
  },
)

it.each([
  ...[
    'henné noir',
    'tatouage au henné noir',
    'schwarzes Henna',
    'henna negra',
    'tatuaje de henna negra',
    'hennè nero',
  ],
  ...[
    'czarna henna',
    'zwarte henna',
    'svart henna',
    'чёрная хна',
    'siyah kına',
    'musta henna',
    'black henna tattoo',
  ],
])('what coloured a black henna tattoo is PPD: %s', (word) => {
  expect(namesMet(word, 'Aqua, p-Phenylenediamine')).toEqual(['p-Phenylenediamine'])
})
