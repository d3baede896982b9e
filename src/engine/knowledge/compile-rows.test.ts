import { expect, it } from 'vitest'
import { compileKnowledge, contentHash } from './compile.ts'
import { asTsv, TINY_FILES as files } from './tiny-folder.test-support.ts'

const compile = (change: Record<string, string> = {}) => compileKnowledge({ ...files, ...change })
function errorsOf(change: Record<string, string>): string[] {
  const answer = compile(change)
  return 'errors' in answer ? answer.errors : []
}

it('compiles to exactly this', () => {
  const answer = compile()
  if ('errors' in answer) throw new Error(answer.errors.join('\n'))
  expect(answer.compiled).toEqual({
    animals: [
      { id: 'beast', isMadeToo: false, vegan: 'unknown', whole: [], words: ['BEAST', '!PLANT'] },
      { id: 'hide', isMadeToo: true, vegan: 'no', whole: [], words: ['HIDE'] },
    ],
    printedOrigins: [
      { isCrop: false, origin: 'plant', words: ['PLANT'] },
      { isCrop: true, origin: 'plant', words: ['ROSE'] },
    ],
    allergies: [
      {
        because: 'It is water.',
        id: 'wet',
        ingredients: [0],
        isInOils: true,
        label: 'Water',
        nameWords: ['RAIN'],
        source: 0,
        words: ['wet', 'moist'],
      },
      {
        because: 'Rosa Canina is the plant rosehip.',
        id: 'plant-rosacanina',
        ingredients: [],
        isInOils: false,
        label: 'rosehip',
        nameWords: ['ROSA CANINA', 'ROSA RUBRA'],
        source: 1,
        words: ['rosehip', 'dog rose', 'rosa canina', 'rosa rubra'],
      },
    ],
    classes: [
      {
        allergen: false,
        contains: [],
        ends: [],
        functions: [0],
        id: 'peg',
        label: 'an ethoxylated substance',
        origin: 'synthetic',
        score: 90,
        sentence: 'It mixes.',
        source: 0,
        starts: ['PEG-'],
        vegan: 'unknown',
      },
      {
        allergen: true,
        contains: ['LEAF'],
        ends: ['EXTRACT', 'OIL'],
        functions: [1],
        id: 'plant',
        label: 'a plant',
        origin: 'plant',
        score: 0.5,
        sentence: 'It grows.',
        source: 1,
        starts: ['ROSA CANINA', 'Rosa Rubra'],
        vegan: 'yes',
      },
    ],
    functions: [
      { plain: 'dissolves', term: 'Solvent' },
      { plain: 'holds water', term: 'Humectant' },
    ],
    guards: [[0, 2]],
    ingredients: [
      {
        annexes: [
          { annex: 'III', effect: 'annex-iii', limit: '1 %', ref: '12', since: '2020-01-01', source: 0 },
          {
            annex: 'III',
            effect: 'fragrance-allergen',
            limit: '',
            ref: '13',
            since: '2020-01-01',
            source: 0,
          },
        ],
        cas: ['7732-18-5'],
        comedogenic: { isDisputed: true, max: 5, median: 2.5, min: 0, outlier: null, setAside: 'salt', sources: [0, 1] },
        contact: { note: 'often', source: 0, strength: 'frequent' },
        constituents: [{ ingredient: 2, range: { min: 1, max: 2.5 }, sources: [0, 1] }],
        ec: ['231-791-2'],
        functions: [0],
        inci: 'AQUA',
        irritancy: { grade: 'mild', note: 'a little', source: 1 },
        listings: [
          { axis: 'environment', source: 1, status: 'possible', text: 'It may flood.' },
          { axis: 'pfas', source: 0, status: 'listed', text: 'It is told to be one.' },
        ],
        origin: 'mineral',
        originSource: 1,
        sentence: 'It is wet.',
        source: 0,
        traits: [{ note: 'Keep dry', source: 1, trait: 'pregnancy' }],
        use: { labels: 10, oftenWith: [2], place: 'first-five' },
        vegan: 'yes',
      },
      {
        cas: ['1', '2'],
        ec: ['3', '4'],
        functions: [0, 1],
        inci: 'ROSA CANINA SEED OIL',
        origin: 'plant',
        originSource: 1,
        source: 0,
        vegan: 'yes',
      },
      {
        cas: [],
        comedogenic: { isDisputed: false, max: 1, median: 1, min: 1, outlier: null, setAside: null, sources: [1] },
        ec: [],
        functions: [0],
        inci: 'CI 77891',
        origin: 'mineral',
        originSource: 0,
        source: 0,
        vegan: 'unknown',
      },
    ],
    interactions: [{ a: [0], b: [2, 0], labelA: 'water', labelB: 'white', source: 1, text: 'They run.' }],
    labelsCounted: 10,
    names: [
      ['AQUA', 0, 0, 'AQUA'],
      ['ROSA CANINA SEED OIL', 1, 0, 'ROSACANINASEEDOIL'],
      ['CI 77891', 2, 2, 'CI77891'],
      ['Water', 0, 1, 'WATER'],
      ['Eau', 0, 1, 'EAU'],
      ['CI 99999', 0, 2, 'CI99999'],
      ['Rosa Rubra SEED OIL', 1, 1, 'ROSARUBRASEEDOIL'],
      ['Rosehip SEED OIL', 1, 1, 'ROSEHIPSEEDOIL'],
      ['Dog Rose SEED OIL', 1, 1, 'DOGROSESEEDOIL'],
    ],
    otherSubstances: ['AQUE', 'ZORBONE'],
    mayHold: [{ allergies: ['wet'], nameWords: ['MIST'], note: 'it may be wet', source: 1 }],
    pregnancy: [{ allergy: 'wet', id: 'wet', least: 0.5, most: 2, nameWords: ['WET', 'DAMP'], note: 'Keep dry', refs: [], source: 1 }],
    skinCare: [
      {
        concern: 'shine',
        ingredients: [],
        minSeverity: 0,
        part: 'morning',
        source: 0,
        step: 'cleanse',
        text: 'Wash',
      },
      {
        concern: 'redness',
        ingredients: [0],
        minSeverity: 10,
        part: 'beneficial',
        source: 1,
        step: null,
        text: 'Calms',
      },
      {
        concern: 'any',
        ingredients: [],
        minSeverity: 2.5,
        part: 'weekly',
        source: 1,
        step: null,
        text: 'Rest',
      },
    ],
    sources: [
      { date: '2020-01-02', id: 'law', title: 'The law', url: 'https://law.example' },
      { date: '2021-03-04', id: 'book', title: 'A book' },
    ],
    // Names of fewer letters than eight sound like too many others.
    stopSounds: { byCore: [], byName: [] },
    stopList: [
      {
        cas: ['7-7-7'],
        ec: ['700-700-7'],
        also: ['Zorbol', 'Zorb-3'],
        except: ['Zorbane Oxide'],
        group: 'salts',
        keys: ['ZORBANE', 'ZORBOL', 'ZORB3'],
        name: 'Zorbane',
        note: '',
        ref: '9',
        since: '2020-01-01',
        source: 0,
        verdict: 'banned',
      },
      {
        cas: [],
        ec: [],
        except: [],
        group: 'preparations',
        keys: ['QUIMBIA'],
        name: 'Quimbia',
        note: 'as a seed',
        ref: '8',
        since: '2020-01-01',
        source: 0,
        verdict: 'conditional',
      },
      {
        cas: ['1'],
        ec: [],
        except: [],
        group: 'name',
        keys: ['ROSEHIPTEA'],
        name: 'Rosehip Tea',
        note: 'too hot',
        ref: '7',
        since: '2020-01-01',
        source: 0,
        verdict: 'conditional',
      },
      {
        cas: [],
        ec: [],
        except: [],
        group: 'name',
        keys: ['SOUP'],
        name: 'Soup',
        note: 'a food',
        ref: '',
        since: '',
        source: 1,
        verdict: 'no-cosmetic',
      },
    ],
    version: 'k-kc8lokzfgp',
  })
})

/** One more row of a file, and what is said of it; the line is the one behind the last. */
const REFUSED: [row: string, file: string, message: string][] = [
  ['zorb|ZORB|nowhere|no||law', 'animals.tsv', 'unknown allergy in nowhere'],
  ['zorb|ZORB||yes||law', 'animals.tsv', 'vegan cannot be "yes"'],
  ['zorb|ZORB||no||', 'animals.tsv', 'a fact without a source'],
  ['stone|stone|word|STONE|law', 'printed-origins.tsv', 'origin cannot be "stone"'],
  ['law2||2020-01-01|', 'sources.tsv', 'a source needs id, title and ISO date'],
  ['|A law|2020-01-01|', 'sources.tsv', 'a source needs id, title and ISO date'],
  ['law2|A law||', 'sources.tsv', 'a source needs id, title and ISO date'],
  ['law2|A law|1.1.2020|', 'sources.tsv', 'a source needs id, title and ISO date'],
  ['law|A law|2020-01-01|', 'sources.tsv', 'duplicate source law'],
  ['Solvent|again', 'functions.tsv', 'duplicate function Solvent'],
  ['|||Solvent|law|mineral|yes|law', 'ingredients/a.tsv', 'a row without a name'],
  ['AQUA|||Solvent|law|mineral|yes|law', 'ingredients/a.tsv', 'duplicate ingredient AQUA'],
  ['SALT|||Sparkling|law|mineral|yes|law', 'ingredients/a.tsv', 'unknown function Sparkling'],
  ['SALT||||law|stone|yes|law', 'ingredients/a.tsv', 'origin cannot be "stone"'],
  ['SALT||||law|mineral|maybe|law', 'ingredients/a.tsv', 'vegan cannot be "maybe"'],
  ['SALT|||||mineral|yes|law', 'ingredients/a.tsv', 'a fact without a source'],
  ['SALT||||law|mineral|yes|nowhere', 'ingredients/a.tsv', 'unknown source nowhere'],
  ['AQUA|III|12|banned||2020-01-01|law', 'regulation.tsv', 'duplicate entry AQUA III/12'],
  ['AQUA|III|14|banned||soon|law', 'regulation.tsv', '"soon" is not an ISO date'],
  ['AQUA|I|14|banned||2020-01-01|law', 'regulation.tsv', 'annex cannot be "I"'],
  ['AQUA|II|14|bad||2020-01-01|law', 'regulation.tsv', 'effect cannot be "bad"'],
  ['AQUA|pregnancy|again|law', 'traits.tsv', 'duplicate trait pregnancy of AQUA'],
  ['SALT|pregnancy|again|law', 'traits.tsv', 'no ingredient named SALT'],
  ['ROSA CANINA SEED OIL|law -1|', 'comedogenic.tsv', 'a rating runs from 0 to 5'],
  ['ROSA CANINA SEED OIL|law|', 'comedogenic.tsv', 'a rating runs from 0 to 5'],
  ['ROSA CANINA SEED OIL|law 5.1|', 'comedogenic.tsv', 'a rating runs from 0 to 5'],
  ['ROSA CANINA SEED OIL||', 'comedogenic.tsv', 'a fact without a source'],
  ['ROSA CANINA SEED OIL|law 1;nowhere 2|', 'comedogenic.tsv', 'unknown source in nowhere'],
  ['ROSA CANINA SEED OIL|law 1|sugar', 'comedogenic.tsv', 'unknown reason sugar'],
  ['AQUA|law 1|', 'comedogenic.tsv', 'a second rating for AQUA'],
  ['AQUA|Again.|law', 'sentences.tsv', 'a second sentence for AQUA'],
  ['AQUA|rare|again|law', 'contact-allergens.tsv', 'a second strength for AQUA'],
  ['CI 77891|fierce|note|law', 'irritants.tsv', 'grade cannot be "fierce"'],
  ['AQUA|strong|again|law', 'irritants.tsv', 'a second grade for AQUA'],
  ['AQUA|pfas|possible|Again.|law', 'substance-lists.tsv', 'a second pfas for AQUA'],
  ['SALT|pfas|possible|Salt.|law', 'substance-lists.tsv', 'no ingredient named SALT'],
  ['AQUA|noise|possible|It splashes.|law', 'substance-lists.tsv', 'axis cannot be "noise"'],
  ['AQUA|cmr|surely|It drowns.|law', 'substance-lists.tsv', 'status cannot be "surely"'],
  ['AQUA|cmr|listed|It drowns|law', 'substance-lists.tsv', 'the text is a sentence of at most 220 signs'],
  [`AQUA|cmr|listed|It ${'dr'.repeat(110)}owns.|law`, 'substance-lists.tsv', 'the text is a sentence of at most 220 signs'],
  ['AQUA|cmr|listed|It drowns.|', 'substance-lists.tsv', 'a fact without a source'],
  ['AQUA|SALT|1|2|law', 'constituents.tsv', 'no ingredient named SALT'],
  ['SALT|CI 77891|1|2|law', 'constituents.tsv', 'no ingredient named SALT'],
  ['|CI 77891|1|2|law', 'constituents.tsv', 'a constituent of no oil'],
  ['AQUA|AQUA|1|2|law', 'constituents.tsv', 'AQUA cannot hold itself'],
  ['AQUA|CI 77891|1|2|law', 'constituents.tsv', 'AQUA holds CI 77891 twice'],
  ['CI 77891|AQUA|1|2|law', 'constituents.tsv', 'CI 77891 is no essential oil'],
  ['AQUA|ROSA CANINA SEED OIL|1|2|', 'constituents.tsv', 'a fact without a source'],
  ['AQUA|ROSA CANINA SEED OIL|1|2|nowhere', 'constituents.tsv', 'unknown source nowhere'],
  ['AQUA|ROSA CANINA SEED OIL|2|1|law', 'constituents.tsv', 'a share runs from 0 to 100 per cent'],
  ['AQUA|ROSA CANINA SEED OIL|-1|1|law', 'constituents.tsv', 'a share runs from 0 to 100 per cent'],
  ['AQUA|ROSA CANINA SEED OIL|1|100.1|law', 'constituents.tsv', 'a share runs from 0 to 100 per cent'],
  ['AQUA|ROSA CANINA SEED OIL|0|0|law', 'constituents.tsv', 'a share runs from 0 to 100 per cent'],
  ['AQUA|ROSA CANINA SEED OIL||1|law', 'constituents.tsv', 'a share runs from 0 to 100 per cent'],
  ['shine|10.1|morning|cleanse||Wash|law', 'skin-care.tsv', 'a severity runs from 0 to 10'],
  ['shine|-0.1|morning|cleanse||Wash|law', 'skin-care.tsv', 'a severity runs from 0 to 10'],
  ['shine|1|morning|||Wash|law', 'skin-care.tsv', 'step cannot be ""'],
  ['shine|1|morning|rinse||Wash|law', 'skin-care.tsv', 'step cannot be "rinse"'],
  ['shine|1|weekly|treat||A mask|law', 'skin-care.tsv', 'weekly has no steps'],
  ['shine|1|beneficial||AQUA;CI 77891|Fine|law', 'skin-care.tsv', 'beneficial takes one ingredient'],
  ['shine|1|evening|cleanse|||law', 'skin-care.tsv', 'advice without words'],
  ['shine|1|beneficial|cleanse|AQUA|Good|law', 'skin-care.tsv', 'beneficial has no steps'],
  ['shine|1|avoid|||Bad|law', 'skin-care.tsv', 'avoid takes one ingredient'],
  ['shine|1|lifestyle||AQUA|Sleep|law', 'skin-care.tsv', 'lifestyle takes no ingredient'],
  ['happiness|1|lifestyle|||Sleep|law', 'skin-care.tsv', 'concern cannot be "happiness"'],
  ['ROSA CANINA SEED OIL|0|10|end||law', 'label-use.tsv', '0 labels of 10 cannot be'],
  ['ROSA CANINA SEED OIL|11|10|end||law', 'label-use.tsv', '11 labels of 10 cannot be'],
  ['ROSA CANINA SEED OIL|1.5|10|end||law', 'label-use.tsv', '1.5 labels of 10 cannot be'],
  ['ROSA CANINA SEED OIL|1|11|end||law', 'label-use.tsv', 'counted over 11 labels, others over 10'],
  ['AQUA|1|10|end||law', 'label-use.tsv', 'a second count of AQUA'],
  ['CI 77891|Water|law', 'synonyms.tsv', 'synonym Water collides with AQUA'],
  ['ROSA CANINA|||law', 'plants.tsv', 'duplicate plant ROSA CANINA'],
  ['peg|again|PEG-|||Solvent|mineral|yes|90|no||law', 'classes.tsv', 'duplicate class peg'],
  ['new|a class|X|||Solvent|mineral|yes|0|no||law', 'classes.tsv', 'a class needs its own score'],
  ['new|a class|X|||Solvent|mineral|yes|100.5|no||law', 'classes.tsv', 'a class needs its own score'],
  ['new|a class||||Solvent|mineral|yes|90|no||law', 'classes.tsv', 'a class without a pattern'],
  ['new|a class|X|||Solvent|mineral|yes|90|perhaps||law', 'classes.tsv', 'allergen cannot be "perhaps"'],
  ['dry|Dry|wet|AQUA|||It is not.|law', 'allergies.tsv', '"wet" already means wet'],
  ['dry|Dry|wét|AQUA|||It is not.|law', 'allergies.tsv', '"wét" already means wet'],
  ['dry|Dry|dry|AQUA||maybe|It is not.|law', 'allergies.tsv', 'in_oils cannot be "maybe"'],
  ['dry|Dry|dry|@nothing|||It is not.|law', 'allergies.tsv', 'unknown mark @nothing'],
  ['AQUA|alone', 'near-guards.tsv', 'a guard needs two names or more'],
  ['AQUA;CI 77891|one|too many', 'near-guards.tsv', 'more cells than columns'],
  ['|||banned|name||9|2020-01-01||law', 'stop-list.tsv', 'a row without a name'],
  ['Zed|||allowed|name||9|2020-01-01|fine|law', 'stop-list.tsv', 'verdict cannot be "allowed"'],
  ['Zed|||banned|all||9|2020-01-01||law', 'stop-list.tsv', 'group cannot be "all"'],
  ['Zed|||banned|name||II/9|2020-01-01||law', 'stop-list.tsv', '"II/9" is no number of Annex II'],
  ['Zed|||banned|name||9|long ago||law', 'stop-list.tsv', '"long ago" is not an ISO date'],
  ['Zed|||conditional|name||9|2020-01-01||law', 'stop-list.tsv', 'conditional needs a note'],
  ['Zed|||no-cosmetic|name|||||law', 'stop-list.tsv', 'no-cosmetic needs a note'],
  ['Zed|||banned|name||9|2020-01-01||', 'stop-list.tsv', 'a fact without a source'],
  ['Zed|Zorbol||banned|name||9|2020-01-01||law', 'stop-list.tsv', 'ZORBOL already stands for Zorbane'],
  [
    'Dog Rose Seed Oil|||banned|name||9|2020-01-01||law',
    'stop-list.tsv',
    'DOGROSESEEDOIL is also ROSA CANINA SEED OIL, which has no Annex II/9 and no decision',
  ],
  [
    'Zed||7732-18-5|banned|name||9|2020-01-01||law',
    'stop-list.tsv',
    'CAS 7732-18-5 is also AQUA, which has no Annex II/9 and no decision',
  ],
  [
    'Eau|||no-cosmetic|name||||a drink|law',
    'stop-list.tsv',
    'EAU is also AQUA, which has no Annex II/ and no decision',
  ],
  [
    'ROSA CANINA SEED OIL|7|again|law',
    'stop-decisions.tsv',
    'a second decision on ROSA CANINA SEED OIL 7',
  ],
  ['AQUA|7||law', 'stop-decisions.tsv', 'a decision without a reason'],
  ['SALT|7|none|law', 'stop-decisions.tsv', 'no ingredient named SALT'],
  ['Zed|SALT|law', 'other-substances.tsv', 'no ingredient named SALT'],
  ['cas|7-7|no twins there|law', 'score-decisions.tsv', 'nothing to decide on cas 7-7'],
]

it.each([
  ['zorb|ZORB|wet|no||law', 'AQUA of the allergy wet is told as vegan'],
  ['zorb|ZORB|wet|no||law', '"RAIN" of the allergy wet is told of no animal'],
  ['rose|ROSA||no||law', 'ROSA CANINA SEED OIL is told as vegan yes and holds a word of animals (rose)'],
])('animals.tsv with %s: %s', (row, message) => {
  const answer = compile({ 'animals.tsv': `${files['animals.tsv']}\n${asTsv(row)}` })
  expect('errors' in answer ? answer.errors.join('\n') : '').toContain(message)
})

it.each(REFUSED)('%s of %s: %s', (row, file, message) => {
  const before = files[file] ?? ''
  const line = before.split('\n').length + 1
  const change = { [file]: `${before}\n${asTsv(row)}` }

  expect(errorsOf(change)).toEqual([`${file}:${line}: ${message}`])
})

it('a ban without condition needs a ban of the ingredient, a conditional one any entry of its number', () => {
  const add = (file: string, row: string) => ({ [file]: `${files[file] ?? ''}\n${asTsv(row)}` })
  const banned = add('stop-list.tsv', 'Wasser|||banned|name||9|2020-01-01||law')
  const wasser = add('synonyms.tsv', 'AQUA|Wasser|book')
  const entry = (effect: string, ref: string) =>
    add('regulation.tsv', `AQUA|II|${ref}|${effect}||2020-01-01|law`)

  expect(errorsOf({ ...banned, ...wasser })).toHaveLength(1)
  expect(errorsOf({ ...banned, ...wasser, ...entry('conditional', '9') })).toHaveLength(1)
  expect(errorsOf({ ...banned, ...wasser, ...entry('banned', '9') })).toEqual([])
  const sometimes = add('stop-list.tsv', 'Wasser|||conditional|name||9|2020-01-01|hot|law')
  expect(errorsOf({ ...sometimes, ...wasser, ...entry('conditional', '8') })).toHaveLength(1)
  expect(errorsOf({ ...sometimes, ...wasser, ...entry('conditional', '9') })).toEqual([])
})

it('twins of one number and oils above their class are told, unless a row decides', () => {
  const add = (file: string, ...rows: string[]) => ({
    [file]: [files[file] ?? '', ...rows.map(asTsv)].join('\n'),
  })
  const twins = add('ingredients/a.tsv', 'EAU DE ZORB|7732-18-5|||law|mineral|yes|law')
  const told = 'ingredients: CAS 7732-18-5 scores differently as AQUA 65, EAU DE ZORB 100'
  expect(errorsOf(twins)).toEqual([told])
  expect(errorsOf({ ...twins, ...add('score-decisions.tsv', 'cas|7732-18-5|another use|law') })).toEqual([])

  const scented = 'essential-oil|a scented oil||BLOSSOM OIL|||plant|yes|75|yes||law'
  const oil = {
    ...add('classes.tsv', scented),
    ...add('ingredients/a.tsv', 'ZORBIA BLOSSOM OIL||||law|plant|yes|law'),
  }
  expect(errorsOf(oil)).toEqual([
    'ingredients: ZORBIA BLOSSOM OIL scores 100, above its class essential-oil with 75',
  ])
  const held = add('traits.tsv', 'ZORBIA BLOSSOM OIL|essential-oil|It smells|law')
  expect(errorsOf({ ...oil, ...held })).toEqual([])
  expect(
    errorsOf({ ...oil, ...add('score-decisions.tsv', 'class|ZORBIA BLOSSOM OIL|it is pressed|law') }),
  ).toEqual([])
})

it('an oil that holds a listed allergen as a main part names it in the reason of its score', () => {
  const add = (file: string, ...rows: string[]) => ({
    [file]: [files[file] ?? '', ...rows.map(asTsv)].join('\n'),
  })
  const scented = add('traits.tsv', 'CI 77891|essential-oil|It smells|law')
  const noteOf = (...rows: string[]) => {
    const answer = compile({ ...scented, ...add('constituents.tsv', ...rows) })
    return 'compiled' in answer ? answer.compiled.ingredients[2]?.traits?.[0]?.note : answer.errors
  }

  expect(noteOf('CI 77891|AQUA|0.1|0.9|law')).toBe('It smells')
  expect(noteOf('CI 77891|AQUA|0|1|law')).toBe(
    'Essential oil; holds aqua, a fragrance allergen of the EU list',
  )
  expect(noteOf('CI 77891|AQUA|||law')).toContain('holds aqua')
  expect(noteOf('CI 77891|ROSA CANINA SEED OIL|50|60|law')).toBe('It smells')
})

it('what is at the edge of what is allowed is allowed', () => {
  const add = (file: string, row: string) => ({ [file]: `${files[file] ?? ''}\n${asTsv(row)}` })

  for (const change of [
    add('skin-care.tsv', 'shine|10|evening|protect|AQUA;CI 77891|Cream|law'),
    add('comedogenic.tsv', 'ROSA CANINA SEED OIL|law 0|'),
    add('comedogenic.tsv', 'ROSA CANINA SEED OIL|law 5|'),
    add('classes.tsv', 'new|a class|||X||mineral|yes|100|no||law'),
    add('label-use.tsv', 'ROSA CANINA SEED OIL|1|10|end||law'),
    add('label-use.tsv', 'ROSA CANINA SEED OIL|10|10|middle||law'),
    add('synonyms.tsv', 'AQUA|Water|law'),
  ])
    expect(errorsOf(change)).toEqual([])
})

it('a file that is missing or lacks a column is named', () => {
  const { 'synonyms.tsv': _synonyms, ...rest } = files
  const without = compileKnowledge(rest)

  expect('errors' in without && without.errors).toEqual(['synonyms.tsv: missing file'])
  expect(errorsOf({ 'synonyms.tsv': 'inci\tsource' })).toEqual(['synonyms.tsv:1: missing column synonyms'])
})

it('two names that differ in a sign only are refused, unless the second was imported', () => {
  const [head = ''] = (files['ingredients/a.tsv'] ?? '').split('\n')
  const row = asTsv('ROSA-CANINA SEED-OIL||||law|plant|yes|law')

  expect(errorsOf({ 'ingredients/b.tsv': `${head}\n${row}` })).toEqual([
    'ingredients: ROSA-CANINA SEED-OIL is spelled like ROSA CANINA SEED OIL',
  ])
  expect(errorsOf({ 'imported/inventory.tsv': `${head}\n${row}` })).toEqual([])
})

it('an inventory adds names and entries of its own names, and leaves ours alone', () => {
  const [head = ''] = (files['ingredients/a.tsv'] ?? '').split('\n')
  const [lawHead = ''] = (files['regulation.tsv'] ?? '').split('\n')
  const answer = compile({
    'imported/sources.tsv': asTsv('id|title|date|url\nlist|The list|2022-01-01|'),
    'imported/inventory.tsv': [
      head,
      asTsv('SALT|||Solvent|list|mineral|yes|list'),
      asTsv('AQUA|9||Humectant|list|plant|no|list'),
    ].join('\n'),
    'imported/regulation.tsv': [
      lawHead,
      asTsv('SALT|II|7|unreviewed||2020-01-01|list'),
      asTsv('AQUA|II|8|unreviewed||2020-01-01|list'),
    ].join('\n'),
  })
  if ('errors' in answer) throw new Error(answer.errors.join('\n'))

  expect(answer.compiled.ingredients.find(({ inci }) => inci === 'SALT')).toEqual({
    inci: 'SALT',
    cas: [],
    ec: [],
    functions: [0],
    origin: 'mineral',
    vegan: 'yes',
    source: 2,
    originSource: 2,
    isImported: true,
    annexes: [{ annex: 'II', ref: '7', effect: 'unreviewed', limit: '', since: '2020-01-01', source: 2 }],
  })
  const before = compile()
  expect('compiled' in before && answer.compiled.ingredients[0]).toEqual(
    'compiled' in before && before.compiled.ingredients[0],
  )
})

it.each([
  ['', 'wvjl67o803'],
  ['a', '262p94epp1d'],
  ['the whole knowledge', '2brp0i28oqs'],
])('the hash of "%s" is the same on every machine', (text, hash) => {
  expect(contentHash(text)).toBe(hash)
})
