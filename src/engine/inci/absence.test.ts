import { expect, it } from 'vitest'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { LIST, NAMES, read } from './absence.test-support.ts'
import { parseList } from './parse.ts'

const knowledge = realKnowledge()

it.each([
  ['0 % Talc, 0% Lanolin. Ingredients: '],
  ['100 % natural. 0% Formaldehyde\nIngredients: '],
  ['❌ Talc\n❌ Lanolin\n\nIngredients: '],
  ['Talc ✗\nLanolin ✗\n\nIngredients: '],
  ['Talc: none. Lanolin: none. Ingredients: '],
  ['Free from controversial ingredients: Talc, Lanolin. Ingredients: '],
  ['Ohne bedenkliche Inhaltsstoffe: Talc, Lanolin. Inhaltsstoffe: '],
  ['Our formulas are free of Talc, mineral\noil and Lanolin. Ingredients: '],
  ['Free of Talc,\nLanolin,\nFormaldehyde.\nIngredients: '],
  ['Parfümfrei, alkoholfrei, parabenfrei. Ingredients: '],
  ['パラベン、香料、アルコール不使用\n全成分：'],
  ['파라벤, 탈크 무첨가\n전성분: '],
  ['不含：Talc、Lanolin\n成分：'],
])('claims of other forms: %j', (before) => {
  const { names, claims } = read(before + LIST)
  expect(names).toEqual(NAMES)
  expect(claims).not.toEqual([])
})

it.each([
  [`${LIST} (free of Talc), Squalane, Carbomer`, [...NAMES, 'SQUALANE', 'CARBOMER']],
  [`Ingredients: ${LIST}, Yellow No. 5, Red No 40`, [...NAMES, 'CI 19140', 'CI 16035']],
  [`Alcohol-free toner. Ingredients: ${LIST}`, NAMES],
  [`Fragrance Free Ingredients: ${LIST}, Zinc Oxide 10 %`, [...NAMES, 'ZINC OXIDE']],
  [`Free from parabens. Ingredients: ${LIST}. Free from talc. May contain: Mica`, [...NAMES, 'MICA']],
  [`Sin perfume.\nIngredientes: ${LIST}, Squalane`, [...NAMES, 'SQUALANE']],
])('what no claim denies is read: %s', (text, expected) => {
  expect(read(text).names).toEqual(expected)
})

it.each([
  ['Ingredients: Aqua, Glycerin, Panthenol, Tocopherol (no talc, no lanolin, no formaldehyde)'],
  ['Ingredients: Aqua, Glycerin, Panthenol, Tocopherol [no talc; no lanolin; no formaldehyde]'],
  ['Ingredients: Aqua, Glycerin, Panthenol, Tocopherol\n(NO: TALC, LANOLIN, FORMALDEHYDE)'],
  ['전성분: 정제수, 글리세린, 판테놀, 토코페롤 (라놀린, formaldehyde 무첨가)'],
  ['全成分：水、グリセリン、パンテノール、トコフェロール　◎無香料　◎無着色　◎formaldehyde不使用'],
  [
    '全成分：水、グリセリン、パンテノール、トコフェロール\n※アルコール（エタノール）、formaldehydeは配合しておりません。',
  ],
  ['成分：水、甘油、泛醇、生育酚。0酒精，0香精，0formaldehyde。'],
])(
  'a claim in brackets, behind a sign or a foreign full stop takes no name of the list with it: %s',
  (text) => {
    const { items, leftOut } = parseList(text, knowledge)

    expect(items.map(({ match }) => knowledge.ingredients[match.ingredient ?? -1]?.inci)).toEqual(NAMES)
    expect(items.at(-1)?.printed).toMatch(/^(?:Tocopherol|토코페롤|トコフェロール|生育酚)$/)
    expect(leftOut.map(({ text: left }) => left.toLowerCase()).join(' ')).toContain('formaldehyde')
  },
)

it.each([
  ['無水ケイ酸、水、グリセリン、パンテノール', 4],
  ['水、グリセリン、无花果果提取物、无患子果提取物、무화과추출물', 5],
  ['水、グリセリン、ノンオキシノール-10、パンテノール', 4],
])('a name that only begins like a claim is a name: %s', (text, count) => {
  expect(parseList(text, knowledge).items).toHaveLength(count)
})

it.each([
  'Formaldehyde, talc and lead never touch our formulas.',
  'Talc, lanolin, formaldehyde - they stay outside.',
  'Lanolin, Formaldehyd und Talkum kommen bei uns nicht in die Tube.',
  "Talc, lanoline et formaldéhyde n'entrent jamais dans nos formules.",
  'Lanolina, talco, formaldeide e piombo non entrano mai nelle nostre formule.',
  'Lanolina, talco, formaldeído e chumbo nunca entram nas nossas fórmulas.',
  'Lanolina, talk, formaldehyd i ołów nigdy nie trafiają do naszych formuł.',
  'Lanoline, talk en formaldehyde komen er bij ons niet in.',
  'Poisons such as talc, formaldehyde, lead stay where they are.',
  'We test every batch for lead, mercury, cadmium, arsenic.',
  'Things we hate: talc, lanolin, formaldehyde.',
  'What others hide: talc, lanolin, formaldehyde.',
])('a sentence behind the closed list that tells instead of naming is no list: "%s"', (sentence) => {
  for (const text of [`Ingredients: ${LIST}. ${sentence}`, `${LIST}\n\n${sentence}`])
    expect({ text, names: read(text).names }).toEqual({ text, names: NAMES })
})

it.each([
  `${LIST}. Squalane. Carbomer.`,
  `${LIST}. Squalane, Carbomer.`,
  `${LIST}. Huile de tournesol du pays, Carbomer.`,
])('a list of several sentences goes on: "%s"', (text) => {
  expect(read(text).names.length).toBeGreaterThan(NAMES.length)
})

it('a claim of one word between names denies itself alone', () => {
  for (const claim of [
    'paraben-free',
    'Sodium Laureth Sulfate free',
    'parabens free, mineral oil free',
    'parfümfrei',
  ])
    expect({ claim, names: read(`Aqua, Glycerin, ${claim}, Panthenol, Tocopherol`).names }).toEqual({
      claim,
      names: NAMES,
    })
  expect(read(`${LIST}, paraben-free, vegan and kind to skin`).names).toEqual(NAMES)
})

it.each([
  'Contains no water',
  'Ohne Wasser',
  'Sans eau',
  'Sin agua',
  'Senza acqua',
  'Bez wody',
  'Zonder water',
])('behind "%s:" stands what is inside', (title) => {
  expect(read(`${title}: Glycerin, Panthenol, Tocopherol`).names).toEqual(NAMES.slice(1))
})

it.each(['Free from alcohol', 'Contains no perfume', 'Ohne Parfum', 'Sans alcool'])(
  'a list that begins with water goes on behind "%s:"',
  (title) => {
    expect(read(`${title}: ${LIST}`).names).toEqual(NAMES)
    expect(read(`Ingredients: ${LIST}. ${title}: talc, lanolin, formaldehyde.`).names).toEqual(NAMES)
  },
)

it('what nobody denies water for stays denied: a title that names nothing', () => {
  expect(read(`Free from the following: water, talc, lanolin. Ingredients: ${LIST}`).names).toEqual(NAMES)
})

it.each([
  'Others use formaldehyde, we use:',
  'Where others put talc and formaldehyde, we put:',
  'Andere verwenden Formaldehyd, wir:',
  'Otras marcas usan formaldehído, nosotros usamos:',
  'Statt Formaldehyd verwenden wir:',
  'Instead of formaldehyde, we use:',
  'Zamiast formaldehydu, my używamy:',
])('"%s" tells what others use and then what is inside', (lead) => {
  expect(read(`${lead} ${LIST}`).names).toEqual(NAMES)
})

it('a word that only begins like one that denies does not deny', () => {
  for (const lead of [
    'Nosotros usamos',
    'Notas de salida contienen',
    'Nome do produto contém',
    'Niektóre kremy zawierają',
  ])
    expect({ lead, names: read(`${lead}: ${LIST}`).names }).toEqual({ lead, names: NAMES })
})

it.each(['✗', '🚫', '❌'])('in a row, "%s" denies what it stands behind or before', (sign) => {
  for (const row of [
    `Talc ${sign} Lanolin ${sign} Formaldehyde ${sign}`,
    `${sign} Talc ${sign} Lanolin ${sign} Formaldehyde`,
  ])
    expect({ row, names: read(`Ingredients: ${LIST}\n${row}`).names }).toEqual({ row, names: NAMES })
})

it.each([
  'Nasties that stayed on the shelf: Talc, Lanolin, Formaldehyde.',
  'Talc, Lanolin und Formaldehyde setzen wir seit 1998 nicht mehr ein.',
  'Bandite dalla nostra officina: Talc, Lanolin, Formaldehyde.',
  'Det här hoppar vi över: Talc, Lanolin, Formaldehyde.',
  'Talc, Lanolin, Formaldehyde - other creams are full of them.',
])('in front of a headed list "%s" is no list, whatever it tells', (claim) => {
  for (const heading of ['Ingredients', 'INCI', 'The recipe', 'Le reste', 'Grundlage', 'Receptura'])
    expect({ claim, heading, names: read(`${claim} ${heading}: ${LIST}.`).names }).toEqual({
      claim,
      heading,
      names: NAMES,
    })
})

it('a short first product of a kit in front of a heading is kept, as lists begin with water', () => {
  expect(read(`Cream: Aqua, Glycerin, Panthenol. Serum Ingredients: ${LIST}`).names).toHaveLength(7)
})

it.each([
  ['Then what? ', ''],
  ['Full list >> ', ''],
  ['E dentro? ', ''],
  ['Just ', ''],
  ['Gewoon ', ''],
  ['Stattdessen ', ''],
  ['Jen ', ''],
  ['Contiene ', ''],
  ['Der neue Aufbau – ', ''],
])('"%s" in front of the first name is no part of it', (lead) => {
  expect(read(`Free of parabens. ${lead}${LIST}`).names).toEqual(NAMES)
})

it('names that a dash parts are all kept', () => {
  const { names } = read(
    'Water, Cetearyl Alcohol, Complex (Peptide: Glycerin - Aqua - Hydroxypropyl Cyclodextrin - Palmitoyl Tripeptide-38), Tocopherol',
  )
  expect(names).toContain('HYDROXYPROPYL CYCLODEXTRIN')
})

it.each([
  ['Conservateur : aucun, hormis Potassium Sorbate. Le reste : ', ['POTASSIUM SORBATE', ...NAMES]],
  ['No preservatives except Sodium Benzoate. Ingredients: ', ['SODIUM BENZOATE', ...NAMES]],
  [
    'Frei von Konservierungsmitteln, ausgenommen Benzyl Alcohol. Inhaltsstoffe: ',
    ['BENZYL ALCOHOL', ...NAMES],
  ],
])('what a claim makes an exception of is inside: "%s"', (claim, names) => {
  const found = read(`${claim}${LIST}`).names
  expect(found.slice(-NAMES.length)).toEqual(NAMES)
  for (const name of found) expect(names).toContain(name)
})

it.each([
  'Sans Soucis Crème de Jour - ',
  'Sin Límites Eau de Toilette: ',
  'Ohne Wenn und Aber die volle Deklaration: ',
])('a word of a name or an idiom denies nothing: "%s"', (title) => {
  expect(read(`${title}${LIST}`).names).toEqual(NAMES)
})

it.each(['nicht nur', 'not only', 'no solo', 'non solo', 'nie tylko', 'inte bara', 'nejen'])(
  '"%s" denies nothing',
  (only) => {
    const verb = {
      'nicht nur': 'Enthält',
      'not only': 'Contains',
      'no solo': 'Contiene',
      'non solo': 'Contiene',
      'nie tylko': 'Zawiera',
      'inte bara': 'Innehåller',
      nejen: 'Obsahuje',
    }[only]
    expect(read(`${verb} ${only} Glycerin, Panthenol, Tocopherol`).names).toEqual(NAMES.slice(1))
  },
)

it('what is struck through is not inside', () => {
  expect(read(`~~Talc~~ ~~Formaldehyde~~ ${LIST}`).names).toEqual(NAMES)
})

it.each(['成分/', '成分:', '[全成分]', '全成分/'])('"%s" heads a list behind other print', (heading) => {
  expect(
    read(`パラベン・鉱物油フリー。${heading}水、グリセリン、パンテノール、トコフェロール`).names,
  ).toEqual(NAMES)
})

it('behind a comma of the claim a colon turns to what is inside, where it begins as lists do', () => {
  expect(read(`Wolny od formaldehydu, lanoliny i talku, za to pełen dobra: ${LIST}`).names).toEqual(NAMES)
  expect(
    read('Free from parabens, silicones and the usual suspects: talc, lanolin, formaldehyde.').names,
  ).toEqual([])
  expect(
    read(`Free from parabens, silicones and other nasties: talc, lanolin, formaldehyde. Ingredients: ${LIST}`)
      .names,
  ).toEqual(NAMES)
})

it.each([
  'Contains nothing but',
  'Enthält nichts anderes als',
  'No contiene más que',
  'Não contém nada além de',
  'Bevat niets anders dan',
  'Balzám neobsahuje nic jiného než',
  'Krem zawiera nie tylko',
  'Contient non seulement',
])('"%s" tells what is inside', (lead) => {
  expect(read(`${lead} Glycerin, Panthenol, Tocopherol.`).names).toEqual(NAMES.slice(1))
})

it.each([
  'Unlike most lotions, which are built on talc, lanolin and formaldehyde, ours has just this: ',
  'Contrairement aux crèmes classiques à base de talc et de lanoline, ce baume est composé de : ',
  'Im Gegensatz zu Cremes mit Talkum und Lanolin, unsere besteht aus: ',
  'Statt Erdölprodukten wie Talkum oder Lanolin verwenden wir nur: ',
])('what others use is not inside, what ours is made of is: "%s"', (lead) => {
  expect(read(`${lead}Glycerin, Panthenol, Tocopherol`).names).toEqual(NAMES.slice(1))
})

it.each([
  ['What will you not find here? Talc, lanolin, formaldehyde.\nIngredients: ', ''],
  ['Czego u nas nie znajdziesz? Talku, lanoliny, formaldehydu.\nSkład: ', ''],
  ['', ' – geen talk, geen lanoline'],
  ['成分：', '。本品未添加甲醛、滑石粉。'],
])(
  'a question, a dash or a full stop of another script opens or ends a claim: "%s ... %s"',
  (before, behind) => {
    expect(read(`${before}${LIST}${behind}`).names).toEqual(NAMES)
  },
)

it('an exception behind a comma is inside', () => {
  expect(read(`${LIST}. Free of preservatives, except Potassium Sorbate.`).names).toEqual([
    ...NAMES,
    'POTASSIUM SORBATE',
  ])
})
