import { expect, it } from 'vitest'
import { analyze } from '../analyze.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import type { Profile } from '../profile.ts'
import { readAllergy } from './allergy-entry.ts'

const knowledge = realKnowledge()
const nobody: Profile = {
  skinType: null,
  allergies: [],
  preferences: { veganOnly: false, naturalOnly: false, lowComedogenic: false },
  isPregnant: false,
}
const alertsOf = (text: string, profile: Partial<Profile>) =>
  analyze(text, knowledge, { profile: { ...nobody, ...profile } }).alerts ?? []
const hits = (allergy: string, text: string) =>
  alertsOf(text, { allergies: [allergy] })
    .filter(({ kind }) => kind === 'allergy')
    .flatMap(({ printed }) => printed)

it.each([
  ['fragrance', 'Aqua, Parfum, Limonene', ['Parfum', 'Limonene']],
  ['Parfum', 'Aqua, Fragrance', ['Fragrance']],
  ['MI', 'Aqua, Methylisothiazolinone', ['Methylisothiazolinone']],
  ['methylisothiazolinone', 'Aqua, Methylchloroisothiazolinone', ['Methylchloroisothiazolinone']],
  [
    'nuts',
    'Aqua, Prunus Amygdalus Dulcis (Sweet Almond) Oil',
    ['Prunus Amygdalus Dulcis (Sweet Almond) Oil'],
  ],
  ['peanuts', 'Aqua, Arachis Hypogaea Oil', ['Arachis Hypogaea Oil']],
  [
    'lait',
    "Eau, Protéines de lait hydrolysées, Lait d'amande rare, Glycérine",
    ['Protéines de lait hydrolysées'],
  ],
  ['milk', 'Aqua, Milk Thistle Wonder Extract, Fresh Milk Wonder', ['Fresh Milk Wonder']],
  ['jordnöt', 'Vatten, Jordnötsolja, Glycerin', ['Jordnötsolja']],
  ['latex', 'Aqua, Hevea Brasiliensis Latex Extract', ['Hevea Brasiliensis Latex Extract']],
  ['sulfates', 'Aqua, Sodium Laureth Sulfate, Magnesium Sulfate', ['Sodium Laureth Sulfate']],
  ['salicylates', 'Aqua, Salicylic Acid', ['Salicylic Acid']],
  ['aspirin', 'Aqua, Benzyl Salicylate', ['Benzyl Salicylate']],
  ['lanolin', 'Aqua, PEG-75 Lanolin', ['PEG-75 Lanolin']],
  ['wool', 'Aqua, Lanolin Alcohol', ['Lanolin Alcohol']],
  ['soy', 'Aqua, Glycine Soja Oil', ['Glycine Soja Oil']],
  ['gluten', 'Aqua, Hydrolyzed Wheat Protein', ['Hydrolyzed Wheat Protein']],
  ['formaldehyde', 'Aqua, DMDM Hydantoin', ['DMDM Hydantoin']],
  ['parabens', 'Aqua, Methylparaben, Propylparaben', ['Methylparaben', 'Propylparaben']],
  [
    'coconut',
    'Aqua, Cocamidopropyl Betaine, Theobroma Cacao (Cocoa) Seed Butter',
    ['Cocamidopropyl Betaine'],
  ],
  ['bee products', 'Aqua, Cera Alba, Mel', ['Cera Alba', 'Mel']],
  ['honey', 'Aqua, Mel', ['Mel']],
  ['essential oils', 'Aqua, Lavandula Angustifolia Oil', ['Lavandula Angustifolia Oil']],
  ['milk', 'Aqua, Hydrolyzed Milk Protein', ['Hydrolyzed Milk Protein']],
  ['sesame', 'Aqua, Sesamum Indicum Seed Oil', ['Sesamum Indicum Seed Oil']],
  ['egg', 'Aqua, Egg Yolk Extract', ['Egg Yolk Extract']],
  ['propylene glycol', 'Aqua, Propylene Glycol', ['Propylene Glycol']],
  ['alcohol', 'Aqua, Alcohol Denat., Cetyl Alcohol', ['Alcohol Denat.']],
  ['tea tree', 'Aqua, Melaleuca Alternifolia Leaf Oil', ['Melaleuca Alternifolia Leaf Oil']],
  ['silicones', 'Aqua, Dimethicone, Glycerin', ['Dimethicone']],
  ['daisies', 'Aqua, Calendula Officinalis Flower Extract', ['Calendula Officinalis Flower Extract']],
  ['Panthenol', 'Aqua, Provitamin B5', ['Provitamin B5']],
  ['avocado', 'Aqua, Persea Gratissima (Avocado) Oil', ['Persea Gratissima (Avocado) Oil']],
  ['wheat', 'Aqua, Triticum Vulgare Germ Oil', ['Triticum Vulgare Germ Oil']],
  ['shrimp', 'Aqua, Chitosan', ['Chitosan']],
  ['colophony', 'Aqua, Colophonium', ['Colophonium']],
  ['lavender', 'Aqua, Lavandula Angustifolia Oil, Linalool', ['Lavandula Angustifolia Oil']],
  ['Allergy to PPD', 'Aqua, p-Phenylenediamine', ['p-Phenylenediamine']],
  ['peaches', 'Aqua, Prunus Persica Kernel Oil', ['Prunus Persica Kernel Oil']],
  ['almonds', 'Aqua, Sweet Almond Oil', ['Sweet Almond Oil']],
  ['Weizen', 'Aqua, Hydrolyzed Wheat Protein', ['Hydrolyzed Wheat Protein']],
  ['asprin', 'Aqua, Salix Alba Bark Extract', ['Salix Alba Bark Extract']],
  ['alpha-gal', 'Aqua, Gelatin', ['Gelatin']],
  ['sulfites', 'Aqua, Sodium Metabisulfite, Sodium Sulfate', ['Sodium Metabisulfite']],
  ['seaweed', 'Aqua, Laminaria Digitata Extract', ['Laminaria Digitata Extract']],
  ['azo dyes', 'Aqua, CI 19140', ['CI 19140']],
  ['coffee', 'Aqua, Coffea Arabica Seed Oil, Caffeine', ['Coffea Arabica Seed Oil', 'Caffeine']],
  ['propolis', 'Aqua, Propolis Extract', ['Propolis Extract']],
  ['castor oil', 'Aqua, Ricinus Communis (Castor) Seed Oil', ['Ricinus Communis (Castor) Seed Oil']],
  ['snail', 'Aqua, Snail Secretion Filtrate', ['Snail Secretion Filtrate']],
  ['CAPB', 'Aqua, Cocamidopropyl Betaine', ['Cocamidopropyl Betaine']],
  ['collagen', 'Aqua, Hydrolyzed Collagen', ['Hydrolyzed Collagen']],
])('DEC-52 an allergy to %s meets %s', (allergy, text, printed) => {
  expect(hits(allergy, text)).toEqual(printed)
})

it.each([
  ['coconut', 'Aqua, Theobroma Cacao Seed Butter, Cocoa Extract'],
  ['nuts', 'Aqua, Cocos Nucifera Oil, Pelargonium Graveolens Oil'],
  ['egg', 'Aqua, Solanum Melongena (Eggplant) Fruit Extract'],
  ['soy', 'Aqua, Glycine'],
  ['alcohol', 'Aqua, Cetearyl Alcohol'],
  ['nickel', 'Aqua, Glycerin'],
  ['milk', 'Aqua, Milk Thistle Extract'],
  ['hazelnut', 'Aqua, Hamamelis Virginiana (Witch Hazel) Water'],
  ['tea', 'Aqua, TEA-Stearate, Melaleuca Alternifolia (Tea Tree) Leaf Oil'],
  ['sulfites', 'Aqua, Sodium Sulfate, Sodium Laureth Sulfate'],
  ['bees', 'Aqua, Synthetic Beeswax'],
  ['mustard', 'Aqua, Undaria Pinnatifida (Sea Mustard) Extract'],
  ['egg', 'Aqua, Salmon Egg Extract'],
  ['silk', 'Aqua, Albizia Julibrissin (Silk Tree) Bark Extract'],
  ['rose', 'Aqua, Hibiscus Rosa-Sinensis Flower Extract'],
  ['acrylates', 'Aqua, Acrylates Copolymer'],
  ['urea', 'Aqua, Imidazolidinyl Urea'],
  ['latex', 'Aqua, Musa Sapientum Fruit Extract'],
])('DEC-52 an allergy to %s does not meet %s', (allergy, text) => {
  expect(hits(allergy, text)).toEqual([])
})

it('DEC-52 the alert says which name matched and why', () => {
  const [alert] = alertsOf('Aqua, Linalool', { allergies: ['perfume'] })
  expect(alert?.because).toBe('perfume')
  expect(alert?.text).toContain('Linalool')
  expect(alert?.text).toContain('fragrance allergens')
})

it('the same allergy in other letters is one alert', () => {
  expect(alertsOf('Aqua, Parfum', { allergies: ['Fragrance', 'fragrance ', 'FRAGRANCE'] })).toHaveLength(1)
})

it('an allergy that nothing matches raises no alert, and the summary tells nothing about the reader', () => {
  const result = analyze('Aqua, Glycerin', knowledge, { profile: { ...nobody, allergies: ['nickel'] } })
  expect(result.personalAlerts).toEqual([])
  expect(result.aiSummary).toBe(analyze('Aqua, Glycerin', knowledge).aiSummary)
})

const UNREAD = 'Xyzzylquat-9000'
const unreadOf = (text: string, allergies: readonly string[]) =>
  alertsOf(text, { allergies }).filter(({ kind }) => kind === 'unread')

it.each(['I have an allergy to nuts', 'my nut allergy', 'severe allergy to nuts', 'I am allergic to nuts'])(
  'DEC-52 an entry written as a sentence is the word in it: %s',
  (entry) => {
    expect(hits(entry, 'Aqua, Prunus Amygdalus Dulcis Oil')).toEqual(['Prunus Amygdalus Dulcis Oil'])
  },
)

it('DEC-52 names that were not recognised leave every allergy open, and it is said', () => {
  expect(unreadOf(`Aqua, ${UNREAD}`, ['nuts'])).toEqual([
    {
      kind: 'unread',
      text: `1 ingredient was not recognised by name (${UNREAD}), so your allergy to nuts cannot be ruled out for it. The other one was checked.`,
      because: 'nuts',
      printed: [UNREAD],
    },
  ])
  const [alert] = unreadOf(
    `Ingredients: Aqua, ${[1, 2, 3, 4, 5, 6, 7].map((at) => `Vel${at}arin Komplex`).join(', ')}`,
    ['nuts', ' milk', 'nuts'],
  )
  expect(alert?.text).toBe(
    '7 ingredients were not recognised by name (Vel1arin Komplex, Vel2arin Komplex, Vel3arin Komplex, Vel4arin Komplex, Vel5arin Komplex and 2 more), so your allergies to nuts and milk cannot be ruled out for them. The other one was checked.',
  )
  expect(alert?.printed).toHaveLength(7)
})

it('DEC-52 one sentence says it for all that is open, beside pregnancy too, and leaves out what was met', () => {
  const { alerts = [] } = analyze(`Aqua, Parfum, Panthenol, ${UNREAD}`, knowledge, {
    profile: { ...nobody, allergies: ['fragrance', 'fish'], isPregnant: true },
  })

  expect(alerts.filter(({ kind }) => kind === 'unread').map(({ text }) => text)).toEqual([
    `1 ingredient was not recognised by name (${UNREAD}), so your allergy to fish cannot be ruled out for it, nor that it is best avoided in pregnancy. The other 3 were checked.`,
  ])
  expect(unreadOf(`Aqua, Parfum, ${UNREAD}`, ['fragrance'])).toHaveLength(1)
})

it('DEC-52 a name known by its kind alone is as open as an unknown one', () => {
  expect(unreadOf('Aqua, Corymbia Novalis Seed Extract', ['nuts'])[0]?.printed).toEqual([
    'Corymbia Novalis Seed Extract',
  ])
})

it('nothing is left open where all names are known, nobody listed an allergy, or the name matched by its words', () => {
  expect(unreadOf('Aqua, Glycerin', ['nuts'])).toEqual([])
  expect(unreadOf(`Aqua, ${UNREAD}`, [])).toEqual([])
  expect(unreadOf(`Aqua, ${UNREAD}`, [' '])).toEqual([])
  expect(unreadOf('Aqua, Hevea Brasiliensis Latex Extract', ['latex'])).toEqual([])
})

it('preferences are worded as preferences', () => {
  const preferences = { veganOnly: true, naturalOnly: true, lowComedogenic: true }
  const alerts = alertsOf('Aqua, Cera Alba, Glycerin, Dimethicone, Cocos Nucifera Oil', { preferences })
  expect(alerts.map(({ because }) => because)).toEqual([
    'Vegan only',
    'Vegan only',
    'Natural only',
    'Natural only',
    'Low comedogenic',
  ])
  expect(alerts[0]?.printed).toEqual(['Cera Alba'])
  expect(alerts[1]?.printed).toEqual(['Glycerin'])
  expect(alerts[2]?.text).toContain('says nothing about safety')
})

it('who wants natural ingredients is told what is synthetic, what may be, and what nobody here knows', () => {
  const preferences = { veganOnly: false, naturalOnly: true, lowComedogenic: false }
  const told = alertsOf(
    'Aqua, Dimethicone, Propylene Glycol, Parfum, Xyzzylquat-9000, Simmondsia Chinensis Seed Oil, Kaolin',
    { preferences },
  )

  expect(
    told.map(({ text, printed }) => [printed, text.replace(/^You prefer natural ingredients: /, '')]),
  ).toEqual([
    [
      ['Dimethicone'],
      'Dimethicone is usually made synthetically. This is a preference and says nothing about safety.',
    ],
    [
      ['Propylene Glycol', 'Parfum'],
      'Propylene Glycol and Parfum may be made synthetically, wholly or in part, and a label does not tell.',
    ],
    [['Xyzzylquat-9000'], "we don't know Xyzzylquat-9000 by name, so it may be made synthetically."],
  ])
})

it('a name that is printed twice in other letters is said once', () => {
  const list = 'Aqua, AQUA, Parfum, Glycerin, Zorblax, PARFUM, glycerin, ZORBLAX, Limonene, LIMONENE'
  const preferences = { veganOnly: true, naturalOnly: false, lowComedogenic: false }
  const told = alertsOf(list, { preferences, allergies: ['latex', 'fragrance'], skinType: 'sensitive' })

  expect(told.map(({ text }) => text)).toEqual([
    'You listed an allergy to fragrance: this product lists Parfum and Limonene. Parfum is the label name of fragrance; fragrance allergens are named one by one, as the EU wants it.',
    'You prefer vegan products: a label cannot tell where Parfum and Glycerin come from.',
    "You prefer vegan products: we don't know Zorblax by name, so it may come from animals.",
    'For sensitive skin: Parfum may irritate sensitive skin.',
    '1 ingredient was not recognised by name (Zorblax), so your allergy to latex cannot be ruled out for it. The other 4 were checked.',
  ])
})

it('skin type brings what may not suit it', () => {
  expect(alertsOf('Aqua, Parfum', { skinType: 'sensitive' })[0]?.printed).toEqual(['Parfum'])
  expect(alertsOf('Aqua, Parfum', { skinType: 'normal' })).toEqual([])
})

it('a published caution for pregnancy is told to who asked for it, each with its source, and to nobody else', () => {
  const text = 'Aqua, Retinol, Hydroquinone, Retinol'
  const told = alertsOf(text, { isPregnant: true })

  expect(told.map(({ kind, printed }) => [kind, printed])).toEqual([
    ['pregnancy', ['Retinol']],
    ['pregnancy', ['Hydroquinone']],
  ])
  expect(told[0]?.source?.title).toContain('pregnancy')
  expect(told[0]?.text).toContain('ask a doctor')
  expect(told[1]?.text).toContain('ask your doctor')
  expect(alertsOf(text, {})).toEqual([])
})

it('pairs that many use apart are told to everyone', () => {
  const alerts = analyze('Aqua, Retinol, Glycolic Acid', knowledge).alerts ?? []
  expect(alerts[0]).toMatchObject({ kind: 'interaction', printed: ['Retinol', 'Glycolic Acid'] })
})

it('without a profile nothing personal is in the answer', () => {
  expect(analyze('Aqua, Parfum', knowledge)).not.toHaveProperty('personalAlerts')
})

it('DEC-52 every allergy meets its first ingredient, printed by its INCI name', () => {
  const lost = knowledge.allergies.filter(({ words, ingredients }) => {
    const inci = knowledge.ingredients[ingredients[0] ?? -1]?.inci
    return inci !== undefined && !hits(words[0] ?? '', `Ingredients: Aqua, ${inci}`).includes(inci)
  })

  expect(lost.map(({ id }) => id)).toEqual([])
})

it('DEC-52 every word of an allergy is known in singular and plural, in any case, and with words around it', () => {
  const lost: string[] = []
  for (const { id, words } of knowledge.allergies)
    for (const word of words)
      for (const form of [word, `${word}s`, `${word}es`, word.toUpperCase(), `Allergy to ${word}`])
        if (!readAllergy(form, knowledge).some(({ term }) => term?.id === id)) lost.push(form)

  expect(lost).toEqual([])
})

it('DEC-52 an entry that nobody knows is told once, with what was done about it', () => {
  expect(unreadOf('Aqua, Glycerin', ['zorblax', 'Zorblax ', 'nuts'])).toEqual([
    {
      kind: 'unread',
      text: 'We do not know "zorblax": names on the list are only searched for these letters.',
      because: 'zorblax',
      printed: [],
    },
  ])
  expect(unreadOf('Aqua, Glycerin', ['nuts and zorblax'])[0]?.text).toContain('"zorblax"')
  expect(unreadOf('Aqua, Zorblax Extract', ['zorblax']).map(({ text }) => text)).not.toContain(
    'We do not know',
  )
  expect(unreadOf('Aqua, Glycerin', ['nuts', 'geraniol', 'chickpea'])).toEqual([])
})

it('DEC-52 of an entry that names several things each is told that nobody knows, whether the list holds another or not', () => {
  const list = 'Aqua, Prunus Amygdalus Dulcis Oil, Glycerin'
  for (const [entry, unknown] of [
    ['zorblax and almonds', 'zorblax'],
    ['almonds, zorblax', 'zorblax'],
    ['זורבלקס ושקדים', 'זורבלקס'],
    ['миндаль и зорблакс', 'зорблакс'],
  ] as const) {
    expect(hits(entry, list)).toEqual(['Prunus Amygdalus Dulcis Oil'])
    expect(unreadOf(list, [entry]).map(({ text }) => text)).toEqual([
      `We do not know "${unknown}": names on the list are only searched for these letters.`,
    ])
  }
  // What met a name by its letters is told as met.
  expect(unreadOf('Aqua, Prunus Amygdalus Dulcis Oil, Zorblax Extract', ['zorblax and almonds'])).toEqual([])
})

it('DEC-52 TEA in capitals is triethanolamine or the plant; in small letters it is the plant', () => {
  expect(hits('TEA', 'Aqua, Triethanolamine, Camellia Sinensis Leaf Extract')).toEqual([
    'Camellia Sinensis Leaf Extract',
    'Triethanolamine',
  ])
  expect(hits('tea', 'Aqua, Triethanolamine')).toEqual([])
  expect(
    hits('triethanolamine', 'Aqua, TEA-Lauryl Sulfate, Melaleuca Alternifolia (Tea Tree) Leaf Oil'),
  ).toEqual(['TEA-Lauryl Sulfate'])
})

it.each([
  ['soy', 'Soymilk'],
  ['milk', 'Nonfat Dry Milk'],
  ['milk', 'Camel Milk'],
  ['bee products', 'Hydrolyzed Beeswax'],
  ['sesame', 'Sodium Sesameseedate'],
  ['almond', 'PEG-20 Almond Glycerides'],
  ['peanut', 'Sodium Peanutamphoacetate'],
  ['PEG', 'Macrogol 400'],
  ['chickpea', 'Cicer Arietinum Seed Extract'],
  ['egg', 'Egg Shell Membrane Powder'],
  ['rapeseed', 'Canola Oil'],
  ['dyes', 'CI 19140'],
  ['fatty alcohols', 'Cetearyl Alcohol'],
  ['Kathon CG', 'Methylisothiazolinone'],
  ['Euxyl K400', 'Methyldibromo Glutaronitrile'],
  ['noten', 'Corylus Avellana Seed Extract'],
  ['jordnötter', 'Arachis Hypogaea Oil'],
  ['mjölk', 'Sodium Caseinate'],
  ['bivoks', 'Cera Alba'],
  ['lepek', 'Triticum Vulgare Bran Extract'],
  ['pähkinät', 'Prunus Amygdalus Dulcis Oil'],
  ['arašidy', 'Arachis Hypogaea Oil'],
  ['földimogyoró', 'Arachis Hypogaea Oil'],
  ['lapte', 'Sodium Caseinate'],
  ['fındık', 'Corylus Avellana Seed Oil'],
  ['γάλα', 'Sodium Caseinate'],
])('an allergy to %s meets %s', (entry, printed) => {
  expect(hits(entry, `Aqua, ${printed}, Glycerin`)).toEqual([printed])
})

it.each([
  ['coconut', 'Poria Cocos Extract'],
  ['BHT', 'BHA'],
  ['formaldehyde', 'DM Hydantoin'],
  ['formaldehyde', 'DEDM Hydantoin'],
  ['PEG', 'PPG-15 Stearyl Ether'],
  ['avocado', 'Persea Japonica Branch Extract'],
  ['bee products', 'Synthetic Beeswax'],
  ['bee products', 'Abies Alba Leaf Cera'],
  ['gluten', 'Corn Gluten Amino Acids'],
  ['wheat', 'Zea Mays Gluten Protein'],
  ['lanolin', 'Adeps Suillus'],
  ['milk', 'Streptococcus Lactis Extract'],
  ['egg', 'Salmo Ovum Extract'],
  ['citrus', 'Orange Roughy Oil'],
  ['citral', 'Litsea Japonica Branch/Leaf Extract'],
  ['acrylates', 'Acrylates/HEMA Copolymer'],
  ['balsam of peru', 'Benzoin Ethyl Ether'],
  ['red meat', 'Fish Collagen/Glycoproteins'],
])('an allergy to %s does not meet %s', (entry, printed) => {
  expect(hits(entry, `Aqua, ${printed}, Glycerin`)).toEqual([])
})

it.each([
  ['fragrance mix 1', 'Cinnamal'],
  ['Fragrance Mix 2', 'Citral'],
  ['Duftstoff-Mix', 'Geraniol'],
  ['mezcla de fragancias I', 'Eugenol'],
  ['Paraben-Mix', 'Methylparaben'],
  ['parabènes', 'Parahydroxybenzoate de méthyle'],
  ['Compositae-Mix', 'Arnica Montana Flower Extract'],
  ['sesquiterpene lactone mix', 'Calendula Officinalis Flower Extract'],
  ['caine mix III', 'Benzocaine'],
  ['molluscs', 'Ostrea Shell Extract'],
  ['Weichtiere', 'Snail Secretion Filtrate'],
  ['mussel', 'Mytilus Edulis Extract'],
  ['huîtres', 'Ostrea Shell Powder'],
  ['pine nut', 'Pinus Pinea Seed Oil'],
  ['Pinienkerne', 'Pinus Koraiensis Seed Oil'],
  ['preservatives', 'Phenoxyethanol'],
  ['conservateurs', 'Methylisothiazolinone'],
  ['Konservierungsstoffe', 'Sodium Benzoate'],
  ['natural rubber latex', 'Rubber Latex'],
  ['silver', 'Silver Citrate'],
  ['BHA', 'Salicylic Acid'],
  ['BHA', 'BHA'],
])('a word of allergy passports and of the food list: %s meets %s', (allergy, name) => {
  expect(hits(allergy, `Aqua, Glycerin, ${name}, Xanthan Gum`)).toEqual([name])
})

it.each([
  ['silver', 'Betula Pendula (Silver Birch) Bark Extract'],
  ['silver', 'Silver Fir Oil'],
  ['apple', 'Annona Squamosa (Custard Apple) Extract'],
  ['apple', 'Mentha Suaveolens (Apple Mint) Extract'],
  ['castor oil', 'Castoreum'],
  ['horse', 'Aesculus Hippocastanum (Horse Chestnut) Extract'],
  ['lavender', 'Limonium Gerberi (Sea Lavender) Extract'],
  ['salicylates', 'Epilobium Angustifolium (Willow Herb) Extract'],
  ['corn', 'Mentha Arvensis (Corn Mint) Extract'],
  ['gluten', 'Avena Sativa Kernel Flour (Gluten-Free)'],
  ['rose', 'Cistus Ladaniferus (Rock Rose) Extract'],
  ['mango', 'Irvingia Gabonensis (African Mango) Butter'],
  ['shellfish', 'Pleurotus Ostreatus (Oyster Mushroom) Extract'],
  ['bees', 'Monarda Didyma (Bee Balm) Extract'],
])('the everyday name of another plant or animal is no alarm: %s and %s', (allergy, name) => {
  expect(hits(allergy, `Aqua, Glycerin, ${name}, Xanthan Gum`)).toEqual([])
})

it('an entry that names one allergy several times is told it once, and another entry with it under its own name', () => {
  const told = alertsOf('Aqua, Prunus Amygdalus Dulcis Oil', {
    allergies: ['nuts, nuts and nuts', 'nuts and milk'],
  })

  expect(told.map(({ because }) => because)).toEqual(['nuts, nuts and nuts', 'nuts and milk'])
})

it.each([
  ['nuts – almonds', 'Prunus Amygdalus Dulcis Oil'],
  ['nickel — lanolin', 'Lanolin'],
  ['nuts | latex', 'Prunus Amygdalus Dulcis Oil'],
  ['nuts > almonds', 'Prunus Amygdalus Dulcis Oil'],
  ['Allergy: nuts', 'Prunus Amygdalus Dulcis Oil'],
  ['nuts → latex', 'Prunus Amygdalus Dulcis Oil'],
  ['celiachia – glutine', 'Hordeum Vulgare Extract'],
  ['riešutai ir kviečiai', 'Corylus Avellana Seed Oil'],
  ['rieksti un kvieši', 'Corylus Avellana Seed Oil'],
  ['soja eta gluten', 'Glycine Soja Oil'],
])('DEC-52 an entry of several, whatever sign or word is between them: %s', (entry, printed) => {
  expect(hits(entry, `Ingredients: Aqua, ${printed}`)).toContain(printed)
})

it.each([
  ['aspirin asthma', 'Salicylic Acid'],
  ['アスピリン喘息', 'Salicylic Acid'],
  ['아스피린 천식', 'Salicylic Acid'],
  ['nickel eczema', 'Nickel Sulfate'],
  ['Haselnuss-Ekzem', 'Corylus Avellana Seed Oil'],
  ['dermatite al nichel', 'Nickel Sulfate'],
  ['urticaire au latex', 'Rubber Latex'],
  ['экзема от никеля', 'Nickel Sulfate'],
])('DEC-52 what somebody falls ill by is told by the illness as well: %s', (entry, printed) => {
  expect(hits(entry, `Ingredients: Aqua, ${printed}`)).toContain(printed)
})
