import { expect, test } from 'vitest'
import { chemicalKeys, metalsOf, withoutNormal } from './chemical-key.ts'

const wholeOf = (name: string) => chemicalKeys(name).map(({ whole }) => whole)

/** Each line: names of one substance in several languages and orders. No two lines share a key. */
const SUBSTANCES = [
  ['Natriumperborat', 'Perborate de sodium', 'Sodium perborate'],
  ['Bleiacetat', 'Lead acetate', 'Acétate de plomb', 'Lead(II) acetate', 'Ацетат свинца'],
  ['Blyoxid', 'Lead oxide'],
  ['Zinc chloride', 'Chlorure de zinc', 'Zinc dichloride', 'Хлорид цинка'],
  ['Zinc oxide', 'Zinkoxid'],
  ['Chromium trioxide'],
  ['Chromium(III) oxide'],
  ['4-nitro-2-aminophenol', '2-amino-4-nitrophenol'],
  ['2-nitro-4-aminophenol', '4-amino-2-nitrophenol'],
  ['o-Phenylenediamine', 'ortho-Phenylenediamine'],
  ['p-Phenylenediamine', 'para-Phenylenediamine'],
  ['m-Phenylenediamine', 'meta-Phenylenediamine'],
  ['Hydroquinone', 'Hydrochinon'],
  ['Salicylic acid', 'Acide salicylique', 'Kwas salicylowy', 'Ácido salicílico'],
  ['Sodium benzoate', 'Natriumbenzoat', 'Benzoate de sodium'],
  ['Diethyl phthalate', 'Phtalate de diéthyle'],
  ['Tetracaine hydrochloride', 'Hydrochloride of tetracaine', 'Tetracaine HCl'],
  ['Tetracaine sulfate'],
  ['Methylquecksilber'],
  ['Tetraethyllead'],
]

test.each(SUBSTANCES)('%s is one substance, however it is written', (...names) => {
  const keys = names.map(wholeOf)
  for (const key of keys)
    expect(
      key.some((one) => keys[0]?.includes(one)),
      String(names),
    ).toBe(true)
})

test('other substances have other keys', () => {
  const keys = SUBSTANCES.flatMap(([name = '']) => wholeOf(name))
  expect(new Set(keys).size).toBe(keys.length)
})

test.each([
  ['too short', ['a', 'short', 'DEA', 'Gold', 'Ethanol', 'Codeine', 'Hexane']],
  ['too long', ['x'.repeat(121), Array(17).fill('words').join(' ')]],
  ['a salt of more than three ions', ['sodium potassium calcium zinc chloride']],
])('what is %s has no key', (_what, names) => {
  for (const name of names) expect(chemicalKeys(name), name).toEqual([])
})

test('what is just long enough has one', () => {
  for (const name of [
    'Mercury',
    'x'.repeat(120),
    Array(16).fill('words').join(' '),
    'sodium potassium chloride',
  ])
    expect(chemicalKeys(name).length, name).toBeGreaterThan(0)
})

/** The metals that a name is made of, and what is left without its ions. */
test.each([
  ['Sodium perborate', ['sodium+sodium salts'], ['']],
  ['Lead acetate', ['lead+lead salts'], ['']],
  ['Mercury', ['mercury'], ['']],
  ['Gold salts', ['gold'], ['']],
  ['Methylquecksilber', ['mercury'], ['']],
  ['dibutylétain', ['tin'], ['|DIBUTIL|']],
  ['Tetraethyllead', ['lead'], ['|TETRETIL|']],
  ['n-propylamine', [''], ['']],
  ['Hydroquinone', [''], ['']],
  ['Salicylic acid', ['', ''], ['', '']],
  ['Chromium trioxide', ['chromium+chromium salts'], ['']],
  ['Vanadium pentoxide', [''], ['|PENTOSID|']],
  ['Sodium', ['sodium'], ['']],
  ['sodium potassium chloride', ['sodium+potassium+sodium salts+potassium salts'], ['']],
  ['Diethyl phthalate', [''], ['']],
  ['Tetracaine HCl', [''], ['|TETRAKAIN|']],
])('%s is made of the metals %j, and without ions it is %j', (name, metals, core) => {
  const keys = chemicalKeys(name)
  expect(keys.map((key) => key.metals.join('+'))).toEqual(metals)
  expect(keys.map((key) => key.core ?? '')).toEqual(core)
})

test.each([
  ['Lead', 'lead'],
  ['Mercury', 'mercury'],
  ['Gold salts', 'gold salts'],
  ['Lead acetate', ''],
  ['Foo', ''],
  ['Zinc', 'zinc'],
])('%s names the metal "%s"', (spelling, metals) => {
  expect(metalsOf(spelling).join('+')).toBe(metals)
})

test.each([
  ['n-Hexane', 'Hexane'],
  ['N-hexane', 'hexane'],
  ['N-Hexylamine', 'N-Hexylamine'],
  ['n-propyl', 'propyl'],
  ['nHexane', 'nHexane'],
  ['N-methyl', 'N-methyl'],
  ['n-1', 'n-1'],
  ['n-butylaniline', 'butylaniline'],
])('that a chain is straight goes without saying: %s is %s', (printed, name) => {
  expect(withoutNormal(printed)).toBe(name)
})

/** Each key as its whole, its core and its metals, parted by bars and blanks. */
const keysOf = (name: string) =>
  chemicalKeys(name).map(({ whole, core, metals }) =>
    `${whole} core ${core} metals ${metals.join(' ')}`.trim(),
  )

test.each<[string, string[]]>([
  ['Blyoxi', []],
  ['Blyox', []],
  ['Zinc', []],
  ['Živa', ['mercury|| core null metals mercury']],
  ['Bor', []],
  ['Zinc oxide', ['zinc||oxide core null metals zinc zinc salts']],
  ['Zinc foo', []],
  ['Zinc food', []],
  ['Zinc fooding', ['zinc|FODING| core |FODING| metals']],
  ['Sodium chloride', ['sodium||chloride core null metals sodium sodium salts']],
  ['Chloride', []],
  ['Foo chloride', []],
  ['Abcde chloride', ['|ABKD|chloride core null metals']],
  ['Abc zinc chloride', ['zinc|ABK|chloride core null metals']],
  ['Abcdefg', []],
  ['Abcdefgh', ['|ABKDEFG| core null metals']],
  ['Abcd zinc', []],
  ['Zinc Abcde', ['zinc|ABKD| core null metals']],
  ['Zinc sodium abc', ['sodium+zinc|ABK| core null metals']],
  ['n-Hexanol', []],
  ['N-Hexanoline', ['|ESANOLIN| core null metals']],
  ['n-Hexylamine', ['|ESILAMIN| core null metals']],
  ['N-hexylamine', ['|NESILAMIN| core null metals']],
  ['N-Foobarbaz', ['|NFOBARBAS| core null metals']],
  ['n-Foobarbaz', ['|FOBARBAS| core null metals']],
  ['n-Fo barbaz', ['|NFOBARBAS| core null metals']],
  ['Ethanoln', ['|ETANOLN| core null metals']],
  ['nHexanol', ['|NESANOL| core null metals']],
  ['p', []],
  ['ortho', []],
  ['p-Aminophenol', ['|4AMIN-FENOL-| core null metals']],
  ['Para', []],
  ['Meta', []],
  ['metaphenol', ['|METAFENOL| core null metals']],
  ['Dilead acetate', ['lead||acetate core null metals lead lead salts']],
  ['Tetralead acetate', ['lead||acetate core null metals lead lead salts']],
  ['Lead', []],
  ['Lead acetate', ['lead||acetate core null metals lead lead salts']],
  ['Lead salts', ['lead|| core null metals lead']],
  ['Salts of lead', ['lead|| core null metals lead']],
  ['Leadsalts', ['|LEADSALTS| core null metals']],
  ['Lead foobar', ['lead|FOBAR| core null metals']],
  ['Bleiacetat', ['lead||acetate core null metals lead lead salts']],
  ['Bleibat', []],
  ['Bleibit', []],
  ['Bleibatx', ['|BLEIBATS| core null metals']],
  ['Bleiabat', []],
  ['Bleiabit', ['|BLEIABIT| core null metals']],
  ['Bleicabat', []],
  ['Natriumdabit', ['|NATRIUMDABIT| core null metals']],
  ['Natriumabcdat', ['sodium|ABKDAT| core |ABKDAT| metals']],
  ['Natriumabdat', ['|NATRIUMABD|acid core null metals']],
  ['Natriumadat', ['|NATRIUMAD|acid core null metals']],
  ['Nitrocarbonate', ['|NITR|carbonate core null metals']],
  ['Nitrochloride', ['|NITR|chloride core null metals']],
  ['Fluorochloride', ['|FLUOR|chloride core null metals']],
  ['Abcdechloride', ['|ABKD|chloride core null metals']],
  ['Abcdchloride', ['|ABKDKLORID| core null metals']],
  ['Tetrachloride', []],
  ['Dichloride', []],
  ['Zinc tetrachloride', ['zinc||chloride core null metals zinc zinc salts']],
  ['Zinc tetroxide', ['zinc|TETROSID| core |TETROSID| metals']],
  ['Zinc dioxide', ['zinc||dioxide core null metals zinc zinc salts']],
  ['Zinc monoxide', ['zinc|MONOSID| core |MONOSID| metals']],
  ['Benzoic', []],
  ['Benzoic acid', ['|BENS|acid core null metals']],
  ['Benzoesäure', ['|BENS|acid core null metals']],
  ['Absäure', []],
  ['Abcsäure', ['|ABK|acid core null metals']],
  ['Abcdsäure', ['|ABKD|acid core null metals']],
  ['Abcdesäure', ['|ABKD|acid core null metals']],
  ['Abcdsyra', ['|ABKD|acid core null metals']],
  ['Abcdesyra', ['|ABKD|acid core null metals']],
  ['Abcdefat', []],
  ['Abcdeat', []],
  ['Abcddat', []],
  ['Abcddfat', []],
  ['Abcdfate', []],
  ['Abcdeate', ['|ABKDEAT| core null metals']],
  ['Zincum abcdate', ['|SINKABKD|acid core null metals']],
  ['Sodium abcdfate', ['sodium|ABKDF|acid core null metals']],
  ['Sodium bcdfate', []],
  ['Sodium cdfate', ['sodium|KDFAT| core null metals']],
  ['Sodium gcdfgate', ['sodium|GKDFG|acid core null metals']],
  [
    'Sodium citrabcdate',
    ['sodium|KITRABKD|acid core |KITRABKD|acid metals', 'sodium|SITRABKD|acid core |SITRABKD|acid metals'],
  ],
  ['Kwas salicylowy', ['|SALIKIL|acid core null metals', '|SALISIL|acid core null metals']],
  ['Salicylowy', ['|SALIKILOV| core null metals', '|SALISILOV| core null metals']],
  ['Salicylique foobar', ['|SALIKILIKFOBAR| core null metals', '|SALISILIKFOBAR| core null metals']],
  ['Zinc sodium chloride', ['sodium+zinc||chloride core null metals zinc sodium zinc salts sodium salts']],
  ['Sodium zinc chloride', ['sodium+zinc||chloride core null metals sodium zinc sodium salts zinc salts']],
  ['Chloride sulfate zinc', ['zinc||chloride+sulfate core null metals zinc zinc salts']],
  ['Zinc sulfate chloride', ['zinc||chloride+sulfate core null metals zinc zinc salts']],
  ["Chlorhydrat d'abcdol", ['|ABKDOL|hydrochloride core |ABKDOL| metals']],
  ['Hydrochloride abcdef', ['|ABKDEF|hydrochloride core |ABKDEF| metals']],
  ['Hydrochloride abcdefg', ['|ABKDEFG|hydrochloride core |ABKDEFG| metals']],
  ['Abcdef hydrochloride', ['|ABKDEF|hydrochloride core |ABKDEF| metals']],
  ['Abcdefghi hydrochloride', ['|ABKDEFG|hydrochloride core |ABKDEFG| metals']],
  ['Abcde hydrochloride acetate', ['|ABKD|acetate+hydrochloride core null metals']],
  ['Alcohol acid benzoic ester', ['|BENS|acid+alcohol core null metals']],
  ['Ester acid benzoic alcohol', ['|BENS|acid+alcohol core null metals']],
  ['Acetone', []],
  ['Citronellol', ['|KITRONELOL| core null metals', '|SITRONELOL| core null metals']],
  [
    'Citronellol acetate',
    ['|KITRONELOL|acetate core |KITRONELOL| metals', '|SITRONELOL|acetate core |SITRONELOL| metals'],
  ],
  ['Foocyclone', ['|FOKIKLON| core null metals', '|FOSIKLON| core null metals']],
  ['2,4-diaminophenol', ['|2,4DIAMIN-FENOL-| core null metals']],
  ['4,2-diaminophenol', ['|2,4DIAMIN-FENOL-| core null metals']],
  ['1,2-dichlorbenzene', ['|2DIKLOR-BENSEN-| core null metals']],
  ['1,4-dichlorbenzene', ['|4DIKLOR-BENSEN-| core null metals']],
  ['2-chlor-1,4-dimethylbenzene', ['|2KLOR-4DIMETIL-BENSEN-| core null metals']],
  ['4-methyl-2-chlorphenol', ['|2KLOR-4METIL-FENOL-| core null metals']],
  ['Phenol 4', []],
  ['Phenol 4 2', []],
  ['Phenol 2 4', []],
  ['2-phenolabc 4', ['|-FENOLABK-2,4| core null metals']],
  ['p-Phenylenediamine', ['|4FENIL-ENEDIAMIN-| core null metals']],
  ['1,4-Benzenediamine', ['|-BENSENEDIAMIN-4| core null metals']],
  ['1-phenolabc', ['|-FENOLABK-1| core null metals']],
  ['1,3-phenolabc', ['|-FENOLABK-3| core null metals']],
  ['2,3,1-phenolabc', ['|-FENOLABK-1,2,3| core null metals']],
  ['3-amino', []],
  ['Methyl mercury', ['mercury|METIL| core null metals']],
  ['Ethylquecksilberchlorid', ['mercury|ETIL|chloride core null metals mercury']],
  ['Methylquecksilberchlorid', ['mercury|METIL|chloride core null metals mercury']],
  ['Bleitetraethyl', ['|BLEITETRETIL| core null metals']],
  ['Chromates', ['|KROMATES| core null metals']],
  ['Chromic acid', ['|KROM|acid core null metals']],
  ['Potassium dichromate', ['potassium||dichromate core null metals potassium potassium salts']],
  ['Sodium arsenate', ['sodium||arsenate core null metals sodium sodium salts arsenic']],
  ['Arsenic trioxide', ['arsenic||trioxide core null metals arsenic arsenic salts']],
  ['Zinc Abcd', []],
  ['Abcd Efgh', ['|ABKDEFG| core null metals']],
  ['Abcd Efg', []],
  ['Sodium Potassium Zinc oxide', []],
  ['Sodium Potassium chloride oxide', []],
  [
    'Sodium Potassium chloride',
    ['potassium+sodium||chloride core null metals sodium potassium sodium salts potassium salts'],
  ],
  ['para-Aminophenol', ['|4AMIN-FENOL-| core null metals']],
  ['Dizinc Abcdefgh', ['zinc|ABKDEFG| core |ABKDEFG| metals']],
  ['Bichlorure de zinc', ['zinc|BIKLORUR| core |BIKLORUR| metals']],
  ['Sodium hydrogensulfate', ['sodium|IDROGEN|sulfate core |IDROGEN| metals']],
  ['Sodium hydroxide abcdefgh', ['sodium|ABKDEFG|hydroxide core |ABKDEFG| metals']],
  ['Ab acid', []],
  ['Abc acid', ['|ABK|acid core null metals']],
  ['Abcdefgh acid', ['|ABKDEFG|acid core null metals']],
  ['Acide abcdefghique', ['|ABKDEFG|acid core null metals']],
  ['Acide abcdefghic', ['|ABKDEFG|acid core null metals']],
  ['Abcdefghique', ['|ABKDEFGIK| core null metals']],
  ['Abcdefghic chloride', ['|ABKDEFGIK|chloride core |ABKDEFGIK| metals']],
  ['Abcdefghol', ['|ABKDEFGOL| core null metals']],
  ['Ammonium abcdefghate', ['ammonium|ABKDEFG|acid core |ABKDEFG|acid metals']],
  ['Quecksilberabcdeat', ['mercury|ABKDEAT| core |ABKDEAT| metals']],
  ['Quecksilberabcdfat', ['mercury|ABKDF|acid core null metals']],
  ['Quecksilbercat', ['|KEKSILBERK|acid core null metals']],
  ['Quecksilberabcit', ['|KEKSILBERABKIT| core null metals', '|KEKSILBERABSIT| core null metals']],
  ['Kupferabcdefghol', ['|KUPFERABKDEFGOL| core null metals']],
  [
    'Cystein hydrochloride',
    ['|KISTEIN|hydrochloride core |KISTEIN| metals', '|SISTEIN|hydrochloride core |SISTEIN| metals'],
  ],
  ['Cyanide of potassium', ['potassium||cyanide core null metals potassium potassium salts']],
  ['Natriumcyanid', ['sodium||cyanide core null metals sodium sodium salts']],
])('the keys of "%s" are %j', (name, keys) => {
  expect(keysOf(name)).toEqual(keys)
})

test.each([
  ['Lead', 'lead'],
  ['Lead salts', 'lead salts'],
  ['Salts of lead', 'lead salts'],
  ['Lead acetate', ''],
  ['Lead salts abcdefgh', ''],
  ['abcdefgh', ''],
])('the metals that "%s" is made of: %s', (name, metals) => {
  expect(metalsOf(name).join(', ')).toBe(metals)
})
