import { expect, it } from 'vitest'
import { realKnowledge } from '../../../knowledge/folder.test-support.ts'
import { fromJapanese, englishOrders } from './japanese-names.ts'
import { matchName } from '../match.ts'
import { nameKey } from '../name-key.ts'

const knowledge = realKnowledge()
const inciOf = (name: string) =>
  knowledge.ingredients[matchName(name, knowledge).ingredient ?? -1]?.inci ?? null

it.each([
  ['ジカプリン酸ネオペンチルグリコール', 'NEOPENTYL GLYCOL DICAPRATE'],
  ['イソノナン酸イソトリデシル', 'ISOTRIDECYL ISONONANOATE'],
  ['ポリステアリン酸スクロース', 'SUCROSE POLYSTEARATE'],
  ['ココイルサルコシンNa', 'SODIUM COCOYL SARCOSINATE'],
  ['ホウケイ酸(Ca/Na)', 'CALCIUM SODIUM BOROSILICATE'],
  ['ラウレス-6酢酸Na', 'SODIUM LAURETH-6 CARBOXYLATE'],
  ['ポリアクリル酸アルキル（Ｃ１０－３０）', 'POLY C10-30 ALKYL ACRYLATE'],
  ['PEGー11メチルエーテルジメチコン', 'PEG-11 METHYL ETHER DIMETHICONE'],
  ['ジステアリルジモニウムクロリド', 'DISTEARYLDIMONIUM CHLORIDE'],
  ['PEG-8(カプリル酸／カプリン酸)グリセリズ', 'PEG-8 CAPRYLIC/CAPRIC GLYCERIDES'],
  ['（カプリル酸／カプリン酸）ヤシアルキル', 'COCO-CAPRYLATE/CAPRATE'],
  [
    '(ジメチルアクリルアミド/アクリロイルジメチルタウリンNa)クロスポリマー',
    'DIMETHYLACRYLAMIDE/SODIUM ACRYLOYLDIMETHYLTAURATE CROSSPOLYMER',
  ],
  [
    '(アクリレーツ/アクリル酸エチルヘキシル/メタクリル酸ジメチコン)コポリマー',
    'ACRYLATES/ETHYLHEXYL ACRYLATE/DIMETHICONE METHACRYLATE COPOLYMER',
  ],
  ['アーチチョーク葉エキス', 'CYNARA SCOLYMUS LEAF EXTRACT'],
  ['ユズ果皮油', 'CITRUS JUNOS PEEL OIL'],
  ['乳酸桿菌/豆乳発酵液', 'LACTOBACILLUS/SOYMILK FERMENT FILTRATE'],
])('a Japanese name that no table holds is put together from its pieces: %s', (name, inci) => {
  expect(matchName(name, knowledge)).toMatchObject({ tier: 'synonym', confidence: 0.95 })
  expect(inciOf(name)).toBe(inci)
})

it.each([
  ['ステアリン酸グリセリル(SE)', 'GLYCERYL STEARATE SE'],
  ['安息香酸アルキル(C12-15)', 'C12-15 ALKYL BENZOATE'],
  ['ラウロイルグルタミン酸ジ(フィトステリル/オクチルドデシル)', 'PHYTOSTERYL/OCTYLDODECYL LAUROYL GLUTAMATE'],
  ['ジ(カプリル酸/カプリン酸)BG', 'BUTYLENE GLYCOL DICAPRYLATE/DICAPRATE'],
  ['PEG-40水添ヒマシ油', 'PEG-40 HYDROGENATED CASTOR OIL'],
  ['クエン酸ステアリン酸グリセリル', 'GLYCERYL STEARATE CITRATE'],
  ['リン酸アスコルビルMg', 'MAGNESIUM ASCORBYL PHOSPHATE'],
  ['加水分解ヒアルロン酸Na', 'HYDROLYZED SODIUM HYALURONATE'],
  ['塩化Ca', 'CALCIUM CHLORIDE'],
  ['2-エチルヘキサン酸セチル', 'CETYL ETHYLHEXANOATE'],
])('what the table holds too is read alike: %s', (name, inci) => {
  expect(fromJapanese(name, knowledge)).toBe(inci)
})

it.each([
  ['セチルナゾクロリド', 'a piece that nobody knows'],
  ['ステアリン', 'a piece alone'],
  ['塩化', 'a piece alone'],
  ['ポリグリセリル-77ラウリン酸', 'pieces that make no known name'],
  ['イソノナン酸イソトリデシレ', 'a misprint'],
  ['ザクロエキス', 'a plant of which the part is not printed'],
  ['チョウジエキス', 'a plant of which the part is not printed'],
  ['ショ糖脂肪酸エステル', 'esters of which the acids are not printed'],
  ['セラミド6II', 'a former name that the list of names has for another'],
  ['硬脂酸甘油酯', 'Chinese'],
])('%s is not put together: %s', (name) => {
  expect(fromJapanese(name, knowledge)).toBeNull()
})

it('is never another substance than the table says', () => {
  const japanese = knowledge.names.filter(([name]) => /[ァ-ヴ酸塩]/.test(name))
  const others = japanese.flatMap(([name, ingredient]) => {
    const latin = fromJapanese(name, knowledge)
    return latin === null || knowledge.byKey.get(nameKey(latin))?.ingredient === ingredient
      ? []
      : [`${name} ${latin}`]
  })

  expect(japanese.length).toBeGreaterThan(900)
  expect(others).toEqual([])
}, 60_000)

it.each([
  ['フタル酸ジブチル', 'DIBUTYL PHTHALATE'],
  ['酢酸鉛', 'LEAD ACETATE'],
  ['アクリルアミド', 'ACRYLAMIDE'],
  ['フタル酸ベンジルブチル', 'BENZYL BUTYL PHTHALATE'],
  ['トリクロロ酢酸', 'TRICHLOROACETIC ACID'],
])('finds what is forbidden by its Japanese name: %s', (name, latin) => {
  const { stop, ingredient } = matchName(name, knowledge)
  const inLatin = matchName(latin, knowledge)

  expect(fromJapanese(name, knowledge)).not.toBeNull()
  expect(inLatin.stop ?? inLatin.ingredient).not.toBeNull()
  expect({ stop, ingredient }).toEqual({ stop: inLatin.stop, ingredient: inLatin.ingredient })
})

it('a name made to be read in ever more ways is given up', () => {
  const started = performance.now()
  for (const name of [
    'ジ'.repeat(98),
    '酸'.repeat(98),
    `(${'酸/'.repeat(45)}酸)コポリマー`,
    `${'(酸/酸)コポリマー'.repeat(8)}`,
    'カプリル酸'.repeat(19),
    `${'加水分解'.repeat(12)}${'Na'.repeat(25)}`,
    `${'水添'.repeat(20)}酸${'(Na/K/Ca)'.repeat(6)}`,
    `${'ポリ'.repeat(45)}酸ア`,
    `(${'ヤシ油酸Na/'.repeat(3)}K)ポリマー`,
  ])
    expect([fromJapanese(name, knowledge), englishOrders(name).length < 50]).toEqual([null, true])

  expect(performance.now() - started).toBeLessThan(1_000)
})
