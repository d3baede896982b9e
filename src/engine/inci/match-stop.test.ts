import { expect, it } from 'vitest'
import { analyze } from '../analyze.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { matchName } from './match/match.ts'
import { nameKey } from './match/name-key.ts'
import { parseList } from './parse.ts'

const knowledge = realKnowledge()
function match(printed: string) {
  const found = matchName(printed, knowledge)
  const stop = knowledge.stopList[found.stop ?? -1]
  return {
    ...found,
    inci: knowledge.ingredients[found.ingredient ?? -1]?.inci ?? null,
    stopped: stop ? `${stop.verdict} ${stop.ref}`.trim() : null,
  }
}

it.each([
  ['Chloroform', 'exact', '366'],
  ['Trichloromethane', 'synonym', '366'],
  ['67-66-3', 'code', '366'],
  ['CAS 67-66-3', 'code', '366'],
  ['Melamine', 'exact', '1711'],
  ['Aniline', 'exact', '22'],
  ['Acrylamide', 'exact', '681'],
  ['Retinoic Acid', 'exact', '375'],
  ['Vitamin A Acid', 'synonym', '375'],
  ['Isotretinoin', 'synonym', '375'],
  ['Minoxidil', 'exact', '372'],
  ['Quecksilber', 'synonym', '221'],
  ['Calomel', 'synonym', '221'],
  ['Formalin', 'synonym', '1577'],
  ['Borax', 'synonym', '1396'],
  ['Lidocaine HCl', 'synonym', '399'],
])('match: %s is known as forbidden, by tier %s, under entry %s', (printed, tier, ref) => {
  const found = match(printed)
  // Formaldehyde and borax are curated; their own rows forbid them.
  if (found.ingredient !== null) {
    const entries = knowledge.ingredients[found.ingredient]?.annexes ?? []
    expect(entries).toContainEqual(expect.objectContaining({ annex: 'II', ref, effect: 'banned' }))
  } else expect([found.tier, found.stopped]).toEqual([tier, `banned ${ref}`])
})

it.each([
  ['Clobetasol Propionate', '300'],
  ['Hydrocortisone Acetate', '300'],
  ['Hydrocortisone Butyrate', '300'],
  ['Sodium Prednisolone Phosphate', '300'],
  ['Mercuric Chloride', '221'],
  ['Mercury (II) Chloride', '221'],
  ['Lead Acetate', '289'],
  ['Arsenic Trioxide', '43'],
  ['Pilocarpine Hydrochloride', '283'],
  ['Atropa Belladonna Leaf Extract', '44'],
  ['Belladonna Extract', '44'],
  ['Tinctura Aconitum Napellus', '11'],
])('match: %s belongs to a group that entry %s names', (printed, ref) => {
  expect(match(printed).stopped).toBe(`banned ${ref}`)
})

it.each([
  'Selenium Disulfide',
  'Selenium Sulfide',
  'Barium Sulfate',
  'Lead to healthy skin',
  'Gold',
  'Copper',
  'Melia Azadirachta Leaf Extract',
  'Petrolatum',
  'Paraffinum Liquidum',
  'Polyacrylamide',
  'Styrene / Acrylates Copolymer',
  'Iron Oxides (CI 77491, mercury free)',
  'Phosphatidylcholine',
  'Laurus Nobilis Leaf Oil',
])('match: %s is not taken for what is forbidden', (printed) => {
  expect(match(printed).stopped?.startsWith('banned') ?? false).toBe(false)
})

it.each([
  ['Paracetamol', 'no-cosmetic'],
  ['Ketchup', 'no-cosmetic'],
  ['Glyphosate', 'no-cosmetic'],
  ['Fig Leaf Absolute', 'conditional 436'],
  ['Slack Wax (petroleum)', 'conditional 894'],
])('match: %s has no class, no neighbour and no number (%s)', (printed, stopped) => {
  const found = match(printed)
  expect([found.tier, found.ingredient, found.classId]).toEqual(['unknown', null, null])
  expect(found.stopped).toBe(stopped)
})

it('match: methanol is the methyl alcohol of Annex III, not drinking alcohol', () => {
  expect(match('Methanol').inci).toBe('METHYL ALCOHOL')
})

it.each([
  ['Nerol', 'NERAL'],
  ['Cinoxate', 'ETHYLHEXYL METHOXYCINNAMATE'],
  ['Farnesal', 'FARNESOL'],
  ['Ricinoleic Acid', 'LINOLEIC ACID'],
  ['Uric Acid', 'BORIC ACID'],
  ['Melamine', 'CALAMINE'],
])('match: %s exists and is no misprint of %s', (printed, resembled) => {
  const found = match(printed)
  expect(found.tier).not.toBe('near')
  expect(found.tier).not.toBe('ambiguous')
  expect(found.inci).not.toBe(resembled)
})

it.each([
  ['Hydroquinnone', 'HYDROQUINONE'],
  ['Isobutylparben', 'ISOBUTYLPARABEN'],
  ['Clobetasoll', 'Clobetasol'],
  ['Choroform', 'Chloroform'],
])('match: %s may be %s, and is not called forbidden for it', (printed, name) => {
  const found = match(printed)
  expect([found.tier, found.ingredient]).toEqual(['ambiguous', null])
  expect(found.by).toContain(name)
})

it('match: no near spelling ends at a forbidden ingredient', () => {
  const banned = knowledge.ingredients.filter(({ annexes }) =>
    annexes?.some(({ effect }) => effect === 'banned'),
  )
  expect(banned.length).toBeGreaterThan(30)
  for (const { inci } of banned) {
    const misprints = [`${inci.slice(0, 4)}${inci.slice(5)}`, `${inci.slice(0, 6)}X${inci.slice(6)}`]
    for (const printed of misprints) {
      const found = match(printed)
      if (found.tier === 'near') expect([printed, found.inci]).not.toEqual([printed, inci])
    }
  }
})

it('every spelling of the stop list is its own key, and none is a word too short to mean it', () => {
  for (const { name, keys } of knowledge.stopList) {
    expect(keys[0], name).toBe(nameKey(name))
    // One sign of Chinese or Korean is a word.
    const short = keys.filter((key) => key.length < 3 && !/[\p{Script=Han}\p{Script=Hangul}]/u.test(key))
    expect(short, name).toEqual([])
  }
})

it.each([
  ['하이드로퀴논', '수은', '납', '포름알데히드', '클로베타솔프로피오네이트', '벤젠'],
  ['氢醌', '汞', '铅', '甲醛', '丙酸氯倍他索', '苯', '硼酸', '氯仿'],
  ['ハイドロキノン', '水銀', '鉛', 'ホルムアルデヒド', 'トレチノイン', 'クロロホルム', 'ホウ酸'],
  ['Гидрохинон', 'Ртуть', 'Свинец', 'Формальдегид', 'Третиноин', 'Бензол', 'Борная кислота'],
  ['Phtalate de dibutyle', 'Mercúrio', 'Acido retinoico', 'Ołów', 'Chlorure de méthylène', 'Retinsäure'],
])('what is forbidden is known by its name in other languages: %s and others', (...names) => {
  const { ingredients } = analyze(`Ingredients: Aqua, ${names.join(', ')}, Glycerin`, knowledge)
  const allowed = ingredients.slice(1, -1).filter(({ why }) => why?.rule !== 'banned')
  expect(allowed.map(({ printed }) => printed)).toEqual([])
})

it('a name that only holds the sign of something forbidden is not forbidden', () => {
  const { ingredients } = analyze('成分：水、亚铅华、苯甲醇、苯乙基间苯二酚、밀납', knowledge)
  expect(ingredients.filter(({ why }) => why?.rule === 'banned')).toEqual([])
})

it.each([
  ['Trióxido de arsénico', 'Arsen'],
  ['Acetato de plomo', 'Lead'],
  ['Ossido di piombo', 'Lead'],
  ['Óxido de chumbo', 'Lead'],
  ['Oxyde de mercure', 'Mercury'],
  ['Sulfure de cadmium', 'Cadmium'],
  ['Tlenek rtęci', 'Mercury'],
  ['Оксид свинца', 'Lead'],
])('%s is a salt of %s', (printed, metal) => {
  const { tier, stop } = matchName(printed, knowledge)
  expect(['synonym', 'exact', 'part']).toContain(tier)
  expect(knowledge.stopList[stop ?? -1]).toMatchObject({ verdict: 'banned' })
  expect(knowledge.stopList[stop ?? -1]?.name).toContain(metal)
})

it('the chemical name of safrole is safrole, and no oil that holds it', () => {
  const { stop } = matchName('5-Allyl-1,3-benzodioxole', knowledge)
  expect(knowledge.stopList[stop ?? -1]?.name).toBe('Safrole')
})

it('a forbidden metal on a line of its own does not take in the lines below it', () => {
  for (const metal of ['Cadmium Sulfide', 'Lead Acetate', 'Bleiacetat'])
    expect(
      parseList(`INGREDIENTS\nMica\nTalc\n${metal}\nZinc Stearate\nDimethicone`, knowledge).items.map(
        ({ printed }) => printed,
      ),
    ).toEqual(['Mica', 'Talc', metal, 'Zinc Stearate', 'Dimethicone'])
})

it.each([
  ['Saussurea Lappa Root Oil', '1133'],
  ['Costus (Saussurea Costus) Root Oil', '1133'],
  ['Aucklandia Lappa Oil', '1133'],
  ['Costus Root Absolute', '1133'],
  ['Inula Helenium Root Oil', '423'],
  ['Elecampane Essential Oil', '423'],
  ['Ficus Carica (Fig) Leaf Absolute', '436'],
  ['Aloysia Citrodora (Lemon Verbena) Leaf Oil', '450'],
  ['Huile essentielle de verveine', '450'],
  ['Sassafras Albidum Root Oil', '360'],
])(
  'a scented oil of a plant is told by whichever part, name and language: %s, Annex II/%s',
  (printed, ref) => {
    const { stop } = matchName(printed, knowledge)
    expect(knowledge.stopList[stop ?? -1]).toMatchObject({ verdict: 'conditional', ref })
  },
)

it.each([
  'Ficus Carica Seed Oil',
  'Ficus Carica Fruit Extract',
  'Inula Helenium Extract',
  'Saussurea Involucrata Extract',
])('%s is not the scented oil that law names', (printed) => {
  expect(matchName(printed, knowledge).stop).toBeNull()
})

it.each(['Cannabis Resin', 'Cannabis Sativa Resin', 'Haschisch', 'Résine de cannabis', 'Tinctura Cannabis'])(
  '%s is a narcotic of Annex II/306, hemp seed is none',
  (printed) => {
    const { stop } = matchName(printed, knowledge)
    expect(knowledge.stopList[stop ?? -1]).toMatchObject({ verdict: 'banned', ref: '306' })
    expect(matchName('Cannabis Sativa Seed Oil', knowledge).stop).toBeNull()
  },
)

it.each(['Glycerinate', 'Allantoinol', 'Panthenolin', 'Ethylparabane', 'Sorbitolat', 'Betainol'])(
  '%s ends otherwise than a known name and is none of it',
  (printed) => {
    expect(matchName(printed, knowledge).tier).toBe('unknown')
  },
)

it.each([
  ['Panthenal', 'PANTHENOL'],
  ['Glycerinn', 'GLYCERIN'],
  ['Niacinamid', 'NIACINAMIDE'],
  ['Sodium Hyaluronat', 'SODIUM HYALURONATE'],
])('%s is misspelt and %s', (printed, inci) => {
  expect(knowledge.ingredients[matchName(printed, knowledge).ingredient ?? -1]?.inci).toBe(inci)
})

it('a name as near to a forbidden one as to an allowed one is told as perhaps forbidden', () => {
  const [, finding] = analyze('Aqua, Chrysen, Glycerin', knowledge).ingredients
  expect(finding?.safetyScore).toBeNull()
  expect(finding?.why?.rule).toBe('perhaps-banned')
  expect(analyze('Aqua, Chrysin, Glycerin', knowledge).ingredients[1]?.inci).toBe('CHRYSIN')
})

it.each(['Silver (nano)', 'Nanosilber', 'CI 77820 [nano]', 'Nano Silver', 'Silver [nano]'])(
  '%s is forbidden by Annex II/1727, silver is not',
  (printed) => {
    const { stop } = matchName(printed, knowledge)
    expect(knowledge.stopList[stop ?? -1]).toMatchObject({ verdict: 'banned', ref: '1727' })
    expect(matchName('Silver', knowledge).stop).toBeNull()
  },
)
