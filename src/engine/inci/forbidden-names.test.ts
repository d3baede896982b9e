import { describe, expect, it } from 'vitest'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { matchName } from './match/match.ts'
import { parseList } from './parse.ts'

const knowledge = realKnowledge()

/** The entry that forbids a name without condition, or null. */
function entryOf(printed: string): string | null {
  const { stop, ingredient } = matchName(printed, knowledge)
  const entry = knowledge.stopList[stop ?? -1]
  if (entry?.verdict === 'banned') return entry.ref
  const annexes = knowledge.ingredients[ingredient ?? -1]?.annexes ?? []
  return annexes.find(({ annex, effect }) => annex === 'II' && effect === 'banned')?.ref ?? null
}

describe('a forbidden plant, whatever is made of it', () => {
  it.each([
    ['Rauwolfia Serpentina Root Extract', '15'],
    ['Rauvolfia Vomitoria Bark Extract', '15'],
    ['Strophanthus Kombe Seed Extract', '303'],
    ['Strophanthus Gratus Seed Oil', '303'],
    ['Physostigma Venenosum Seed Extract', '281'],
    ['Anamirta Cocculus Fruit Extract', '106'],
    ['Prunus Laurocerasus Leaf Water', '291'],
    ['Digitalis Purpurea Leaf Extract', '134'],
    ['Digitalis Purpurea (Foxglove) Leaf Extract', '134'],
    ['Hyoscyamus Niger Leaf/Stem Extract', '211'],
    ['Rosa Canina Fruit/Colchicum Autumnale Bulb Extract', '104'],
    ['Veratrum Album Root Powder', '333'],
    ['Aristolochia Clematitis Herb Extract', '365'],
    ['Thevetia Peruviana Seed Extract', '318'],
    ['Erythroxylum Coca Leaf Extract', '306'],
    ['Poke Root Extract', '374'],
  ])('%s', (name, ref) => {
    expect(entryOf(name)).toBe(ref)
  })

  it.each([
    ['Extractum Hyoscyami', '211'],
    ['Tinctura Cantharidum', '69'],
    ['Radix Ipecacuanhae', '215'],
    ['Folia Digitalis', '134'],
    ['Aqua Laurocerasi', '291'],
    ['Oleum Crotonis', '107'],
    ['Eau de laurier-cerise', '291'],
    ['Kirschlorbeerwasser', '291'],
    ['Tollkirschenextrakt', '44'],
    ['Estratto di giusquiamo', '211'],
    ['Agua de laurel cerezo', '291'],
  ])('as a pharmacy or another language names it: %s', (name, ref) => {
    expect(entryOf(name)).toBe(ref)
  })

  it.each([
    'Laurus Nobilis Leaf Oil',
    'Laurus Nobilis Fruit Oil',
    'Prunus Cerasus Fruit Extract',
    'Prunus Avium Leaf Extract',
    'Aconitum Koreanum Extract',
    'Solanum Lycopersicum Fruit Extract',
    'Croton Lechleri Resin Extract',
    'Amaryllis Belladonna Flower/Leaf/Stem Extract',
    'Apocynum Venetum Leaf/Stem Extract',
    'Chenopodium Quinoa Seed Extract',
    'Chenopodium Ambrosioides Leaf Extract',
    'Papaver Somniferum Seed Oil',
    'Anacyclus Pyrethrum Root Extract',
    'Smilax Aristolochiifolia Root Extract',
    'Cocoa Butter',
    'Cherry/Laurel Leaf Extract',
    'Pilocarpus Pennatifolius Leaf Extract',
  ])('but not its legal relative %s', (name) => {
    expect(entryOf(name)).toBeNull()
  })
})

describe('what no class may take', () => {
  it.each([
    ['HC Red No. 16', '1373'],
    ['HC Orange No. 3', '1237'],
    ['Dipentyl Phthalate', '1151'],
    ['Diisopentyl Phthalate', '1151'],
    ['Phenylparaben', '1376'],
  ])('%s is forbidden', (name, ref) => {
    expect(entryOf(name)).toBe(ref)
  })

  it.each(['Disperse Brown 27', 'Acid Green 96', 'HC Violet No. 15'])(
    'the class of dyes gives %s no good score',
    (name) => {
      const { classId } = matchName(name, knowledge)
      expect(knowledge.classes[classId ?? -1]).toMatchObject({ id: 'hair-dye', score: 45 })
    },
  )

  it('no class gives a number to a phthalate that nobody looked up', () => {
    expect(matchName('Dinonyl Phthalate', knowledge).classId).toBeNull()
  })
})

describe('what is forbidden in nano form', () => {
  it.each([
    ['Colloidal Silver (nano)', '1727'],
    ['Copper (nano)', '1726'],
    ['Colloidal Copper [nano]', '1726'],
    ['CI 77400 (nano)', '1726'],
    ['Gold (Nano)', '1728'],
    ['Nano Gold', '1728'],
    ['CI 77480 [nano]', '1728'],
    ['Colloidal Gold [nano]', '1728'],
    ['Gold Thioethylamino Hyaluronic Acid (nano)', '1728'],
    ['Acetyl Heptapeptide-9 Colloidal Gold (nano)', '1728'],
    ['Platinum (nano)', '1729'],
    ['Colloidal Platinum (nano)', '1729'],
    ['Acetyl Tetrapeptide-17 Colloidal Platinum [NANO]', '1729'],
    ['Styrene/Acrylates Copolymer (nano)', '1725'],
    ['Sodium Styrene/Acrylates Copolymer (nano)', '1725'],
  ])('%s', (name, ref) => {
    expect(entryOf(name)).toBe(ref)
  })

  it.each([
    'Colloidal Silver',
    'Colloidal Gold',
    'CI 77480',
    'Copper',
    'Styrene/Acrylates Copolymer',
    'Titanium Dioxide (nano)',
    'Zinc Oxide [nano]',
    'CI 77266 (nano)',
    'Silica [nano]',
  ])('but not %s', (name) => {
    expect(entryOf(name)).toBeNull()
  })
})

/** Annex names, INN spellings, salts, orders of locants and other languages. */
it.each([
  'Natriumchromat',
  'Chromate de potassium',
  'Cromato di potassio',
  'Chromian potasu',
  'Acetato de cadmio',
  'Cadmiumacetat',
  'Chlorek rtęci',
  'Chlorure mercurique',
  'Cloruro di nichel',
  'Nickelsulfat',
  'Sulfate de nickel',
  'Siarczan niklu',
  'Sulfato de cobalto',
  'Cobaltchlorid',
  'Ethylenoxid',
  'Tlenek etylenu',
  'Óxido de etileno',
  'Ossido di etilene',
  'Tetrachlorethylen',
  'Tétrachloroéthylène',
  'Tricloroetileno',
  'Trichlorethen',
  'Dichlorméthane',
  'Methylenchlorid',
  'Cloruro di metilene',
  'Benceno',
  'Nitrobenceno',
  'Nitrobenzène',
  '1,4-Dichlorbenzol',
  'p-Dichlorobenzène',
  'Diossano',
  'Acide borique',
  'Borsäure',
  'Acido borico',
  'Kwas borowy',
  'Perborate de sodium',
  'Perborato sodico',
  'Nadboran sodu',
  'Dibutylphthalat',
  'Phtalate de diéthylhexyle',
  'Ftalato de dibutilo',
  'Ftalan dibutylu',
  'Acide rétinoïque',
  'Kwas retinowy',
  'Acide trichloracétique',
  'Trichloressigsäure',
  'Acido tricloroacetico',
  'Hydrocortisonacetat',
  "Acétate d'hydrocortisone",
  'Idrocortisone acetato',
  'Octan hydrokortyzonu',
  'Clobetasolpropionat',
  'Propionate de clobétasol',
  'Clobetasolo propionato',
  'Testosteronpropionat',
  'Lidocainhydrochlorid',
  'Chlorhydrate de lidocaïne',
  'Lidocaína clorhidrato',
  'Chlorowodorek lidokainy',
  'Pilocarpinhydrochlorid',
  'Atropina solfato',
  'Siarczan atropiny',
  'Difenilguanidina',
  '1,3-difénylguanidine',
  'Acrylamid',
  'Acrilammide',
  'Akrylamid',
  'Alcohol tetrahidrofurfurílico',
  'Alcool tetraidrofurfurilico',
  'Tetrahydrofurfurylalkohol',
  'Tributylphosphat',
  'Fosforan tributylu',
  'Tributilfosfato',
  'Sulfadiazina argentica',
  'Pentoxyde de vanadium',
  'Vanadiumpentoxid',
  'Acide perfluorooctanoïque',
  'Perfluoroctansäure',
  '4-Nitro-2-aminophenol',
  '2-amino-4-nitrofenol',
  'm-Phénylènediamine',
  'm-Phenylendiamin',
  'o-Fenilendiamina',
  'Toluol-2,4-diamin',
  '2,4-toluenodiamina',
  'o-Aminofenolo',
  'Pyrithione de zinc',
  'Colchicine',
  'Colchicina',
  'Kolchicyna',
  'Thiotepa',
  'Amphotericine',
  'Chlorphenoxamin',
  'Cloramfenicolo',
  'Chloramphénicol',
  'Kloramfenikol',
  'Methotrexat',
  'Metotrexato',
  'Minoxidilo',
  'Espironolactona',
  'Escopolamina',
  'Estricnina',
  "Nitrate d'aconitine",
  'Sodium 4-aminosalicylate',
  "Sel de sodium de l'acide 4-aminosalicylique",
  'Prednisolonacetat',
  'Dexaméthasone phosphate disodique',
  'Acetato de dexametasona',
  'Bleichromat',
  'Chromate de plomb',
  'Bleiazetat',
  'Octan ołowiu',
  'Hexachlorobenzene',
  'Hexachlorbenzol',
  'Pentachlorphenol',
  'Trinitroglycérine',
  'Dinitrotoluol',
  'Natriumselenit',
])('the same substance in other words: %s is forbidden', (name) => {
  expect(entryOf(name)).not.toBeNull()
})

it.each([
  'Acide chlorhydrique',
  'Zinksulfat',
  'Sulfate de zinc',
  'Natriumchlorid',
  'Acide salicylique',
  'Salicylsäure',
  'Kupfersulfat',
  'Kaliumjodid',
  'Magnesiumsulfat',
  'Octan cynku',
  'Sulfate de baryum',
  'Bariumsulfat',
  'Siarczan baru',
  'Disulfure de sélénium',
  'Selendisulfid',
  'Solfuro di selenio',
  'Titandioxid',
  'Dioxyde de titane',
  'Eisenoxid',
  'Oxyde de fer',
  'Chromoxid',
  'Oxyde de chrome',
  'Zinkoxid',
  'Benzoesäure',
  'Acide benzoïque',
  'Alcool benzylique',
  'Benzylalkohol',
  'Phénoxyéthanol',
  'Natriumbenzoat',
  'Kaliumsorbat',
  'Sorbate de potassium',
  'Zitronensäure',
  'Acide citrique',
  'Acide lactique',
  'Milchsäure',
  'Stearinsäure',
  'Ameisensäure',
  'Natriumhydroxid',
  'Wodorotlenek sodu',
  "Peroxyde d'hydrogène",
  'Aluminiumchlorid',
  "Chlorure d'aluminium",
  'Silberchlorid',
  'Triclosan',
  'p-Aminophenol',
  '4-Aminophenol',
  'm-Aminophenol',
  '2,4-Diaminophenoxyethanol HCl',
  'p-Phenylendiamin',
  '1,4-Diaminobenzol',
  'Toluol-2,5-diamin',
  '2,5-Diaminotoluene',
  'Diethylphthalat',
  'Kolloidales Silber',
  'Resorcin',
  'Résorcine',
  'Methylparaben',
  'Kaliumhydroxid',
  'Thioglykolsäure',
  'Calciumthioglycolat',
  'Ammoniumthioglykolat',
  'Chlorure de benzalkonium',
  'Benzalkoniumchlorid',
  'Chlorhexidindigluconat',
  'Digluconate de chlorhexidine',
  'Zinkacetat',
  "Acétate d'éthyle",
  'Ethylacetat',
  'Butylacetat',
  'Acetato di etile',
  'Glykolsäure',
])('in other words: %s stays allowed', (name) => {
  expect(entryOf(name)).toBeNull()
})

it.each([
  "Diphenylmethane-4,4'-diisocyanate",
  '[4-(4-Hydroxy-3-iodophenoxy)-3,5-diiodophenyl]acetic acid (Tiratricol)',
  '(2-Isopropylpent-4-enoyl)urea',
  "2,2',6,6'-tetrabromo-4,4'-isopropylidenediphenol",
  'Propane-1,2,3-triyl trinitrate',
  "O,O'-Diethyl-O-4-nitrophenyl phosphorothioate",
  '2-(4-Allyl-2-methoxyphenoxy)-N,N-diethylacetamide',
])('commas and brackets stay inside the name: %s', (name) => {
  for (const comma of [', ', ',']) {
    const text = `Ingredients: ${['Aqua', 'Glycerin', name, 'Panthenol'].join(comma)}`
    expect(parseList(text, knowledge).items.map(({ printed }) => printed)).toEqual([
      'Aqua',
      'Glycerin',
      name,
      'Panthenol',
    ])
  }
  expect(entryOf(name)).not.toBeNull()
})
