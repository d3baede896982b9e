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
    ['Bilsenkrautextrakt', '211'],
    ['Bilzekruidextract', '211'],
    ['Bolmörtsextrakt', '211'],
    ['Bilsenkrautsamenöl', '211'],
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

describe('every compound of a metal that is forbidden with its compounds', () => {
  it.each([
    ['Berylliumoxid', '54'],
    ['Sulfate de béryllium', '54'],
    ['Cloruro de berilio', '54'],
    ['Tlenek berylu', '54'],
    ['Uranyl Nitrate', '293'],
    ['Sodium Arsenite', '43'],
    ['Natriumarsenit', '43'],
    ['Arsénite de sodium', '43'],
    ['Arsenian sodu', '43'],
    ['Acide arsénieux', '43'],
    ['Chlorure mercureux', '221'],
    ['Bleistearat', '289'],
    ['Loodacetaat', '289'],
    ['Blyoxid', '289'],
    ['Azotan ołowiu', '289'],
    ['Kwikchloride', '221'],
    ['Selendioxid', '297'],
    ['Dioxyde de sélénium', '297'],
    ['Selenous Acid', '297'],
    ['Potassium Tellurite', '312'],
    ['Goldchlorid', '296'],
    ['Cloruro de oro', '296'],
  ])('%s', (name, ref) => {
    expect(entryOf(name)).toBe(ref)
  })

  it.each([
    ['Minium', '289'],
    ['Cerussite', '289'],
    ['Mennige', '289'],
    ['Giallo di Napoli', '289'],
    ['Zinnober', '221'],
    ['Auripigment', '43'],
    ['Schweinfurter Grün', '43'],
    ['Jaune de cadmium', '68'],
    ['CI 77199', '68'],
    ['Weißer Phosphor', '279'],
  ])('as a mineral or a pigment: %s', (name, ref) => {
    expect(entryOf(name)).toBe(ref)
  })

  it.each([
    'Gold',
    'Or',
    'Oro',
    'Barium Sulfate',
    'Bariumsulfat',
    'Selenium Sulfide',
    'Selendisulfid',
    'Tin Oxide',
    'Zinkstearat',
    'Cobalt Blue',
  ])('not %s', (name) => {
    expect(entryOf(name)).toBeNull()
  })
})

describe('a metal with carbon bound to it', () => {
  it.each([
    ['Methylquecksilberchlorid', '221'],
    ['Chlorure de méthylmercure', '221'],
    ['Dibutylzinnoxid', '1741'],
    ['Oxyde de dibutylétain', '1741'],
    ['Tlenek dibutylocyny', '1741'],
    ['Ethylmercury Phosphate', '221'],
  ])('%s', (name, ref) => {
    expect([ref, '1647']).toContain(entryOf(name))
  })

  it('salts of phenylmercury are allowed in products for the eyes', () => {
    expect(entryOf('Phenylmercuric Nitrate')).toBeNull()
  })
})

describe('the prefixes and the two names of one amine', () => {
  it.each([
    ['n-Hexan', '999'],
    ['n-Butyl Glycidyl Ether', '1050'],
    ['N-BUTYL GLYCIDYL ETHER', '1050'],
    ['2,6-Dimethylaniline', '33'],
    ['3,4-Dimethylanilin', '33'],
    ['o-Methylaniline', '32'],
    ['2-Methoxyaniline', '708'],
    ['Propylenimine', '730'],
    ['2-Ethoxyethanol', '666'],
    ['Estron', '260'],
    ['Coniin', '290'],
    ['Furano', '732'],
    ['Boorzuur', '1395'],
    ['Pyrokatechin', '408'],
    ['Butylscopolaminiumbromid', '295'],
  ])('%s', (name, ref) => {
    expect(entryOf(name)).toBe(ref)
  })

  it.each(['N-Ethyl-3-Nitro PABA', 'N-Butyl Acetate', 'n-Propanol'])('not %s', (name) => {
    expect(entryOf(name)).toBeNull()
  })
})

describe('a forbidden plant as it is declined, and what the law forbids of a plant', () => {
  it.each([
    ['Extrakt aus Schwarzem Nachtschatten', '298'],
    ['Schierling Extrakt', '99'],
    ['Extrait de ciguë', '99'],
    ['Wyciąg z naparstnicy', '134'],
    ['Extracto de hojas de beleño negro', '211'],
    ['Tintura de estramonio', '301'],
    ['Aceite de Tagetes erecta', '1383'],
    ['Tagetesöl erecta', null],
    ['African Marigold Oil', '1383'],
  ])('%s', (name, ref) => {
    expect(entryOf(name)).toBe(ref)
  })

  it.each([
    'Tagetes Erecta Root Extract',
    'Tagetes Patula Flower Oil',
    'Calendula Officinalis Flower Extract',
    "Arnica Montana (Wolf's Bane) Flower Extract",
    'Papaver Somniferum Seed Oil',
    'Cistus Ladaniferus Oil',
  ])('not %s', (name) => {
    expect(entryOf(name)).toBeNull()
  })
})

describe('what comes from a human being', () => {
  it.each([
    'Human Umbilical Cord Extract',
    'Human Albumin',
    'Foreskin Fibroblast Conditioned Media',
    'Human Adipose Stromal Cell Exosomes',
    'Menschliche Plazenta',
    'Placenta humaine',
    'Exosomas humanos',
  ])('%s', (name) => {
    expect(entryOf(name)).toBe('416')
  })

  it.each(['Human Oligopeptide-1', 'Pig Placenta Extract', 'Umbilicaria Esculenta Extract'])(
    'not %s',
    (name) => {
      expect(entryOf(name)).toBeNull()
    },
  )
})

it.each([
  'p-BMHCA',
  'Lysmeral',
  'Lily Aldehyde',
  '4-tert-Butyl-alpha-methylhydrocinnamaldehyde',
  'Kovanol',
  '2,6-Dihydroxy-4-methylbenzaldehyde',
])('a forbidden scent by trade and by chemistry: %s', (name) => {
  expect(entryOf(name)).not.toBeNull()
})

it.each([
  'Bis(2-methoxyethyl) phthalate (117-82-8)',
  'Zorbal (CAS: 80-54-6)',
  'Zorbal [CAS No. 80-54-6]',
  'Zorbal CAS 80-54-6',
])('a forbidden substance by the number behind a name that nobody knows: %s', (name) => {
  expect(entryOf(name)).not.toBeNull()
})

it.each(['Petrolatum (free of benzene 71-43-2)', 'Glycerin (80-54-6)', 'Zorbal (lot 80-54-6)'])(
  'a known name stands over a number, and a number of something else is none: %s',
  (name) => {
    expect(entryOf(name)).toBeNull()
  },
)

describe('a forbidden substance as labels of other countries print it', () => {
  it.each([
    ['エチニルエストラジオール', '260'],
    ['パラアミノ安息香酸', '167'],
    ['カンタリスチンキ', '69'],
    ['トリクロロ酢酸', '10'],
    ['水銀', '221'],
    ['炔雌醇', '260'],
    ['己烯雌酚', '260'],
    ['四氯化碳', '315'],
    ['六氯酚', '371'],
    ['硫脲', '321'],
    ['에티닐에스트라디올', '260'],
    ['벤조카인', '167'],
    ['트레티노인', '375'],
    ['Прокаин', '167'],
    ['Каменноугольный дёготь', '420'],
    ['Трихлоруксусная кислота', '10'],
    ['Kwas trichlorooctowy', '10'],
    ['1,4-Dioxaan', '343'],
    ['Tetrachlorkohlenstoff', '315'],
    ['Acide trichloracétique', '10'],
    ['Ossido di etilene', '182'],
    ["2,2'-Methylenebis(3,4,6-trichlorophenol)", '371'],
  ])('%s', (name, ref) => {
    expect(entryOf(name)).toBe(ref)
  })

  it.each([
    'Oxyde de chrome',
    'Chromoxidgrün',
    'Оксид хрома зелёный',
    'Bleu de méthylène',
    'パラオキシ安息香酸メチル',
    '安息香酸ナトリウム',
    '酢酸トコフェロール',
    '酸化亜鉛',
    'ヨウ化カリウム',
    '苯甲酸钠',
    '二硫化硒',
    '벤조산나트륨',
    'Бензойная кислота',
    'Uraeus Plumbago Extract',
  ])('%s is none', (name) => {
    expect(entryOf(name)).toBeNull()
  })
})
