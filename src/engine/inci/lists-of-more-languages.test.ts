import { expect, it } from 'vitest'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { parseList } from './parse.ts'

const knowledge = realKnowledge()
const namesIn = (text: string) =>
  parseList(text, knowledge).items.map(
    ({ printed, match }) => knowledge.ingredients[match.ingredient ?? -1]?.inci ?? `? ${printed}`,
  )

const BALM = [
  'AQUA',
  'GLYCERIN',
  'PARAFFINUM LIQUIDUM',
  'CETYL ALCOHOL',
  'ARGANIA SPINOSA KERNEL OIL',
  'PARFUM',
]

it.each([
  ['Bengali', 'উপাদান: পানি, গ্লিসারিন, তরল প্যারাফিন, সিটাইল অ্যালকোহল, আরগান তেল, সুগন্ধি'],
  [
    'Bengali, a letter typed for the colon',
    'উপাদানঃ পানি, গ্লিসারিন, মিনারেল অয়েল, সেটিল অ্যালকোহল, আর্গান তেল, সুগন্ধ।',
  ],
  ['Georgian', 'შემადგენლობა: წყალი, გლიცერინი, თხევადი პარაფინი, ცეტილის სპირტი, არგანის ზეთი, სუნამო'],
  ['Armenian', 'Բաղադրություն՝ ջուր, գլիցերին, հեղուկ պարաֆին, ցետիլ սպիրտ, արգանի յուղ, օծանելիք։'],
  ['Urdu', 'اجزاء: پانی، گلیسرین، منرل آئل، سیٹائل الکحل، آرگن آئل، خوشبو'],
  ['Arabic', 'المكونات: ماء، جلسرين، بارافين سائل، كحول سيتيل، زيت الأركان، عطر'],
  ['Persian', 'ترکیبات: آب، گلیسیرین، پارافین مایع، ستیل الکل، روغن آرگان، اسانس'],
  ['Hebrew', 'מרכיבים: מים, גליצרין, פרפין נוזלי, אלכוהול צטיל, שמן ארגן, בושם'],
  ['Hindi', 'सामग्री: पानी, ग्लिसरीन, तरल पैराफिन, सीटाइल अल्कोहल, आर्गन तेल, इत्र'],
  ['Bulgarian', 'Съставки: Вода, Глицерин, Течен парафин, Цетил алкохол, Арганово масло, Парфюм'],
  ['Macedonian', 'Состојки: Вода, Глицерин, Течен парафин, Цетил алкохол, Арганово масло, Парфем'],
  ['Serbian', 'Састојци: Вода, Глицерин, Течни парафин, Цетил алкохол, Арганово уље, Мирис'],
  [
    'Serbian in Latin letters',
    'Sastojci: Voda, Glicerin, Tečni parafin, Cetil alkohol, Arganovo ulje, Miris',
  ],
  ['Slovene', 'Sestavine: Voda, Glicerin, Tekoči parafin, Cetilni alkohol, Arganovo olje, Dišava'],
  [
    'Lithuanian',
    'Sudėtis: Vanduo, Glicerinas, Skystasis parafinas, Cetilo alkoholis, Arganų aliejus, Kvapiosios medžiagos',
  ],
  ['Latvian', 'Sastāvs: Ūdens, Glicerīns, Šķidrais parafīns, Cetilspirts, Argana eļļa, Smaržvielas'],
  ['Estonian', 'Koostisosad: Vesi, Glütseriin, Vedel parafiin, Tsetüülalkohol, Argaaniaõli, Lõhnaaine'],
  ['Hungarian', 'Összetevők: Víz, Glicerin, Folyékony paraffin, Cetil-alkohol, Argánolaj, Illatanyag'],
  ['Greek', 'Συστατικά: Νερό, Γλυκερίνη, Παραφινέλαιο, Κετυλική αλκοόλη, Έλαιο αργκάν, Άρωμα'],
  ['Thai', 'ส่วนประกอบ: น้ำ, กลีเซอรีน, มิเนอรัลออยล์, เซทิลแอลกอฮอล์, น้ำมันอาร์แกน, น้ำหอม'],
  ['Albanian', 'Përbërësit: Ujë, Glicerinë, Vaj mineral, Alkool cetilik, Vaj argani, Parfum'],
])('one list in %s', (_, text) => {
  expect(namesIn(text)).toEqual(BALM)
})

it('botanicals of Korean and Chinese lists are known', () => {
  expect(namesIn('전성분: 서양송악잎추출물, 소나무잎추출물, 금잔화꽃추출물')).toEqual([
    'HEDERA HELIX LEAF EXTRACT',
    'PINUS DENSIFLORA LEAF EXTRACT',
    'CALENDULA OFFICINALIS FLOWER EXTRACT',
  ])
  expect(namesIn('成分：洋常春藤叶提取物、金银花提取物、茯苓提取物')).toEqual([
    'HEDERA HELIX LEAF EXTRACT',
    'LONICERA JAPONICA FLOWER EXTRACT',
    'PORIA COCOS EXTRACT',
  ])
})

it.each([
  [
    'शिया बटर, एलोवेरा, हल्दी',
    ['BUTYROSPERMUM PARKII BUTTER', 'ALOE BARBADENSIS LEAF JUICE', 'CURCUMA LONGA ROOT POWDER'],
  ],
  // Their consonants are the same.
  ['सीटियरिल अल्कोहल, स्टीयरिल अल्कोहल', ['CETEARYL ALCOHOL', 'STEARYL ALCOHOL']],
  ['স্টিয়ারিল অ্যালকোহল, সেটিয়ারিল অ্যালকোহল', ['STEARYL ALCOHOL', 'CETEARYL ALCOHOL']],
])('Indian names are told apart by their vowels: %s', (text, names) => {
  expect(namesIn(text)).toEqual(names)
})

it.each([
  'উপাদান: পানি, গ্লিসারিন, মধু মুক্ত',
  'উপাদান: পানি, গ্লিসারিন। মধু ছাড়া।',
  'اجزاء: پانی، گلیسرین، شہد کے بغیر',
  'შემადგენლობა: წყალი, გლიცერინი. არ შეიცავს: თაფლი.',
  'შემადგენლობა: წყალი, გლიცერინი, თაფლის გარეშე',
  'Բաղադրություն՝ ջուր, գլիցերին։ Չի պարունակում մեղր։',
  'Састав: Вода, Глицерин. Не садржи: мед, млеко.',
  'Состав: Вода, Глицерин. Не содржи: мед, млеко.',
  'Sudėtis: Vanduo, Glicerinas. Sudėtyje nėra: medus.',
  'Összetevők: Víz, Glicerin. Mentes: méz.',
  'Án: hunang, lanólín\nInnihald: Vatn, Glýserín',
  'Pa: mjaltë, lanolinë\nPërbërësit: Ujë, Glicerinë',
])('what is said to be left out is not inside: %s', (text) => {
  expect(namesIn(text)).toEqual(['AQUA', 'GLYCERIN'])
})
