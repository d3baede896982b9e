import { expect, it } from 'vitest'
import { alertsOf, namesMet } from './alerts-of.test-support.ts'

it.each([
  ['Curcuma Longa Root Powder', 'turmeric|Kurkuma|cúrcuma|curcuma|kurkuma|куркума|ウコン|강황|姜黄'],
  ['CI 75300', 'turmeric|Kurkuma'],
  ['Humulus Lupulus Extract', 'hops|Hopfen|houblon|lúpulo|luppolo|chmiel|hop|хмель|ホップ|홉|啤酒花'],
  [
    'Elettaria Cardamomum Seed Oil',
    'cardamom|Kardamom|cardamome|cardamomo|kardamon|кардамон|カルダモン|豆蔻',
  ],
  ['Piper Nigrum Fruit Extract', 'pepper|Pfeffer|poivre|pimienta|pepe|pieprz|перец|胡椒|후추|黑胡椒'],
  [
    'Capsicum Annuum Fruit Extract',
    'chili|Cayennepfeffer|piment|pimentón|peperoncino|papryka|唐辛子|고추|辣椒',
  ],
  ['Crocus Sativus Flower Extract', 'saffron|Safran|azafrán|zafferano|szafran|шафран|サフラン|藏红花'],
  ['Thymus Vulgaris Oil', 'thyme|Thymian|thym|tomillo|timo|tymianek|tijm|тимьян|타임|百里香'],
  ['Ocimum Basilicum Oil', 'basil|Basilikum|basilic|albahaca|basilico|bazylia|базилик|罗勒'],
  ['Salvia Officinalis Leaf Extract', 'Salbei|sauge|szałwia|salie|шалфей|セージ|세이지|鼠尾草'],
  ['Urtica Dioica Extract', 'nettle|Brennnessel|ortie|ortiga|ortica|pokrzywa|крапива'],
  ['Hamamelis Virginiana Water', 'witch hazel|Zaubernuss|hamamélis|oczar|ハマメリス'],
  ['Dipotassium Glycyrrhizate', 'liquorice|Süßholz|réglisse|regaliz|liquirizia|солодка|甘草|감초'],
  [
    'Linum Usitatissimum Seed Oil',
    'linseed|Leinsamen|graines de lin|linaza|siemię lniane|亜麻仁|아마씨|亚麻籽',
  ],
  ['Cannabis Sativa Seed Oil', 'hemp|Hanf|chanvre|cáñamo|canapa|konopie|大麻'],
  ['Punica Granatum Extract', 'pomegranate|Granatapfel|grenade|granada|melograno|гранат|ザクロ|석류|石榴'],
  ['Centella Asiatica Extract', 'cica|gotu kola|центелла|ツボクサ|병풀|积雪草'],
  ['Butyl Methoxydibenzoylmethane', 'Parsol 1789|Eusolex 9020|Escalol 517'],
  ['Benzophenone-3', 'Eusolex 4360|Uvinul M40'],
  ['Triclosan', 'Irgasan|Irgasan DP 300'],
  ['Octocrylene', 'Uvinul N 539'],
  ['Ethylhexyl Triazone', 'Uvinul T 150'],
  ['Diethylamino Hydroxybenzoyl Hexyl Benzoate', 'Uvinul A Plus'],
  ['Phenylbenzimidazole Sulfonic Acid', 'Eusolex 232'],
  ['Quaternium-15', 'Dowicil 200|Dowicil 75'],
])('%s is met by the everyday words and trade names for it: %s', (inci, words) => {
  for (const word of words.split('|'))
    expect({ word, met: namesMet(word, `Aqua, ${inci}, Glycerin`) }).toEqual({ word, met: [inci] })
})

it.each([
  ['hops', 'Camellia Sinensis Leaf Extract'],
  ['thyme', 'Thymus Extract'],
  ['sage', 'Salvia Hispanica Seed Oil'],
  ['hazelnut', 'Hamamelis Virginiana Water'],
  ['hazel', 'Witch Hazel Bark Distillate'],
  ['hazelnut', 'Witch Hazel Complex'],
  ['fig', 'Opuntia Ficus-Indica Stem Extract'],
  ['nuts', 'Myristica Fragrans Kernel Oil'],
  ['celery', 'Nigella Sativa Seed Oil'],
  ['poppy', 'Eschscholzia Californica Extract'],
])('an allergy to %s says nothing of %s', (word, inci) => {
  expect(namesMet(word, `Aqua, ${inci}, Glycerin`)).toEqual([])
})

it.each([
  ['そば', '全成分：水、BG、ソバ種子エキス、グリセリン', 'ソバ種子エキス'],
  ['そば', '全成分：水、BG、ソバ発酵エキス末、グリセリン', 'ソバ発酵エキス末'],
  ['胡麻', '全成分：水、BG、ゴマ種子エキス、グリセリン', 'ゴマ種子エキス'],
  ['くるみ', '全成分：水、BG、クルミ種子エキス、グリセリン', 'クルミ種子エキス'],
  ['メロン', '全成分：水、メロン胎座エキス、グリセリン', 'メロン胎座エキス'],
  ['메밀', '전성분: 정제수, 메밀씨추출물, 글리세린', '메밀씨추출물'],
  ['호두', '전성분: 정제수, 호두추출물, 글리세린', '호두추출물'],
  ['荞麦', '成分：水、荞麦籽提取物、甘油', '荞麦籽提取物'],
  ['核桃', '成分：水、核桃籽提取物、甘油', '核桃籽提取物'],
])('an allergy to %s meets what is made of it: %s', (word, list, printed) => {
  expect(namesMet(word, list)).toEqual([printed])
})

it.each([
  ['そば', '全成分：水、ソバカス防止エキス'],
  ['胡麻', '全成分：水、ゴマージュ剤'],
])('two signs of kana that begin another word are not it: %s, %s', (word, list) => {
  expect(namesMet(word, list)).toEqual([])
})

it.each([
  ['walnut', 'Carya Ovata Bark Extract'],
  ['pecan', 'Hickory Bark Extract'],
])('an allergy to %s meets hickory and calls it that: %s', (word, name) => {
  expect(alertsOf(word, `Aqua, ${name}, Glycerin`)).toMatchObject([
    { printed: [name], text: expect.stringContaining('or hickory, of the genus of pecan') },
  ])
})

it('an allergy to walnut says nothing of the African walnut, which is another plant', () => {
  expect(namesMet('walnut', 'Aqua, African Walnut Oil, Glycerin')).toEqual([])
})

it('a relative of the kiwi is not told as the kiwi itself', () => {
  expect(alertsOf('kiwi', 'Aqua, Actinidia Polygama Fruit Extract, Glycerin')).toMatchObject([
    { text: expect.stringContaining('kiwi or another Actinidia') },
  ])
})

it.each([
  ['bitter almond', 'Prunus Amygdalus Dulcis Oil'],
  ['bitter almonds', 'Prunus Amygdalus Amara Kernel Oil'],
  ['sweet orange', 'Citrus Aurantium Dulcis Peel Oil'],
  ['hazel', 'Corylus Avellana Seed Oil'],
  ['rose geranium', 'Pelargonium Graveolens Flower Oil'],
  ['damask rose', 'Rosa Damascena Flower Oil'],
  ['wheat bran', 'Triticum Vulgare Germ Oil'],
  ['wheat starch', 'Triticum Vulgare Germ Oil'],
  ['grapeseed', 'Vitis Vinifera Seed Oil'],
  ['grape seed', 'Vitis Vinifera Seed Extract'],
  ['yellow tea', 'Camellia Sinensis Leaf Extract'],
  ['peanut flour', 'Arachis Hypogaea Oil'],
  ['lemon peel', 'Citrus Limon Peel Oil'],
  ['potato starch', 'Solanum Tuberosum Pulp Extract'],
  ['honey extract', 'Mel'],
])('a kind or a part of a plant is the plant of the allergy: %s meets %s', (word, inci) => {
  expect(namesMet(word, `Aqua, ${inci}, Glycerin`)).toEqual([inci])
})
