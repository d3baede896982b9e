import { expect, it } from 'vitest'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { alertsOf } from './alerts-of.test-support.ts'
import { readAllergy } from './allergy-entry.ts'

const knowledge = realKnowledge()
const read = (entry: string) =>
  readAllergy(entry, knowledge).map(({ term, ingredient, readAs }) => ({
    id: term?.id ?? (ingredient === null ? null : knowledge.ingredients[ingredient]?.inci),
    isGuess: readAs !== undefined,
  }))
const idsOf = (entry: string) => read(entry).map(({ id }) => id)

it.each([
  ['ořechů', 'nuts'],
  ['orzechów', 'nuts'],
  ['na orzechy laskowe', 'hazelnut'],
  ['lískových ořechů', 'hazelnut'],
  ['riešutams', 'nuts'],
  ['zemesriekstiem', 'peanut'],
  ['pähkinöille', 'nuts'],
  ['hajusteille', 'fragrance'],
  ['szezámmagra', 'sesame'],
  ['parabénekre', 'parabens'],
  ['yumurtaya', 'egg'],
  ['jordnötterna', 'peanut'],
  ['hnetum', 'nuts'],
  ['парабенов', 'parabens'],
  ['глютена', 'gluten'],
  ['αμυγδάλων', 'almond'],
  ['للمكسرات', 'nuts'],
  ['بالحليب', 'dairy'],
  ['לבוטנים', 'peanut'],
  ['لاتكس', 'latex'],
  ['فندق‌ها', 'hazelnut'],
  ['땅콩에', 'peanut'],
  ['ナッツ類', 'nuts'],
])('DEC-52 an entry in another case or number is the allergy of its word: %s', (entry, id) => {
  expect(idsOf(entry)).toEqual([id])
})

it.each([
  ['červený barvivo karmín', 'carmine'],
  ['colorant carmin', 'carmine'],
  ['jsem alergický na ořechy', 'nuts'],
  ['bez ořechů prosím', 'nuts'],
  ['nie toleruję mleka', 'dairy'],
  ['nötallergi', 'nuts'],
  ['jag tål inte parfym', 'fragrance'],
  ['nøddeallergi', 'nuts'],
  ['ég er með hnetuofnæmi', 'nuts'],
  ['ofnæmi fyrir hnetum', 'nuts'],
  ['en siedä hajusteita', 'fragrance'],
  ['ei pähkinöitä kiitos', 'nuts'],
  ['ei talu parfüümi', 'fragrance'],
  ['tejérzékenység', 'dairy'],
  ['lisztérzékenység', 'gluten'],
  ['nem bírom a parfümöt', 'fragrance'],
  ['parfüme alerjim var', 'fragrance'],
  ['parfümsüz', 'fragrance'],
  ['nu suport parfumul', 'fragrance'],
  ['je ne supporte pas le parfum', 'fragrance'],
  ['non sopporto i profumi', 'fragrance'],
  ['al·lèrgic a la llet', 'dairy'],
  ["I can't stand nuts", 'nuts'],
  ['no nuts please', 'nuts'],
  ['не переношу орехи', 'nuts'],
  ['непоносимост към мляко', 'dairy'],
  ['δεν αντέχω τα αρώματα', 'fragrance'],
  ['عندي حساسية من المكسرات', 'nuts'],
  ['بدون عطور', 'fragrance'],
  ['אני אלרגית לאגוזים', 'nuts'],
  ['רגישות לבשמים', 'fragrance'],
  ['من به آجیل حساسیت دارم', 'nuts'],
  ['मुझे मूंगफली से एलर्जी है', 'peanut'],
  ['ফুল নয়, দুধে অ্যালার্জি', 'dairy'],
  ['ฉันแพ้น้ำหอม', 'fragrance'],
  ['tôi bị dị ứng đậu phộng', 'peanut'],
  ['saya alergi terhadap susu', 'dairy'],
  ['对牛奶不耐受', 'dairy'],
  ['香料で肌荒れします', 'fragrance'],
  ['無香料', 'fragrance'],
  ['우유 불내증', 'dairy'],
])('DEC-52 what people write around an allergy is left out in their language: %s', (entry, id) => {
  expect(idsOf(entry)).toContain(id)
})

it.each([
  'carotene',
  'red algae',
  'milk thistle honey',
  'bez',
  'zorblaxů',
  'جزر بري',
  'fiskur á þurru landi',
])('DEC-52 no ending makes an allergy of another word: %s', (entry) => {
  expect(idsOf(entry)).toEqual([null])
})

it.each([
  'חלב וביצים',
  'حساسية من الحليب والبيض',
  'piim ja munad',
  'tejre és tojásra',
  'süt ve yumurta',
  'นมและไข่',
  '牛奶和鸡蛋',
  '牛乳と卵',
  '우유와 계란',
  'दूध और अंडे',
  'দুধ ও ডিম',
  'sữa và trứng',
])('DEC-52 an entry names two allergies in its language: %s', (entry) => {
  expect(idsOf(entry)).toEqual(['dairy', 'egg'])
})

it.each([
  ['ovos', ['egg', 'oat']],
  ['kummel', ['compositae', 'celery']],
  ['api', ['bee-products', 'celery']],
  ['kacang', ['nuts', 'peanut', 'soy']],
  ['alergi kacang', ['nuts', 'peanut', 'soy']],
  ['quế', ['cinnamon']],
  ['smola', ['colophony']],
])('DEC-52 an entry that is a word of several languages or things is each of them: %s', (entry, ids) => {
  expect(idsOf(entry)).toEqual(ids)
})

it('DEC-52 a form of a word so short that English words begin alike is told as read so', () => {
  expect(read('kvapams')).toEqual([{ id: 'fragrance', isGuess: true }])
  expect(read('ořechů')).toEqual([{ id: 'nuts', isGuess: false }])
  expect(alertsOf('kvapams', 'Aqua, Parfum').map(({ text }) => text)).toEqual([
    expect.stringContaining('(read as kvapai)'),
  ])
})

it.each(['kookosõli', 'kokosų aliejus', 'minyak kelapa', 'زيت جوز الهند'])(
  'DEC-52 the oil of a plant is its plant in every language, as in English: %s',
  (entry) => {
    expect(idsOf(entry)).toEqual(['coconut'])
  },
)
