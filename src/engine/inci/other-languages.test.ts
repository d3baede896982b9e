import { expect, it } from 'vitest'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { parseList } from './parse.ts'

const knowledge = realKnowledge()
const namesIn = (text: string) =>
  parseList(text, knowledge).items.map(
    ({ printed, match }) => knowledge.ingredients[match.ingredient ?? -1]?.inci ?? `? ${printed}`,
  )

const WASH = ['AQUA', 'GLYCERIN', 'SODIUM LAURETH SULFATE', 'CITRIC ACID', 'SODIUM BENZOATE', 'PARFUM']

it.each([
  ['Korean', '전성분: 정제수, 글리세린, 소듐라우레스설페이트, 시트릭애씨드, 소듐벤조에이트, 향료'],
  [
    'Korean with blanks',
    '전성분: 정제수, 글리세린, 소듐 라우레스 설페이트, 시트릭 애씨드, 소듐 벤조에이트, 향료',
  ],
  ['Japanese', '全成分：水、グリセリン、ラウレス硫酸Na、クエン酸、安息香酸Na、香料'],
  ['Japanese, parted by dots', '全成分：水・グリセリン・ラウレス硫酸Na・クエン酸・安息香酸Na・香料'],
  ['Japanese, narrow signs', '全成分:水､ｸﾞﾘｾﾘﾝ､ﾗｳﾚｽ硫酸Na､ｸｴﾝ酸､安息香酸Na､香料'],
  [
    'Japanese, a bullet a line',
    '全成分\n・水\n・グリセリン\n・ラウレス硫酸Na\n・クエン酸\n・安息香酸Na\n・香料',
  ],
  ['Chinese', '成分：水、甘油、月桂醇聚醚硫酸酯钠、柠檬酸、苯甲酸钠、（日用）香精'],
  ['Chinese, wide commas', '成分：水，甘油，月桂醇聚醚硫酸酯钠，柠檬酸，苯甲酸钠，香精'],
  ['Chinese, blanks only', '成分：水 甘油 月桂醇聚醚硫酸酯钠 柠檬酸 苯甲酸钠 香精'],
  ['Russian', 'Состав: вода, глицерин, лауретсульфат натрия, лимонная кислота, бензоат натрия, отдушка'],
  ['German', 'Inhaltsstoffe: Wasser, Glyzerin, Natriumlaurethsulfat, Zitronensäure, Natriumbenzoat, Parfüm'],
  [
    'French',
    'Composition : Eau, Glycérine végétale, Laureth sulfate de sodium, Acide citrique, Benzoate de sodium, Parfum',
  ],
  [
    'French, capitals without accents',
    'INGREDIENTS: EAU, GLYCERINE, LAURETH SULFATE DE SODIUM, ACIDE CITRIQUE, BENZOATE DE SODIUM, PARFUM',
  ],
  [
    'Spanish',
    'Ingredientes: Agua, Glicerina, Lauril éter sulfato de sodio, Ácido cítrico, Benzoato sódico, Fragancia',
  ],
  ['Italian', 'Ingredienti: Acqua, Glicerina, Sodio laureth solfato, Acido citrico, Sodio benzoato, Profumo'],
  [
    'Portuguese',
    'Ingredientes: Água, Glicerina, Lauril éter sulfato de sódio, Ácido cítrico, Benzoato de sódio, Fragrância',
  ],
  ['Polish', 'Skład: Woda, Gliceryna, Laurylo eterosiarczan sodu, Kwas cytrynowy, Benzoesan sodu, Zapach'],
])('one list in %s', (_, text) => {
  expect(namesIn(text)).toEqual(WASH)
})

const NUTS = [
  'PRUNUS AMYGDALUS DULCIS OIL',
  'ARACHIS HYPOGAEA OIL',
  'GLYCINE SOJA OIL',
  'TRITICUM VULGARE GERM OIL',
  'LANOLIN',
]

it.each([
  ['Korean', '성분: 스위트아몬드오일, 땅콩오일, 콩오일, 밀배아오일, 라놀린'],
  ['Japanese', '成分：アーモンド油、ピーナッツ油、ダイズ油、コムギ胚芽油、ラノリン'],
  ['Chinese', '成分：甜扁桃油、花生油、大豆油、小麦胚芽油、羊毛脂'],
  [
    'Russian',
    'Состав: масло сладкого миндаля, арахисовое масло, соевое масло, масло зародышей пшеницы, ланолин',
  ],
  ['German', 'Zutaten: Süßmandelöl, Erdnussöl, Sojaöl, Weizenkeimöl, Wollfett'],
  [
    'French',
    "Ingrédients : huile d'amandes douces, huile d'arachide, huile de soja, huile de germe de blé, lanoline",
  ],
  [
    'Spanish',
    'Ingredientes: aceite de almendra dulce, aceite de maní, aceite de soya, aceite de germen de trigo, lanolina',
  ],
  [
    'Italian',
    'Ingredienti: olio di mandorle, olio di arachidi, olio di soia, olio di germe di grano, lanolina',
  ],
  [
    'Portuguese',
    'Ingredientes: óleo de amêndoas, óleo de amendoim, óleo de soja, óleo de gérmen de trigo, lanolina',
  ],
  ['Polish', 'Składniki: olej migdałowy, olej arachidowy, olej sojowy, olej z kiełków pszenicy, lanolina'],
])('what can hurt is read in %s', (_, text) => {
  expect(namesIn(text)).toEqual(NUTS)
})

it('a middle dot between commas stands inside a name, and parts two known ones', () => {
  const name = 'アクリル酸・メタクリル酸アルキル共重合体'
  const polymer = 'ACRYLATES/C10-30 ALKYL ACRYLATE CROSSPOLYMER'

  expect(namesIn(`成分：水、${name}、グリセリン`)).toEqual(['AQUA', polymer, 'GLYCERIN'])
  expect(namesIn('成分：水、BG・グリセリン、クエン酸')).toEqual([
    'AQUA',
    'BUTYLENE GLYCOL',
    'GLYCERIN',
    'CITRIC ACID',
  ])
})

it.each([
  [
    'dots and a comma of a name',
    '成分：水・BG・1,2-ヘキサンジオール',
    ['AQUA', 'BUTYLENE GLYCOL', '1,2-HEXANEDIOL'],
  ],
  [
    'a number in front of a locant',
    '성분: 폴리솔베이트20, 1,2-헥산다이올',
    ['POLYSORBATE 20', '1,2-HEXANEDIOL'],
  ],
  ['a wide comma in a name', '成分：水、1，2-己二醇', ['AQUA', '1,2-HEXANEDIOL']],
  [
    'the Latin name in wide brackets',
    '成分：水、积雪草（CENTELLA ASIATICA）提取物',
    ['AQUA', 'CENTELLA ASIATICA EXTRACT'],
  ],
  [
    'a plant and its part',
    '成分：水、茶（CAMELLIA SINENSIS）叶提取物',
    ['AQUA', 'CAMELLIA SINENSIS LEAF EXTRACT'],
  ],
  [
    'the exact name beats the vitamin',
    'Состав: витамин Е (токоферола ацетат), вода',
    ['TOCOPHERYL ACETATE', 'AQUA'],
  ],
  [
    'two names joined by a German word',
    'Zutaten: Sheabutter und Kokosöl',
    ['BUTYROSPERMUM PARKII BUTTER', 'COCOS NUCIFERA OIL'],
  ],
  [
    'two names joined by a Russian letter',
    'Состав: масло ши и пчелиный воск',
    ['BUTYROSPERMUM PARKII BUTTER', 'CERA ALBA'],
  ],
  ['what nobody knows stays unknown', '成分：水、阿魏酰魏酸酯', ['AQUA', '? 阿魏酰魏酸酯']],
])('%s', (_, text, expected) => {
  expect(namesIn(text)).toEqual(expected)
})
